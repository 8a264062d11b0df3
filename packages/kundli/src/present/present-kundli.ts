import type { KundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { presentBirth, presentChart } from "./chart.ts";
import { createIsoFormat } from "./format-instant.ts";
import { presentSections } from "./kundli-sections.ts";
import { presentUncertaintyOfKundli } from "./uncertainty.ts";
import { createComputationNotices } from "../compute/create-computation-notices.ts";
import type { ComputedKundli } from "../compute/compute-kundli.ts";

/** The domain's kundli as the API sends it: instants in UTC, longitudes to seven decimals, ids unchanged. */
export function presentKundli(
  { person, moment, nativity, kundli, everyDasha, uncertainty }: ComputedKundli,
  language: Language,
): KundliData {
  const { ephemeris } = nativity.sky;
  const { time_scale } = nativity.settings;
  const notices = [...moment.notices, ...createComputationNotices(nativity, kundli.panchanga)];
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, time_scale));
  return {
    birth: presentBirth(person, moment, notices, language),
    ...presentChart(nativity),
    ...presentSections(kundli, everyDasha, iso),
    ...presentUncertaintyOfKundli(uncertainty, iso),
  };
}
