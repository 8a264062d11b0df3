import { type Graha, GRAHAS, type VargaId } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { AnswerContext, AnswerDraft } from "../../answer/answer-context.ts";
import {
  hasUncertainTime,
  renderFactWithUncertainty,
} from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { asksOrNot } from "../../answer/fact-questions/yes-or-no.ts";
import { asksForRemedy } from "../../answer/doshas-and-remedies/answer-remedy.ts";
import { answerDosha, answerKnotStar } from "../../answer/doshas-and-remedies/answer-dosha.ts";
import {
  answerDefinition,
  answerFacts,
  answerTechnically,
} from "../../answer/fact-questions/answer-definition-or-fact.ts";
import { findComparedTerms } from "../../answer/definitions/define-term.ts";
import { findAskedDashaLevels, findPeriods, renderBalance } from "../../answer/fact-questions/look-up-periods.ts";
import { asksQuality } from "../../answer/follow-up/find-reference-keywords.ts";
import { findEntities } from "../../question/find-entities.ts";
import { tokenise } from "../../language/tokenise.ts";
import { listYogas } from "../../answer/fact-questions/answer-with-list.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { answerAspects, answerConjunctions } from "./answer-aspects.ts";
import { answerOwnSign } from "./answer-own-sign.ts";
import { answerSettings } from "./answer-settings.ts";
import { answerHouseContents } from "./answer-house-contents.ts";
import { nameMeantElements } from "./name-meant-elements.ts";
import { answerArudha, answerCounts, answerSpecialPoint } from "./answer-points.ts";
import { answerAskedDignity, answerCombustion, answerDignity, answerRetrogression } from "./answer-states.ts";
import {
  answerBindus,
  answerBindusOfHouse,
  answerComparison,
  answerStrength,
  answerStrengthOrder,
} from "./answer-strengths.ts";

/** At most so many facts are told; a list of all grahas is one. */
const MAX_FACTS = 9;

/** The facts with given ids, each as a sentence; `null` if the chart has none of them. */
export function tellFacts({ index, phrasePicker }: AnswerContext, ids: readonly string[]): AnswerDraft | null {
  const facts = [...new Set(ids)].flatMap((id) => findFactById(index, id) ?? []).slice(0, MAX_FACTS);
  if (facts.length === 0) return null;
  const sentences = facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language));
  return sentences.length === 0 ? null : { kind: "fact", sentences };
}

type ListIds = (turn: AnswerContext) => readonly string[];

const namedGrahas = ({ question }: AnswerContext): readonly Graha[] => question.entities.grahas;
const namedKarakas = ({ question }: AnswerContext): readonly string[] =>
  question.entities.factIds.filter((id) => id.startsWith("karaka-"));

/** "The Atmakaraka in the navamsha": which graha it is, and where that stands in the divisional chart. */
const listKarakasInVarga = (turn: AnswerContext): readonly string[] =>
  namedKarakas(turn).flatMap((id) => {
    const { graha } = (findFactById(turn.index, id)?.value ?? {}) as { readonly graha?: Graha };
    return graha === undefined ? [] : [id, placeIn(getVarga(turn), graha)];
  });
const namedHouses = ({ question: { entities } }: AnswerContext): readonly number[] => [
  ...new Set([...entities.houses, ...entities.lords]),
];

/** The place of a point in a divisional chart, or in the birth chart. */
function placeIn(varga: VargaId | undefined, point: string): string {
  return varga === undefined || varga === "D1"
    ? point === "lagna"
      ? "lagna"
      : `planet-${point}`
    : `varga-${varga}-${point}`;
}

/** The divisional chart that is named. */
const getVarga = ({ question }: AnswerContext): VargaId | undefined => question.entities.vargas[0];

const isAboutLagna = ({ question: { entities } }: AnswerContext): boolean => entities.terms.has("lagna");

const findRunning = ({ index }: AnswerContext, level: number) => {
  const now = new Date(index.context.now).toISOString();
  return findPeriods(index).find(({ lords, start, end }) => lords.length === level && start <= now && now < end);
};

const listRunningPeriods: ListIds = (turn) => {
  if (turn.time !== null) return [];
  const levels = findAskedDashaLevels(turn.question.text);
  return (levels.length > 0 ? levels : [1, 2]).flatMap((level) => findRunning(turn, level)?.id ?? []);
};

/** The period after the running one of the level that is named; of the antardasha else. */
const listNextPeriods: ListIds = (turn) => {
  const [level = 2] = findAskedDashaLevels(turn.question.text);
  const running = findRunning(turn, level);
  const next = running && findPeriods(turn.index).find((one) => one.lords.length === level && one.start >= running.end);
  return next ? [next.id] : [];
};

/** The mahadashas; of one that is named, its antardashas. */
const listMahadashas: ListIds = ({ index, question }) => {
  const [graha] = question.entities.grahas;
  const periods = findPeriods(index);
  const antardashas = periods.filter(({ lords }) => lords.length === 2 && lords[0] === graha);
  return (graha === undefined ? periods.filter(({ lords }) => lords.length === 1) : antardashas).map(({ id }) => id);
};

/** The mahadasha of a graha, or its antardasha within the running mahadasha. */
const listPeriodsOfGraha: ListIds = (turn) => {
  const [graha, sub] = namedGrahas(turn);
  if (graha === undefined || turn.time !== null) return [];
  if (sub !== undefined) return [`dasha-${graha}-${sub}`];
  if (!findAskedDashaLevels(turn.question.text).includes(2)) return [`dasha-${graha}`];
  const now = new Date(turn.index.context.now).toISOString();
  const next = findPeriods(turn.index).find(({ lords, end }) => lords.length === 2 && lords[1] === graha && end > now);
  return next ? [next.id] : [];
};

const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
/** The houses that the grahas named rule. */
function listHousesOf(turn: AnswerContext): readonly number[] {
  const { house } = createChartReadModel(turn.index.nativity);
  return HOUSES.filter((number) => namedGrahas(turn).includes(house(number).lord));
}

const listNamedFacts = ({ question: { entities } }: AnswerContext, prefix: string): readonly string[] =>
  entities.factIds.filter((id) => id.startsWith(prefix));

/** The lagna and all grahas of a divisional chart; of the birth chart for D1. */
const listVargaPoints = (varga: VargaId): readonly string[] =>
  ["lagna", ...GRAHAS].map((point) => placeIn(varga, point));

const SEVERAL_SETTINGS =
  /(?<![\p{L}\p{M}])(?:nodes?|mean|settings?|default|houses?|rahu|राहु|सेटिंग|सेटिंग्स)(?![\p{L}\p{M}])/iu;
const SETTINGS = ["setting-ayanamsa", "setting-node", "setting-house_system"];

/** The facts that answer an object, for the chart elements that the message names. */
const FACTS_OF_OBJECT: Readonly<Partial<Record<AskObjectId, ListIds>>> = {
  position: (turn) => [
    ...listKarakasInVarga(turn),
    // "The dispositor of my Moon" is where the Moon is led from.
    ...(turn.question.entities.terms.has("dispositor") ? namedGrahas(turn).map((graha) => `dispositor-${graha}`) : []),
    ...namedGrahas(turn).map((graha) => placeIn(getVarga(turn), graha)),
    ...(isAboutLagna(turn) ? [placeIn(getVarga(turn), "lagna")] : []),
  ],
  rashi: (turn) => [placeIn(getVarga(turn), "moon")],
  lagna: (turn) => [placeIn(getVarga(turn), "lagna")],
  sun_sign: () => ["planet-sun", "tropical-sun"],
  nakshatra_of_birth: (turn) => {
    const grahas = namedGrahas(turn);
    if (isAboutLagna(turn)) return ["lagna-star"];
    return (grahas.length > 0 ? grahas : (["moon"] as const)).map((graha) => `star-${graha}`);
  },
  house_contents: (turn) =>
    turn.question.entities.vargas.length > 0 ? [] : namedHouses(turn).map((house) => `house-${house}`),
  // "Which house is Jupiter lord of".
  house_lord: (turn) =>
    (namedHouses(turn).length > 0 ? namedHouses(turn) : listHousesOf(turn)).map((house) => `lord-${house}`),
  chara_karaka: (turn) => {
    if (getVarga(turn) !== undefined) return listKarakasInVarga(turn);
    const named = namedKarakas(turn);
    return named.length > 0 ? named : ["karaka-AK", "karaka-AmK"];
  },
  calendar_of_birth: () => ["vara", "tithi", "nitya-yoga", "karana"],
  strength: (turn) => namedGrahas(turn).map((graha) => `shadbala-${graha}`),
  one_yoga: (turn) => listNamedFacts(turn, "yoga-"),
  varga_chart: ({ question: { entities } }) => entities.vargas.flatMap(listVargaPoints),
  sade_sati: () => ["sadesati"],
  dasha_until: (turn) =>
    namedGrahas(turn).length > 0 ? listPeriodsOfGraha(turn) : listRunningPeriods({ ...turn, time: null }),
  dasha_running: listRunningPeriods,
  dasha_next: listNextPeriods,
  dasha_list: listMahadashas,
  dasha_of_graha: listPeriodsOfGraha,
  transit_now: (turn) => {
    const grahas = namedGrahas(turn);
    return turn.time === null ? (grahas.length > 0 ? grahas : GRAHAS).map((graha) => `transit-${graha}`) : [];
  },
};

/** What was left of the first mahadasha; the period itself where the birth time leaves the days open. */
const answerBalance: ChartAnswerer = (turn) => {
  const { index, phrasePicker, about } = turn;
  const told = about === null ? renderBalance(index) : [];
  if (told.length === 0) return null;
  const ids = told.flatMap(({ facts }) => facts);
  if (hasUncertainTime(index) || ids.some((id) => findFactById(index, id)?.stable === false))
    return tellFacts(turn, ids);
  return { kind: "fact", sentences: told.map(({ text, facts }) => ({ text: text[phrasePicker.language], facts })) };
};

/** "What is a lagna" asks for the word, and "rashi or lagna" for the difference; neither is a fact of the chart. */
export const asksForWord = (turn: AnswerContext): boolean =>
  (turn.question.form === "compare" && !asksOrNot(turn.question.text)) ||
  findComparedTerms(turn.question) !== null ||
  // "What is her lagna" names her chart, and not the word.
  (turn.chartId === null && !turn.question.isAboutSelf && answerDefinition(turn) !== null);

/** Whether the words themselves name a yoga, which "show me how" after one does not. */
const namesFact = (text: string): boolean => findEntities(text, tokenise(text)).factIds.length > 0;

/** "My child is very weak" and "are we meant to be together" name no element of a chart: without one these must be read for sure. */
const SURE_WITHOUT_ELEMENT = 0.95;
const OBJECTS_OF_ELEMENTS: ReadonlySet<AskObjectId> = new Set([
  "strength",
  "conjunctions",
  "aspects",
  "dignity",
  "chara_karaka",
]);

/** Whether the words themselves name a level or a lord of a dasha. */
function namesPeriod(text: string): boolean {
  const { terms, grahas } = findEntities(text, tokenise(text));
  return terms.has("level") || grahas.length > 0;
}

/** "What follows it" goes on from the period of the turn before; "period problem" is about the body. */
const isLeftToConversation = ({ object, previousTurns, question, ranked }: AnswerContext): boolean => {
  const { topics, entities, text } = question;
  const { grahas, houses, lords, dignities, factIds } = entities;
  const names = grahas.length + houses.length + lords.length + dignities.length + factIds.length;
  const isHardlyAsked = (ranked[0]?.probability ?? 0) < SURE_WITHOUT_ELEMENT;
  // "Is it good or bad", after a planet, asks for a judgment.
  if ((object === "strength" || object === "dignity") && previousTurns.length > 0 && asksQuality(text)) return true;
  if (names === 0 && isHardlyAsked && object !== null && OBJECTS_OF_ELEMENTS.has(object)) return true;
  return (
    // "Till when does this antardasha go on" names what it asks for.
    ((object === "dasha_next" || object === "dasha_until") && previousTurns.length > 0 && !namesPeriod(text)) ||
    (object === "one_yoga" && previousTurns.at(-1)?.kind === "fact" && !namesFact(text)) ||
    (object === "strength" && asksForRemedy(question)) ||
    (topics.includes("health") && object !== "one_yoga") ||
    (topics.length > 0 &&
      !entities.terms.has("dasha") &&
      !entities.terms.has("level") &&
      object?.startsWith("dasha_") === true)
  );
};

/** What an answer must cite to be one: the house contents of "SAV of all houses" are none. */
const CITED_KINDS: Readonly<Partial<Record<AskObjectId, RegExp>>> = {
  aspects: /^(?:aspect|aspected|rashi-aspect)-/,
  ashtakavarga: /^(?:sav|bav)-/,
  dignity: /^(?:dignity|planet|yoga)-/,
  house_lord: /^(?:lord|varga)-/,
  strength: /^(?:shadbala|bhavabala|planet)-/,
};

/** Whether an answer states what is asked for: its facts, or facts of its kind. */
function isAboutAsked({ object }: AnswerContext, { sentences }: AnswerDraft, asked: readonly string[]): boolean {
  const cited = sentences.flatMap(({ facts }) => facts);
  const isDasha = object !== null && ASK_OBJECTS[object].family === "dasha";
  const kind = isDasha ? /^dasha-/ : object === null ? undefined : CITED_KINDS[object];
  return kind ? cited.some((id) => kind.test(id)) : asked.every((id) => cited.includes(id));
}

/** The lookups by terms of the art are exact: only where an object must cite facts of a kind are they compared with it. */
const isOfKind = (turn: AnswerContext, draft: AnswerDraft): boolean =>
  turn.object === null || CITED_KINDS[turn.object] === undefined || isAboutAsked(turn, draft, []);

/** What the lookups find by exact words, with its meaning, if it is what the object asks for; else the facts of the object. */
const answerWithFacts =
  (list: ListIds): ChartAnswerer =>
  (turn) => {
    if (turn.about !== null || asksForWord(turn) || isLeftToConversation(turn)) return null;
    const named = nameMeantElements(turn);
    const asked = list(named).filter((id) => findFactById(named.index, id) !== undefined);
    const isNamed = named === turn && named.object !== "dasha_list";
    const technical = isNamed ? answerTechnically(named) : null;
    if (technical && isOfKind(named, technical)) return technical;
    const found = isNamed ? answerFacts(named) : null;
    if (found && isAboutAsked(named, found, asked)) return found;
    const kind = named.object === null ? undefined : CITED_KINDS[named.object];
    return tellFacts(named, asked) ?? (asked.length === 0 && kind === undefined ? answerFacts(named) : null);
  };

/** An answer for the chart elements that the message names or means. */
const answerNamed =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    turn.about !== null || asksForWord(turn) || isLeftToConversation(turn) ? null : answer(nameMeantElements(turn));

/** The answers of their own, which come before the lookups by words. */
const OWN_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  conjunctions: answerConjunctions,
  combustion: answerCombustion,
  retrogression_at_birth: answerRetrogression,
  // "The lord of the upapada" is found by its terms.
  arudha: (turn) => answerTechnically(turn) ?? answerArudha(turn),
  empty_houses: answerCounts,
  house_contents: answerHouseContents,
  // Both ways: what a graha looks at, and which look at it.
  aspects: answerAspects,
};
/** Those where the words ask for yes or no, or for one thing that the lookups put behind others. */
const ANSWERS_BEFORE_LOOKUP: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ashtakavarga: answerBindusOfHouse,
  dignity: answerAskedDignity,
  strength: answerStrength,
};
/** Those that come after them: where the lookups find nothing of the kind that is asked for. */
const ANSWERS_AFTER_LOOKUP: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ashtakavarga: answerBindus,
  dignity: answerDignity,
  strength: answerStrengthOrder,
};

const listNothing: ListIds = () => [];
const withFacts = (object: string): ChartAnswerer =>
  answerWithFacts(FACTS_OF_OBJECT[object as AskObjectId] ?? listNothing);

const isOneOf = (object: string): boolean => object in ANSWERS_AFTER_LOOKUP;

/** The answers that are facts of the chart, by object. */
export const FACT_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ...Object.fromEntries(
    Object.keys(FACTS_OF_OBJECT)
      .filter((object) => !isOneOf(object))
      .map((object) => [object, withFacts(object)]),
  ),
  ...Object.fromEntries(
    Object.entries(OWN_ANSWERS).map(([object, answer]) => {
      const [own, rest] = [answerNamed(answer), withFacts(object)];
      return [object, (turn: AnswerContext) => own(turn) ?? rest(turn)];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(ANSWERS_AFTER_LOOKUP).map(([object, answer]) => {
      const [own, rest] = [answerNamed(answer), withFacts(object)];
      const first = answerNamed(ANSWERS_BEFORE_LOOKUP[object as AskObjectId] ?? (() => null));
      return [object, (turn: AnswerContext) => first(turn) ?? rest(turn) ?? own(turn)];
    }),
  ),
  comparison_of_factors: (turn) => (turn.about === null ? (answerComparison(turn) ?? answerFacts(turn)) : null),
  nakshatra_of_birth: (turn) => answerKnotStar(turn) ?? withFacts("nakshatra_of_birth")(turn),
  // "Mean node or true" asks for more than the ayanamsa.
  settings_used: (turn) =>
    answerSettings(turn) ??
    (SEVERAL_SETTINGS.test(turn.question.text) ? null : answerTechnically(turn)) ??
    tellFacts(turn, SETTINGS),
  rashi: (turn) => answerOwnSign(turn) ?? withFacts("rashi")(turn),
  sun_sign: (turn) => answerOwnSign(turn) ?? withFacts("sun_sign")(turn),
  dasha_balance: answerBalance,
  // "What period am I in, is it because of that", after the Moon, asks for no period of the Moon.
  dasha_running: (turn) => withFacts("dasha_running")(forgetCarriedGrahas(turn)),
  special_point: (turn) => (turn.about === null ? answerSpecialPoint(turn) : null),
  yogas: (turn) => {
    if (turn.about !== null || asksForWord(turn)) return null;
    const asked = forgetCarriedFacts(turn);
    return answerFacts(asked) ?? listAllYogas(asked);
  },
  one_dosha: (turn) => answerKnotStar(turn) ?? (asksForWord(turn) ? null : answerDosha(turn)),
  doshas: (turn) => {
    const asked = forgetCarriedFacts(turn);
    return asksForWord(turn) ? null : (answerDosha(asked) ?? answerFacts(asked));
  },
};

/** "And which other yogas?", after Gajakesari, asks for the list: what the words themselves do not name is of the turn before. */
function forgetCarriedFacts(turn: AnswerContext): AnswerContext {
  const own = new Set(findEntities(turn.question.text, tokenise(turn.question.text)).factIds);
  const { question } = turn;
  const factIds = question.entities.factIds.filter((id) => own.has(id));
  return { ...turn, question: { ...question, entities: { ...question.entities, factIds } } };
}

function forgetCarriedGrahas(turn: AnswerContext): AnswerContext {
  const own = new Set(findEntities(turn.question.text, tokenise(turn.question.text)).grahas);
  const { question } = turn;
  const grahas = question.entities.grahas.filter((graha) => own.has(graha));
  return { ...turn, question: { ...question, entities: { ...question.entities, grahas } } };
}

function listAllYogas({ index, question, phrasePicker }: AnswerContext): AnswerDraft {
  const { text, facts } = listYogas(index, question.text);
  return { kind: "fact", sentences: [{ text: text[phrasePicker.language], facts }] };
}

/** "Aur uske baad", where nothing else of the conversation takes it up: the next period. */
export const answerNextPeriod: ChartAnswerer = (turn) =>
  turn.object === "dasha_next" ? tellFacts(turn, listNextPeriods(turn)) : null;
