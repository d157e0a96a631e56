/// Every grammar element that an outline knows, in a text that the compiler parses.
let outlineSample = ##"""
    #!/usr/bin/swift
    import A; import B
    class S<each T>: ~Copyable, P<Int>, (Q & R), @preconcurrency X {
      let a: (Int, String) -> [Int: Foo<Bar>]?, b = { (x: Int) async throws(E) -> Int in x }, c: some P<Int> = z
      var f = Foo<A, B>() { didSet { x = oldValue } }
      var g = 2
      var h: Int = a < b ? c : d, i: Int
      let j = a<b, k = 3
      var l = foo { $0 } then: { $1 } { willSet(q) { print(q) } }
      let m = """
       \(x.map { "\($0) \("\(y)")" })  { 
      """, n = #"\#(z)"#
      let o = if let a = b, a > 1 { 1 } else if c { 2 } else { 3 }
      let p: Int =
        try! await foo
          .bar()
          .baz
      let q = foo
        as? Bar
      #if A
      let r = 1
      #elseif B || C
      let r = 2
      #endif
      let s = x
      #if A
        .foo()
      #endif
        .bar()
      var t: Int { get async throws { 1 } }
      var u: Int { _read { yield x } nonmutating _modify { yield &x } }
      var v: Int { @inlinable get { 1 } }
      @Foo<Int>(a: 1) @Bar.Baz nonisolated(unsafe) private(set) static var w: Int = 1
      let open = 1, `class`: Int, lazy = 3
      func open() {}
      prefix static func - (x: Self) -> Self { x }
      static func < <T>(a: T, b: T) -> Bool { true }
      static func ..< (a: Int, b: Int) {}
      func `func`<each U>(_: repeat each U, x y: inout Int = 3, _ z: @escaping @Sendable (Int) -> Void, w: Int...) async throws(Foo.Bar<Int>) -> (repeat each U) where U: P, U.X == Y<Int> {}
      func a() -> some View & P
      func b() -> any P? { nil }
      class override func c() {}
      class var d: Int { 1 }
      class Inner { }
      class class2 {}
      init!() {}
      init<T>(x: T) where T: P {}
      subscript(_ x: Int, y y: Int...) -> Int { 3 }
      static subscript<T>(x: T) -> T? where T: P { get { x } nonmutating set(v) { v } }
      typealias A<T> = Foo<T> where T: P
      typealias B = (Int) -> Void
      deinit { }
      func d() {}
      func e() { }
      let actor = 3
      func f() { struct Local { var x: Int; func y(z: Int) {} }; actor.x(); let (a, _, (b, c)) = t }
      #Macro { let x = 3 }
      @attached(member) macro foo(_ x: Int) -> Int = #externalMacro(module: "a", type: "b")
      let aa: [3 of Int], bb: Foo<3>, cc: Foo<-1>?, dd: Foo<(A, B) -> C>
      let ee: A.B.C?, ff: [A: [B]]!, gg: A.Type, hh: any P.Type, ii: Foo<Bar<Baz>>?=nil, jj: ()->()={}
      let kk = \Foo.bar, ll = \.self, mm = #selector(foo(_:bar:)), nn = /abc{2}/, oo = a ?? b
      let pp: Int; let qq: Int
      func gg(_ a: Int...) {} ; func hh() {}
      var rr: Int { mutating get { 1 } set {} }
      var ss = 1 { @Foo didSet {} }
      weak var tt: Foo?, uu: Bar?
      let vv = [1, 2, 3].map { x, y in x } [0]
    }
    distributed actor D { distributed func x() {}; isolated deinit {} }
    actor E: P {}
    enum F: String, P { case a = "x", b = #"y"#, c, `default`; case d(x: Int, y: [Int: Foo] = [:], (Int) -> Void); indirect case e(F)
      case f(Int), g
      static let h = F.a }
    protocol G<A>: AnyObject where A: P { associatedtype A: P, Q = Int where A.X == Int; var x: Int { get set }; static func + (l: Self, r: Self) -> Self
      init(x: Int)
      subscript(x: Int) -> Int { get }
      func throwing() throws -> Int
      typealias B = A
      func `init`()
    }
    extension [Int] { var x: Int { 1 } }
    extension Array<Int>.Foo: @retroactive P where Element == Int {}
    extension Foo? {}
    private extension Foo { private struct X {} }
    for i in 0..<3 { let x = i }
    guard let x = y else { fatalError() }
    let (aTop, bTop): (Int, Int) = (1, 2)
    foo { let z = 1 }
    if x == y, let w = q { func inner() {} } else { }
    switch x { case .a: let b = 1
     default: break }
    do { try x() } catch let e as E { } catch { }
    repeat { } while x
    let afterRepeat = 1
    @main struct Main { static func main() {} }
    infix operator <+>: AdditionPrecedence
    prefix operator √
    func √ (x: Int) {}
    let last = 1
    """##
