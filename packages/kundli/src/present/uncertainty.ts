import type { KundliData, UncertaintyData, UntimedKundliData } from "@lagna/contract";
import { DEFAULT_SECTION_NAMES, type SectionName } from "@lagna/contract";
import { computeChart, hasTimeIndependentFacts, type JulianDayUt, type UncertainFact } from "@lagna/jyotish";
import { GRAHAS, KARAKAS_7, KARAKAS_8, type Language, VARGAS, getIsoDate } from "@lagna/terms";
import { truncateToSevenDecimals } from "./to-zodiac-point-response.ts";
import type { ComputedUntimedKundli } from "../compute/compute-kundli.ts";
import type { ComputedUncertainty } from "../compute/compute-uncertainty.ts";
import { presentBirth, presentSettings } from "./chart.ts";
import { type Iso, createIsoFormat } from "./format-instant.ts";

export function presentUncertainty(uncertainty: ComputedUncertainty, iso: Iso): UncertaintyData {
  const { minutes, facts, mahaDashas, running, dashas, pieces } = uncertainty;
  const presentRange = ({ earliestJd, latestJd }: { earliestJd: number; latestJd: number }) => ({
    earliest: iso(earliestJd),
    latest: iso(latestJd),
  });
  return {
    minutes,
    facts: facts.map(({ intervals, ...fact }) => ({
      ...fact,
      intervals: intervals.map(({ fromJd, untilJd }) => ({ from: iso(fromJd), until: iso(untilJd) })),
    })),
    maha_dashas: mahaDashas.map(({ lord, ...date }) => ({ lord, ...presentRange(date) })),
    running: running && {
      lords: [...running.lords],
      start: presentRange(running.start),
      end: presentRange(running.end),
    },
    dashas: Object.fromEntries(
      Object.entries(dashas).map(([id, dates]) => [
        id,
        dates.map(({ earliestJd, latestJd, ...ruler }) => ({ ...ruler, ...presentRange({ earliestJd, latestJd }) })),
      ]),
    ),
    pieces,
  };
}

/** The value of a path if it is the same all day, otherwise null. */
type FindCertainValue = (path: string) => UncertainFact["value"];

/** The certain values under a path, by key. */
const collectCertainValues = (
  firm: FindCertainValue,
  path: string,
  keys: readonly string[],
): Record<string, UncertainFact["value"]> => Object.fromEntries(keys.map((key) => [key, firm(`${path}.${key}`)]));

/** Sections that have a partial answer without a time of birth. */
const SECTIONS_WITHOUT_TIME: ReadonlySet<SectionName> = new Set(["vargas", "karakas", "panchanga", "dashas"]);
const isAnsweredWithoutTime = (name: SectionName): boolean =>
  SECTIONS_WITHOUT_TIME.has(name) || hasTimeIndependentFacts(name);
const PLANET_KEYS = ["sign", "nakshatra", "pada", "retrograde", "combust", "dignity"] as const;

function presentPlanets(
  { uncertainty, nativity }: ComputedUntimedKundli,
  firm: FindCertainValue,
): UntimedKundliData["planets"] {
  const { sky, birth, settings } = nativity;
  const longitudesAt = (jd: JulianDayUt | undefined) =>
    new Map(computeChart(sky, jd ?? birth.jd, birth, settings).planets.map(({ id, longitude }) => [id, longitude]));
  const [from, until] = [
    longitudesAt(uncertainty.ranges[0]?.fromJd),
    longitudesAt(uncertainty.ranges.at(-1)?.untilJd),
  ] as const;
  return nativity.chart.planets.map(({ id }) => {
    const facts = collectCertainValues(firm, `planets.${id}`, PLANET_KEYS) as Pick<
      UntimedKundliData["planets"][number],
      (typeof PLANET_KEYS)[number]
    >;
    const longitude = {
      from: truncateToSevenDecimals(from.get(id) ?? 0),
      until: truncateToSevenDecimals(until.get(id) ?? 0),
    };
    return { id, longitude, ...facts, house: null };
  });
}

/** A birth of which only the date is known, in its API form: values that change within the day are null. */
export function presentUntimed(made: ComputedUntimedKundli, language: Language): UntimedKundliData {
  const { person, moment, nativity, uncertainty, named } = made;
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const stable = new Map(uncertainty.facts.filter((fact) => fact.stable).map(({ path, value }) => [path, value]));
  const firm: FindCertainValue = (path) => stable.get(path) ?? null;
  const { utc: _noon, ...birth } = presentBirth(person, moment, moment.notices, language);
  const firmParts = {
    vargas: Object.fromEntries(
      VARGAS.map((id) => [id, { lagna: null, ...collectCertainValues(firm, `vargas.${id}`, GRAHAS) }]),
    ),
    karakas: {
      scheme7: collectCertainValues(firm, "karakas.scheme7", KARAKAS_7),
      scheme8: collectCertainValues(firm, "karakas.scheme8", KARAKAS_8),
    },
    panchanga: {
      tithi: collectCertainValues(firm, "panchanga.tithi", ["number", "paksha"]),
      vara: collectCertainValues(firm, "panchanga.vara", ["number"]),
      nakshatra: collectCertainValues(firm, "panchanga.nakshatra", ["id"]),
      yoga: collectCertainValues(firm, "panchanga.yoga", ["number"]),
      karana: collectCertainValues(firm, "panchanga.karana", ["number"]),
    },
    dashas: { vimshottari: { balance: collectCertainValues(firm, "dashas.vimshottari.balance", ["lord"]) } },
  } as Pick<UntimedKundliData, "vargas" | "karakas" | "panchanga" | "dashas">;
  return {
    time_unknown: true,
    birth: { ...birth, local: getIsoDate(birth.local) },
    settings: presentSettings(nativity),
    lagna: null,
    midheaven: null,
    houses: null,
    planets: presentPlanets(made, firm),
    ...firmParts,
    needs_time: [...new Set([...DEFAULT_SECTION_NAMES, ...named])].filter((name) => !isAnsweredWithoutTime(name)),
    uncertainty: presentUncertainty(uncertainty, iso),
  };
}

/** The uncertainty part of a kundli whose time of birth is uncertain. */
export function presentUncertaintyOfKundli(
  uncertainty: ComputedUncertainty | null,
  iso: Iso,
): Pick<KundliData, "uncertainty"> {
  return uncertainty ? { uncertainty: presentUncertainty(uncertainty, iso) } : {};
}
