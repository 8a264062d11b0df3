import type { TypedTime } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import { type ParsedBirth, parseCorrectedTime, parseDayWithoutYear } from "./birth-text/parse-birth.ts";
import { correctPartOfDate } from "./correct-part-of-date.ts";
import { toTimeFields } from "./describe-birth.ts";
import type { TownFinder } from "./find-towns.ts";
import { formatChartName } from "./format-chart-name.ts";
import { parseCorrectedName, parseCorrectedPlace } from "./parse-correction.ts";

/** A message that may correct a birth. */
export interface CorrectingMessage {
  readonly text: string;
  readonly parsedBirth: ParsedBirth | null;
  /** The writer was asked what is wrong. */
  readonly isAsked?: boolean;
  /** The countries whose towns take precedence. */
  readonly home: readonly string[];
}

/** Stands for an unknown time; differs from every given time. */
const UNKNOWN_TIME = { hour: -1, minute: -1, second: 0 } as const;

const toTypedTime = ({ time_unknown, hour, minute, second = 0, uncertainty }: KundliInput): TypedTime | "unknown" =>
  time_unknown === true ? "unknown" : { hour, minute, second, within: uncertainty?.minutes };

/** The birth without its time fields. */
function removeTime(birth: KundliInput) {
  const {
    time_unknown: _unknown,
    uncertainty: _within,
    hour: _hour,
    minute: _minute,
    second: _second,
    ...rest
  } = birth;
  return rest;
}

const withTime = (birth: ReturnType<typeof removeTime>, time: TypedTime | "unknown"): KundliInput =>
  ({ ...birth, ...toTimeFields(time) }) as KundliInput;

/** The birth with a corrected time; null if the text gives none. */
export function correctTime(birth: KundliInput, text: string): KundliInput | null {
  const currentTime = toTypedTime(birth);
  const time = parseCorrectedTime(text, currentTime === "unknown" ? UNKNOWN_TIME : currentTime);
  return time && withTime(removeTime(birth), time);
}

/** The birth with a corrected full date, and time if given. */
function correctDate(birth: KundliInput, { year, month, day, time }: ParsedBirth): KundliInput {
  if (time === null) return { ...birth, year, month, day };
  return withTime({ ...removeTime(birth), year, month, day }, time);
}

/** Corrects day, time, name or place of a birth that awaits confirmation; null if the message corrects nothing. */
export async function correctBirth(
  birth: KundliInput,
  { text, parsedBirth, home, isAsked = false }: CorrectingMessage,
  { findTown }: TownFinder,
): Promise<KundliInput | null> {
  if (parsedBirth)
    return parsedBirth.name === null && parsedBirth.remaining.length === 0 ? correctDate(birth, parsedBirth) : null;
  const day = correctPartOfDate(birth, text, isAsked) ?? parseDayWithoutYear(text, birth.year);
  const withNewDay = { ...birth, ...day };
  const withNewTime = correctTime(withNewDay, text);
  if (withNewTime ?? day) return withNewTime ?? withNewDay;
  const name = parseCorrectedName(text);
  if (name !== null) return { ...birth, name: formatChartName(name) };
  const place = parseCorrectedPlace(text);
  const words = place
    ?.split(/[\s,]+/u)
    .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
  const found = words && (await findTown([{ words, isNamePosition: false }], home));
  return found?.kind === "one" ? { ...birth, ...found.town } : null;
}
