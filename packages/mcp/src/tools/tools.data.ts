import type { Tool } from "../tool.ts";
import { chart } from "./chart.ts";
import { checkReading } from "./check-reading.ts";
import { dashaAt } from "./dasha-at.ts";
import { festival } from "./festival.ts";
import { goodDays } from "./good-days.ts";
import { match } from "./match.ts";
import { matchMyProgram } from "./match-my-program.ts";
import { panchangDay } from "./panchang-day.ts";
import { section } from "./section.ts";
import { transitsAt } from "./transits-at.ts";

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  chart,
  section,
  dashaAt,
  transitsAt,
  checkReading,
  matchMyProgram,
  match,
  panchangDay,
  festival,
  goodDays,
];
