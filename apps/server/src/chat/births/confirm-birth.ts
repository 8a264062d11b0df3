import { type AnswerLanguage, asksFor, asksOfAlmanac, asksOfChart } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import { AppError } from "../../errors/app-error.ts";
import type { ParsedBirth } from "../../typed-births/birth-text/parse-birth.ts";
import { hasDate, parseMissingDetails } from "../../typed-births/birth-text/parse-birth.ts";
import { formatBirthText } from "../../typed-births/birth-texts.ts";
import { correctPartOfDate } from "../../typed-births/correct-part-of-date.ts";
import { correctBirth, correctTime } from "../../typed-births/correct-birth.ts";
import type { TownFinder } from "../../typed-births/find-towns.ts";
import { isCorrection, namesMistake } from "../../typed-births/parse-correction.ts";
import { parseYesNo } from "../../typed-births/parse-yes-no.ts";
import { BIRTH_TALK_TEXTS, OPENED_FOLLOW_UPS } from "./birth-talk-texts.data.ts";
import {
  addTypedCharts,
  type ConversationBirths,
  namePerson,
  type ReadBirthOf,
  type TypedChart,
} from "./conversation-births.ts";
import { findMeantBirth } from "./identify-person.ts";
import { type AwaitedConfirmation, describeReadAs, listAwaited, readBack } from "./read-back.ts";
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

/** "Your chart and the chart of Nikhil". */
function listCharts(charts: readonly TypedChart[], language: AnswerLanguage): string {
  const named = charts.map((chart) =>
    chart.isOwn
      ? BIRTH_TALK_TEXTS.your_chart[language]
      : BIRTH_TALK_TEXTS.chart_of[language].replace("{who}", () => namePerson(chart, language)),
  );
  const [last = "", ...before] = named.toReversed();
  const parts = { first: before.toReversed().join(", "), last };
  const listed = before.length === 0 ? last : formatBirthText("join_last", language, parts);
  return language === "en" ? listed.charAt(0).toUpperCase() + listed.slice(1) : listed;
}

/** What is said once charts are open, and what may be asked then. */
function describeOpened(charts: readonly TypedChart[], hasOther: boolean, language: AnswerLanguage) {
  const say = (key: keyof typeof BIRTH_TALK_TEXTS): string => BIRTH_TALK_TEXTS[key][language];
  const [chart] = charts;
  const match = OPENED_FOLLOW_UPS.match[language];
  if (!chart || charts.length > 1) {
    const opened = say("opened_several").replace("{charts}", () => listCharts(charts, language));
    return { texts: [opened, say("several_not_saved")], followUps: charts.length === 2 ? [match] : [] };
  }
  const who = namePerson(chart, language);
  const key = chart.isOwn ? "opened_own" : hasOther ? "opened" : "opened_alone";
  const hasMatch = !chart.isOwn && hasOther;
  const followUps = [...OPENED_FOLLOW_UPS.other[language], ...(hasMatch ? [match] : [])];
  return { texts: [say(key).replace("{who}", () => who), say("not_saved")], followUps };
}

/** Questions as one message. */
export const joinQuestions = (...questions: readonly (string | null)[]): string | null => {
  const [first, ...others] = questions.filter((question) => question !== null);
  if (first === undefined) return null;
  // Each is a sentence of its own.
  return others.reduce((all, other) => `${/[?।!.]\s*$/u.test(all) ? all : `${all}?`} ${other}`, first);
};

const listNumbers = (text: string): string[] => Array.from(text.matchAll(/\p{Nd}+/gu), ([number]) => number);
const LAST_YEAR = 9999;

/** A town that is told takes the place of one that was assumed. */
function replaceBirth({ isTownAssumed, ...read }: ReadBirthOf, birth: KundliInput): ReadBirthOf {
  const isAssumed = isTownAssumed && birth.city === read.birth.city;
  return { ...read, birth, ...(isAssumed && { isTownAssumed }) };
}

/** Handles the replies to a birth that was read back: yes, no, and corrections. */
export function createConfirmation({ towns, checkBirth }: Pick<BirthTalkParts, "towns" | "checkBirth">) {
  async function correctOne(
    { birth }: ReadBirthOf,
    { awaiting: { isDeclined }, text, whole, home }: ConfirmingMessage,
  ): Promise<KundliInput | null> {
    // "The date is wrong, it is 12 August 1994".
    const isDateOnly = whole !== null && whole.time === null && (isDeclined || isCorrection(text));
    const parsedBirth = whole && (isDateOnly ? { ...whole, name: null, remaining: [] } : whole);
    const corrected = await correctBirth(birth, { text, parsedBirth, home, isAsked: isDeclined }, towns);
    if (corrected) return corrected;
    return isDeclined && whole === null ? correctTown(birth, text, home, towns) : null;
  }

  /** The reply to a correction; null if the message is none. Of several births the one that it names is corrected. */
  async function correct(message: ConfirmingMessage): Promise<BirthReply | null> {
    const { awaiting, births, language, text } = message;
    const all = listAwaited(awaiting);
    const meant = all.length === 1 ? 0 : findMeantBirth(text, all);
    const corrected = await correctOne(all[meant ?? 0] as ReadBirthOf, message);
    if (!corrected) return null;
    if (meant === null) return askWhichIsWrong(message, all);
    const now = all.map((one, at) => (at === meant ? replaceBirth(one, corrected) : one));
    const [first, ...others] = now as [ReadBirthOf, ...ReadBirthOf[]];
    const beside = { ready: others, incomplete: [] };
    return readBack({ ...awaiting, ...first, beside, isDeclined: false, passed: 0 }, births, language);
  }

  function decline({ awaiting, births }: ConfirmingMessage): ConversationBirths {
    return { ...births, awaiting: { ...awaiting, isDeclined: true, passed: 0 } };
  }

  function askWhichIsWrong(message: ConfirmingMessage, all: readonly ReadBirthOf[]): BirthReply {
    const { language } = message;
    const who = all.map((one) => namePerson(one, language)).join(", ");
    const text = BIRTH_TALK_TEXTS.which_wrong[language].replace("{who}", () => who);
    return { births: decline(message), language, texts: [text], followUps: [] };
  }

  async function open(message: ConfirmingMessage, asked: string | null, isTaken = false): Promise<BirthReply> {
    const { awaiting, births, hasChart, language } = message;
    const all = listAwaited(awaiting);
    try {
      for (const { birth } of all) await checkBirth(birth);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
      return { births: decline(message), language, texts: [BIRTH_TALK_TEXTS.impossible[language]], followUps: [] };
    }
    const { births: added, opened: charts } = addTypedCharts(births, all);
    const hasOther = hasChart || added.charts.length > 1;
    const question = joinQuestions(awaiting.question, asked);
    const chart = charts.findLast(({ isOwn }) => !isOwn) ?? charts[0];
    const opened = {
      births: added,
      language,
      ...(chart && { opened: chart }),
      ...describeOpened(charts, hasOther, language),
    };
    if (question === null) return opened;
    // A question instead of a yes takes the birth as right: it was read back just before.
    return { ...opened, texts: isTaken ? [] : opened.texts.slice(0, 1), question };
  }

  /** Opens births that were read back and not denied, as another person's birth follows them; null if they cannot be. */
  async function takeAsRight(
    awaiting: AwaitedConfirmation,
    births: ConversationBirths,
  ): Promise<ConversationBirths | null> {
    const all = listAwaited(awaiting);
    try {
      for (const { birth } of all) await checkBirth(birth);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
      return null;
    }
    return addTypedCharts(births, all).births;
  }

  /** A chart that was opened in the conversation, as if it had just been read back. */
  async function correctOpened(message: Omit<ConfirmingMessage, "awaiting">): Promise<BirthReply | null> {
    const { charts } = message.births;
    const meant = findMeantBirth(message.text, charts);
    const chart = meant === null ? charts.at(-1) : charts[meant];
    // "Saas bolti hain bhor mein 4-5 baje ke beech", of a birth whose time was not known.
    const tellsTime =
      chart?.birth.time_unknown === true &&
      asksFor(message.understanding, "birth_typed") &&
      correctTime(chart.birth, message.text) !== null;
    const asked = message.understanding.turns.at(-1)?.question ?? "";
    // "13 December, is it good?", then "not 13, the 11th": the day that was asked for is put right, and no birth.
    const isOfAsked = listNumbers(asked).includes(listNumbers(message.text)[0] ?? "") && !hasDate(asked, LAST_YEAR);
    const corrects =
      isCorrection(message.text) ||
      namesMistake(message.text) ||
      (chart !== undefined && correctPartOfDate(chart.birth, message.text, false) !== null);
    if (!chart || isOfAsked || !(tellsTime || corrects)) return null;
    const { id: _id, ...read } = chart;
    return correct({
      ...message,
      awaiting: { kind: "confirm", ...read, question: null, passed: 0, isDeclined: false },
    });
  }

  return {
    takeAsRight,
    correctOpened,
    /** Opens the charts of births at once, for the question beside them. */
    openAsked: async (message: ConfirmingMessage): Promise<BirthReply> => {
      const opened = await open(message, null);
      return opened.question === undefined
        ? opened
        : { ...opened, texts: [describeReadAs(message.awaiting, message.language)] };
    },
    /** Null if the message answers nothing. */
    answer: async (message: ConfirmingMessage): Promise<BirthReply | null> => {
      const { awaiting, text, language } = message;
      // Without a chart there is nothing else to say yes to.
      const isFresh = awaiting.passed === 0 || !message.hasChart;
      const answer = isFresh ? parseYesNo(text) : null;
      if (answer === "yes") return open(message, null);
      if (answer === "no") {
        const all = listAwaited(awaiting);
        if (all.length > 1) return askWhichIsWrong(message, all);
        return { births: decline(message), language, texts: [BIRTH_TALK_TEXTS.declined[language]], followUps: [] };
      }
      // A date in a question for a day is none of the birth that was read back.
      const isOfDay =
        !awaiting.isDeclined && !isCorrection(text) && !namesMistake(text) && asksOfAlmanac(message.understanding);
      if (isOfDay) return open(message, text, true);
      const corrected = await correct(message);
      if (corrected) return corrected;
      const rest = isFresh && message.whole === null ? splitYes(text) : null;
      if (rest !== null) return open(message, rest);
      // "So what is her moon sign?": a person who goes on to ask has found nothing wrong in it.
      const goesOn = !awaiting.isDeclined && message.whole === null && asksOfChart(message.understanding);
      return goesOn ? open(message, text, true) : null;
    },
  };
}
