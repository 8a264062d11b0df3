import type { KundliData } from "@lagna/contract";
import { presentBirth, presentChart } from "./present/chart.ts";
import { isoBy } from "./present/instants.ts";
import { presentSections } from "./present/sections.ts";
import { skyNotices } from "./notices.ts";
import type { MadeKundli } from "./service.ts";

/** The domain's kundli as the API sends it: instants in UTC, longitudes to seven decimals, ids as they are. */
export function presentKundli({ person, moment, nativity, kundli, named }: MadeKundli): KundliData {
  const { ephemeris } = nativity.sky;
  const { time_scale } = nativity.settings;
  return {
    birth: presentBirth(person, moment, [...moment.notices, ...skyNotices(nativity, kundli.panchanga)]),
    ...presentChart(nativity),
    ...presentSections(
      kundli,
      named,
      isoBy((jd) => ephemeris.utcMilliseconds(jd, time_scale)),
    ),
  };
}
