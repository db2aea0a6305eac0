/// A text of the site by its key in `templates/words/`. Templates write `{{words.key}}`.
package enum Phrase: String, CaseIterable, Sendable {
  case direction

  // Numbers, money, positions
  case decimalMark, thousandsMark, percent, moneyWithSymbol, moneyWithCode, latitudeNorth, latitudeSouth,
    longitudeEast, longitudeWest, north, listMark, listEnd

  // Days and times
  case months, monthsShort, weekdays, weekdaysShort, dateLong, dateLongWithoutYear, dateShort,
    datePlain, monthsInYear, monthsOverYears,
    dateMonth, dateMonthShort, dateTiny, rangeInMonth, rangeInYear, rangeOverYears

  // Every page
  case skipLink, navigation, navTrip, navDays, navCalendar, navJournal, navPhotos, navMap, navPlaces,
    navBudget, navFigures, navSearch, keptBy, madeWith, selfContained, before, after, missingHeading,
    missingText,
    missingHome

  // The front page
  case since, underWay, startsIn, dayNumber, dayOfDays, coverNote, tripInNumbers, factDays, factRecorded,
    factPhotos, factWords, factPlaces, factStops, factSpent, factSpentOf, routeHeading, routeNote, wholeMap,
    latestHeading, daysHeading, quietDays, emptyTrip

  // Cards and counts
  case countPhotos, countPhotosNear, countEntries, countWords, countDays, countPurchases, morePhotos

  // A day
  case dayMap, dayInNumbers, hourByHour, localTime, emptyDay, weatherRange, weatherHigh, weatherLow,
    weatherFell, weatherCredit, weatherSource, weatherLicence, weatherAfter, spendingHeading, spentThatDay,
    partOfCost,
    leftOfAllowance, overAllowance, dayTotal, wholeBudget, picturesHeading, picturesNote, paidByName

  // A day that nobody has written about
  case dayTowards, dayAround, dayBeyond, dayQuarters, dayAtSea, remarkInto, remarkCrossing, remarkCrossingBy,
    remarkBy, remarkOutAndBack, remarkSea, remarkWay, remarkStay, remarkIn, remarkAlso,
    remarkMostPictures

  // The calendar
  case calendarLede, calendarAllowance, calendarGapMonth, calendarGapMonths, calendarSigns, signWords,
    signPhotos,
    signWay, signStops, signMoney, asCalendar, today, allowanceUpTo, countStops

  // The journal
  case heatHeading, heatNote, heatTable, heatNone, heatMany, heatWords, heatEntries,
    heatEntriesOn, heatLongest,
    heatShortest, heatDay, allDays,
    journalLede, readOn, tagged, whereHeading, footnote, footnoteBack, table, taskDone, taskOpen

  // Photos
  case photosLede, photoAlternative, photoAlternativeAt, photoNumber, withoutDay, photoFacts, photoDate,
    photoTime, photoPlace,
    photoPosition, positionEstimated, photoAltitude, photoCamera, photoExposure, photoSize, pixels, placeAway,
    photoWhere, townAway, townMiddle, townSide, titleOfPlace, titleOfWay, titleOfYear, directionNorth,
    directionNorthEast,
    directionEast,
    directionSouthEast,
    directionSouth,
    directionSouthWest, directionWest, directionNorthWest, factCountries, namesCredit, namesSource,
    namesLicence,
    original, originalOfKind, download, largest, shownIn, photoAlbum, galleryWays, galleryByDay,
    galleryByPlace, galleryAlbums, galleryElsewhere, galleryPage, galleryPart, previousPage, nextPage

  // Clips and Live Photos
  case clipLabel, live, liveLabel, clipAlternative, clipAlternativeAt, clipNumber, clipFacts, clipLength,
    clipFile,
    clipHint, clipDownload, megabytes, countClips, clipsLede, factClips, factAndClips

  // Figures
  case figuresTitle, figuresByDay, figuresInAll, figuresByManner, figuresRest, factStraight, factMoving,
    factSpeed, factAscent, factHighest, factFarthest, factFarthestTown, factNights, columnDistance,
    columnMoving, columnSpeed, columnUp,
    columnDown, columnHighest, columnStops, columnPhotos, columnWords, columnManner, columnRecorded,
    columnStraight, columnWhere, columnAfter, columnHeight, mannerWalk, mannerRoad, mannerRail,
    mannerFlight, mannerBoat, mannerUnknown, restHighest, restOverall, restCountries, restTowns, restStops,
    restPhotos, restWords, restMoney, methodsHeading, methodDistance, methodTimeLabel, methodTime,
    methodClimbsLabel, methodClimbs, methodStops, methodHome

  // How high the way was
  case profileHeading, profilesNote, profileTitle, profileAbout, profileSum, profileStart, profileEnd,
    profileHighest, profileLowest, profileTop

  // Large pictures over a page
  case viewer, viewerClose, viewerPrevious, viewerNext, viewerCount, viewerOriginal

  // Lists that can be sorted and narrowed
  case listTools, listCount, filterDay, filterAllDays, filterPlaced, filterCategory, filterAllCategories,
    sortOrder, sortAsOnMap, sortByName

  // Search
  case searchLabel, searchHint, searchFound, searchNothing, searchMore, searchUnread, searchWithoutScript,
    searchLists, kindEntry, kindDay, kindPlace, kindPhoto, kindClip, kindExpense

  // Maps and places
  case mapOfTrip, mapOfDay, mapOfPlace, mapOfPlaces, mapWalked, mapSailed, mapFlown, mapJoined, mapGrid,
    mapSource,
    mapOpenStreetMap, mapRings,
    mapLede, mapNowhere, mapDestination, destinationHeading, routeStart,
    routeEnd,
    stopsHeading, daysOnMap, placesHeading, placesLede, otherPlaces, allPlaces, previousPlace, nextPlace,
    placeFacts, placeTime, placeCategory, placeLink, ways, wayNavigation, wayOpenStreetMap, wayApple,
    wayGoogle, writtenHere, spentHere, placeDays, placeWho, away, photosNearest, photosNearestOf, asGeoJSON,
    asGPX, asCSV,
    mapMoved, mapCloser, mapFarther, mapAll, mapPlay, mapPause, mapTimeLine

  // The budget
  case left, leftToday, over, overToday, spentInAll, leftLede, overLede, allowanceLede, spentLede,
    moneyInNumbers, factBudget, factMeanPerDay, factLeftThisWeek, factDaysLeft, categoriesHeading,
    categoriesNote, leftOfCategory, overCategory, chartDays, chartDaysNote, chartDaysPlainNote, chartCourse,
    chartCourseNote, chartCoursePlainNote, chartPlan, chartSpent, asTable, columnDay, columnCategory,
    columnWhat, columnPaidBy, columnAmount, columnSpent, columnSpentSoFar, columnBudget, columnLeft,
    columnAllowance, columnPlan, columnLeftInAll, columnLeftInCategory, columnName, columnPaid, columnShare,
    columnBalance, balancesHeading, settleHeading, settlePayment, peopleNote, personStanding,
    chartSpreadNote, isOwed, owes, isEven,
    statisticsHeading, statisticsNote,
    statMean, statMeanNote, statMedian, statMedianNote, statMode, statModeText, statModeNote, statRange,
    statRangeText, statRangeNote, statBiggest, statBiggestNote, statDearest, statDearestNote, statCheapest,
    statCheapestNote, purchasesHeading, openPurchases, givenBack, emptyBudget

  // Budgets that are nearly used up
  case alertNearlyTotal, alertNearlyCategory, alertUsedTotal, alertUsedCategory, alertOverTotal,
    alertOverCategory, tipPerDay, tipRoom, tipLeftInAll, tipNothingLeft, tipMostWentOn, tipBeforeTheTrip,
    tipNextTime, tipFood, tipLodging, tipTransport, tipFun, tipShopping, tipSights, tipHealth, praiseBelow,
    praiseCameHome

  // What only the author sees, in a preview
  case keptDraft, keptPrivate, keptUntil, keptFrom, keptNearHome, keptWithOthers, keptTrip

  // Categories
  case categoryFood, categoryLodging, categoryTransport, categoryFun, categoryShopping, categorySights,
    categoryHealth, categoryMuseum, categoryView, categoryOther
}
