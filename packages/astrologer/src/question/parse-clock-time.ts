import { findDayPart, parseBirthTime } from "../typed-time/parse-birth-time.ts";
import { parseNodes, type TextNode } from "../typed-time/tokenise.ts";

/** A time of day in a text; `isAmbiguous` if it may be morning or evening. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly isAmbiguous: boolean;
}

const YEAR_DIGITS = 4;
const NOON = 12;

/** "1950" alone is a year; with "hrs" after it, it is a time. */
const isYear = ({ digits }: TextNode, next: TextNode | undefined): boolean =>
  digits === YEAR_DIGITS && next?.tags.has("past") !== true;

/** The time of day in a question: "7:50", "5 pm", "सुबह 7 बजे", "raat saadhe gyarah". */
export function parseClockTime(text: string): ClockTime | null {
  const nodes = parseNodes(text);
  const withoutYears = nodes.filter((node, at) => !isYear(node, nodes[at + 1]));
  const { time, half } = parseBirthTime(withoutYears);
  if (half) return { hour: half.hour, minute: half.minute, isAmbiguous: true };
  if (time === null || time === "unknown") return null;
  // "7:50" without a part of the day is said of both halves of the day; "noon" and "midnight" of one.
  const namesHalf = findDayPart(nodes) !== null || nodes.some(({ tags }) => tags.has("moment"));
  const isAmbiguous = time.hour > 0 && time.hour <= NOON && !namesHalf;
  return { hour: time.hour, minute: time.minute, isAmbiguous };
}
