import { type AnswerLanguage, asksOfChart } from "@lagna/astrologer";
import { AppError } from "../../errors/app-error.ts";
import type { KundliInput } from "../../modules/charts/service.ts";
import type { ParsedBirth } from "../../typed-births/birth-text/parse-birth.ts";
import { parseMissingDetails } from "../../typed-births/birth-text/parse-birth.ts";
import { correctBirth } from "../../typed-births/correct-birth.ts";
import type { TownFinder } from "../../typed-births/find-towns.ts";
import { isCorrection } from "../../typed-births/parse-correction.ts";
import { parseYesNo } from "../../typed-births/parse-yes-no.ts";
import { BIRTH_TALK_TEXTS, OPENED_FOLLOW_UPS } from "./birth-talk-texts.data.ts";
import { addTypedChart, type ConversationBirths, namePerson, type TypedChart } from "./conversation-births.ts";
import { type AwaitedConfirmation, readBack } from "./read-back.ts";
import type { BirthReply, BirthTalkMessage, BirthTalkParts } from "./birth-talk.ts";

/** A message that may answer the question whether a birth is right. */
export interface ConfirmingMessage extends BirthTalkMessage {
  readonly awaiting: AwaitedConfirmation;
  /** A birth with its whole date in the message. */
  readonly whole: ParsedBirth | null;
  readonly language: AnswerLanguage;
  readonly home: readonly string[];
}

/** A yes with a question after it: "haan, uska lagna kya hai?". */
function splitYes(text: string): string | null {
  const [, first = "", rest = ""] = /^\s*([\p{L}\p{M}]+(?:\s+(?:ji|जी))?)[\s,.!।-]+(.{4,})$/su.exec(text) ?? [];
  return parseYesNo(first) === "yes" && rest !== "" ? rest : null;
}

/** A town alone, as the reply to what is wrong: "Ballia", "the town is Ballia". */
async function correctTown(birth: KundliInput, text: string, home: readonly string[], { findTown }: TownFinder) {
  const known = { ...birth, time: "unknown", half: null, part: null, town: null } as const;
  const read = parseMissingDetails(text, known, birth.year);
  const found = read && (await findTown(read.remaining, home));
  return found?.kind === "one" ? { ...birth, ...found.town } : null;
}

/** What is said once a chart is open, and what may be asked then. */
function describeOpened(chart: TypedChart, hasOther: boolean, language: AnswerLanguage) {
  const who = namePerson(chart, language);
  const key = chart.isOwn ? "opened_own" : hasOther ? "opened" : "opened_alone";
  const texts = [BIRTH_TALK_TEXTS[key][language].replace("{who}", () => who), BIRTH_TALK_TEXTS.not_saved[language]];
  const match = !chart.isOwn && hasOther ? [OPENED_FOLLOW_UPS.match[language]] : [];
  return { texts, followUps: [...OPENED_FOLLOW_UPS.other[language], ...match] };
}

/** What is said before the answer to a question that was asked instead of a yes. */
function describeTaken(chart: TypedChart, language: AnswerLanguage): string {
  const key = chart.isOwn ? "own_taken_as_right" : "taken_as_right";
  return BIRTH_TALK_TEXTS[key][language].replace("{who}", () => namePerson(chart, language));
}

/** Handles the replies to a birth that was read back: yes, no, and corrections. */
export function createConfirmation({ towns, checkBirth }: Pick<BirthTalkParts, "towns" | "checkBirth">) {
  async function correct({ awaiting, text, whole, home }: ConfirmingMessage): Promise<KundliInput | null> {
    const { birth, isDeclined } = awaiting;
    // "The date is wrong, it is 12 August 1994".
    const isDateOnly = whole !== null && whole.time === null && (isDeclined || isCorrection(text));
    const parsedBirth = whole && (isDateOnly ? { ...whole, name: null, remaining: [] } : whole);
    const corrected = await correctBirth(birth, { text, parsedBirth, home }, towns);
    if (corrected) return corrected;
    return isDeclined && whole === null ? correctTown(birth, text, home, towns) : null;
  }

  async function open(
    { awaiting, births, hasChart, language }: ConfirmingMessage,
    asked: string | null,
    isTaken = false,
  ): Promise<BirthReply> {
    try {
      await checkBirth(awaiting.birth);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
      const declined: ConversationBirths = { ...births, awaiting: { ...awaiting, isDeclined: true, passed: 0 } };
      return { births: declined, language, texts: [BIRTH_TALK_TEXTS.impossible[language]], followUps: [] };
    }
    const { births: added, chart } = addTypedChart(births, awaiting);
    const hasOther = hasChart || added.charts.length > 1;
    const question = asked ?? awaiting.question;
    const opened = { births: added, language, opened: chart, ...describeOpened(chart, hasOther, language) };
    if (question === null) return opened;
    return { ...opened, ...(isTaken && { texts: [describeTaken(chart, language)] }), question };
  }

  return {
    /** Null if the message answers nothing. */
    answer: async (message: ConfirmingMessage): Promise<BirthReply | null> => {
      const { awaiting, text, births, language } = message;
      // Without a chart there is nothing else to say yes to.
      const isFresh = awaiting.passed === 0 || !message.hasChart;
      const answer = isFresh ? parseYesNo(text) : null;
      if (answer === "yes") return open(message, null);
      if (answer === "no") {
        const declined: ConversationBirths = { ...births, awaiting: { ...awaiting, isDeclined: true } };
        return { births: declined, language, texts: [BIRTH_TALK_TEXTS.declined[language]], followUps: [] };
      }
      const birth = await correct(message);
      if (birth) return readBack({ ...awaiting, birth, isDeclined: false, passed: 0 }, births, language);
      const rest = isFresh && message.whole === null ? splitYes(text) : null;
      if (rest !== null) return open(message, rest);
      // "So what is her moon sign?": a person who goes on to ask has found nothing wrong in it.
      const goesOn = !awaiting.isDeclined && message.whole === null && asksOfChart(message.understanding);
      return goesOn ? open(message, text, true) : null;
    },
  };
}
