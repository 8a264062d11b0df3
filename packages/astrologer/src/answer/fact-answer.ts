import { natureOf } from "@lagna/jyotish";
import type { Dignity, Graha, Rashi } from "@lagna/terms";
import { GRAHAS } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { CountedFrom, FactIndex, Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import type { Question } from "../question/question.ts";
import { dignitySaid, grahaSaid, houseSaid, listSaid, rashiSaid, said, tell, the } from "../words/say.ts";
import { ENTERS, factsAsked } from "./asked.ts";
import { sentenceOf } from "./fact-sentence.ts";

/** A sentence of an answer, with the facts it stands on. */
export interface Sentence {
  readonly text: Said;
  readonly facts: readonly string[];
  /** What of its fact it speaks of, where it is not all of it. */
  readonly parts?: readonly string[];
}

const YES = said("Yes", "हाँ", "Haan");
const NO = said("No", "नहीं", "Nahi");

/** "Yes: your Mars is …", or the same without a yes where none was asked for. */
function led(holds: boolean, asked: boolean, sentence: Said): Said {
  if (!asked) return sentence;
  const word = holds ? YES : NO;
  return tell((tongue) => `${word[tongue]}, ${lowered(sentence[tongue])}`);
}

/** A sentence that goes on after another word: only "Your" and its like lose their capital, names keep it. */
const lowered = (text: string): string =>
  text
    .replace(/^(Your|You|In|The|By|No|Next)\b/, (word) => word.toLowerCase())
    .replace(/^(Aapk|Aapki|Abhi|Agli)/, (word) => word.toLowerCase());

/** Whether a graha is what is asked of it: retrograde, combust, of a dignity, in a house or a sign. */
function statesAsked(asking: Question, index: FactIndex): Sentence[] {
  const question = withLordsNamed(asking, index);
  const { grahas, houses, signs, dignities, terms, vargas, lords } = question.named;
  if (grahas.length === 0 || vargas.length > 0 || lords.length > 0 || terms.has("transit")) return [];
  if (signs.length > 0 && ENTERS.test(question.text)) return [];
  const view = chartView(index.nativity);
  // A house that is counted from elsewhere is no answer of yes or no to one that is asked of the lagna.
  const isCounted = houses.length > 0 && view.counted !== undefined;
  const asked = !isCounted && (question.form === "yes_no" || question.form === "verify");
  const [one, other] = grahas;
  if (one && other && grahas.length === 2 && TOGETHER.test(question.text))
    return [togetherSaid(view, [one, other], asked || WHETHER.test(question.text))];
  return grahas.flatMap((graha): Sentence[] => {
    const { retrograde, combust, dignity, house, sign } = view.planets[graha];
    const who = grahaSaid(graha);
    const told: Sentence[] = [];
    const tellState = (part: string, holds: boolean, sentence: Said, id = `planet-${graha}`): void => {
      told.push({ text: led(holds, asked, sentence), facts: [id], parts: [part] });
    };
    if (terms.has("retro")) tellState("retrograde", retrograde, stateSaid(who, RETROGRADE, retrograde));
    if (terms.has("combust")) tellState("combust", combust, stateSaid(who, COMBUST, combust));
    if (dignities.length > 0)
      tellState("", dignities.includes(dignity as Dignity), dignityTold(who, dignity), `dignity-${graha}`);
    if (houses.length > 0) tellState("house", houses.includes(house), inHouse(who, house, view.counted));
    if (signs.length > 0) tellState("sign", signs.includes(sign), inSign(who, sign));
    return told;
  });
}

/** "Is my fifth lord combust": of a state that is asked of a lord it is the graha that is told. */
function withLordsNamed(question: Question, index: FactIndex): Question {
  const { named } = question;
  const { terms, lords, grahas } = named;
  const isOfState = ["retro", "combust", "dign"].some((term) => terms.has(term));
  if (!isOfState || lords.length === 0 || grahas.length > 0) return question;
  const view = chartView(index.nativity);
  const ruling = [...new Set(lords.map((house) => view.house(house).lord))];
  return { ...question, named: { ...named, grahas: ruling, lords: [] } };
}

const TOGETHER = /\b(?:together|conjunct\w*|conjoined|with each other|saath|sath|ek saath|yuti)\b|साथ|युति/iu;
const WHETHER = /\b(?:kya|is|are|do|does)\b|क्या/iu;

/** Whether two stand in one sign, and where each stands if not. */
function togetherSaid(
  { planets, counted }: ChartView,
  [one, other]: readonly [Graha, Graha],
  asked: boolean,
): Sentence {
  const [first, second] = [planets[one], planets[other]];
  const facts = [`planet-${one}`, `planet-${other}`];
  const [who, whom] = [the(one), the(other)];
  const [sign, at] = [rashiSaid(first.sign), houseSaid(first.house, counted)];
  if (first.sign === second.sign) {
    const text = said(
      `Your chart has ${who.en} and ${whom.en} together in ${sign.en}, in the ${at.en}.`,
      `आपकी कुंडली में ${who.hi} और ${whom.hi} एक साथ ${sign.hi} राशि में, ${at.hi} में हैं।`,
      `Aapki kundli me ${who.hg} aur ${whom.hg} ek saath ${sign.hg} rashi me, ${at.hg} me hain.`,
    );
    return { text: led(true, asked, text), facts, parts: ["sign", "house"] };
  }
  const [away, there] = [rashiSaid(second.sign), houseSaid(second.house, counted)];
  const text = said(
    `Your ${grahaSaid(one).en} is in ${sign.en}, in the ${at.en}, and your ${grahaSaid(other).en} in ${away.en}, in the ${there.en}.`,
    `आपका ${who.hi} ${sign.hi} राशि में, ${at.hi} में है, और ${whom.hi} ${away.hi} राशि में, ${there.hi} में।`,
    `Aapka ${who.hg} ${sign.hg} rashi me, ${at.hg} me hai, aur ${whom.hg} ${away.hg} rashi me, ${there.hg} me.`,
  );
  return { text: led(false, asked, text), facts, parts: ["sign", "house"] };
}

const RETROGRADE = said("retrograde", "वक्री", "vakri");
const COMBUST = said("combust", "अस्त", "ast");

const stateSaid = (who: Said, state: Said, holds: boolean): Said =>
  said(
    `Your ${who.en} is ${holds ? "" : "not "}${state.en}.`,
    `आपका ${who.hi} ${state.hi} ${holds ? "है" : "नहीं है"}।`,
    `Aapka ${who.hg} ${state.hg} ${holds ? "hai" : "nahi hai"}.`,
  );

const dignityTold = (who: Said, dignity: Dignity | null): Said => {
  if (dignity === null) {
    return said(
      `No dignity is taught for ${who.en} there.`,
      `${who.hi} की वहाँ कोई स्थिति नहीं बताई जाती।`,
      `${who.hg} ki wahan koi sthiti nahi batayi jaati.`,
    );
  }
  const how = dignitySaid(dignity);
  return said(`Your ${who.en} is ${how.en}.`, `आपका ${who.hi} ${how.hi} है।`, `Aapka ${who.hg} ${how.hg} hai.`);
};

const inHouse = (who: Said, house: number, counted?: CountedFrom): Said => {
  const at = houseSaid(house, counted);
  return said(`Your ${who.en} is in the ${at.en}.`, `आपका ${who.hi} ${at.hi} में है।`, `Aapka ${who.hg} ${at.hg} me hai.`);
};

const inSign = (who: Said, sign: Rashi): Said => {
  const where = rashiSaid(sign);
  return said(
    `Your ${who.en} is in ${where.en}.`,
    `आपका ${who.hi} ${where.hi} राशि में है।`,
    `Aapka ${who.hg} ${where.hg} rashi me hai.`,
  );
};

const MALEFIC = /\bmalefics?\b|\b(?:paap|krur|ashubh) grah\w*|(?:पाप|क्रूर|अशुभ) ?ग्रह/iu;
const BENEFIC = /\bbenefics?\b|\b(?:shubh|saumya) grah\w*|(?:शुभ|सौम्य) ?ग्रह/iu;

const GROUP_HOUSES: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};
const GROUP_NAMES: Readonly<Record<string, Said>> = {
  kendra: said("kendras", "केंद्र", "kendra"),
  trikona: said("trikonas", "त्रिकोण", "trikon"),
  dusthana: said("dusthanas", "दुःस्थान", "dusthan"),
  upachaya: said("upachayas", "उपचय", "upachay"),
};

/** How many of the nine stand in a group of houses, or in one of them, and which. */
function countsAsked(question: Question, index: FactIndex): Sentence[] {
  const view = chartView(index.nativity);
  if (view.counted) return [];
  const { benefics, malefics } = natureOf(view.nativity);
  const kind = MALEFIC.test(question.text) ? malefics : BENEFIC.test(question.text) ? benefics : null;
  const isMeant = (graha: Graha): boolean => kind === null || kind.includes(graha);
  return question.named.groups.flatMap((group): Sentence[] => {
    const [houses, name] = [GROUP_HOUSES[group], GROUP_NAMES[group]];
    if (!houses || !name) return [];
    const inside = GRAHAS.filter((graha) => houses.includes(view.planets[graha].house) && isMeant(graha));
    const list = listSaid(inside.map(the));
    if (kind !== null && inside.length > 0) return [kindSaid(MALEFIC.test(question.text), name, inside)];
    const facts = inside.map((graha) => `planet-${graha}`);
    if (inside.length === 0) {
      const text = noneSaid(kind === null ? null : MALEFIC.test(question.text), name);
      return [{ text, facts: houses.map((house) => `house-${house}`) }];
    }
    const count = inside.length;
    return [
      {
        text: said(
          `${count} of the nine ${count === 1 ? "is" : "are"} in your ${name.en}: ${list.en}.`,
          `नौ में से ${count} ग्रह आपके ${name.hi} में ${count === 1 ? "है" : "हैं"}: ${list.hi}।`,
          `Nau me se ${count} grah aapke ${name.hg} me ${count === 1 ? "hai" : "hain"}: ${list.hg}.`,
        ),
        facts,
      },
    ];
  });
}

function noneSaid(isMalefic: boolean | null, name: Said): Said {
  if (isMalefic === null)
    return said(
      `None of your planets is in the ${name.en}.`,
      `आपका कोई ग्रह ${name.hi} में नहीं है।`,
      `Aapka koi grah ${name.hg} me nahi hai.`,
    );
  const kind = isMalefic ? said("malefic", "पाप ग्रह", "paap grah") : said("benefic", "शुभ ग्रह", "shubh grah");
  return said(
    `No natural ${kind.en} is in your ${name.en}.`,
    `आपके ${name.hi} में स्वभाव से कोई ${kind.hi} नहीं है।`,
    `Aapke ${name.hg} me swabhav se koi ${kind.hg} nahi hai.`,
  );
}

/** Of the natural malefics, or benefics, those in a group of houses. */
function kindSaid(isMalefic: boolean, name: Said, inside: readonly Graha[]): Sentence {
  const list = listSaid(inside.map(the));
  const kind = isMalefic ? said("malefics", "पाप ग्रह", "paap grah") : said("benefics", "शुभ ग्रह", "shubh grah");
  const many = inside.length > 1;
  const text = said(
    `Natural ${kind.en} in your ${name.en}: ${list.en}.`,
    `आपके ${name.hi} में स्वभाव से ${kind.hi}: ${list.hi} ${many ? "हैं" : "है"}।`,
    `Aapke ${name.hg} me swabhav se ${kind.hg}: ${list.hg} ${many ? "hain" : "hai"}.`,
  );
  return { text, facts: inside.map((graha) => `planet-${graha}`) };
}

/** What the houses and signs that were named beside a graha are there for: they belong to what is asked of it. */
function besides(question: Question, ids: readonly string[], states: readonly Sentence[]): readonly string[] {
  const told = new Set(states.flatMap(({ facts }) => facts));
  const { grahas } = question.named;
  return ids.filter(
    (id) => !told.has(id) && !(grahas.length > 0 && states.length > 0 && /^(house|planet|dignity)-/.test(id)),
  );
}

/**
 * The answer to a question of fact, from the chart alone: exact, each sentence with the facts it stands on. Empty where the question asks
 * for a reading, or for nothing a chart holds.
 */
export function factAnswer(question: Question, index: FactIndex): readonly Sentence[] {
  const calendar = localCalendarOf(index.nativity, index.about);
  const states = [...statesAsked(question, index), ...countsAsked(question, index)];
  const rest = besides(question, factsAsked(question, index), states).flatMap((id): Sentence[] => {
    const fact = factById(index, id);
    return fact ? [{ text: sentenceOf(fact, calendar), facts: [id] }] : [];
  });
  return [...states, ...rest];
}
