import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { Question } from "../../question/question.ts";
import { countWords } from "../../language/count-words.ts";

/** Fact ids of the panchanga of the birth, by lexicon term. */
const DAY_FACT_BY_TERM: Readonly<Record<string, string>> = {
  tithi: "tithi",
  vara: "vara",
  nitya: "nitya-yoga",
  karana: "karana",
  sunrise: "sunrise",
  sunset: "sunset",
};

/** The same by name. Used only if the question does not ask for the date of birth, because Hindi "tithi" means date too. */
const DAY_FACT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\btithi\b|तिथि/iu, "tithi"],
  [/\b(?:vara|vaar|weekday|day of the week|which day)\b|वार/iu, "vara"],
  [/\bkarana?\b|करण/iu, "karana"],
  [/\bnitya yoga\b|नित्य योग/iu, "nitya-yoga"],
];
const AGE_PATTERN = /\bhow old (?:am|was) i\b|\bmy age\b|\b(?:meri|mera) (?:umar|umr|age)\b|मेरी उम्र/iu;

const ALL_GRAHAS_PATTERN =
  /\b(?:all (?:my |the )?(?:planets|grahas?)|planet(?:ary)? positions?|positions of (?:my |the )?planets|(?:list|show|give|tell)(?: me)?(?: of)?(?: all)?(?: my| the)? (?:planets|grahas)|planets? (?:with|and) (?:their )?degrees|degrees of (?:my |the )?(?:planets|grahas)|sabhi grah\w*|saare grah\w*|grah sthiti)\b|सभी ग्रह|सारे ग्रह|ग्रह स्थिति|ग्रहों की स्थिति/iu;
const BEST_GRAHA_PATTERN =
  /\b(?:best|most powerful|luckiest|yogakaraka|sabse (?:accha|achha|acha|shubh)) (?:planet|graha?)\b|\byogakaraka planet\b|सबसे (?:अच्छा|शुभ) ग्रह/iu;

/** Facts about the birth: the named part, or date, time and place. */
function findBirthFacts(text: string): string[] {
  const patterns = [
    [/\b(date|day|birthday|tarikh|tareekh)\b|तारीख|तिथि|दिनांक/iu, "birth-date"],
    [/\b(time|hour|samay|baje)\b|समय|बजे/iu, "birth-time"],
    [/\b(weekday|vaar|vara|din)\b|वार|दिन/iu, "vara"],
    [/\b(place|city|town|where|kahan|sthan|jagah)\b|स्थान|कहाँ|कहां|शहर|जगह/iu, "birth-place"],
  ] as const;
  const named = patterns.filter(([words]) => words.test(text)).map(([, id]) => id);
  return named.length > 0 ? named : ["birth-date", "birth-time", "birth-place"];
}

/** The strongest graha by shadbala, or the weakest. */
function findRankFacts(index: FactIndex, isWeakest: boolean): string[] {
  const ranked = SAPTA_GRAHAS.flatMap((graha) => {
    const value = index.facts.get(`shadbala-${graha}`)?.value as { rank: number } | undefined;
    return value ? [{ graha, rank: value.rank }] : [];
  }).toSorted((a, b) => a.rank - b.rank);
  const found = isWeakest ? ranked.at(-1) : ranked[0];
  return found ? [`shadbala-${found.graha}`] : [];
}

const STRONGEST_PATTERN =
  /\b(?:strongest|best|most powerful|sabse (?:ach+h?[aei]|balwan|mazboot|majboot))\b|सबसे (?:अच्छ|बलवान|मज़बूत|मजबूत)/iu;
export const WEAKEST_PATTERN = /weak|kamzor|kamjor|nirbal|कमज़ोर|कमजोर|निर्बल/iu;

/** The strongest graha or the weakest, or both, as a text asks. */
export const listRankFacts = (text: string, index: FactIndex): readonly string[] => [
  ...(STRONGEST_PATTERN.test(text) || !WEAKEST_PATTERN.test(text) ? findRankFacts(index, false) : []),
  ...(WEAKEST_PATTERN.test(text) ? findRankFacts(index, true) : []),
];

/** Words that compare the strength of two grahas, which is answered with shadbala. */
const STRONGER_PATTERN = /\b(?:stronger|strong|weaker|powerful|balwan|balwaan|behtar)\b|बलवान|ताक़तवर|ताकतवर/iu;

/** Words that ask how strong or good a graha is. */
const QUALITY_PATTERN =
  /\b(?:strength|dignity|bal|strong|weak|powerful|well placed|good|bad|kamzor|kamjor|balwan|balwaan|mazboot|majboot|kaisa|kaisi|achha|accha|acha|kharab|condition)\b|बल(?!\p{L})|कमज़ोर|कमजोर|मज़बूत|मजबूत|बलवान|कैसा|कैसी|अच्छा|ख़राब|खराब/iu;
export const INGRESS_PATTERN =
  /\b(?:enters?|entering|goes|go|moves?|comes|reaches|jayega|jaayega|aayega|aaega|pahunchega|pravesh)\b|जाएगा|जायेगा|आएगा|आयेगा|पहुँचेगा|प्रवेश/iu;
export const UNTIL_PATTERN = /\b(?:till|until|how long|kab tak|leave|leaves|change|changes|badlega)\b|कब तक|बदलेगा/iu;

/** The next ingress of a slow graha, into a certain sign or any sign. */
export function findNextIngress({ facts, context }: FactIndex, graha: Graha, sign?: string): string[] {
  const now = new Date(context.now).toISOString();
  const entry = [...facts.values()].find(
    ({ id, value }) => id.startsWith(`ingress-${graha}-${sign ?? ""}`) && (value as { at: string }).at > now,
  );
  return entry ? [entry.id] : [];
}

function findGrahaFacts(question: Question, index: FactIndex): string[] {
  const { entities } = question;
  const { grahas, vargas, terms } = entities;
  if (vargas.length > 0) {
    const bodies = terms.has("lagna") || grahas.length === 0 ? ["lagna", ...grahas] : grahas;
    return vargas.filter((varga) => varga !== "D1").flatMap((varga) => bodies.map((body) => `varga-${varga}-${body}`));
  }
  if (INGRESS_PATTERN.test(question.text) && entities.signs.length > 0) {
    const entries = grahas.flatMap((graha) => entities.signs.flatMap((sign) => findNextIngress(index, graha, sign)));
    if (entries.length > 0) return entries;
  }
  if (terms.has("transit") || (terms.has("now") && !terms.has("run") && !terms.has("dasha") && grahas.length > 0)) {
    const until = UNTIL_PATTERN.test(question.text) ? grahas.flatMap((graha) => findNextIngress(index, graha)) : [];
    return [...grahas.map((graha) => `transit-${graha}`), ...until];
  }
  if (terms.has("level") || terms.has("dasha") || terms.has("run")) return grahas.map((graha) => `dasha-${graha}`);
  if (terms.has("shadbala") || (grahas.length > 1 && STRONGER_PATTERN.test(question.text)))
    return grahas.map((graha) => `shadbala-${graha}`);
  if (terms.has("dispositor")) return grahas.map((graha) => `dispositor-${graha}`);
  if (DEGREE_PATTERN.test(question.text)) return grahas.map((graha) => `planet-${graha}`);
  if (terms.has("starword") || terms.has("pada")) return grahas.map((graha) => `star-${graha}`);
  if (terms.has("aspect")) return grahas.map((graha) => `aspect-${graha}`);
  if (terms.has("dign")) return grahas.flatMap((graha) => [`dignity-${graha}`, `planet-${graha}`]);
  const [only] = grahas;
  if (only && grahas.length === 1 && QUALITY_PATTERN.test(question.text))
    return [`planet-${only}`, `dignity-${only}`, `shadbala-${only}`];
  return grahas.map((graha: Graha) => `planet-${graha}`);
}

/** Words that ask for a degree; the fact `planet-…` states it. */
const DEGREE_PATTERN = /\b(?:degrees?|ansh)\b|अंश(?![\p{L}\p{M}])/iu;

/** "Who rules my 7th house" asks for the lord, like "7th lord". */
const RULER_PATTERN = /\b(?:rules?|ruler|ruled|ruling|owns|owner|lord|swami|malik)\b|स्वामी|मालिक/iu;

/** Jaimini's aspects by sign. */
const RASHI_DRISHTI_PATTERN = /\b(?:rashi drishti|rasi drishti|sign aspects?|jaimini (?:aspect|drishti))\b|राशि दृष्टि/iu;
const ALL_LORDS_PATTERN =
  /\b(?:house lords|lords of (?:all )?(?:the |my )?houses|all lords|sabhi (?:gharon|bhavon) ke swami)\b|सभी भावों के स्वामी/iu;

export const asksAllLords = (text: string): boolean => ALL_LORDS_PATTERN.test(text);

function findHouseFacts({ entities, text }: Question, index: FactIndex): string[] {
  const { terms } = entities;
  if (asksAllLords(text)) return Array.from({ length: 12 }, (_, at) => `lord-${at + 1}`);
  if (RASHI_DRISHTI_PATTERN.test(text) && entities.houses.length > 0)
    return entities.houses.map((house) => `rashi-aspect-${createChartReadModel(index.nativity).house(house).sign}`);
  const asksLord = entities.lords.length === 0 && RULER_PATTERN.test(text);
  const [houses, lords] = asksLord ? [[], entities.houses] : [entities.houses, entities.lords];
  const aspects = terms.has("aspect") ? houses.map((house) => `aspected-${house}`) : [];
  const bindus = terms.has("bindu") || terms.has("sav") ? houses.map((house) => `sav-${house}`) : [];
  const plain = aspects.length + bindus.length > 0 ? [] : houses.map((house) => `house-${house}`);
  return [...lords.map((house) => `lord-${house}`), ...aspects, ...bindus, ...plain];
}

const AFTER_PATTERN = /\b(?:after|following|baad|next|agli)\b|बाद|अगली/iu;

interface NextPeriod {
  readonly lords: readonly Graha[];
  readonly start: string;
}
const isNextMaha = ({ lords, start }: NextPeriod, now: string): boolean => lords.length === 1 && start > now;

/** The mahadasha after the current one. */
function findNextMahaDasha({ facts, context }: FactIndex): string[] {
  const now = new Date(context.now).toISOString();
  const next = [...facts.values()]
    .filter(({ predicate, value }) => predicate === "period" && isNextMaha(value as unknown as NextPeriod, now))
    .toSorted((a, b) => ((a.value as { start: string }).start < (b.value as { start: string }).start ? -1 : 1))[0];
  return next ? [next.id] : [];
}

/** Whether a text is just one or two words: "rashi?" */
const isBareWord = (text: string): boolean => countWords(text) <= 2;
const OWN_PATTERN = /\b(meri|my|mera)\b|मेरी|मेरा/iu;

function findChartFacts(question: Question, index: FactIndex): string[] {
  const { entities, text } = question;
  const { grahas, houses, lords, vargas, terms } = entities;
  const ids: string[] = [];
  const bare = grahas.length === 0 && houses.length === 0 && lords.length === 0 && vargas.length === 0;
  if (terms.has("lagna") && terms.has("signword") && terms.has("and") && bare) ids.push("planet-moon");
  if (terms.has("lagna") && vargas.length === 0) ids.push("lagna");
  if (terms.has("lagna") && bare && RULER_PATTERN.test(text)) ids.push("lord-1");
  if (terms.has("moonsign")) ids.push("planet-moon");
  if (terms.has("sunsign")) ids.push("planet-sun", "tropical-sun");
  if (terms.has("tropical")) ids.push("tropical-sun");
  if (bare && terms.has("signword") && (terms.has("starword") || terms.has("birthstar")) && OWN_PATTERN.test(text))
    ids.push("planet-moon");
  if (terms.has("birthstar") || (bare && (terms.has("starword") || terms.has("pada")))) ids.push("star-moon");
  if (bare && ids.length === 0 && terms.has("signword") && (OWN_PATTERN.test(text) || isBareWord(text)))
    ids.push("planet-moon", "lagna");
  if (terms.has("sadesati") || terms.has("dhaiya")) ids.push("sadesati");
  if (bare && (terms.has("dasha") || terms.has("level"))) {
    const nextPeriods =
      /maha|महा/iu.test(text) && (terms.has("next") || AFTER_PATTERN.test(text)) ? findNextMahaDasha(index) : [];
    ids.push(...nextPeriods);
    if (nextPeriods.length === 0)
      ids.push(terms.has("next") || question.followUp === "after" ? "dasha-next" : "dasha-now");
  }
  if (ALL_GRAHAS_PATTERN.test(text)) ids.push("lagna", ...GRAHAS.map((graha) => `planet-${graha}`));
  if (terms.has("rank") || BEST_GRAHA_PATTERN.test(text)) ids.push(...listRankFacts(text, index));
  if (terms.has("ayanamsa")) ids.push("setting-ayanamsa");
  if (terms.has("age") || AGE_PATTERN.test(text)) ids.push("age");
  if (bare && !terms.has("born")) for (const [words, id] of DAY_FACT_PATTERNS) if (words.test(text)) ids.push(id);
  for (const [term, id] of Object.entries(DAY_FACT_BY_TERM)) if (terms.has(term)) ids.push(id);
  if (bare && terms.has("born") && ids.length === 0) ids.push(...findBirthFacts(text));
  return ids;
}

/** Ids of the facts that a question asks for; empty if it asks for a reading instead. */
export function findAskedFacts(question: Question, index: FactIndex): readonly string[] {
  const ids = [
    ...question.entities.factIds,
    ...findHouseFacts(question, index),
    ...findGrahaFacts(question, index),
    ...findChartFacts(question, index),
  ];
  return [...new Set(ids)].filter((id) => findFactById(index, id) !== undefined);
}

const DOUBT_PATTERN =
  /\b(?:really|sure|certain|exact|exactly|about|around|approx|approximately|roughly|minutes?|until|till|change|lagbhag|kareeb|karib|andaaz\w*|pakka|sach|minute|kab tak|badal\w*)\b|लगभग|क़रीब|करीब|अंदाज़|पक्का|सच|मिनट|कब तक|बदल/iu;

/** If a question doubts a lagna: ids of the facts that state for which birth times the lagna of the chart or varga holds. */
export function findTimeRangeFacts(
  { text, form }: Question,
  sentences: readonly { readonly facts: readonly string[] }[],
): string[] {
  if (form !== "verify" && !DOUBT_PATTERN.test(text)) return [];
  return sentences.flatMap(({ facts }) =>
    facts.flatMap((id) =>
      id === "lagna" ? ["time-lagna"] : /^varga-D\d+-lagna$/.test(id) ? [id.replace("varga", "time")] : [],
    ),
  );
}
