import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Graha, type Nakshatra, type Rashi } from "@lagna/terms";
import { localCalendarOf } from "../local-calendar.ts";
import { chartView } from "../chart-view.ts";
import type { Fact, FactIndex, Said } from "../fact.ts";
import { periodId } from "../facts/dasha-facts.ts";
import { factById } from "../facts/facts-of.ts";
import { datesSaid, isFirm } from "../facts/turning.ts";
import { daySaid, grahaSaid, houseSaid, nakshatraSaid, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { sentenceOf } from "./fact-sentence.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { UNCERTAIN } from "./uncertain.data.ts";

export const isUncertain = ({ possible }: FactIndex): boolean => possible.length > 0;
export const isUntimed = ({ about }: FactIndex): boolean => about.time?.minutes === null;

/** The chart that matters of life are judged in. */
export const judgedIn = (index: FactIndex): FactIndex | null => (index.judged === "itself" ? index : index.judged);

const REFERENCES: Readonly<Record<"moon" | "sun", Said>> = {
  moon: said("the Moon", "चंद्र", "Chandra"),
  sun: said("the Sun", "सूर्य", "Surya"),
};
/** The name that textbooks have for it; "Surya lagna" is more easily taken for a lagna than understood. */
const LAGNA_NAMES: Readonly<Record<"moon" | "sun", Said>> = {
  moon: said(" (Chandra lagna)", " (चंद्र लग्न)", " (Chandra lagna)"),
  sun: said("", "", ""),
};

/** "the Moon in Libra (Chandra lagna)": what houses are counted from. */
function referenceSaid(index: FactIndex): { text: Said; fact: string } | null {
  const { counted, signOf } = chartView(index.nativity);
  if (!counted) return null;
  const [who, sign, name] = [REFERENCES[counted], rashiSaid(signOf(counted)), LAGNA_NAMES[counted]];
  const text = said(
    `${who.en} in ${sign.en}${name.en}`,
    `${sign.hi} के ${who.hi}${name.hi}`,
    `${sign.hg} ke ${who.hg}${name.hg}`,
  );
  return { text, fact: `planet-${counted}` };
}

/** In plain words, how well the time is known and what was done about it. */
function caveat({ voice, index }: Turn): Spoken {
  const minutes = String(index.about.time?.minutes ?? "");
  const judged = judgedIn(index);
  const reference = judged && referenceSaid(judged);
  if (!reference) return says(voice, UNCERTAIN.within, { minutes });
  const wordings = isUntimed(index) ? UNCERTAIN.untimed : UNCERTAIN.lagna_turns;
  return says(voice, wordings, { minutes, reference: reference.text }, [reference.fact]);
}

/** A matter of life as it is judged where the time of birth is not known well: the body of `judge`, and what it leans on. */
export function judgedBody(turn: Turn, judge: (turn: Turn) => Body | null): Body | null {
  const { index } = turn;
  if (!isUncertain(index)) return judge(turn);
  const judged = judgedIn(index);
  if (!judged) {
    const body = judge(turn);
    return body && { kind: "no_time", sentences: [says(turn.voice, UNCERTAIN.nothing)], topics: body.topics ?? [] };
  }
  const body = judge({ ...turn, index: judged });
  if (body?.kind !== "reading") return body;
  // Where nothing is told of the chart, nothing leans on its time.
  if (body.sentences.every(({ facts }) => facts.length === 0)) return { ...body, index: judged };
  const [first, ...rest] = body.sentences;
  return { ...body, index: judged, sentences: [...(first ? [first] : []), caveat(turn), ...rest] };
}

const nameIn = (line: string): string => (line.split(/[:：]/)[0] ?? "").trim();

/** Where the name of a fact ends in its line. */
const labelOf = ({ turning, text }: Fact): Said => tell((tongue) => nameIn((turning?.tellings[0] ?? text)[tongue]));

const MOST_TELLINGS = 3;
const RUNNING = said("The period that runs", "चल रही दशा", "Chal rahi dasha");

const chainSaid = (lords: readonly Graha[]): Said =>
  tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));

/** A period whose lords are known, and whose dates are not. */
function periodSaid(index: FactIndex, fact: Fact): Said {
  const calendar = localCalendarOf(index.nativity, index.about);
  const { lords, end } = fact.value as { readonly lords: readonly Graha[]; readonly end: string };
  const others = index.possible.map((one) => factById(one, periodId(lords)));
  const [, , first, last] = datesSaid(fact, others, calendar) as [Said, Said, Said, Said];
  const [chain, level] = [chainSaid(lords), wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"])];
  const until = daySaid(calendar.dayOf(calendar.jdOf(Date.parse(end))));
  return said(
    `If the time is right to the minute, the ${chain.en} ${level.en.toLowerCase()} lasts until ${until.en}; it may end as early as ${first.en} or as late as ${last.en}.`,
    `अगर समय मिनट तक ठीक है तो ${chain.hi} ${level.hi} ${until.hi} तक है; इसका अंत ${first.hi} और ${last.hi} के बीच कभी भी हो सकता है।`,
    `Agar samay minute tak theek hai to ${chain.hg} ${level.hg.toLowerCase()} ${until.hg} tak hai; iska ant ${first.hg} aur ${last.hg} ke beech kabhi bhi ho sakta hai.`,
  );
}

/** What a fact may be, where the time of birth does not decide it. */
function turningSaid(index: FactIndex, fact: Fact): Said {
  const { turning } = fact;
  const label = labelOf(fact);
  const { note, times, parts, tellings } = turning ?? { note: null, times: {}, parts: [], tellings: [] };
  if (fact.section === "dashas" && !parts.includes("lords") && !parts.includes("")) return periodSaid(index, fact);
  if (note && Object.keys(times).length > 0) {
    const name = fact.section === "dashas" ? RUNNING : label;
    return said(
      `${name.en}, depending on the time: ${note.en}.`,
      `${name.hi}, समय के अनुसार: ${note.hi}।`,
      `${name.hg}, samay ke hisaab se: ${note.hg}.`,
    );
  }
  const list = tell((tongue) =>
    // Of periods the names are told: dates that turn with them are of no use.
    [...new Set(tellings.map((one) => (fact.section === "dashas" ? nameIn(one[tongue]) : one[tongue])))]
      .slice(0, MOST_TELLINGS)
      .map((one) => `“${one}”`)
      .join({ en: " or ", hi: " या ", hg: " ya " }[tongue]),
  );
  return said(
    `This turns with the time of birth, so it is not settled: ${list.en}.`,
    `यह जन्म समय के साथ बदलता है, इसलिए तय नहीं: ${list.hi}।`,
    `Yeh janm samay ke saath badalta hai, isliye tay nahi: ${list.hg}.`,
  );
}

/** What of a place is the same at every possible time, where the rest turns. */
function firmPart({ predicate, subject, value, turning, counted }: Fact): Said | null {
  if (predicate !== "place" || !turning || turning.parts.includes("sign")) return null;
  const { sign, house, nakshatra, pada } = value as unknown as PlaceValue;
  const who = subject === "lagna" ? LAGNA : grahaSaid(subject as Graha);
  const where = rashiSaid(sign);
  const at = house === undefined || turning.parts.includes("house") ? null : houseSaid(house, counted);
  const star = ["nakshatra", "pada"].some((part) => turning.parts.includes(part)) ? null : nakshatraSaid(nakshatra);
  return said(
    `Your ${who.en} is in ${where.en}${at ? `, in the ${at.en}` : ""}${star ? `, in ${star.en} pada ${pada}` : ""}.`,
    `आपका ${who.hi} ${where.hi} राशि में${at ? `, ${at.hi} में` : ""} है${star ? `; नक्षत्र ${star.hi}, चरण ${pada}` : ""}।`,
    `Aapka ${who.hg} ${where.hg} rashi me${at ? `, ${at.hg} me` : ""} hai${star ? `; nakshatra ${star.hg}, charan ${pada}` : ""}.`,
  );
}

const LAGNA = said("lagna", "लग्न", "lagna");
interface PlaceValue {
  readonly sign: Rashi;
  readonly house?: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

/** A fact as a sentence or two that hold for every possible time of birth. */
export function factSaid(index: FactIndex, fact: Fact, tongue: Turn["voice"]["tongue"]): Spoken[] {
  const calendar = localCalendarOf(index.nativity, index.about);
  const facts = [fact.id];
  if (fact.stable) return [{ text: sentenceOf(fact, calendar)[tongue], facts }];
  const firm = firmPart(fact);
  const isTold = !isFirm(fact);
  return [
    ...(firm ? [{ text: firm[tongue], facts }] : []),
    ...(isTold || !firm ? [{ text: turningSaid(index, fact)[tongue], facts }] : []),
  ];
}

/** Words that ask for what no day alone decides. */
const TIMED_TERMS = ["lagna", "shadbala", "rank", "sav", "bindu"];

/** What asks for the lagna, houses or strengths of a birth without a time. */
export function needsTime({ question, index, voice }: Turn): Body | null {
  if (!isUntimed(index)) return null;
  const { terms, grahas } = question.named;
  const asksTime = terms.has("born") && /\b(?:time|samay|baje)\b|समय|बजे/iu.test(question.text);
  const isOfTime = TIMED_TERMS.some((term) => terms.has(term)) && grahas.length === 0;
  if (question.topics.length > 0 || !(isOfTime || asksTime)) return null;
  return { kind: "no_time", sentences: [says(voice, UNCERTAIN.needs_time)] };
}

/** Whether a period that runs at an instant is the same for every possible time of birth. */
export const sameAt = (index: FactIndex, chainAt: (one: FactIndex) => string): boolean =>
  index.possible.every((one) => chainAt(one) === chainAt(index));

/** Whether a part of a fact is the same for every possible time of birth; a fact that is not there is not. */
export const firmly = (index: FactIndex, id: string, parts?: readonly string[]): boolean => {
  const fact = factById(index, id);
  return fact !== undefined && isFirm(fact, parts);
};
