import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Graha, type Nakshatra, type Rashi } from "@lagna/terms";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import { createPeriodId } from "../../facts/build-dasha-facts.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { formatDateRanges, isTimeIndependent } from "../../facts/mark-birth-time-sensitivity.ts";
import {
  formatDay,
  formatGraha,
  formatHouse,
  formatNakshatra,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { renderFact } from "../render-facts/render-fact.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { UNCERTAIN_TIME_PHRASES } from "./uncertain-birth-time-phrases.data.ts";

export const hasUncertainTime = ({ possibleIndexes }: FactIndex): boolean => possibleIndexes.length > 0;
export const hasUnknownTime = ({ context }: FactIndex): boolean => context.time?.minutes === null;

/** The index that topics are judged in; `null` if the birth time is too uncertain. */
export const getJudgmentIndex = (index: FactIndex): FactIndex | null =>
  index.judgmentIndex === "itself" ? index : index.judgmentIndex;

const REFERENCE_NAMES: Readonly<Record<"moon" | "sun", LocalizedText>> = {
  moon: createLocalizedText("the Moon", "चंद्र", "Chandra"),
  sun: createLocalizedText("the Sun", "सूर्य", "Surya"),
};
/** The textbook name. Empty for the Sun, because "Surya lagna" would be mistaken for the lagna. */
const LAGNA_NAMES: Readonly<Record<"moon" | "sun", LocalizedText>> = {
  moon: createLocalizedText(" (Chandra lagna)", " (चंद्र लग्न)", " (Chandra lagna)"),
  sun: createLocalizedText("", "", ""),
};

/** "the Moon in Libra (Chandra lagna)": what houses are counted from. */
function renderReference(index: FactIndex): { text: LocalizedText; fact: string } | null {
  const { countedFrom, signOf } = createChartReadModel(index.nativity);
  if (!countedFrom) return null;
  const [who, sign, name] = [REFERENCE_NAMES[countedFrom], formatRashi(signOf(countedFrom)), LAGNA_NAMES[countedFrom]];
  const text = createLocalizedText(
    `${who.en} in ${sign.en}${name.en}`,
    `${sign.hi} के ${who.hi}${name.hi}`,
    `${sign.hg} ke ${who.hg}${name.hg}`,
  );
  return { text, fact: `planet-${countedFrom}` };
}

/** Explains how well the birth time is known and how the answer deals with that. */
function renderCaveat({ phrasePicker, index }: AnswerContext): AnswerSentence {
  const minutes = String(index.context.time?.minutes ?? "");
  const judgmentIndex = getJudgmentIndex(index);
  const reference = judgmentIndex && renderReference(judgmentIndex);
  if (!reference) return renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.within, { minutes });
  const wordings = hasUnknownTime(index) ? UNCERTAIN_TIME_PHRASES.untimed : UNCERTAIN_TIME_PHRASES.lagna_turns;
  return renderPhrase(phrasePicker, wordings, { minutes, reference: reference.text }, [reference.fact]);
}

/** Runs `judge` with the judgment index. For an uncertain birth time, inserts a caveat into readings. */
export function answerWithJudgmentIndex(
  turn: AnswerContext,
  judge: (turn: AnswerContext) => AnswerDraft | null,
): AnswerDraft | null {
  const { index } = turn;
  if (!hasUncertainTime(index)) return judge(turn);
  const judgmentIndex = getJudgmentIndex(index);
  if (!judgmentIndex) {
    const body = judge(turn);
    return (
      body && {
        kind: "no_time",
        sentences: [renderPhrase(turn.phrasePicker, UNCERTAIN_TIME_PHRASES.nothing)],
        topics: body.topics ?? [],
      }
    );
  }
  const body = judge({ ...turn, index: judgmentIndex });
  if (body?.kind !== "reading") return body;
  // An answer that cites no facts does not depend on the birth time.
  if (body.sentences.every(({ facts }) => facts.length === 0)) return { ...body, index: judgmentIndex };
  const [first, ...rest] = body.sentences;
  return { ...body, index: judgmentIndex, sentences: [...(first ? [first] : []), renderCaveat(turn), ...rest] };
}

const getNamePart = (line: string): string => (line.split(/[:：]/)[0] ?? "").trim();

/** The label of a fact: its text up to the colon. */
const getFactLabel = ({ birthTimeSensitivity, text }: Fact): LocalizedText =>
  composeLocalizedText((language) => getNamePart((birthTimeSensitivity?.variantTexts[0] ?? text)[language]));

const MAX_VARIANTS = 3;
const RUNNING_PERIOD_NAME = createLocalizedText("The period that runs", "चल रही दशा", "Chal rahi dasha");

const formatLordChain = (lords: readonly Graha[]): LocalizedText =>
  composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));

/** A period whose lords are certain but whose dates are not. */
function renderUncertainPeriod(index: FactIndex, fact: Fact): LocalizedText {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const { lords, end } = fact.value as { readonly lords: readonly Graha[]; readonly end: string };
  const otherFacts = index.possibleIndexes.map((possible) => findFactById(possible, createPeriodId(lords)));
  const [, , first, last] = formatDateRanges(fact, otherFacts, calendar) as [
    LocalizedText,
    LocalizedText,
    LocalizedText,
    LocalizedText,
  ];
  const [chain, level] = [
    formatLordChain(lords),
    localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]),
  ];
  const until = formatDay(calendar.toCalendarDay(calendar.toJd(Date.parse(end))));
  return createLocalizedText(
    `If the time is right to the minute, the ${chain.en} ${level.en.toLowerCase()} lasts until ${until.en}; it may end as early as ${first.en} or as late as ${last.en}.`,
    `अगर समय मिनट तक ठीक है तो ${chain.hi} ${level.hi} ${until.hi} तक है; इसका अंत ${first.hi} और ${last.hi} के बीच कभी भी हो सकता है।`,
    `Agar samay minute tak theek hai to ${chain.hg} ${level.hg.toLowerCase()} ${until.hg} tak hai; iska ant ${first.hg} aur ${last.hg} ke beech kabhi bhi ho sakta hai.`,
  );
}

/** The possible values of a fact that depends on the birth time. */
function renderSensitiveFact(index: FactIndex, fact: Fact): LocalizedText {
  const { birthTimeSensitivity } = fact;
  const label = getFactLabel(fact);
  const { note, variantsByPart, sensitiveParts, variantTexts } = birthTimeSensitivity ?? {
    note: null,
    variantsByPart: {},
    sensitiveParts: [],
    variantTexts: [],
  };
  if (fact.section === "dashas" && !sensitiveParts.includes("lords") && !sensitiveParts.includes(""))
    return renderUncertainPeriod(index, fact);
  if (note && Object.keys(variantsByPart).length > 0) {
    const name = fact.section === "dashas" ? RUNNING_PERIOD_NAME : label;
    return createLocalizedText(
      `${name.en}, depending on the time: ${note.en}.`,
      `${name.hi}, समय के अनुसार: ${note.hi}।`,
      `${name.hg}, samay ke hisaab se: ${note.hg}.`,
    );
  }
  const list = composeLocalizedText((language) =>
    // For periods give only the names: their dates vary too.
    [
      ...new Set(
        variantTexts.map((possible) =>
          fact.section === "dashas" ? getNamePart(possible[language]) : possible[language],
        ),
      ),
    ]
      .slice(0, MAX_VARIANTS)
      .map((possible) => `“${possible}”`)
      .join({ en: " or ", hi: " या ", hg: " ya " }[language]),
  );
  return createLocalizedText(
    `This depends on the time of birth, so it is not settled: ${list.en}.`,
    `यह जन्म समय के साथ बदलता है, इसलिए तय नहीं: ${list.hi}।`,
    `Yeh janm samay ke saath badalta hai, isliye tay nahi: ${list.hg}.`,
  );
}

/** The part of a place that is the same for every possible time; `null` if the sign varies. */
function renderStablePart({
  predicate,
  subject,
  value,
  birthTimeSensitivity,
  countedFrom,
}: Fact): LocalizedText | null {
  if (predicate !== "place" || !birthTimeSensitivity || birthTimeSensitivity.sensitiveParts.includes("sign"))
    return null;
  const { sign, house, nakshatra, pada } = value as unknown as PositionValue;
  const who = subject === "lagna" ? LAGNA : formatGraha(subject as Graha);
  const where = formatRashi(sign);
  const at =
    house === undefined || birthTimeSensitivity.sensitiveParts.includes("house")
      ? null
      : formatHouse(house, countedFrom);
  const star = ["nakshatra", "pada"].some((part) => birthTimeSensitivity.sensitiveParts.includes(part))
    ? null
    : formatNakshatra(nakshatra);
  return createLocalizedText(
    `Your ${who.en} is in ${where.en}${at ? `, in the ${at.en}` : ""}${star ? `, in ${star.en} pada ${pada}` : ""}.`,
    `आपका ${who.hi} ${where.hi} राशि में${at ? `, ${at.hi} में` : ""} है${star ? `; नक्षत्र ${star.hi}, चरण ${pada}` : ""}।`,
    `Aapka ${who.hg} ${where.hg} rashi me${at ? `, ${at.hg} me` : ""} hai${star ? `; nakshatra ${star.hg}, charan ${pada}` : ""}.`,
  );
}

const LAGNA = createLocalizedText("lagna", "लग्न", "lagna");
interface PositionValue {
  readonly sign: Rashi;
  readonly house?: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

/** A fact as a sentence or two that hold for every possible time of birth. */
export function renderFactWithUncertainty(
  index: FactIndex,
  fact: Fact,
  language: AnswerContext["phrasePicker"]["language"],
): AnswerSentence[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const facts = [fact.id];
  if (fact.stable) return [{ text: renderFact(fact, calendar)[language], facts }];
  const stablePart = renderStablePart(fact);
  const needsVariants = !isTimeIndependent(fact);
  return [
    ...(stablePart ? [{ text: stablePart[language], facts }] : []),
    ...(needsVariants || !stablePart ? [{ text: renderSensitiveFact(index, fact)[language], facts }] : []),
  ];
}

/** Terms that need a birth time, not just a date. */
const TIMED_TERMS = ["lagna", "shadbala", "rank", "sav", "bindu"];

/** Answers questions about the lagna, strengths or the birth time itself if no birth time is known. */
export function answerNeedsTime({ question, index, phrasePicker }: AnswerContext): AnswerDraft | null {
  if (!hasUnknownTime(index)) return null;
  const { terms, grahas } = question.entities;
  const asksTime = terms.has("born") && /\b(?:time|samay|baje)\b|समय|बजे/iu.test(question.text);
  const namesTimedTerm = TIMED_TERMS.some((term) => terms.has(term)) && grahas.length === 0;
  if (question.topics.length > 0 || !(namesTimedTerm || asksTime)) return null;
  return { kind: "no_time", sentences: [renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.needs_time)] };
}

/** Whether a value, such as the lords of the running period, is the same for every possible birth time. */
export const isSameForAllTimes = (index: FactIndex, chainAt: (possible: FactIndex) => string): boolean =>
  index.possibleIndexes.every((possible) => chainAt(possible) === chainAt(index));

/** Whether a fact, or the given parts of it, is the same for every possible birth time; false if the fact does not exist. */
export const isStableFact = (index: FactIndex, id: string, parts?: readonly string[]): boolean => {
  const fact = findFactById(index, id);
  return fact !== undefined && isTimeIndependent(fact, parts);
};
