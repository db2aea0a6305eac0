/// A text of the site by its key in `templates/words/`. Templates write `{{words.key}}`.
package enum Phrase: String, CaseIterable, Sendable {
  case direction

  // Numbers, money, positions
  case decimalMark, thousandsMark, percent, moneyWithSymbol, moneyWithCode, latitudeNorth, latitudeSouth,
    longitudeEast, longitudeWest, north, listMark, listEnd

  // Days and times
  case months, monthsShort, weekdays, weekdaysShort, dateLong, dateLongWithoutYear, dateShort,
    datePlain, monthsInYear, monthsOverYears, twoMonthsInYear, twoMonthsOverYears,
    dateMonth, dateMonthShort, dateTiny, rangeInMonth, rangeInYear, rangeOverYears

  // Every page
  case skipLink, navigation, navTrip, navStory, navDays, navItinerary, navCalendar, navJournal, navPhotos,
    navMap, navPlaces, navChats, navIdeas, navBudget, navFigures, navSearch, onThisPage, madeWith,
    selfContained, before, after, missingHeading,
    missingText, missingWay, missingParts,
    missingHome, missingHomeOfLibrary

  // A page of a sealed site before it is opened
  case unlockTitle, unlockText, unlockPassword, unlockRemember, unlockOpen, unlockOpening, unlockWrong,
    unlockDamaged, unlockKeyless, unlockInsecure, unlockScript, unlockBroken, unlockAgain

  // The front page
  case since, daysBefore, daysUnfound, underWay, startsIn, dayNumber, dayOfDays, coverNote, frontWay,
    sharePicture, tripInNumbers, factDays, factRecorded, factTravelled, factUndated, factUndatedAlone,
    factPlanned, factRestOfTrack, undatedWays, plannedWays, notYetDated, planPages, planIdeas,
    factWalked, factByBicycle, factByRoad, factByBus, factByCar, factByTaxi, factByRail, factByAir,
    factByBoat, factOtherways, factOtherwise, factTravelledBy, factTravelledParts, factByTitles, factAscentBy,
    atLeast, factSoFar,
    factPhotos, factWords, factEntries, factMessages, factPlaces, factStops, factSpent, factSpentOf,
    factSpentPartly,
    routeHeading,
    routeNote,
    routeNoteDay, routeNoteRings, routeNoteOrder, routeNoteTowns, routeNotePlaces, wholeMap, wholeTrip,
    allStopsCounted,
    allPlacesCounted,
    latestHeading, daysHeading, quietDays, wereQuiet, silentDays, emptyTrip

  // The whole trip in one go
  case storyHeading, storyOf, storyPart, storyRead, storyGoOn, inStory

  // What is planned
  case itineraryLede, eventFlight, eventTrain, eventBus, eventFerry, eventHotel, eventCarRental, eventParking,
    eventActivity, eventRestaurant, eventDirection, eventTransport, eventCheckIn, eventCheckOut, eventNight,
    eventGoesOn, eventStart, eventEnd, eventDeparture, eventArrival, eventPickUp, eventGiveBack, eventUntil,
    eventAt, eventNextDay,
    eventFacts, eventDuration, eventRide, eventRideTakes, eventTakes, eventStay, eventStayIn, eventWho,
    eventAddress, eventBooking, eventPhone, eventPrice, kindEvent,
    remarkOverlap, remarkOutOfReach, remarkUnconnected, remarkBackwards, remarkTooFast, remarkNoBed,
    remarkTwoBeds, travellersHeading, travellerAccepted, travellerInvited, travellerDeclined,
    travellersAsked, organisedBy,
    asICS,
    invitationSubject, invitationHello, invitationAsk, invitationPlanned, invitationCompanions,
    invitationAddress, invitationAnswer, bookingsNote, keptBookings, remindJournal, todayHeading, nextFirst,
    nextHeading,
    wholeItinerary, remindExpenses

  // Cards and counts
  case countPhotos, countPhotosNear, countPhotosFarther, countEntries, countEntriesFurther, countWords,
    countDays, countDaysWhole, countDaysFurther, countPurchases, countPlaces, countSights, countEateries,
    countStays, countCamps,
    countMuseums, countViews, countSaved

  // A day
  case hoursOfMorning, hoursOfAfternoon, hoursOfEvening, hoursOfNight
  case dayMap, dayInNumbers, hourByHour, localTime, toldIn, emptyDay, emptyDayToday,
    emptyDayAhead, weatherRange, weatherHigh, weatherLow,
    weatherFell, weatherCredit, weatherSource, weatherLicence, weatherAfter, spendingHeading, spentThatDay,
    partOfCost, costForDays, costForNights,
    leftOfAllowance, overAllowance, dayTotal, wholeBudget, picturesHeading, picturesMore,
    picturesAlso,
    picturesNote,
    paidByName,
    clockBack, clockForward, clockBackBy, clockForwardBy, clockHours, spreadThatDay,
    spreadOnOneThatDay,
    temperaturesHeading,
    temperaturesOf

  // A day that nobody has written about
  case dayTowards, dayApart, dayRides, dayRidesFrom, dayCarTaken, dayCarReturned,
    dayCarTakenSomewhere, dayCarReturnedSomewhere, dayAround, dayBeyond, dayQuarters, dayAtSea, remarkInto,
    remarkCrossing, remarkCrossingLines,
    remarkCrossingBy, remarkFlown, remarkFlownBy,
    remarkBy, remarkOutAndBack, remarkTurn, remarkReached, remarkTurnOff, remarkRound, remarkRoundOff,
    remarkSea, remarkWay, remarkStay, remarkIn,
    remarkInQuarters, remarkAlso, remarkQuarters,
    remarkFromMiddle, remarkFromNear, remarkKnownFrom, remarkKnownFromNear, remarkRides, remarkAllRides,
    remarkMostPictures

  // The calendar
  case calendarLede, calendarAllowance, calendarGapMonth, calendarGapMonths, calendarSigns, signWords,
    signPhotos,
    signWay, signWeather, signStops, signMoney, signEvents, countEvents, asCalendar, today, allowanceUpTo,
    countStops

  // The journal
  case heatHeading, heatNote, heatTable, heatNone, heatMany, heatWords, heatEntries,
    heatEntriesOn, heatLongest,
    heatShortest, heatDay, allDays,
    journalLede, tagged, tags, allTags, tagsLede, taggedEntries, taggedPlaces, whereHeading,
    whereUndated, whereWritten, wherePictures, entryMood, footnote,
    footnoteBack, drawing, sound, soundDownload, table, taskDone, taskOpen

  // Conversations
  case chatsHeading, chatsLede, countMessages, chatRest, chatWhole, chatsAll, chatSaid, kindChat

  // Photos
  case photosLede, photosUndated, photoAlternative, photoAlternativeAt, photoNumber, previousPhoto, nextPhoto,
    withoutDay, allPhotos, photoFacts,
    photoDate,
    photoTime, photoPlace,
    photoPosition, positionEstimated, photoAltitude, photoLooking, looking, dayByFile,
    dayByFolder, nightInto, photoLens, photoCamera, photoExposure, photoSize, pixels, placeAway,
    photoWhere, townAway, townMiddle, townSide, townNear, titleOfPlace, titleOfWay, titleOfYear,
    directionNorth,
    directionNorthEast,
    directionEast,
    directionSouthEast,
    directionSouth,
    directionSouthWest, directionWest, directionNorthWest, factCountries, namesCredit, namesSource,
    namesLicence,
    original, originalOfKind, download, largest, shownIn, photoAlbum, galleryWays, galleryByDay,
    galleryByPlace, galleryAlbums, galleryCameras, galleryCamera, galleryOnTheWay, galleryElsewhere,
    galleryUnplaced,
    galleryPage, galleryPart, previousPage,
    nextPage

  // Clips and Live Photos
  case clipLabel, live, liveLabel, clipAlternative, clipAlternativeAt, clipNumber, clipFacts, clipLength,
    clipFile,
    clipHint, clipDownload, megabytes, countClips, clipsLede, factClips, factAndClips

  // Figures
  case figuresTitle, figuresByDay, figuresBetween, figuresInAll, figuresDifferent, figuresCutOff,
    figuresByManner,
    figuresRest, factStraight, factTraced,
    factTravelledRecorded, factMoving, factMovingHours, factMovingRecorded, factSpeed, factAscent,
    factHighest,
    factHighestDated, factHighestRecorded, factAscentRecorded, factLowest,
    factFarthest,
    factFarthestTown,
    factNights, factNightsInto, columnDistance,
    columnMoving, columnSpeed, columnUp,
    columnDown, columnHighest, columnStops, columnRests, columnPhotos, columnWords, columnManner,
    columnRecorded, columnByTitles,
    columnStraight, columnWhere, columnAfter, columnHeight, mannerWalk, mannerBicycle, mannerRoad, mannerBus,
    mannerCar, mannerTaxi, mannerRail, mannerFlight, mannerBoat, mannerOther, mannerUnknown, mannerRest,
    restHighest, restUndated,
    undatedHighest,
    restOverall, restCountries, restCountriesPlanned, restTowns,
    restRests, restPhotos, restWords, restMoney, methodsHeading, methodDistance, methodTimeLabel, methodTime,
    methodClimbsLabel, methodClimbs, methodStops, methodRests, methodHome

  // How high the way was
  case profileHeading, profilesNote, profileTitle, profileTitleOfTrack, profileAbout, profileSum,
    profileBroken,
    profileStart, profileEnd,
    profileHighest, walkTurn, profileLowest, profileTop, profileReader, profilePlace

  // Large pictures over a page
  case viewer, viewerClose, viewerPrevious, viewerNext, viewerCount, viewerOriginal, viewerPlay, viewerPause

  // Lists that can be sorted and narrowed
  case listCount, filterDay, filterAllDays, filterPlaced, filterCategory, filterAllCategories, sortOrder,
    sortAsOnMap, sortByName

  // Search
  case searchLabel, searchHint, searchFound, searchClose, searchNothing, searchMore, searchUnread,
    searchWithoutScript, searchTries, searchLists, kindPerson, kindEntry, kindDay, kindPlace, kindTag,
    kindWay, kindPhoto, kindClip, kindExpense, kindTrip, kindCountry, kindPage

  // Maps and places
  case mapOfTrip, mapOfDay, mapOfPlace, mapOfPlaces, mapOfTag, mapRecorded, mapUntimed, mapPartlyUntimed,
    mapWalked,
    mapRode,
    mapSailed, mapFlown, mapJoined, mapRest, mapGrid, mapGridCloser, mapSource, mapShores, mapSources,
    mapOpenStreetMap, mapRings, mapRingsAround, mapIce, mapSeveral, mapSeveralGrowing, mapSeveralDots,
    mapMoreNearer,
    mapAside, mapBeyond,
    mapSeveralNumbered, mapSeveralSign, mapSeveralCloser, mapSeveralCloserBut,
    mapSeveralGrowingNumbered, mapVague, mapWithout, mapNearer,
    stopInTown, stopElsewhere, stopOnTheWay, stopAgain, stopFromHour, stopAgainAt, stopUntilHour,
    stopAboutHour,
    mapJoinedOrPlanned, mapRodeStraight, mapRodeByPlaces, mapSailedStraight, mapLede,
    mapJoinedBowed, mapJoinedBowedOrPlanned, mapTraced, mapTracedOrJoined, mapRodeBowed, mapRodeBowedByPlaces,
    mapBusStraight, mapBusBowed, mapSailedBowed,
    mapByAreas, mapTracks, mapDayPage, mapFewer, mapFewerDots, mapBeads, mapBeadsListed, mapUnnamed,
    mapUnnamedStop, mapUnnamedInSign, mapUnnamedListed, mapUnnamedMore, mapFold,
    stopsOfRide,
    mapPhoto, mapEntry, mapPictures, mapTakenHere, mapTakenThere,
    mapUnplaced, mapNowhere, mapDestination, mapTold, destinationHeading, routeStart, routeStartAhead,
    routeEnd, routeEndAhead, routeEndSoFar, mapPlanned, mapListed, mapListedIdeas, mapCount, mapCountIdeas,
    mapCountDay, mapCountDayIdeas,
    wayFrom, wayTo, stopsHeading, stopsUndated, countTracks, countPlannedRoutes, daysOnMap, dayUnfound,
    placesHeading, placesLede,
    placesWhere, otherPlaces, allPlaces, areaRestOfTown, previousPlace, nextPlace, placesByTown,
    placesAround, placesElsewhere, sameSpot, firstOfAll, placePitches,
    placeFacts, placeTime, placeLink, ways, wayNavigation, wayOpenStreetMap, wayApple,
    wayGoogle, writtenHere, spentHere, placeDays, placeWho, askPerson, away, photosFrom, photoNearest,
    asGeoJSON,
    asGPX, asGPXEstimated, asGPXUndated, asGPXPlanned, asCSV,
    entryWritten, entryAfterMidnight,
    photosPlaced,
    mapMoved, mapCloser, mapFarther, mapAll, mapPlay, mapPause, mapTimeLine, mapSoFar, mapFollow, mapReader,
    mapReaderBeyond,
    mapReaderUnknown

  // Saved attractions
  case ideasLede, mapOfIdeas, mapIdeas, ideaFacts, ratingLabel, ratingOf, priceLabel, priceFree, priceLevel,
    ideaCost, ideaCostKept, ideaAddress, ideaPhone, ideaWebsite, ideaDay, ideaState, ideaPlanned, ideaVisited,
    ideaNotVisited, ideaNearest, ideaAway, ideaAwayInTown, ideaAwayUndated, ideaDistances, ideaSpoken,
    reviewsHeading,
    hoursHeading, hoursClosed,
    hoursAlways, hoursOpen, hoursUntold, hoursHolidays, hoursSpan, hoursDays, hoursOf, hoursAsWritten,
    hoursNextDay,
    plannedHeading, suggestedHeading, suggestedNote, filterTag, filterAllTags, filterPrice, filterAnyPrice,
    filterUpTo, filterRating, filterAnyRating, filterFrom, filterOpen, filterOpenOn, filterAnyDay, narrowList,
    sortAsSaved,
    sortBestFirst, sortBestLast, sortCheapFirst, sortCheapLast, previousIdea, nextIdea, signIdeas,
    countIdeas, kindIdea, allIdeas, otherIdeas, sortNearestFirst, walkHeading, walkNote, walkLeg, walkMap,
    todayBest, todayPlanned, ideaWillCost

  // The budget
  case left, leftToday, over, overToday, spentInAll, givenBackInAll, putAside, leftLede, overLede,
    allowanceLede,
    spentLede, uncountedUnread, uncountedUnrated, uncountedSome, uncountedThatDay,
    spentOfLede, spentMoreLede, factMeanPerPerson,
    moneyInNumbers, factBudget, factMeanPerDay, factLeftThisWeek, factDaysLeft, categoriesHeading,
    categoriesNote, leftOfCategory, overCategory, chartDays, chartDaysNote, chartDaysPlainNote, chartCourse,
    chartSoFar,
    chartCourseNote, chartCoursePlainNote, chartGapNote, chartPlan, chartSpent, asTable, columnDay,
    columnCategory,
    columnWhat, columnPaidBy, columnAmount, columnSpent, columnSpentSoFar, columnBudget, columnLeft,
    columnAllowance, columnPlan, columnLeftInAll, columnLeftInCategory, columnName, columnPaid, columnShare,
    columnBalance, balancesHeading, settleHeading, unsettledUncounted, unsettledBookings, settlePayment,
    settleFewest, settleFew,
    repaidHeading, repaidPayment, columnRepaid, peopleNote, personStanding, unpaidNote,
    chartSpreadNote, isOwed, owes, isEven,
    statisticsHeading, statisticsNote,
    statMean, statMeanNote, statMedian, statMedianNote, statMode, statModes, statModeTimes, statModeNote,
    statRange,
    statRangeText, statRangeNote, statBiggest, statBiggestNote, statDearest, statDearestNote, statCheapest,
    statCheapestNote, statDaySpreadNote,
    purchasesHeading, openPurchases, purchasesAtOnce, purchasesPart, givenBack, emptyBudget

  // Weeks, accounts, and where money went
  case factLeftThisWeekOf, weeksHeading, weeksNote, columnWeek, meansHeading, meansNote, columnMeans,
    columnPurchases, columnHeld, columnTaken, accountLow, accountOverdrawn, accountsKept, paidWithMeans,
    paidFor,
    meansCash,
    meansCard, meansCreditCard, meansDebitCard, meansTransfer, meansVoucher, meansPhone, receipt,
    receiptNumber,
    receiptKept, spentWhereHeading, spentWhereNote, spentWhereFew, spentWhereGuessed, spentNowhere,
    spentAbout,
    spentAboutSome, spentSigns, mapOfMoney, costPlannedHeading,
    costPlannedNote,
    costPlannedLeft, costPlannedKept, costPlannedThatDay, columnCost

  // Budgets that are nearly used up
  case alertNearlyTotal, alertNearlyCategory, alertUsedTotal, alertUsedCategory, alertOverTotal,
    alertOverCategory, tipPerDay, tipRoom, tipLeftInAll, tipNothingLeft, tipMostWentOn, tipBeforeTheTrip,
    tipNextTime, tipFood, tipLodging, tipTransport, tipFun, tipShopping, tipSights, tipHealth, praiseBelow,
    praiseCameHome, alertAtLeastTotal, alertAtLeastCategory

  // What only the author sees, in a preview
  case keptDraft, keptPrivate, keptUntil, keptFrom, keptNearHome, keptWithOthers, keptTrip

  // What entries are about
  case entryFood, entryDrink, entryStay, entryCamp, entrySight, entryMuseum, entryMusic, entryView,
    entryNature, entryWalk, entryHike, entryCycle, entryDrive, entryBus, entryTrain, entryFerry, entryFlight,
    entrySwim, entryBeach, entryNight, entryShopping, entryPeople

  // Categories
  case categoryFood, categoryLodging, categoryTransport, categoryFun, categoryShopping, categorySights,
    categoryHealth, categoryMuseum, categoryView, categoryOther

  // What is said otherwise of a trip that has not begun
  case factSpentAhead, factSpentOfAhead, factSpentPartlyAhead, wereQuietAhead, silentDaysAhead,
    spreadThatDayAhead,
    spreadOnOneThatDayAhead, spentThatDayAhead, signMoneyAhead, spentHereAhead, placeWhoAhead,
    spentInAllAhead, leftLedeAhead, overLedeAhead, categoriesHeadingAhead, categoriesNoteAhead,
    chartDaysNoteAhead, chartDaysPlainNoteAhead, chartCourseAhead, chartSoFarAhead,
    chartCourseNoteAhead, chartCoursePlainNoteAhead, chartPlanAhead, chartSpentAhead, columnSpentAhead,
    columnSpentSoFarAhead, columnPlanAhead, columnPaidAhead, balancesHeadingAhead, peopleNoteAhead,
    personStandingAhead, unpaidNoteAhead, chartSpreadNoteAhead, statModeNoteAhead, statBiggestNoteAhead,
    meansHeadingAhead, spentWhereHeadingAhead, spentWhereFewAhead, mapOfMoneyAhead,
    costPlannedHeadingAhead, costPlannedThatDayAhead, alertNearlyTotalAhead, alertNearlyCategoryAhead,
    alertUsedTotalAhead, alertUsedCategoryAhead, tipMostWentOnAhead

  // The pages that all trips of a library share
  case libraryNavigation, libraryUntitled, navTrips, navCountries, navPeople, libraryInNumbers,
    libraryShelves, libraryUndated, libraryUncategorized, libraryLocked, libraryOpens, libraryPlanned,
    libraryPlannedOn, libraryNext, libraryYears, countTrips, countTripsBoth, countTripsPlanned,
    countCountries, factTrips, factTripsAhead,
    factAndAhead, factPeople, factWordsInAll, libraryWelcome, welcomeNew, welcomeFill, welcomeBuild,
    sumsHeading, sumsWays, sumsMoney, sumsInAll, sumsRates, countriesLede, countriesLedeOfSome,
    countriesPlanned, countriesAll, countryLede, countryLedeUndated, countryLedeMore,
    countryLedePlanned, countryLedeMissed, countryWho, countryMap, peopleLede, peopleLedeOthers,
    peopleLedeAhead, personLede, personLedeAhead,
    personMap, personMapAhead, personAlong, personTogether, personBefore, personOrganiser, placeNear,
    placeNotSeen, placeVisits, placeVisitsUndated, countPlacesAndStops, libraryMapVisited,
    libraryMapPlanned, libraryMapTitle, libraryMapNote, libraryToSee, librarySomeToSee, libraryBeen,
    libraryShaded, libraryMapUndated, libraryMapElsewhere, libraryMorePlaces, libraryMapOf, libraryOurs,
    libraryFriends, libraryEverybody, libraryCalendarLede, libraryCalendarPlanned, calendarSilent,
    calendarYears,
    turnYears, turnCountries, calendarOn, filterYear, filterAllYears,
    filterPerson, filterAllPeople, filterTrip, filterAllTrips

  // Where next
  case navNext, nextLede, nextNoScript, nextShowFirst, nextFirstLabel, nextAnyTag, nextCards, nextSay,
    nextUndo, nextDislike, nextFavourite, nextLike, nextGuide, nextGotIt, nextEnd, nextToHistory, nextLeft,
    nextLiked, nextDisliked, nextHearted, nextUnhearted, nextUndone, nextFollowing, nextHeart, nextReason,
    nextFrom, nextNoneYet, nextNoneLeft, nextBroken, nextCopied, nextTaken, nextUnread, nextForgotten,
    nextTop, nextFavourites, nextNoFavourites, nextHistory, nextNoHistory, nextFiguresNote, nextCarry,
    nextCarryNote, nextChoices, nextUnkept, nextCopy, nextRead, nextReset, nextMonthMean, nextRate,
    nextSameCurrency, nextHintTag, nextHintFriend, nextHintLiked, nextPlaceFacts, nextCountry,
    nextDistance, nextDistanceFrom, nextFlight, nextFlightAbout, nextFlightAboutFrom, nextAirport,
    nextAirportThere,
    nextClocks, nextClocksAhead, nextClocksBehind, nextClocksSame, nextCurrency, nextLinks, nextClimate,
    nextClimateOf, nextClimateYears, nextClimateAbout, nextClimateGaps, nextClimateUntold,
    nextMeanTemperature, nextRain, columnMonth, columnTemperature, columnHigh, columnLow, columnRain,
    columnWetDays, columnHumidity, columnHour,
    nextForecast, nextForecastAsOf, nextForecastEnded, nextForecastTable, skySun, skyMoon, skySunAndCloud,
    skyMoonAndCloud, skyCloud, skyFog, skyRain, skySnow, skyStorm, skyLowest, skyHumidity, nextMoney,
    nextRateOn, nextRateSource, nextRateTitle, nextRateAbout, nextRateLowest, nextRateHighest,
    nextRateScale, nextNow, nextSoon, nextChangers, nextChangersAround, nextChanger, mapOfChangers,
    nextFlights, nextFlightsNone, nextFlightsNote, nextNoFlights, nextPart, nextAnyPart,
    nextMorning, nextAfternoon, nextEvening, nextNight, nextCabin, nextAnyCabin, cabinEconomy,
    cabinPremium, cabinBusiness, cabinFirst, nextByRelevance, nextCheapFirst, nextCheapLast, columnFlight,
    columnOut, columnBack, columnPrice, columnSeen, nextOneWay, nextFlown, nextLookAgain, nextLookFor,
    searchGoogleFlights, searchSkyscanner, searchKayak, nextNear, nextBeen, nextWentIn, nextBackTo,
    nextAllCards, nextCard, nextToGo, nextWhere
}

extension Phrase {
  /// All of them by their keys: to find one among hundreds by its raw value takes a comparison with each.
  package static let byKey = Dictionary(
    allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}
