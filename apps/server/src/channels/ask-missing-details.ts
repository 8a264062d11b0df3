import type { AnswerLanguage } from "@lagna/astrologer";
import type { ChartDescriber } from "./describe-chart.ts";
import type { TurnEffect } from "./repository.ts";
import type { ChartMessages } from "./chart-messages.ts";
import type { Town, PartialBirth } from "./partial-birth.ts";
import type { ChannelTextKey } from "./channel-texts.data.ts";
import { formatChannelText } from "./channel-texts.ts";
import { describeFurtherNeeds, describeKnownDetails } from "./describe-known-details.ts";

export interface MissingDetailsParts {
  readonly chartDescriber: Pick<ChartDescriber, "readBirth" | "formatClock">;
  readonly chartMessages: Pick<ChartMessages, "askToConfirmBirth">;
}

/** The place as written, if no town was found for it. */
export interface UnmatchedPlace {
  /** Text in the position of a place that matches no town. */
  readonly written: string | null;
}

const HALF_DAY = 12;
type AskedDetail = "date" | "time" | "place";
/** The detail that a question asks for; the others ask for the place. */
const ASKED_DETAILS: Partial<Record<ChannelTextKey, AskedDetail>> = {
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

/** Asks for the first missing detail of a birth; reads a complete one back for confirmation. */
export function createMissingDetailsPrompt({ chartDescriber, chartMessages }: MissingDetailsParts) {
  /** The question for a detail, between what was understood and what else is missing. */
  function frameQuestion(typed: PartialBirth, asked: AskedDetail, language: AnswerLanguage, question: string): string {
    const known = describeKnownDetails(typed, language, chartDescriber.formatClock);
    const further = describeFurtherNeeds(typed, asked, language);
    return [known, question, further].filter(Boolean).join(question.includes("\n") ? "\n" : " ");
  }

  const askFor = (
    typed: PartialBirth,
    language: AnswerLanguage,
    key: ChannelTextKey,
    params: Readonly<Record<string, string>> = {},
  ): TurnEffect => ({
    person: { awaiting: { kind: "details", typed } },
    messages: [
      {
        kind: "text",
        text: frameQuestion(typed, ASKED_DETAILS[key] ?? "place", language, formatChannelText(key, language, params)),
      },
    ],
  });

  function askHalfOfDay(
    typed: PartialBirth,
    { hour, minute, second }: NonNullable<PartialBirth["half"]>,
    language: AnswerLanguage,
  ): TurnEffect {
    const early = hour % HALF_DAY;
    const choices = [early, early + HALF_DAY].map((each) =>
      chartDescriber.formatClock({ hour: each, minute, second }, language),
    );
    const question = formatChannelText("which_half", language, { first: choices[0] ?? "", second: choices[1] ?? "" });
    const text = frameQuestion(typed, "time", language, question);
    return { person: { awaiting: { kind: "details", typed } }, messages: [{ kind: "text", text, choices }] };
  }

  function askTown(typed: PartialBirth, language: AnswerLanguage): TurnEffect {
    const choices = formatTowns(typed.towns);
    const lines = choices.map((line, at) => `${at + 1}. ${line}`).join("\n");
    const key = typed.townName === null ? "which_of_towns" : "which_town";
    const text = frameQuestion(typed, "place", language, formatChannelText(key, language, { towns: lines }));
    const choicesLabel = formatChannelText("towns_label", language);
    return {
      person: { awaiting: { kind: "details", typed } },
      messages: [{ kind: "text", text, choices, choicesLabel }],
    };
  }

  return (
    typed: PartialBirth,
    { written }: UnmatchedPlace,
    language: AnswerLanguage,
    nameOtherwise: string,
  ): TurnEffect => {
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
    const birth = chartDescriber.readBirth({ ...typed, town: typed.town }, typed.name ?? nameOtherwise);
    // The name violates the limits of the schema.
    if (birth === null) return askFor({ ...typed, name: null, town: null }, language, "misses_place");
    return {
      person: { awaiting: { kind: "confirm", birth, isOwn: typed.isOwn ?? (typed.name === null ? true : null) } },
      messages: [chartMessages.askToConfirmBirth(birth, language)],
    };
  };
}
