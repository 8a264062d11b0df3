import {
  type AnswerLanguage,
  asksFor,
  asksOfAlmanac,
  asksOfChart,
  asksOwnDecision,
  isRequest,
  isAboutAsker,
  isEverydayWord,
  isSurelyNoBirth,
  PAIR_OBJECTS,
  readPerson,
  understand,
} from "@lagna/astrologer";
import { hasDate } from "../../typed-births/birth-text/parse-birth.ts";
import { FIRST_TYPED_YEAR } from "../../typed-births/birth-text/parse-date.ts";
import { cutOutBirth } from "../../typed-births/birth-text/separate-question.ts";
import { NO_DATE } from "../../typed-births/birth-text/parse-partial-date.ts";
import { formatBirthText } from "../../typed-births/birth-texts.ts";
import { type BirthStep, chooseBirthStep } from "../../typed-births/choose-birth-step.ts";
import { formatBirthDate } from "../../typed-births/describe-birth.ts";
import type { PartialBirth } from "../../typed-births/partial-birth.ts";
import { normaliseWords } from "../../typed-births/parse-yes-no.ts";
import { createBirthReader, HOME_COUNTRIES } from "./ask-or-read-back.ts";
import {
  type AssumedBirth,
  assumeRest,
  createRegionFinder,
  MIDDLE_OF_INDIA,
  takeLikeliestTown,
} from "./assume-details.ts";
import { BIRTH_TALK_TEXTS, OWN_CHART_WORDS } from "./birth-talk-texts.data.ts";
import type { BirthReply, BirthTalkMessage, BirthTalkParts } from "./birth-talk.ts";
import { chooseBirthLanguage } from "./choose-birth-language.ts";
import { createConfirmation, joinQuestions } from "./confirm-birth.ts";
import { type ConversationBirths, MAX_PASSED, namePerson, type TypedChart } from "./conversation-births.ts";
import { identifyPerson, isSameWho } from "./identify-person.ts";
import { type BirthReading, readBirthMessage } from "./read-birth-message.ts";
import { repeatBirth } from "./repeat-birth.ts";
import { findChartToSave } from "./save-typed-chart.ts";
import { talkWithoutDay } from "./talk-without-day.ts";
import { withNamedDays } from "./talk-about-named-day.ts";

const [OWN, BESIDE_OWN] = OWN_CHART_WORDS.map((words) => new Set(words.split("|"))) as [Set<string>, Set<string>];

/** "My own", "meri kundli": a message that names no question. */
function returnsToOwn(text: string): boolean {
  const words = normaliseWords(text).split(" ");
  return words.some((word) => OWN.has(word)) && words.every((word) => OWN.has(word) || BESIDE_OWN.has(word));
}

/** "Now back to my chart, how is this year for me": what is asked after the return; null if the message does not begin with one. */
function splitReturn(text: string): string | null {
  const [, first = "", rest = ""] = /^([^,।.;:—–-]+)[,।.;:—–-]+\s*(.{4,})$/su.exec(text.trim()) ?? [];
  return returnsToOwn(first) ? rest : null;
}

/** Says how a chart is saved; the page shows the button to do so with that answer. */
function offerToSave(chart: TypedChart, message: BirthTalkMessage): BirthReply {
  const language = chooseBirthLanguage(message);
  const say = (key: "save" | "save_own" | "save_without_town"): string => {
    const text = BIRTH_TALK_TEXTS[key][language].replace("{who}", () => namePerson(chart, language));
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const replied = { births: message.births, language, followUps: [] };
  if (chart.isTownAssumed) return { ...replied, texts: [say("save_without_town")] };
  return { ...replied, texts: [say(chart.isOwn ? "save_own" : "save")], opened: chart };
}

/** Whether a reply added nothing to a birth but a place that is not known. */
const isUnmatched = (step: BirthStep, typed: PartialBirth): boolean =>
  step.kind === "ask" &&
  step.typed.time === typed.time &&
  step.typed.half === typed.half &&
  step.typed.towns.length === 0 &&
  step.typed.year === typed.year &&
  step.typed.day === typed.day &&
  step.typed.town === null;

/** Whether what stands beside a birth shows danger by itself, without the figures: "my husband beats me. 3 Nov 1979, 22:40, Kanpur". */
function isInDangerBeside(text: string): boolean {
  const beside = cutOutBirth(text)?.question;
  return beside != null && understand(beside).question.danger?.isClear === true;
}

/** "Sem exam 4 din me hai" tells no time of birth. */
const CLOCK =
  /\d\s*(?:am|pm|a\.m|p\.m|baje|hrs|hours|बजे)|\d[:.]\d\d|(?<!\p{L})(?:subah|savere|sham|shaam|raat|dopahar|morning|evening|night|noon|afternoon|bhor)(?!\p{L})|सुबह|सवेरे|शाम|रात|दोपहर|भोर/iu;
const countWords = (text: string): number => text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;

/** A reply with more words than a town has. */
const MAX_WORDS_OF_TOWN = 4;
/** "Color bhi", "aur shani": words that people use whatever they ask are no town that is spelt otherwise. */
const isNoTown = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > MAX_WORDS_OF_TOWN || words.every(isEverydayWord);
};

const listTold = ({ understanding, text }: BirthTalkMessage): readonly string[] => [
  ...understanding.turns.map(({ question }) => question),
  text,
];

type Day = Pick<PartialBirth, "year" | "month" | "day">;
const isSameDay = (one: Day, other: Day): boolean =>
  one.year === other.year && one.month === other.month && one.day === other.day;

/** Reads births that are typed in the web chat, asks for what is missing, and opens a chart once it was confirmed. */
export function createBirthTalk(parts: BirthTalkParts) {
  const { towns, almanac, clock, checkBirth } = parts;
  const { reader, toBirthMessage, toReply, replyToSeveral } = createBirthReader(towns, almanac);
  const confirmation = createConfirmation({ towns, checkBirth });
  const findRegion = createRegionFinder(parts.regions);

  /** What a birth that cannot be is answered with. */
  function refuse(
    reading: Exclude<BirthReading, { kind: "birth" | "several" | "details" }>,
    language: AnswerLanguage,
  ): string {
    if (reading.kind === "two") return BIRTH_TALK_TEXTS.two_births[language];
    if (reading.kind === "no_such_day") return formatBirthText("no_such_day", language);
    if (reading.kind === "future")
      return BIRTH_TALK_TEXTS.future[language].replace("{date}", formatBirthDate(reading.read, language));
    const years = { from: String(FIRST_TYPED_YEAR), until: String(clock().getUTCFullYear()) };
    return formatBirthText("year_outside", language, years);
  }

  /** A birth in the future: the rest of it is kept, and its date asked for. */
  async function keepWithoutDate(
    { read }: BirthReading & { readonly kind: "future" },
    message: BirthTalkMessage,
    language: AnswerLanguage,
  ): Promise<ConversationBirths> {
    const step = await reader.readBirth(toBirthMessage(message, message.text, language), { ...read, ...NO_DATE });
    if (step?.kind !== "ask") return message.births;
    return { ...message.births, awaiting: { kind: "details", typed: step.typed, question: null, passed: 0 } };
  }

  /** "A small town in Poland", and then "1988-10-23, Sanok, 14h50": a small town abroad is meant if its country was told. */
  async function readInCountryOfTalk(
    step: BirthStep | null,
    { read, text }: BirthReading & { readonly kind: "birth" },
    message: BirthTalkMessage,
    language: AnswerLanguage,
  ): Promise<BirthStep | null> {
    const isOpen = step?.kind === "ask" && step.typed.town === null && step.typed.towns.length === 0;
    const country = isOpen ? ((await findRegion(listTold(message)))?.country ?? null) : null;
    if (country === null || country === MIDDLE_OF_INDIA.country) return step;
    const words = [{ text: country, isFiller: false, isMarked: true, isRelation: false }];
    const remaining = [...read.remaining, { words, isNamePosition: false }];
    const located = await reader.readBirth(toBirthMessage(message, text, language), { ...read, remaining });
    return located?.typed.town ? located : step;
  }

  async function reply(reading: BirthReading, message: BirthTalkMessage): Promise<BirthReply | null> {
    const { births } = message;
    const language = chooseBirthLanguage(message);
    const before = message.understanding.turns.at(-1);
    const pending = births.awaiting?.question ?? (before?.awaitsBirth ? before.question : null);
    if (reading.kind === "several")
      return replyToSeveral({ ...reading, question: reading.question ?? pending }, message, language);
    if (reading.kind === "birth") {
      const asked = toBirthMessage(message, reading.text, language);
      const step = await readInCountryOfTalk(await reader.readBirth(asked, reading.read), reading, message, language);
      return step && toReply(step, message, { language, question: reading.question ?? pending });
    }
    if (reading.kind === "details") {
      if (births.awaiting?.kind !== "details") return null;
      const asked = toBirthMessage(message, message.text, language);
      const step = await reader.addDetails(asked, births.awaiting.typed, reading.read);
      // "The doctor has seen her" is no town that cannot be found, and "the pandit asked 11000 (mange)" names none.
      const addsPlaceOnly = reading.read.time === null && reading.read.half === null && reading.read.year === null;
      const mayBeOther =
        step &&
        (isUnmatched(step, births.awaiting.typed) ||
          (addsPlaceOnly && isNoTown(message.text)) ||
          (reading.read.year === null && !CLOCK.test(message.text) && countWords(message.text) > MAX_WORDS_OF_TOWN));
      if (mayBeOther && isSurelyNoBirth(message.understanding)) return null;
      const { who, beside } = births.awaiting;
      return step && toReply(step, message, { language, question: reading.question ?? pending, who, beside });
    }
    const kept = reading.kind === "future" ? await keepWithoutDate(reading, message, language) : births;
    return { births: kept, language, texts: [refuse(reading, language)], followUps: [] };
  }

  /** Answers from what is known of a birth, with what is missing left open, and says so; the rest is still awaited. */
  async function replyWithAssumed(
    assumed: AssumedBirth,
    message: BirthTalkMessage,
    language: AnswerLanguage,
  ): Promise<BirthReply | null> {
    const { awaiting } = message.births;
    const step = chooseBirthStep(assumed.typed, { written: null }, language, "Kundli");
    if (awaiting?.kind !== "details" || step.kind === "ask") return null;
    const { who, beside } = awaiting;
    const question = joinQuestions(awaiting.question, message.text);
    const { isTownAssumed } = assumed;
    const read = toReply(step, message, { language, question, who, beside, isTownAssumed });
    const opened = await openAsked(read, message);
    const { town } = assumed.typed;
    const near = town === MIDDLE_OF_INDIA ? BIRTH_TALK_TEXTS.middle_of_india[language] : (town?.city ?? "");
    const said = BIRTH_TALK_TEXTS[isTownAssumed ? "town_assumed" : "time_assumed"][language].replace("{near}", near);
    return {
      ...opened,
      births: { ...opened.births, awaiting: { ...awaiting, question: null, passed: 0 } },
      // What is known of the birth was said with the question for the rest.
      texts: opened.question === undefined ? opened.texts : [said],
    };
  }

  /** A question about the person of whose birth something is missing: it cannot be read from another chart. */
  async function askAgain(message: BirthTalkMessage): Promise<BirthReply | null> {
    const { understanding, births, text } = message;
    const { awaiting } = births;
    if (awaiting?.kind !== "details") return null;
    // A newcomer who goes on to ask, of whatever needs a chart, is answered from what is known of the birth.
    const needsChart =
      !message.hasChart && awaiting.passed > 0 && isRequest(understanding) && !asksOfAlmanac(understanding);
    if (!asksOfChart(understanding) && !needsChart) return null;
    // Who goes on with other questions is not asked a third time, if there is a chart to answer from.
    const isOpened = births.charts.some(({ birth }) => isSameDay(birth, awaiting.typed));
    if (isOpened || (awaiting.passed >= MAX_PASSED && message.hasChart)) return null;
    const { isOwn } = awaiting.who ?? identifyPerson(awaiting.typed, message);
    // Right after a birth what is asked is of that person, unless it speaks of the writer.
    const isOfTwo = PAIR_OBJECTS.some((object) => asksFor(understanding, object));
    const isOfWriter = isAboutAsker(understanding.question) || (message.hasChart && asksOwnDecision(text));
    const goesOn = awaiting.passed === 0 && (isOfTwo || !isOfWriter);
    if (readPerson(understanding) === null && !isOwn && !goesOn) return null;
    const language = chooseBirthLanguage(message);
    // Who goes on to ask did not choose between towns of one name: the largest is taken, and named with the answer.
    const told = takeLikeliestTown(awaiting.typed);
    const step = chooseBirthStep(told, { written: null }, language, "Kundli");
    const asked = { ...births, awaiting: { ...awaiting, passed: awaiting.passed + 1 } };
    // Which town or hour it was has been asked already: what the rest holds is told now, and nothing is asked twice.
    const near = told.town ?? (await findRegion(listTold(message)));
    const assumed = assumeRest(told, near ?? MIDDLE_OF_INDIA);
    if (step.kind === "ask" && assumed) return replyWithAssumed(assumed, message, language);
    if (step.kind === "ask") return { births: asked, language, texts: [step.text], followUps: step.choices ?? [] };
    const { who, beside } = awaiting;
    return toReply(step, message, { language, question: joinQuestions(awaiting.question, text), who, beside });
  }

  /** A birth that was read back is taken as right by who goes on with the birth of another person. */
  async function keepEarlier(replied: BirthReply, message: BirthTalkMessage): Promise<BirthReply> {
    const { awaiting } = message.births;
    const next = replied.births.awaiting;
    if (awaiting?.kind !== "confirm" || awaiting.isDeclined || next === null) return replied;
    const who = next.kind === "confirm" ? next : (next.who ?? identifyPerson(next.typed, message));
    if (isSameWho(who, awaiting) || isSameDay(next.kind === "confirm" ? next.birth : next.typed, awaiting.birth))
      return replied;
    const taken = await confirmation.takeAsRight(awaiting, message.births);
    return taken ? { ...replied, births: { ...taken, awaiting: next } } : replied;
  }

  /** A birth that is read whole beside a question: its chart is opened at once, and the question answered from it. */
  async function openAsked(replied: BirthReply, message: BirthTalkMessage): Promise<BirthReply> {
    const { births, language } = replied;
    const { awaiting } = births;
    if (awaiting?.kind !== "confirm" || awaiting.question === null) return replied;
    const confirming = { ...message, births, awaiting, whole: null, language, home: HOME_COUNTRIES };
    return confirmation.openAsked(confirming);
  }

  /** A whole birth in a message that shows danger: help comes first, and what was typed is not lost. */
  async function keepSilently(message: BirthTalkMessage): Promise<BirthReply | null> {
    const { text, understanding, births, hasChart } = message;
    const context = { question: understanding.question, awaiting: births.awaiting, hasChart, today: clock() };
    const reading = readBirthMessage(text, context);
    const replied = reading?.kind === "birth" ? await reply(reading, message) : null;
    return replied?.births.awaiting?.kind === "confirm" ? { ...replied, isSilent: true } : null;
  }

  async function talkAboutBirth(message: BirthTalkMessage): Promise<BirthReply | null> {
    const { text, understanding, births, hasChart } = message;
    const { question } = understanding;
    if (question.danger?.isClear || isInDangerBeside(text)) return keepSilently(message);
    if (hasChart && births.charts.some(({ isOwn }) => !isOwn)) {
      const language = chooseBirthLanguage(message);
      const replied = { births, language, followUps: [], returnsToOwn: true } as const;
      const asked = hasDate(text, clock().getUTCFullYear()) ? null : splitReturn(text);
      if (asked !== null) return { ...replied, texts: [], question: asked };
      if (returnsToOwn(text)) return { ...replied, texts: [BIRTH_TALK_TEXTS.back_to_own[language]] };
    }
    const toSave = findChartToSave(text, births.charts, understanding.turns);
    if (toSave) return offerToSave(toSave, message);
    const { awaiting } = births;
    const repeated = repeatBirth(message);
    if (repeated) return repeated;
    const reading = readBirthMessage(text, { question, awaiting, hasChart, today: clock() });
    // Before a typed birth only a clear danger takes precedence.
    if (question.danger !== null && reading?.kind !== "birth" && reading?.kind !== "several") return null;
    if (awaiting?.kind === "confirm" && reading?.kind !== "several") {
      const language = chooseBirthLanguage(message);
      const whole = reading?.kind === "birth" ? reading.whole : null;
      const answered = await confirmation.answer({ ...message, awaiting, whole, language, home: HOME_COUNTRIES });
      if (answered) return answered;
    }
    const replied = reading && (await reply(reading, message));
    if (replied) return openAsked(await keepEarlier(replied, message), message);
    const language = chooseBirthLanguage(message);
    const undated = talkWithoutDay(message, language);
    if (undated) return undated;
    const corrected =
      awaiting === null
        ? await confirmation.correctOpened({ ...message, whole: null, language, home: HOME_COUNTRIES })
        : null;
    const asked = corrected ?? (await askAgain(message));
    return asked && (asked.question === undefined ? openAsked(asked, message) : asked);
  }

  return withNamedDays(talkAboutBirth, parts);
}
export type TalkAboutBirth = ReturnType<typeof createBirthTalk>;
