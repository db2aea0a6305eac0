extension Phrase {
  /// What is said otherwise of a trip that has not begun, where a sentence would tell of what is to come as of what was.
  static let ahead: [Phrase: Phrase] = [
    .factSpent: .factSpentAhead, .factSpentOf: .factSpentOfAhead,
    .factSpentPartly: .factSpentPartlyAhead, .wereQuiet: .wereQuietAhead,
    .silentDays: .silentDaysAhead, .spreadThatDay: .spreadThatDayAhead,
    .spreadOnOneThatDay: .spreadOnOneThatDayAhead, .spentThatDay: .spentThatDayAhead,
    .signMoney: .signMoneyAhead, .spentHere: .spentHereAhead, .placeWho: .placeWhoAhead,
    .spentInAll: .spentInAllAhead, .leftLede: .leftLedeAhead, .overLede: .overLedeAhead,
    .categoriesHeading: .categoriesHeadingAhead, .categoriesNote: .categoriesNoteAhead,
    .chartDaysNote: .chartDaysNoteAhead, .chartDaysPlainNote: .chartDaysPlainNoteAhead,
    .chartCourse: .chartCourseAhead, .chartSoFar: .chartSoFarAhead,
    .chartCourseNote: .chartCourseNoteAhead, .chartCoursePlainNote: .chartCoursePlainNoteAhead,
    .chartPlan: .chartPlanAhead, .chartSpent: .chartSpentAhead, .columnSpent: .columnSpentAhead,
    .columnSpentSoFar: .columnSpentSoFarAhead, .columnPlan: .columnPlanAhead,
    .columnPaid: .columnPaidAhead, .balancesHeading: .balancesHeadingAhead, .peopleNote: .peopleNoteAhead,
    .personStanding: .personStandingAhead, .unpaidNote: .unpaidNoteAhead,
    .chartSpreadNote: .chartSpreadNoteAhead,
    .statModeNote: .statModeNoteAhead, .statBiggestNote: .statBiggestNoteAhead,
    .meansHeading: .meansHeadingAhead, .spentWhereHeading: .spentWhereHeadingAhead,
    .spentWhereFew: .spentWhereFewAhead, .mapOfMoney: .mapOfMoneyAhead,
    .costPlannedHeading: .costPlannedHeadingAhead, .costPlannedThatDay: .costPlannedThatDayAhead,
    .alertNearlyTotal: .alertNearlyTotalAhead, .alertNearlyCategory: .alertNearlyCategoryAhead,
    .alertUsedTotal: .alertUsedTotalAhead, .alertUsedCategory: .alertUsedCategoryAhead,
    .tipMostWentOn: .tipMostWentOnAhead,
  ]
}

extension Words {
  /// The same words as they are said of a trip that has not begun.
  package var ahead: Words { replacing(Phrase.ahead) }
}
