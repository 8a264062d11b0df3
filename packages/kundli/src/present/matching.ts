import type { MatchingData } from "@lagna/contract";
import { type Match, REQUIRED_PORUTHAMS } from "@lagna/jyotish";
import { type Language, type Porutham, PORUTHAMS } from "@lagna/terms";
import type { ComputedMatch } from "../compute/matched-person.ts";
import { presentBirth, presentSettings } from "./chart.ts";
import type { Iso } from "./format-instant.ts";
import { roundNumbers } from "./round-numbers.ts";

function presentPerson(
  { boy, girl, match }: ComputedMatch,
  side: "boy" | "girl",
  language: Language,
): MatchingData["boy"] {
  const { made, isTimeKnown } = { boy, girl }[side];
  const moon = match.moons[side];
  if (made === null) return { moon, birth: null, time_unknown: false, settings: null };
  const { person, moment, nativity } = made;
  return {
    moon,
    birth: presentBirth(person, moment, moment.notices, language),
    time_unknown: !isTimeKnown,
    settings: presentSettings(nativity),
  };
}

const listPublishers = (porutham: Porutham): string[] =>
  Object.entries(REQUIRED_PORUTHAMS)
    .filter(([, required]) => required.includes(porutham))
    .map(([publisher]) => publisher);

function presentPoruthams({ poruthams }: Match): MatchingData["poruthams"] {
  return Object.fromEntries(
    PORUTHAMS.map((id) => [id, { ...poruthams[id], required_by: listPublishers(id) }]),
  ) as unknown as MatchingData["poruthams"];
}

function presentDashaSandhi({ dashaSandhi }: Match, iso: Iso): MatchingData["dasha_sandhi"] {
  return (
    dashaSandhi && {
      stable: dashaSandhi.stable,
      changes: dashaSandhi.changes.map(({ boy, girl, daysApart }) => ({
        boy: { from: boy.from, to: boy.to, at: iso(boy.jd) },
        girl: { from: girl.from, to: girl.to, at: iso(girl.jd) },
        days_apart: Math.round(daysApart * 100) / 100,
      })),
    }
  );
}

/** The match as sent: facts with their sources, and no verdict. */
export function presentMatching(computed: ComputedMatch, language: Language, iso: Iso): MatchingData {
  const { match, settings } = computed;
  const { mangal, frequency } = match;
  return {
    boy: presentPerson(computed, "boy", language),
    girl: presentPerson(computed, "girl", language),
    settings: { matching: settings.matching, doshas: settings.doshas, dasha_year: settings.dasha_year },
    kootas: roundNumbers(match.kootas),
    total: match.total,
    max: 36,
    band: match.band,
    stable: match.stable,
    possible: roundNumbers(match.possible),
    frequency: frequency && { star_pairs: frequency.starPairs, couples: frequency.couples },
    exceptions: match.exceptions,
    poruthams: presentPoruthams(match),
    poruthams_good: match.poruthamsGood,
    mangal: { boy: mangal.boy, girl: mangal.girl, both_have_it: mangal.bothHaveIt },
    papasamya: match.papasamya,
    dasha_sandhi: presentDashaSandhi(match, iso),
    navamsa: match.navamsa,
    variants: match.variants.map((variant) => ({
      ...variant,
      differences: variant.differences.map(({ settings: changed, ...difference }) => ({
        ...difference,
        settings: { ...changed },
      })),
    })),
  };
}
