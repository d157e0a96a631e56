extension ProjectAnswers {
    /// A violation as it is with the answers; nil where there is none after all.
    func settle(_ violation: Violation) -> Violation? {
        var violation = violation
        for question in violation.openQuestions {
            switch question {
            case .isUndeclared(let type):
                if declared.contains(type) { return nil }
            case .isFree(let type, _):
                guard used.contains(question) else { break }
                violation.fix = nil
                violation.message = violation.message.replacing(
                    "; rename it to '\(type)'", with: ", and another type is called '\(type)'; give it a third name")
            case .isOfSwiftAlone(let type):
                guard case .rename(let old, let new, _)? = violation.fix else { break }
                // Another project may have a type of the new name, too.
                switch namesLeftBehind.foreign(type, besides: violation.path, isTaken: declared.contains(new)) {
                case .leftBehind(let path):
                    violation.fix = nil
                    violation.message += "; rename it in '\(path)', too"
                case .users(let applications):
                    violation.fix = .rename(old, to: new, alsoIn: applications)
                }
            case .isAssigned, .isGiven:
                if !isAssigned(question) { return nil }
            case .isKept(let questions):
                if !questions.contains(where: isAssigned) { violation.withholdFix() }
            case .isForObjects(let type, let isLikely):
                let answer = isForObjects(type)
                if !(answer ?? isLikely) { violation.fix = nil }
                if answer == false {
                    violation.message = WeakNeeds.adding(WeakNeeds.objects(type), to: violation.message)
                }
            case .owns(_, let type, let keeper):
                let kept = owned[question]
                if kept == nil ? keeper == .superclass : keeper == .view { break }
                guard let kept, !kept.isSuppressed else { return nil }
                violation.tell(of: kept, in: type)
                if protocols[kept.type] != nil, isForObjects(kept.type) == false {
                    violation.message = WeakNeeds.adding(WeakNeeds.objects(kept.type), to: violation.message)
                }
            case .isInternal, .isUncalled:
                if used.contains(question) { return nil }
            case .isBuilt:
                if !used.contains(question) { return nil }
            case .keepsFunction(_, let type, let isLikely):
                if !used.contains(question), !isLikely || declared.contains(type) { return nil }
            case .isNoClass(let name):
                if declared.contains(name), protocols[name] == nil { return nil }
            case .isDeclared(let name):
                if !declared.contains(name) { return nil }
            case .isOwned, .isNotInherited, .isNoOtherName, .isNoBase:
                if declarations.deny(question) { return nil }
            case .isLacking:
                if listed[question] != false { return nil }
            case .isLocal(_, _, _, _, let isWanted):
                if (listed[question] == false) != isWanted { return nil }
            case .isUsed:
                if used.contains(question) { violation.fix = nil }
            case .isGivenNewObject, .isOnlyOwner:
                if used.contains(question) { violation.withholdFix() }
            case .isOfClassesAlone(let type):
                if !conformers.areObjects(type) { violation.fix = nil }
            }
        }
        violation.openQuestions = []
        return violation
    }
}

extension Violation {
    /// Leaves it to a person to make something weak that nothing else may own.
    fileprivate mutating func withholdFix() {
        fix = nil
        if !message.hasSuffix(WeakNeeds.caution) { message += WeakNeeds.caution }
    }
}
