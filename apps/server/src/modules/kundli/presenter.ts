import type { KundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { presentBirth, presentChart } from "./present/chart.ts";
import { isoBy } from "../../instants.ts";
import { presentSections } from "./present/sections.ts";
import { presentBeside } from "./present/uncertainty.ts";
import { skyNotices } from "./notices.ts";
import type { MadeKundli } from "./service.ts";

/** The domain's kundli as the API sends it: instants in UTC, longitudes to seven decimals, ids as they are. */
export function presentKundli(
  { person, moment, nativity, kundli, everyDasha, uncertainty }: MadeKundli,
  language: Language,
): KundliData {
  const { ephemeris } = nativity.sky;
  const { time_scale } = nativity.settings;
  const notices = [...moment.notices, ...skyNotices(nativity, kundli.panchanga)];
  const iso = isoBy((jd) => ephemeris.utcMilliseconds(jd, time_scale));
  return {
    birth: presentBirth(person, moment, notices, language),
    ...presentChart(nativity),
    ...presentSections(kundli, everyDasha, iso),
    ...presentBeside(uncertainty, iso),
  };
}
