import { readDayRange } from "../../question/parse-asked-time.ts";
import { NOW_WORDS } from "./almanac-terms.data.ts";
import { namesDay } from "./read-date.ts";

/** Any day: only whether one is named counts. */
const SOME_DAY = { year: 2026, month: 6, day: 15 };
/** Whether a text names a time: a day, a year, "now". */
export const namesTime = (text: string): boolean =>
  NOW_WORDS.test(text) ||
  readDayRange(text, { today: SOME_DAY, birthDay: null }) !== null ||
  namesDay(text) ||
  /(?:1[89]|2[0-3])\d{2}/u.test(text);
