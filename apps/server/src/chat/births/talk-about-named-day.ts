import { speaksOfBirth } from "../../typed-births/birth-text/parse-birth.ts";
import { createDayTeller, keepNamedDay } from "../../typed-births/calendar-days/tell-day.ts";
import { HOME_COUNTRIES } from "./ask-or-read-back.ts";
import type { BirthReply, BirthTalkMessage, BirthTalkParts } from "./birth-talk.ts";
import { chooseBirthLanguage } from "./choose-birth-language.ts";
import { readNewborn } from "./read-newborn.ts";

/** A longer message is a story. */
const MAX_LETTERS_OF_DAY = 500;

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
    const newborn = readNewborn(text, clock(), chooseBirthLanguage(message));
    if (newborn) return newborn;
    const isExpected = awaiting?.kind === "details" || !hasChart || speaksOfBirth(text);
    if (!isExpected || text.length > MAX_LETTERS_OF_DAY) return null;
    return tellDay({
      text,
      language: chooseBirthLanguage(message),
      home: HOME_COUNTRIES,
      earlier: awaiting?.kind === "details" ? awaiting.typed : null,
      thisYear: clock().getUTCFullYear(),
    });
  }

  return async (message) => {
    const told = await readNamedDay(message);
    const replied = told && (await talkAboutBirth({ ...message, text: told.text }));
    if (!replied) return talkAboutBirth(message);
    if (replied.isSilent) return replied;
    const [first, ...others] = replied.texts;
    const { awaiting } = replied.births;
    const kept = awaiting?.kind === "details" ? { ...awaiting, typed: keepNamedDay(awaiting.typed, told) } : awaiting;
    const births = { ...replied.births, awaiting: kept };
    return { ...replied, births, texts: first === undefined ? [told.note] : [`${told.note} ${first}`, ...others] };
  };
}
