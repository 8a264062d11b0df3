import { speaksOfBirth } from "../../typed-births/birth-text/parse-birth.ts";
import { createDayTeller, keepNamedDay, type ToldDay } from "../../typed-births/calendar-days/tell-day.ts";
import type { PartialBirth } from "../../typed-births/partial-birth.ts";
import { HOME_COUNTRIES } from "./ask-or-read-back.ts";
import type { BirthReply, BirthTalkMessage, BirthTalkParts } from "./birth-talk.ts";
import { chooseBirthLanguage } from "./choose-birth-language.ts";
import { asksWhatWasRead } from "./repeat-birth.ts";
import { readNewborn } from "./read-newborn.ts";

/** A longer message is a story. */
const MAX_LETTERS_OF_DAY = 500;

/** A birth of which no detail is told yet. */
const NOTHING_TOLD: PartialBirth = {
  year: null,
  month: null,
  day: null,
  time: null,
  half: null,
  part: null,
  town: null,
  towns: [],
  townName: null,
  name: null,
  isOwn: null,
};

type TalkAboutBirth = (message: BirthTalkMessage) => Promise<BirthReply | null>;

/** Reads the day of a birth that is named by a feast or in another calendar, before the birth is talked about. */
export function withNamedDays(
  talkAboutBirth: TalkAboutBirth,
  { towns, almanac, clock }: BirthTalkParts,
): TalkAboutBirth {
  const { tellDay } = createDayTeller(towns, almanac);

  /** The day of a message where a birth is expected or told. */
  async function readNamedDay(message: BirthTalkMessage) {
    const { text, births, hasChart } = message;
    const { awaiting } = births;
    const before = message.understanding.turns.at(-1)?.question ?? "";
    const newborn = readNewborn(text, clock(), chooseBirthLanguage(message), before);
    if (newborn) return newborn;
    const isExpected = awaiting?.kind === "details" || !hasChart || speaksOfBirth(text);
    if (!isExpected || text.length > MAX_LETTERS_OF_DAY) return null;
    // "Which date is that in English?", of a day that was named before.
    const named = awaiting?.kind === "details" && asksWhatWasRead(text) ? awaiting.typed.namedDay : undefined;
    const told = await tellDay({
      text: named ?? text,
      language: chooseBirthLanguage(message),
      home: HOME_COUNTRIES,
      earlier: awaiting?.kind === "details" ? awaiting.typed : null,
      thisYear: clock().getUTCFullYear(),
    });
    return told && named !== undefined ? { ...told, text } : told;
  }

  /** "बस मंगलवार था छठ के बाद। कुंडली बनेगी?": the day is kept, and its year asked for, whatever else is asked. */
  function askYear({ note, namedDay }: ToldDay, message: BirthTalkMessage): BirthReply {
    const typed = { ...NOTHING_TOLD, ...(namedDay !== undefined && { namedDay }) };
    const awaiting = { kind: "details", typed, question: null, passed: 0 } as const;
    const births = { ...message.births, awaiting };
    return { births, language: chooseBirthLanguage(message), texts: [note], followUps: [] };
  }

  return async (message) => {
    const told = await readNamedDay(message);
    const replied = told && (await talkAboutBirth({ ...message, text: told.text }));
    if (!replied) return told?.namedDay === undefined ? talkAboutBirth(message) : askYear(told, message);
    if (replied.isSilent) return replied;
    const [first, ...others] = replied.texts;
    const { awaiting } = replied.births;
    const kept = awaiting?.kind === "details" ? { ...awaiting, typed: keepNamedDay(awaiting.typed, told) } : awaiting;
    const births = { ...replied.births, awaiting: kept };
    const choices = told.choices ? { followUps: told.choices } : {};
    return {
      ...replied,
      ...choices,
      births,
      texts: first === undefined ? [told.note] : [`${told.note} ${first}`, ...others],
    };
  };
}
