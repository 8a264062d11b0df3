import { calculate } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, Said } from "../fact.ts";
import { mahaDashas, type Period, periodId, subPeriods } from "../facts/dasha-facts.ts";
import { factById, groundOf } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { parseQuestion } from "../question/parse.ts";
import type { Question } from "../question/question.ts";
import { connectionOf } from "../reading/connection.ts";
import { influenceOf } from "../reading/nature.ts";
import type { Finding } from "../reading/promise.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { touches } from "../reading/windows.ts";
import { ORDINALS_HG, ORDINALS_HI } from "../words/hinglish.data.ts";
import {
  grahaSaid,
  houseInWords,
  karakaSaid,
  listSaid,
  ordinalInWords,
  rashiSaid,
  said,
  tell,
  the,
} from "../words/say.ts";
import { GRAHA_ADVICE } from "./advice.data.ts";
import type { Spoken } from "./answer.ts";
import {
  GRAHA_NOT_ALONE,
  GRAHA_SAY,
  GRAHA_TIES,
  GRAHA_TURN,
  GRAHA_WAYS,
  type Leaning,
  type Say,
} from "./graha-on-matter.data.ts";
import { doerOf, evidenceOf, judge, type Judged } from "./judged.ts";
import { edgeSaid } from "./month.ts";
import { TOPIC_NAMES } from "./phrases.data.ts";
import { findingSaid, meaningOf, type Telling, tellingOf } from "./telling.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain } from "./uncertain.ts";
import { opened, spoken } from "./voice.ts";

/** What is looked up of a graha, whatever matter stands beside it. */
const LOOKED_UP =
  "transit level dasha run aspect retro combust dign shadbala rank starword pada bindu sav dispositor starlord signword sadesati dhaiya".split(
    " ",
  );
const WHERE =
  /\b(?:where|kahan|kaha|which (?:house|sign)|kis (?:ghar|bhav|rashi)|degrees?)\b|कहाँ|कहां|किस (?:भाव|घर|राशि)/iu;
const NO_FORMS = new Set<Question["form"]>(["when", "define", "compare", "if", "verify"]);
const MOST_GRAHAS = 2;
/** That one does something to another. */
const AFFECTS =
  /\b(?:affects?|affecting|effects?|impacts?|influenc\w*|role|do|does|doing|help\w*|hurt\w*|harm\w*|spoil\w*|ruin\w*|destroy\w*|block\w*|delay\w*|trouble\w*|problem\w*|good|bad|strong|weak|caus\w*|because|reason|responsible|due to|says? about|for my|on my|in my|with my|brings?|gives?|support\w*|favou?r\w*|asar|prabh?a+v|wajah|vajah|karan|kaaran|bigad\w*|bigaad\w*|rok\w*|der|deri|madad|fayda|faida|phayda|nuksa+n|kaisa|kaisi|ke liye|par|pe|dega|deta|degi|deti|karta|karti|kar rah[ai])\b|असर|प्रभाव|वजह|कारण|बिगाड़|रोक|देर|मदद|फ़ायदा|फायदा|नुक़सान|नुकसान|कैस[ाी]|के लिए|पर(?!\p{L})|देगा|देत[ाी]|करत[ाी]|कर रह/iu;
/** What one is to do, and who comes, is asked of the matter and not of the graha. */
const WHICH_ONE =
  /\bsuit\w*\b|\b(?:angry|upset|naraz\w*|naaraz\w*|punish\w*)\b|नाराज़|नाराज|\b(?:which|what|kaun ?s[ai]|kons[ai]|kis) (?:career|field|job|profession|business|work|kind|sort|type|kaam|naukri|tarah|mantra|stone)\b|\bwhat(?:'?s| is) my\b|कौन[- ]?स[ाी] (?:काम|नौकरी|करियर|व्यवसाय)/iu;
const MOST_BARE = 5;

const grahasOn = ({ named, form, kinds, text }: Question): readonly Graha[] => {
  const others = named.houses.length + named.lords.length + named.vargas.length + named.signs.length;
  if (others + named.factIds.length + named.nakshatras.length > 0 || kinds.length > 0) return [];
  if (NO_FORMS.has(form) || WHERE.test(text) || LOOKED_UP.some((term) => named.terms.has(term))) return [];
  const isOfEffect = AFFECTS.test(text) || text.trim().split(/\s+/).length <= MOST_BARE;
  return isOfEffect && !WHICH_ONE.test(text) && named.grahas.length <= MOST_GRAHAS ? named.grahas : [];
};

const GOES_ON_WORDS = 6;

/** What the talk was of where it was of a graha and a matter: "and Saturn?", "and my career?" lean on one another. */
function spokenOf(turns: Turn["turns"]): { grahas: readonly Graha[]; topic: Topic } | null {
  let grahas: readonly Graha[] = [];
  const topic = turns.at(-1)?.topics[0];
  for (const { kind, question, language } of turns.toReversed()) {
    if (kind !== "reading" || topic === undefined) return null;
    const before = parseQuestion(question, language);
    if (grahas.length === 0) grahas = grahasOn(before);
    if (before.topics.length > 0 && (grahasOn(before).length > 0 || before.followUp !== "and"))
      return grahasOn(before).length > 0 ? { grahas, topic } : null;
    if (question.trim().split(/\s+/).length > GOES_ON_WORDS) return null;
  }
  return null;
}

/** Of which grahas and what matter is asked, the one or the other as it was named before. */
function askedOf({ question, turns }: Turn): { grahas: readonly Graha[]; topic: Topic } | null {
  const [topic] = question.topics;
  const grahas = grahasOn(question);
  if (grahas.length > 0 && topic !== undefined) return { grahas, topic };
  const isShort = question.text.trim().split(/\s+/).length <= GOES_ON_WORDS && question.form !== "when";
  const before = isShort ? spokenOf(turns) : null;
  if (!before) return null;
  if (grahas.length > 0) return { grahas, topic: before.topic };
  const goesOn = question.followUp === "and" && question.named.grahas.length === 0 && question.kinds.length === 0;
  return goesOn && topic !== undefined ? { grahas: before.grahas, topic } : null;
}

const MUCH = 0.6;
const SOME = 0.3;
const EVEN = 0.12;

interface Role {
  readonly index: FactIndex;
  readonly view: ChartView;
  readonly graha: Graha;
  readonly judged: Judged;
  /** The houses of the matter. */
  readonly houses: readonly number[];
}

/** How much it has to do with the matter: the most that ties it to one of its houses. */
function sayOf({ index, view, graha, judged, houses }: Role): Say {
  const most = Math.max(...houses.map((house) => connectionOf(index, view, TOPIC_ROWS[judged.topic], house)(graha)));
  return most >= MUCH ? "much" : most >= SOME ? "some" : "little";
}

const isOf = (index: FactIndex, graha: Graha, finding: Finding): boolean =>
  finding.factor !== "yogas" && finding.factor !== "bindus" && doerOf(index, finding) === graha;

function leaningOf({ view, graha }: Role, own: readonly Finding[]): Leaning {
  const pull = own.reduce((sum, { weight, polarity }) => sum + weight * polarity, 0);
  const all = own.reduce((sum, { weight }) => sum + weight, 0);
  const mean = all > 0 ? pull / all : influenceOf(view, graha) / 2;
  return mean > EVEN ? "helps" : mean < -EVEN ? "strains" : "both";
}

/** "Fifth and tenth houses". */
function housesSaid(houses: readonly number[], counted: ChartView["counted"]): Said {
  if (counted || houses.length < 2) return listSaid(houses.map((one) => houseInWords(one, counted)));
  const each = houses.map((one) => said(ordinalInWords(one), ORDINALS_HI[one - 1] ?? "", ORDINALS_HG[one - 1] ?? ""));
  const { en, hi, hg } = listSaid(each);
  return said(`${en} houses`, `${hi} भाव`, `${hg} ghar`);
}

/** Where it stands, and what it owns or for whom it acts; with what that means. */
function placeSaid({ voice }: Turn, { view, graha }: Role, meaning: string | null): Spoken {
  const { house, sign } = view.planets[graha];
  const ruled = view.rules(graha);
  const slots = {
    at: houseInWords(house, view.counted),
    sign: rashiSaid(sign),
    houses: housesSaid(ruled, view.counted),
    lord: the(view.dispositorOf(graha)),
    who: the(graha),
  };
  const facts = [`planet-${graha}`, ...ruled.map((one) => `lord-${one}`)];
  const line = voice.say(ruled.length > 0 ? GRAHA_TIES.rules : GRAHA_TIES.node, slots);
  const stop = voice.tongue === "hi" ? "।" : ".";
  return spoken(voice, meaning === null ? line : `${line}${stop} ${opened(meaning)}`, facts);
}

/** By what else than rule, place and sight of the house it has a say. */
function waysOf({ voice }: Turn, { index, view, graha, judged, houses }: Role): { line: string; fact: string }[] {
  const { karakas, chara } = TOPIC_ROWS[judged.topic];
  const drishti = calculate(index.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha)?.grahas ?? [];
  const lords = [...new Set(houses.map((house) => view.house(house).lord))].filter((lord) => lord !== graha);
  const scheme = calculate(index.nativity, ["karakas"]).karakas.scheme7;
  const acts = view.rules(graha).length === 0 ? lords.filter((lord) => lord === view.dispositorOf(graha)) : [];
  const slots = { matter: TOPIC_NAMES[judged.topic], who: the(graha) };
  const dispositor = view.dispositorOf(graha);
  const isActing = view.rules(graha).length === 0 && acts.length === 0;
  const isHeard = isActing && sayOf({ index, view, judged, houses, graha: dispositor }) === "much";
  const mate = lords.find((lord) => view.company(lord).includes(graha));
  const seen = lords.find((lord) => drishti.includes(lord));
  const conj = (lord: Graha): string =>
    [graha, lord].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b)).join("-");
  return [
    ...(karakas.includes(graha) ? [{ line: voice.say(GRAHA_WAYS.karaka, slots), fact: `planet-${graha}` }] : []),
    ...acts.map((lord) => ({
      line: voice.say(GRAHA_WAYS.acts_for, { ...slots, lord: the(lord) }),
      fact: `planet-${lord}`,
    })),
    ...(mate
      ? [{ line: voice.say(GRAHA_WAYS.with_lord, { ...slots, lord: the(mate) }), fact: `conj-${conj(mate)}` }]
      : []),
    ...(seen
      ? [{ line: voice.say(GRAHA_WAYS.sees_lord, { ...slots, lord: the(seen) }), fact: `aspect-${graha}` }]
      : []),
    ...(chara !== null && scheme[chara] === graha
      ? [{ line: voice.say(GRAHA_WAYS.chara, { ...slots, karaka: karakaSaid(chara) }), fact: `karaka-${chara}` }]
      : []),
    ...(isHeard
      ? [{ line: voice.say(GRAHA_WAYS.acts_heard, { ...slots, lord: the(dispositor) }), fact: `planet-${graha}` }]
      : []),
  ].slice(0, 2);
}

const AND = { en: ", and ", hi: ", और ", hg: ", aur " } as const;

/** That it has no tie of rule, place or sight to the house of the matter, where that is so, and what ties it then. */
function apartSaid(turn: Turn, role: Role): Spoken[] {
  const { voice } = turn;
  const { index, view, graha, houses } = role;
  const drishti = calculate(index.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha)?.houses ?? [];
  const isTied = houses.some(
    (house) => view.house(house).lord === graha || view.planets[graha].house === house || drishti.includes(house),
  );
  if (isTied) return [];
  const [house = 1] = houses;
  const slots = { house: houseInWords(house, view.counted), who: the(graha) };
  const ways = waysOf(turn, role);
  const through = ways.map(({ line }) => line).join(AND[voice.tongue]);
  return [
    says(voice, GRAHA_TIES.apart, slots, [`planet-${graha}`, `lord-${house}`, `aspect-${graha}`]),
    ...(ways.length > 0
      ? [says(voice, GRAHA_TIES.through, { ways: through }, [...ways.map(({ fact }) => fact), `lord-${house}`])]
      : []),
  ];
}

const chain = (lords: readonly Graha[]): Said =>
  tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));

/** When it is heard: now, all through a mahadasha, or in its next sub-period. */
function turnSaid({ voice }: Turn, { index, graha }: Role): Spoken[] {
  if (isUncertain(index)) return [];
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const all = mahaDashas(groundOf(index.nativity, index.about));
  const antar = all.flatMap(subPeriods).filter(({ endJd }) => endJd > nowJd);
  const next = antar.find(({ lords }) => lords.at(-1) === graha);
  const maha = all.find(({ lords, startJd, endJd }) => lords[0] === graha && startJd <= nowJd && endJd > nowJd);
  const edge = (period: Period, side: "start" | "end"): Said =>
    edgeSaid(index, periodId(period.lords), side, side === "start" ? period.startJd : period.endJd);
  const told: Spoken[] = [];
  if (maha)
    told.push(
      says(voice, GRAHA_TURN.maha, { who: grahaSaid(graha), until: edge(maha, "end") }, [periodId(maha.lords)]),
    );
  if (next && (next.startJd <= nowJd || !maha)) {
    const slots = { period: chain(next.lords), from: edge(next, "start"), until: edge(next, "end") };
    told.push(says(voice, next.startJd <= nowJd ? GRAHA_TURN.now : GRAHA_TURN.ahead, slots, [periodId(next.lords)]));
  }
  return told.slice(-1);
}

/** Where it is in the sky now, if that touches the matter. */
function skySaid({ voice }: Turn, { index, view, graha, houses }: Role): Spoken[] {
  const fact = factById(index, `transit-${graha}`);
  const sign = (fact?.value as { sign: Rashi } | undefined)?.sign;
  if (!fact || !sign || graha === "moon") return [];
  const at = view.houseOfSign(sign);
  if (houses.includes(at))
    return [
      says(voice, GRAHA_TURN.here, { who: the(graha), sign: rashiSaid(sign), house: houseInWords(at, view.counted) }, [
        fact.id,
      ]),
    ];
  if (graha !== "jupiter" && graha !== "saturn") return [];
  const seen = houses.find((house) => touches(graha, sign, view.house(house).sign));
  const slots = { who: the(graha), sign: rashiSaid(sign), house: houseInWords(seen ?? 1, view.counted) };
  return seen === undefined ? [] : [says(voice, GRAHA_TURN.sees, slots, [fact.id, `house-${seen}`])];
}

/** Findings that say where it stands: told with its place. */
const OF_PLACE = new Set<Finding["factor"]>(["lord_place", "occupants", "karakas", "chara_karaka"]);

/** What its place means for the matter: of a witness for it, or else of the house it stands in. */
function meaningSaid(telling: Telling, { view, graha, judged }: Role, told: readonly Finding[]): Finding | undefined {
  const { house } = view.planets[graha];
  const polarity = influenceOf(view, graha);
  const row = `planet-in-house/${graha}/${house}`;
  const plain: Finding = {
    factId: `house-${house}`,
    factor: "occupants",
    house,
    polarity,
    weight: 0,
    row,
    stable: true,
  };
  const isLed = (finding: Finding): boolean => meaningOf(telling, finding)?.leads === true;
  return [...told.filter(({ factor }) => OF_PLACE.has(factor)), { ...plain, house: judged.house }].find(isLed);
}

function onMatter(turn: Turn, graha: Graha, judged: Judged): { said: Spoken[]; findings: readonly Finding[] } {
  const { index, voice } = turn;
  const view = chartView(index.nativity);
  const role: Role = { index, view, graha, judged, houses: TOPIC_ROWS[judged.topic].main };
  const own = judged.promise.findings.filter((finding) => finding.stable && isOf(index, graha, finding));
  const ranked = own.toSorted((a, b) => Math.abs(b.weight * b.polarity) - Math.abs(a.weight * a.polarity));
  const telling = tellingOf(index, voice, judged.topic);
  const matter = TOPIC_NAMES[judged.topic];
  const say = GRAHA_SAY[sayOf(role)][leaningOf(role, own)];
  const opening = says(voice, say, { who: the(graha), matter });
  const place = meaningSaid(telling, role, ranked);
  const placed = placeSaid(turn, role, place ? (meaningOf(telling, place)?.core ?? null) : null);
  const apart = apartSaid(turn, role);
  const other = ranked.find(({ factor }) => !OF_PLACE.has(factor));
  return {
    said: [
      opening,
      placed,
      ...apart,
      ...(other ? findingSaid(telling, other, { whole: true }) : []),
      ...turnSaid(turn, role),
      ...skySaid(turn, role),
    ],
    findings: [...(place ? [place] : []), ...(other ? [other] : [])],
  };
}

/** What one graha does to one matter in this chart: how much of a say it has, by what, when it is heard, and what to do with it. */
export function grahaOnMatter(turn: Turn): Body | null {
  const asked = askedOf(turn);
  if (!asked) return null;
  const { index, voice } = turn;
  const { grahas, topic } = asked;
  const judged = judge(index, topic);
  const told = grahas.map((graha) => onMatter(turn, graha, judged));
  const [first] = grahas;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      ...told.flatMap(({ said }) => said),
      says(voice, GRAHA_NOT_ALONE, { matter: TOPIC_NAMES[topic] }),
      ...(grahas.length === 1 && first ? [says(voice, GRAHA_ADVICE[first])] : []),
    ],
    findings: told.flatMap(({ findings }) => findings.map(({ row }) => row)),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}
