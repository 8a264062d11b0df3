import { matchFallsTo, matchHasAsLord, matchInCharge, matchUnderCharge } from "./match-lordship-idioms.ts";
import { matchHouseFromReference, matchLordOfCountedHouse } from "./match-houses-from-reference.ts";
import { matchHouse, matchNumberedHouse, matchHousesNamedAfterCount } from "./match-houses.ts";
import {
  matchHouseLord,
  matchLagnaLord,
  matchLordName,
  matchLordOfMentioned,
  matchLordOfNumber,
  matchLordOfPlace,
  matchLordOfStar,
  matchLordOfThatPlace,
  matchSignLord,
  matchWhatRules,
} from "./match-lords.ts";
import { matchDasha, matchLordOfLevel, matchTransitPeriod } from "./match-dasha-periods.ts";
import {
  matchGivenPlace,
  matchGuestOf,
  matchHousesOfGroup,
  matchOfNative,
  matchSignAspect,
  matchWhoseHouse,
  matchSwappedPlaces,
  matchWithUser,
} from "./match-hindi-idioms.ts";
import { matchGlanceThrown, matchKeepsCompany, matchLaysEyesOn, matchLooksAt } from "./match-figurative-idioms.ts";
import {
  matchOccupiedPlace,
  matchLordOfOccupiedPlace,
  matchOwnedPlace,
  matchElidedSign,
} from "./match-positions-by-owner-or-occupant.ts";
import { matchKaraka, matchOfGraha } from "./match-karakas-and-dispositors.ts";
import { nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";
import { detectSunriseOrSunset } from "./detect-sunrise-or-sunset.ts";
import {
  matchASecond,
  matchNumberedAspectOrPada,
  matchAtBirth,
  matchFromSignOf,
  matchIfOneLooks,
  matchNameOfYoga,
  matchNothingIn,
  matchNowAsTransition,
  matchNumberOf,
  matchInTheChart,
  matchNumberedRank,
  matchOfTheNative,
  matchOverIn,
  matchPartOfChart,
  matchRulesSeveral,
  matchSignifiesAsLord,
  matchSignOfDignity,
  matchMentionedWord,
} from "./match-english-idioms.ts";

const matchGraha: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (!nodeHasTag(first, "graha")) return undefined;
  const weekday = nodes[at + 1];
  if (weekday && /^(vaar|var|वार)$/.test(weekday.word))
    return createMatch(nodes, at, 2, { tag: "vara", value: first.value });
  const event = first.value === "sun" ? detectSunriseOrSunset(nodes, at) : undefined;
  if (event) return createMatch(nodes, at, 1, { tag: event });
  return createMatch(nodes, at, 1, { tag: "who", body: first.value, role: { by: "name" } });
};

/** A word that had a meaning only inside a phrase. */
const matchRemainingPart: PhraseRule = (nodes, at) =>
  nodeHasTag(nodes[at], "part", "partafter", "relative")
    ? createMatch(nodes, at, 1, { tag: "w", value: nodes[at]?.value })
    : undefined;

/** In this order: rules that build on smaller phrases come after the rules for those. */
export const PHRASE_RULE_PASSES: readonly (readonly PhraseRule[])[] = [
  [
    matchInTheChart,
    matchAtBirth,
    matchNameOfYoga,
    matchNumberedRank,
    matchNowAsTransition,
    matchWithUser,
    matchOfNative,
    matchHousesOfGroup,
    matchOfTheNative,
    matchMentionedWord,
    matchASecond,
    matchIfOneLooks,
    matchNothingIn,
    matchNumberOf,
  ],
  [matchGraha, matchKaraka, matchSignOfDignity, matchTransitPeriod, matchLordOfLevel],
  [matchNumberedAspectOrPada],
  [matchRulesSeveral, matchSignifiesAsLord],
  [matchNumberedHouse, matchHousesNamedAfterCount, matchHouse, matchPartOfChart, matchOverIn],
  [matchGlanceThrown, matchLooksAt, matchFallsTo, matchLaysEyesOn, matchKeepsCompany],
  [matchHasAsLord, matchUnderCharge, matchInCharge],
  [matchLordOfCountedHouse],
  [
    matchLordName,
    matchLordOfMentioned,
    matchLordOfStar,
    matchWhatRules,
    matchLordOfThatPlace,
    matchLordOfNumber,
    matchLordOfPlace,
    matchHouseLord,
    matchSignLord,
    matchLagnaLord,
  ],
  [matchOwnedPlace, matchOccupiedPlace],
  [matchHouseFromReference],
  [matchSwappedPlaces, matchGuestOf, matchGivenPlace, matchWhoseHouse, matchSignAspect],
  [matchOfGraha, matchLordOfOccupiedPlace],
  [matchElidedSign, matchFromSignOf],
  [matchDasha],
  [matchRemainingPart],
];
