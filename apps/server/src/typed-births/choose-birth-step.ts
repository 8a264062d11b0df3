import type { AnswerLanguage } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import { formatClock, toKundliInput } from "./describe-birth.ts";
import type { Town, PartialBirth } from "./partial-birth.ts";
import type { BirthTextKey } from "./birth-texts.data.ts";
import { formatBirthText } from "./birth-texts.ts";
import { describeFurtherNeeds, describeKnownDetails } from "./describe-known-details.ts";

/** What comes next with a typed birth: a question for a detail, or the whole birth to read back. */
export type BirthStep =
  | {
      readonly kind: "ask";
      readonly typed: PartialBirth;
      readonly text: string;
      readonly choices?: readonly string[];
      /** Of the choices, where they open as a list. */
      readonly choicesLabel?: string;
    }
  | {
      readonly kind: "confirm";
      readonly birth: KundliInput;
      readonly isOwn: boolean | null;
      /** The birth as it was typed. */
      readonly typed: PartialBirth;
    };

/** The place as written, if no town was found for it. */
export interface UnmatchedPlace {
  /** Text in the position of a place that matches no town. */
  readonly written: string | null;
}

const HALF_DAY = 12;
type AskedDetail = "date" | "time" | "place";
/** The detail that a question asks for; the others ask for the place. */
const ASKED_DETAILS: Partial<Record<BirthTextKey, AskedDetail>> = {
  misses_date: "date",
  misses_year: "date",
  misses_day: "date",
  misses_time: "time",
};

/** "Aurangabad, Bihar", followed by the country if the towns lie in several. */
const formatTowns = (towns: readonly Town[]): string[] => {
  const isSameCountry = new Set(towns.map(({ country }) => country)).size === 1;
  return towns.map(({ city, country }) => (isSameCountry ? city : `${city}, ${country}`));
};

/** The question for a detail, between what was understood and what else is missing. */
function frameQuestion(typed: PartialBirth, asked: AskedDetail, language: AnswerLanguage, question: string): string {
  const known = describeKnownDetails(typed, language);
  const further = describeFurtherNeeds(typed, asked, language);
  return [known, question, further].filter(Boolean).join(question.includes("\n") ? "\n" : " ");
}

const askFor = (
  typed: PartialBirth,
  language: AnswerLanguage,
  key: BirthTextKey,
  params: Readonly<Record<string, string>> = {},
): BirthStep => ({
  kind: "ask",
  typed,
  text: frameQuestion(typed, ASKED_DETAILS[key] ?? "place", language, formatBirthText(key, language, params)),
});

function askHalfOfDay(
  typed: PartialBirth,
  { hour, minute, second }: NonNullable<PartialBirth["half"]>,
  language: AnswerLanguage,
): BirthStep {
  const early = hour % HALF_DAY;
  const choices = [early, early + HALF_DAY].map((each) => formatClock({ hour: each, minute, second }, language));
  const question = formatBirthText("which_half", language, { first: choices[0] ?? "", second: choices[1] ?? "" });
  return { kind: "ask", typed, text: frameQuestion(typed, "time", language, question), choices };
}

function askTown(typed: PartialBirth, language: AnswerLanguage): BirthStep {
  const choices = formatTowns(typed.towns);
  const lines = choices.map((line, at) => `${at + 1}. ${line}`).join("\n");
  const key = typed.townName === null ? "which_of_towns" : "which_town";
  const text = frameQuestion(typed, "place", language, formatBirthText(key, language, { towns: lines }));
  return { kind: "ask", typed, text, choices, choicesLabel: formatBirthText("towns_label", language) };
}

/** Asks for the first missing detail of a birth; a complete one is to be read back. */
export function chooseBirthStep(
  typed: PartialBirth,
  { written }: UnmatchedPlace,
  language: AnswerLanguage,
  nameOtherwise: string,
): BirthStep {
  const { year, month, day } = typed;
  if (year === null && day === null) return askFor(typed, language, "misses_date");
  if (year === null) return askFor(typed, language, "misses_year");
  if (month === null || day === null) return askFor(typed, language, "misses_day");
  if (typed.half) return askHalfOfDay(typed, typed.half, language);
  if (typed.time === null) return askFor(typed, language, "misses_time");
  if (typed.towns.length > 0) return askTown(typed, language);
  if (typed.town === null)
    return written === null
      ? askFor(typed, language, "misses_place")
      : askFor(typed, language, "place_unknown", { place: written });
  const birth = toKundliInput({ ...typed, town: typed.town }, typed.name ?? nameOtherwise);
  // The name violates the limits of the schema.
  if (birth === null) return askFor({ ...typed, name: null, town: null }, language, "misses_place");
  return { kind: "confirm", birth, typed, isOwn: typed.isOwn ?? (typed.name === null ? true : null) };
}
