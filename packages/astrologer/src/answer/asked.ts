import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import { chartView } from "../chart-view.ts";
import { factById } from "../facts/facts-of.ts";
import type { Question } from "../question/question.ts";

/** What of the day of birth is asked for by which word. */
const OF_THE_DAY: Readonly<Record<string, string>> = {
  tithi: "tithi",
  vara: "vara",
  nitya: "nitya-yoga",
  karana: "karana",
  sunrise: "sunrise",
  sunset: "sunset",
};

/** The same by their own names, where nobody asks for the date of birth: in Hindi that is a tithi too. */
const DAY_NAMED: readonly (readonly [RegExp, string])[] = [
  [/\btithi\b|तिथि/iu, "tithi"],
  [/\b(?:vara|vaar|weekday|day of the week|which day)\b|वार/iu, "vara"],
  [/\bkarana?\b|करण/iu, "karana"],
  [/\bnitya yoga\b|नित्य योग/iu, "nitya-yoga"],
];
const AGE_ASKED = /\bhow old (?:am|was) i\b|\bmy age\b|\b(?:meri|mera) (?:umar|umr|age)\b|मेरी उम्र/iu;

const ALL_ASKED =
  /\b(?:all (?:my |the )?(?:planets|grahas?)|planet(?:ary)? positions?|positions of (?:my |the )?planets|(?:list|show|give|tell)(?: me)?(?: of)?(?: all)?(?: my| the)? (?:planets|grahas)|planets? (?:with|and) (?:their )?degrees|degrees of (?:my |the )?(?:planets|grahas)|sabhi grah\w*|saare grah\w*|grah sthiti)\b|सभी ग्रह|सारे ग्रह|ग्रह स्थिति|ग्रहों की स्थिति/iu;
const BEST =
  /\b(?:best|most powerful|luckiest|yogakaraka|sabse (?:accha|achha|acha|shubh)) (?:planet|graha?)\b|\byogakaraka planet\b|सबसे (?:अच्छा|शुभ) ग्रह/iu;

/** Asked of birth itself: all of it, or the part that is named. */
function ofBirth(text: string): string[] {
  const asked = [
    [/\b(date|day|birthday|tarikh|tareekh)\b|तारीख|तिथि|दिनांक/iu, "birth-date"],
    [/\b(time|hour|samay|baje)\b|समय|बजे/iu, "birth-time"],
    [/\b(weekday|vaar|vara|din)\b|वार|दिन/iu, "vara"],
    [/\b(place|city|town|where|kahan|sthan|jagah)\b|स्थान|कहाँ|कहां|शहर|जगह/iu, "birth-place"],
  ] as const;
  const named = asked.filter(([words]) => words.test(text)).map(([, id]) => id);
  return named.length > 0 ? named : ["birth-date", "birth-time", "birth-place"];
}

/** The strongest of the seven by shadbala, or the weakest. */
function byRank(index: FactIndex, last: boolean): string[] {
  const ranked = SAPTA_GRAHAS.flatMap((graha) => {
    const value = index.facts.get(`shadbala-${graha}`)?.value as { rank: number } | undefined;
    return value ? [{ graha, rank: value.rank }] : [];
  }).toSorted((a, b) => a.rank - b.rank);
  const found = last ? ranked.at(-1) : ranked[0];
  return found ? [`shadbala-${found.graha}`] : [];
}

const STRONGEST =
  /\b(?:strongest|best|most powerful|sabse (?:ach+h?[aei]|balwan|mazboot|majboot))\b|सबसे (?:अच्छ|बलवान|मज़बूत|मजबूत)/iu;
const WEAKEST = /weak|kamzor|kamjor|nirbal|कमज़ोर|कमजोर|निर्बल/iu;

/** Of two grahas the stronger is the one with more shadbala. */
const STRONGER = /\b(?:stronger|strong|weaker|powerful|balwan|balwaan|behtar)\b|बलवान|ताक़तवर|ताकतवर/iu;

/** How strong or good one is. */
const QUALITY =
  /\b(?:strength|dignity|bal|strong|weak|powerful|well placed|good|bad|kamzor|kamjor|balwan|balwaan|mazboot|majboot|kaisa|kaisi|achha|accha|acha|kharab|condition)\b|बल(?!\p{L})|कमज़ोर|कमजोर|मज़बूत|मजबूत|बलवान|कैसा|कैसी|अच्छा|ख़राब|खराब/iu;
export const ENTERS =
  /\b(?:enters?|entering|goes|go|moves?|comes|reaches|jayega|jaayega|aayega|aaega|pahunchega|pravesh)\b|जाएगा|जायेगा|आएगा|आयेगा|पहुँचेगा|प्रवेश/iu;
export const TILL = /\b(?:till|until|how long|kab tak|leave|leaves|change|changes|badlega)\b|कब तक|बदलेगा/iu;

/** The next time a slow graha enters a sign, that one or any. */
export function nextEntry({ facts, about }: FactIndex, graha: Graha, sign?: string): string[] {
  const now = new Date(about.now).toISOString();
  const entry = [...facts.values()].find(
    ({ id, value }) => id.startsWith(`ingress-${graha}-${sign ?? ""}`) && (value as { at: string }).at > now,
  );
  return entry ? [entry.id] : [];
}

function ofGrahas(question: Question, index: FactIndex): string[] {
  const { named } = question;
  const { grahas, vargas, terms } = named;
  if (vargas.length > 0) {
    const bodies = terms.has("lagna") || grahas.length === 0 ? ["lagna", ...grahas] : grahas;
    return vargas.filter((varga) => varga !== "D1").flatMap((varga) => bodies.map((body) => `varga-${varga}-${body}`));
  }
  if (ENTERS.test(question.text) && named.signs.length > 0) {
    const entries = grahas.flatMap((graha) => named.signs.flatMap((sign) => nextEntry(index, graha, sign)));
    if (entries.length > 0) return entries;
  }
  if (terms.has("transit") || (terms.has("now") && !terms.has("run") && !terms.has("dasha") && grahas.length > 0)) {
    const until = TILL.test(question.text) ? grahas.flatMap((graha) => nextEntry(index, graha)) : [];
    return [...grahas.map((graha) => `transit-${graha}`), ...until];
  }
  if (terms.has("level") || terms.has("dasha") || terms.has("run")) return grahas.map((graha) => `dasha-${graha}`);
  if (terms.has("shadbala") || (grahas.length > 1 && STRONGER.test(question.text)))
    return grahas.map((graha) => `shadbala-${graha}`);
  if (terms.has("dispositor")) return grahas.map((graha) => `dispositor-${graha}`);
  if (DEGREE.test(question.text)) return grahas.map((graha) => `planet-${graha}`);
  if (terms.has("starword") || terms.has("pada")) return grahas.map((graha) => `star-${graha}`);
  if (terms.has("aspect")) return grahas.map((graha) => `aspect-${graha}`);
  if (terms.has("dign")) return grahas.flatMap((graha) => [`dignity-${graha}`, `planet-${graha}`]);
  const [only] = grahas;
  if (only && grahas.length === 1 && QUALITY.test(question.text))
    return [`planet-${only}`, `dignity-${only}`, `shadbala-${only}`];
  return grahas.map((graha: Graha) => `planet-${graha}`);
}

/** Told with the sign, the nakshatra and its pada. */
const DEGREE = /\b(?:degrees?|ansh)\b|अंश(?![\p{L}\p{M}])/iu;

/** "Who rules my 7th house" asks for its lord, as "7th lord" does. */
const RULES = /\b(?:rules?|ruler|ruled|ruling|owns|owner|lord|swami|malik)\b|स्वामी|मालिक/iu;

/** Sign by sign, as Jaimini has it. */
const RASHI_DRISHTI = /\b(?:rashi drishti|rasi drishti|sign aspects?|jaimini (?:aspect|drishti))\b|राशि दृष्टि/iu;
const ALL_LORDS =
  /\b(?:house lords|lords of (?:all )?(?:the |my )?houses|all lords|sabhi (?:gharon|bhavon) ke swami)\b|सभी भावों के स्वामी/iu;

export const asksAllLords = (text: string): boolean => ALL_LORDS.test(text);

function ofHouses({ named, text }: Question, index: FactIndex): string[] {
  const { terms } = named;
  if (asksAllLords(text)) return Array.from({ length: 12 }, (_, at) => `lord-${at + 1}`);
  if (RASHI_DRISHTI.test(text) && named.houses.length > 0)
    return named.houses.map((house) => `rashi-aspect-${chartView(index.nativity).house(house).sign}`);
  const asksLord = named.lords.length === 0 && RULES.test(text);
  const [houses, lords] = asksLord ? [[], named.houses] : [named.houses, named.lords];
  const seen = terms.has("aspect") ? houses.map((house) => `aspected-${house}`) : [];
  const points = terms.has("bindu") || terms.has("sav") ? houses.map((house) => `sav-${house}`) : [];
  const plain = seen.length + points.length > 0 ? [] : houses.map((house) => `house-${house}`);
  return [...lords.map((house) => `lord-${house}`), ...seen, ...points, ...plain];
}

const AFTER = /\b(?:after|following|baad|next|agli)\b|बाद|अगली/iu;

interface NextPeriod {
  readonly lords: readonly Graha[];
  readonly start: string;
}
const isNextMaha = ({ lords, start }: NextPeriod, now: string): boolean => lords.length === 1 && start > now;

/** The mahadasha that follows the one that runs. */
function nextMaha({ facts, about }: FactIndex): string[] {
  const now = new Date(about.now).toISOString();
  const next = [...facts.values()]
    .filter(({ predicate, value }) => predicate === "period" && isNextMaha(value as unknown as NextPeriod, now))
    .toSorted((a, b) => ((a.value as { start: string }).start < (b.value as { start: string }).start ? -1 : 1))[0];
  return next ? [next.id] : [];
}

/** A word or two by themselves: "rashi?" */
const isBareWord = (text: string): boolean => text.trim().split(/\s+/).length <= 2;
const SELF_SIGN = /\b(meri|my|mera)\b|मेरी|मेरा/iu;

function ofTheChart(question: Question, index: FactIndex): string[] {
  const { named, text } = question;
  const { grahas, houses, lords, vargas, terms } = named;
  const ids: string[] = [];
  const bare = grahas.length === 0 && houses.length === 0 && lords.length === 0 && vargas.length === 0;
  if (terms.has("lagna") && vargas.length === 0) ids.push("lagna");
  if (terms.has("lagna") && bare && RULES.test(text)) ids.push("lord-1");
  if (terms.has("moonsign")) ids.push("planet-moon");
  if (terms.has("sunsign")) ids.push("planet-sun", "tropical-sun");
  if (terms.has("tropical")) ids.push("tropical-sun");
  if (bare && terms.has("signword") && (terms.has("starword") || terms.has("birthstar")) && SELF_SIGN.test(text))
    ids.push("planet-moon");
  if (terms.has("birthstar") || (bare && (terms.has("starword") || terms.has("pada")))) ids.push("star-moon");
  if (bare && ids.length === 0 && terms.has("signword") && (SELF_SIGN.test(text) || isBareWord(text)))
    ids.push("planet-moon", "lagna");
  if (terms.has("sadesati") || terms.has("dhaiya")) ids.push("sadesati");
  if (bare && (terms.has("dasha") || terms.has("level"))) {
    const after = /maha|महा/iu.test(text) && (terms.has("next") || AFTER.test(text)) ? nextMaha(index) : [];
    ids.push(...after);
    if (after.length === 0) ids.push(terms.has("next") || question.followUp === "after" ? "dasha-next" : "dasha-now");
  }
  if (ALL_ASKED.test(text)) ids.push("lagna", ...GRAHAS.map((graha) => `planet-${graha}`));
  if (terms.has("rank") || BEST.test(text))
    ids.push(
      ...(STRONGEST.test(text) || !WEAKEST.test(text) ? byRank(index, false) : []),
      ...(WEAKEST.test(text) ? byRank(index, true) : []),
    );
  if (terms.has("ayanamsa")) ids.push("setting-ayanamsa");
  if (terms.has("age") || AGE_ASKED.test(text)) ids.push("age");
  if (bare && !terms.has("born")) for (const [words, id] of DAY_NAMED) if (words.test(text)) ids.push(id);
  for (const [term, id] of Object.entries(OF_THE_DAY)) if (terms.has(term)) ids.push(id);
  if (bare && terms.has("born") && ids.length === 0) ids.push(...ofBirth(text));
  return ids;
}

/** The facts a question asks for, in its order of naming; none where it asks for a reading and no fact. */
export function factsAsked(question: Question, index: FactIndex): readonly string[] {
  const ids = [
    ...question.named.factIds,
    ...ofHouses(question, index),
    ...ofGrahas(question, index),
    ...ofTheChart(question, index),
  ];
  return [...new Set(ids)].filter((id) => factById(index, id) !== undefined);
}

const DOUBT =
  /\b(?:really|sure|certain|exact|exactly|about|around|approx|approximately|roughly|minutes?|until|till|change|lagbhag|kareeb|karib|andaaz\w*|pakka|sach|minute|kab tak|badal\w*)\b|लगभग|क़रीब|करीब|अंदाज़|पक्का|सच|मिनट|कब तक|बदल/iu;

/** Who doubts the lagna of a chart or a varga is told for which times of birth it is that: the ids of those facts. */
export function minutesAsked(
  { text, form }: Question,
  told: readonly { readonly facts: readonly string[] }[],
): string[] {
  if (form !== "verify" && !DOUBT.test(text)) return [];
  return told.flatMap(({ facts }) =>
    facts.flatMap((id) =>
      id === "lagna" ? ["time-lagna"] : /^varga-D\d+-lagna$/.test(id) ? [id.replace("varga", "time")] : [],
    ),
  );
}
