/// The day of an instant in UTC as `YYYY-MM-DD`; nil where the year has not four digits.
public func calendarDay(secondsSince1970 seconds: Int) -> String? {
    var instant = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&instant, &parts) != nil else { return nil }
    let year = Int(parts.tm_year) + 1900
    guard (1000...9999).contains(year) else { return nil }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
}
