import type { KundliData, UncertaintyData, UntimedKundliData } from "@lagna/contract";
import { SECTION_NAMES_ALWAYS, type SectionName } from "@lagna/contract";
import { chartOf, hasFactsOfDay, type JulianDayUt, type UncertainFact } from "@lagna/jyotish";
import { GRAHAS, KARAKAS_7, KARAKAS_8, type Language, VARGAS } from "@lagna/terms";
import { sevenDecimals } from "../../../zodiac-point.ts";
import type { MadeUntimed } from "../service.ts";
import type { MadeUncertainty } from "../uncertain-times.ts";
import { presentBirth, presentSettings } from "./chart.ts";
import { type Iso, isoBy } from "../../../instants.ts";

export function presentUncertainty(uncertainty: MadeUncertainty, iso: Iso): UncertaintyData {
  const { minutes, facts, mahaDashas, running, dashas, pieces } = uncertainty;
  const between = ({ earliestJd, latestJd }: { earliestJd: number; latestJd: number }) => ({
    earliest: iso(earliestJd),
    latest: iso(latestJd),
  });
  return {
    minutes,
    facts: facts.map(({ intervals, ...fact }) => ({
      ...fact,
      intervals: intervals.map(({ fromJd, untilJd }) => ({ from: iso(fromJd), until: iso(untilJd) })),
    })),
    maha_dashas: mahaDashas.map(({ lord, ...date }) => ({ lord, ...between(date) })),
    running: running && {
      lords: [...running.lords],
      start: between(running.start),
      end: between(running.end),
    },
    dashas: Object.fromEntries(
      Object.entries(dashas).map(([id, dates]) => [
        id,
        dates.map(({ earliestJd, latestJd, ...ruler }) => ({ ...ruler, ...between({ earliestJd, latestJd }) })),
      ]),
    ),
    pieces,
  };
}

/** What a path says all day, else null. */
type Firm = (path: string) => UncertainFact["value"];

/** The keys with what stands firm under a path each. */
const firmly = (firm: Firm, path: string, keys: readonly string[]): Record<string, UncertainFact["value"]> =>
  Object.fromEntries(keys.map((key) => [key, firm(`${path}.${key}`)]));

/** Sections whose names have an answer of a kind without the time. */
const ANSWERED: ReadonlySet<SectionName> = new Set(["vargas", "karakas", "panchanga", "dashas"]);
const isAnswered = (name: SectionName): boolean => ANSWERED.has(name) || hasFactsOfDay(name);
const PLANET_KEYS = ["sign", "nakshatra", "pada", "retrograde", "combust", "dignity"] as const;

function presentPlanets({ uncertainty, nativity }: MadeUntimed, firm: Firm): UntimedKundliData["planets"] {
  const { sky, birth, settings } = nativity;
  const longitudesAt = (jd: JulianDayUt | undefined) =>
    new Map(chartOf(sky, jd ?? birth.jd, birth, settings).planets.map(({ id, longitude }) => [id, longitude]));
  const [from, until] = [
    longitudesAt(uncertainty.ranges[0]?.fromJd),
    longitudesAt(uncertainty.ranges.at(-1)?.untilJd),
  ] as const;
  return nativity.chart.planets.map(({ id }) => {
    const facts = firmly(firm, `planets.${id}`, PLANET_KEYS) as Pick<
      UntimedKundliData["planets"][number],
      (typeof PLANET_KEYS)[number]
    >;
    const longitude = { from: sevenDecimals(from.get(id) ?? 0), until: sevenDecimals(until.get(id) ?? 0) };
    return { id, longitude, ...facts, house: null };
  });
}

/** A birth of which only the day is known, as the API sends it: null stands for whatever turns within the day. */
export function presentUntimed(made: MadeUntimed, language: Language): UntimedKundliData {
  const { person, moment, nativity, uncertainty, named } = made;
  const { ephemeris } = nativity.sky;
  const iso = isoBy((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const stable = new Map(uncertainty.facts.filter((fact) => fact.stable).map(({ path, value }) => [path, value]));
  const firm: Firm = (path) => stable.get(path) ?? null;
  const { utc: _noon, ...birth } = presentBirth(person, moment, moment.notices, language);
  const firmParts = {
    vargas: Object.fromEntries(VARGAS.map((id) => [id, { lagna: null, ...firmly(firm, `vargas.${id}`, GRAHAS) }])),
    karakas: {
      scheme7: firmly(firm, "karakas.scheme7", KARAKAS_7),
      scheme8: firmly(firm, "karakas.scheme8", KARAKAS_8),
    },
    panchanga: {
      tithi: firmly(firm, "panchanga.tithi", ["number", "paksha"]),
      vara: firmly(firm, "panchanga.vara", ["number"]),
      nakshatra: firmly(firm, "panchanga.nakshatra", ["id"]),
      yoga: firmly(firm, "panchanga.yoga", ["number"]),
      karana: firmly(firm, "panchanga.karana", ["number"]),
    },
    dashas: { vimshottari: { balance: firmly(firm, "dashas.vimshottari.balance", ["lord"]) } },
  } as Pick<UntimedKundliData, "vargas" | "karakas" | "panchanga" | "dashas">;
  return {
    time_unknown: true,
    birth: { ...birth, local: birth.local.slice(0, 10) },
    settings: presentSettings(nativity),
    lagna: null,
    midheaven: null,
    houses: null,
    planets: presentPlanets(made, firm),
    ...firmParts,
    needs_time: [...new Set([...SECTION_NAMES_ALWAYS, ...named])].filter((name) => !isAnswered(name)),
    uncertainty: presentUncertainty(uncertainty, iso),
  };
}

/** Beside a kundli whose birth says that its time is uncertain. */
export function presentBeside(uncertainty: MadeUncertainty | null, iso: Iso): Pick<KundliData, "uncertainty"> {
  return uncertainty ? { uncertainty: presentUncertainty(uncertainty, iso) } : {};
}
