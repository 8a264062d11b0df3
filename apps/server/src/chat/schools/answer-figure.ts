import {
  type Answer,
  asksFor,
  createFactAnswer,
  createTextAnswer,
  type Fact,
  formatDegree,
  type LocalizedText,
  type Question,
  type Understanding,
} from "@lagna/astrologer";
import { kp, type Kp, type Nativity, readVarga } from "@lagna/jyotish";
import {
  type Graha,
  GRAHA_WORDS,
  MAX_VARGA_PARTS,
  type Rashi,
  RASHI_WORDS,
  VARGAS,
  toEuropeanDigits,
} from "@lagna/terms";
import type { KundliInput } from "@lagna/kundli";
import { CUSP_OF_TOPIC, HOUSE_NUMBERS, KP_NAME, VARGA_NUMBERS } from "./figure-question.data.ts";
import { FIGURE_NEEDS_TIME, FIGURE_SENTENCES, KP_PAGE, VARGA_TOO_FINE } from "./figure-texts.data.ts";
import { createSchoolFact, localize, nameTerm } from "./localize.ts";

export interface FigureChart {
  readonly birth: KundliInput;
  readonly nativity: Nativity;
}

const SIGN_DEGREES = 30;
/** Houses, planets and vargas answered in one message. */
const MAX_FIGURES = 3;

const nameGraha = (graha: Graha): LocalizedText => nameTerm(GRAHA_WORDS[graha]);
const nameSign = (sign: Rashi): LocalizedText => nameTerm(RASHI_WORDS[sign]);
/** "12°34′ Capricorn". */
const namePosition = (longitude: number, sign: Rashi): LocalizedText =>
  localize((language) => `${formatDegree(longitude % SIGN_DEGREES)} ${nameSign(sign)[language]}`);
const listGrahas = (grahas: readonly Graha[]): LocalizedText =>
  localize((language) => [...new Set(grahas)].map((graha) => nameGraha(graha)[language]).join(", "));

/** Writes a sentence with slots in the three languages, as a fact that the answer cites. */
function createSentence(
  id: string,
  sentence: (...slots: string[]) => LocalizedText,
  slots: readonly (string | LocalizedText)[],
): Fact {
  const text = localize(
    (language) => sentence(...slots.map((slot) => (typeof slot === "string" ? slot : slot[language])))[language],
  );
  return createSchoolFact(id, null, text);
}

const answerWith = (understanding: Understanding, facts: readonly Fact[]): Answer =>
  createFactAnswer(
    understanding,
    facts.map(({ id, text }) => ({ text, facts: [id] })),
    facts,
  );

/** The numbers of the divisional charts that a message names and that the astrologer has no facts of. */
function findVargaNumbers(text: string): number[] {
  const numbers = VARGA_NUMBERS.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => Number(found[1])));
  return [...new Set(numbers)].filter((parts) => !VARGAS.some((id) => id === `D${parts}`)).slice(0, MAX_FIGURES);
}

function listVargaFacts({ nativity }: FigureChart, parts: number, grahas: readonly Graha[]): Fact[] {
  const { places } = readVarga(nativity, [{ parts, variant: undefined }]);
  const name = `D${parts}`;
  const { vargaLagna, vargaGraha, vargaMethod } = FIGURE_SENTENCES;
  const bodies =
    grahas.length === 0
      ? [createSentence(`any-varga-${name}-lagna`, vargaLagna, [name, nameSign(places.lagna.sign)])]
      : grahas.map((graha) => {
          const { sign, house } = places[graha];
          return createSentence(`any-varga-${name}-${graha}`, vargaGraha, [
            name,
            nameGraha(graha),
            nameSign(sign),
            String(house),
          ]);
        });
  return [...bodies, createSentence(`any-varga-${name}`, vargaMethod, [String(parts)])];
}

/** A divisional chart that the facts of a birth do not have, from D1 to D300. Null for every other question. */
function answerAnyVarga(understanding: Understanding, chart: FigureChart): Answer | null {
  const { text, entities } = understanding.question;
  const named = findVargaNumbers(toEuropeanDigits(text));
  if (named.length === 0) return null;
  if (named.some((parts) => parts < 1 || parts > MAX_VARGA_PARTS))
    return createTextAnswer(understanding, VARGA_TOO_FINE);
  if (!isTimeExact(chart)) return createTextAnswer(understanding, FIGURE_NEEDS_TIME);
  return answerWith(
    understanding,
    named.flatMap((parts) => listVargaFacts(chart, parts, entities.grahas)),
  );
}

const isTimeExact = ({ birth }: FigureChart): boolean => birth.time_unknown !== true && !birth.uncertainty;

/** The houses whose cusps are asked for: by number, else by the matter. */
function findCusps({ text, entities, topics }: Question): number[] {
  const byNumber = [...toEuropeanDigits(text).matchAll(HOUSE_NUMBERS)]
    .map((found) => Number(found[1]))
    .filter((house) => house >= 1 && house <= 12);
  const named = [...new Set([...entities.houses, ...entities.lords, ...byNumber])];
  const ofTopic = topics.flatMap((topic) => CUSP_OF_TOPIC[topic] ?? []);
  return (named.length > 0 ? named : entities.grahas.length > 0 ? [] : ofTopic).slice(0, MAX_FIGURES);
}

const listSignified = (signified: Kp["significators"]["planets"][Graha]): string =>
  [...new Set([...signified.level1, ...signified.level2, ...signified.level3, ...signified.level4])].join(", ");

function listCuspFacts({ cusps, significators }: Kp, house: number): Fact[] {
  const cusp = cusps.find((each) => each.house === house);
  const grahas = significators.houses.find((each) => each.house === house);
  if (!cusp || !grahas) return [];
  const { subLord, starLord, signLord, sign, longitude } = cusp;
  return [
    createSentence(`kp-cusp-${house}`, FIGURE_SENTENCES.cusp, [
      String(house),
      namePosition(longitude, sign),
      nameGraha(signLord),
      nameGraha(starLord),
      nameGraha(subLord),
    ]),
    createSentence(`kp-signified-${subLord}`, FIGURE_SENTENCES.signifies, [
      nameGraha(subLord),
      listSignified(significators.planets[subLord]),
    ]),
    createSentence(`kp-significators-${house}`, FIGURE_SENTENCES.significators, [
      String(house),
      listGrahas([...grahas.level1, ...grahas.level2, ...grahas.level3, ...grahas.level4]),
    ]),
  ];
}

function listGrahaFacts({ planets, significators }: Kp, graha: Graha): Fact[] {
  const { longitude, sign, starLord, subLord } = planets[graha];
  return [
    createSentence(`kp-planet-${graha}`, FIGURE_SENTENCES.graha, [
      nameGraha(graha),
      namePosition(longitude, sign),
      nameGraha(starLord),
      nameGraha(subLord),
    ]),
    createSentence(`kp-signified-${graha}`, FIGURE_SENTENCES.signifies, [
      nameGraha(graha),
      listSignified(significators.planets[graha]),
    ]),
  ];
}

/** Cusps, planets and significators by Krishnamurti's method. Null for every other question. */
function answerKp(understanding: Understanding, chart: FigureChart): Answer | null {
  const { question } = understanding;
  // "Read my chart by KP" names the method for the whole chart.
  const isWhole = KP_NAME.test(question.text) && asksFor(understanding, "whole_chart");
  if (!isWhole && !asksFor(understanding, "kp_chart")) return null;
  const houses = findCusps(question);
  const grahas = question.entities.grahas.slice(0, MAX_FIGURES);
  if (houses.length + grahas.length === 0) return createTextAnswer(understanding, KP_PAGE);
  if (!isTimeExact(chart)) return createTextAnswer(understanding, FIGURE_NEEDS_TIME);
  const figures = kp(chart.nativity);
  const facts = [
    ...houses.flatMap((house) => listCuspFacts(figures, house)),
    ...grahas.flatMap((graha) => listGrahaFacts(figures, graha)),
  ];
  // Two cusps may have the same sub lord.
  return answerWith(understanding, [...new Map(facts.map((fact) => [fact.id, fact])).values()]);
}

/** Answers from figures of the engine that the facts of a birth do not include: any varga, and KP. */
export function answerFigure(understanding: Understanding, chart: FigureChart): Answer | null {
  if (understanding.question.danger !== null) return null;
  return answerAnyVarga(understanding, chart) ?? answerKp(understanding, chart);
}
