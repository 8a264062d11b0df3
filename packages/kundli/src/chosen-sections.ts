import type { KundliData, SectionName } from "@lagna/contract";
import { computeAllDashasInSteps, computeSectionsInSteps } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { createIsoFormat } from "./present/format-instant.ts";
import type { ComputedNativity } from "./compute/compute-kundli.ts";
import { createComputationNotices } from "./compute/create-computation-notices.ts";
import { presentBirth, presentChart } from "./present/chart.ts";
import { presentChosenSections } from "./present/kundli-sections.ts";

/** Of a dasha besides vimshottari: maha and antar dashas. */
const DASHA_LEVELS = 2;

type Core = Pick<KundliData, "birth" | "settings" | "lagna" | "midheaven" | "planets" | "houses" | "bhava_chalit">;

/** The chart of a birth as a kundli has it, with those of its sections that are named, and no others. */
export function* computeChosenSectionsInSteps(
  { person, moment, nativity }: ComputedNativity,
  named: ReadonlySet<SectionName>,
  language: Language,
): Generator<void, Core & Partial<Pick<KundliData, SectionName>>> {
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  // The sunrise is needed for the notices.
  const { panchanga } = yield* computeSectionsInSteps(nativity, ["panchanga"]);
  const everyDasha = named.has("dashas") ? yield* computeAllDashasInSteps(nativity, DASHA_LEVELS) : [];
  const sections = yield* computeSectionsInSteps(nativity, [...named]);
  const notices = [...moment.notices, ...createComputationNotices(nativity, panchanga)];
  return {
    birth: presentBirth(person, moment, notices, language),
    ...presentChart(nativity),
    ...presentChosenSections(sections, everyDasha, iso),
  };
}
