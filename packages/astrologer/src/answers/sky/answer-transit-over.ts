import { findSignStays, julianDayUt } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { type AnswerContext, renderPhrase } from "../../answer/answer-context.ts";
import { renderFactMeaning } from "../../answer/render-facts/render-fact-meaning.ts";
import { asksYesOrNo, openWithYesNo } from "../../answer/fact-questions/yes-or-no.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { hasUnknownTime, renderFactWithUncertainty } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import {
  composeLocalizedText,
  formatDay,
  formatGraha,
  formatGrahaWithArticle,
  formatHouse,
  formatList,
  formatRashi,
} from "../../formatting/format-terms.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

/** Days in which a graha comes to every sign, with some to spare. */
const DAYS_OF_ROUND: Readonly<Record<Graha, number>> = {
  sun: 400,
  moon: 40,
  mars: 900,
  mercury: 500,
  jupiter: 4800,
  venus: 600,
  saturn: 11_500,
  rahu: 7200,
  ketu: 7200,
};
/** A stay that runs began within these days: Saturn stays in a sign for up to three years. */
const DAYS_OF_STAY = 1200;

function findStay({ index: { nativity, context } }: AnswerContext, graha: Graha, sign: Rashi | undefined) {
  const { nowJd } = createTimeZoneCalendar(nativity, context);
  const { from, until } = nativity.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(from, nowJd - DAYS_OF_STAY)),
    untilJd: julianDayUt(Math.min(until - 1, nowJd + DAYS_OF_ROUND[graha])),
  };
  return findSignStays(nativity.sky, graha, range).find(
    ({ state, endJd }) => endJd > nowJd && (sign === undefined || state === sign),
  );
}

function tellPassage(turn: AnswerContext, graha: Graha, sign: Rashi | undefined): readonly AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const stay = findStay(turn, graha, sign);
  if (!stay) return [];
  const { nowJd, toCalendarDay } = createTimeZoneCalendar(index.nativity, index.context);
  const model = createChartReadModel(index.nativity);
  const name = formatGrahaWithArticle(graha);
  const slots = {
    who: name,
    Who: composeLocalizedText((language) => capitalize(name[language])),
    sign: formatRashi(stay.state),
    house: formatHouse(model.houseOfSign(stay.state), model.countedFrom),
    from: formatDay(toCalendarDay(stay.startJd)),
    until: formatDay(toCalendarDay(stay.endJd)),
  };
  const natal = GRAHAS.filter((one) => model.planets[one].sign === stay.state);
  const phrase = stay.startJd <= nowJd ? SKY_PHRASES.passes_house : SKY_PHRASES.will_pass_house;
  const over = { other: formatList(natal.map(formatGraha)) };
  return [
    renderPhrase(phrasePicker, phrase, slots, [`transit-${graha}`]),
    ...(natal.length === 0
      ? []
      : [
          renderPhrase(
            phrasePicker,
            SKY_PHRASES.passes_natal,
            over,
            natal.map((one) => `planet-${one}`),
          ),
        ]),
  ];
}

/** "Does it go over my 11th lord": whether it does so in the sign that is spoken of, or now. `undefined` if that is not asked. */
function findWhether(turn: AnswerContext, graha: Graha, natal: Graha, sign: Rashi | undefined): boolean | undefined {
  if (!asksYesOrNo(turn.question)) return undefined;
  const now = (findFactById(turn.index, `transit-${graha}`)?.value as { readonly sign?: Rashi } | undefined)?.sign;
  return (sign ?? now) === createChartReadModel(turn.index.nativity).planets[natal].sign;
}

const EFFECT =
  /(?<![\p{L}\p{M}])(?:effects?|affect\p{L}*|impact\p{L}*|mean for|do to me|asar|prabha?a?v|असर|प्रभाव)(?![\p{L}\p{M}])/iu;

/** Through which house a graha goes, and when it comes to a house, a sign, or a graha or lord of the chart that is named. */
export const answerTransitOver: ChartAnswerer = (turn) => {
  const { question, index, time, phrasePicker } = turn;
  const { grahas, houses, signs, lords } = question.entities;
  const [graha, named] = grahas;
  // "Is Saturn's transit good for my job" is about the job; "my 7th house" names no home.
  const isOther = turn.about !== null || (question.topics.length > 0 && houses.length + lords.length === 0);
  if (graha === undefined || isOther || time !== null || hasUnknownTime(index)) return null;
  const model = createChartReadModel(index.nativity);
  const [lord] = lords;
  const natal = named ?? (lord === undefined ? undefined : model.house(lord).lord);
  const [house] = houses;
  const ofHouse = house === undefined ? undefined : model.nativity.chart.houses[house - 1]?.sign;
  const [sign] = signs;
  if (natal !== undefined && ofHouse === undefined) {
    const passage = tellPassage(turn, graha, model.planets[natal].sign);
    const [place, ...more] = tellFact(
      turn,
      lord === undefined || named !== undefined ? `planet-${natal}` : `lord-${lord}`,
    );
    const holds = findWhether(turn, graha, natal, sign);
    if (!place || passage.length === 0) return null;
    return holds === undefined
      ? { kind: "fact", sentences: [...passage, ...(named === undefined ? [place, ...more] : [])] }
      : { kind: "fact", sentences: [openWithYesNo(place, holds, phrasePicker.language), ...more, ...passage] };
  }
  // "Uska mujh par kya asar", after where Saturn is: what its passage does comes first.
  if (EFFECT.test(question.text) && sign === undefined && ofHouse === undefined) {
    const place = tellFact(turn, `transit-${graha}`);
    const effects = renderFactMeaning({ form: "what", topics: [] }, index, phrasePicker, place);
    if (effects.length > 0) return { kind: "fact", sentences: [...effects, ...tellPassage(turn, graha, undefined)] };
  }
  const sentences = tellPassage(turn, graha, sign ?? ofHouse);
  return sentences.length === 0 ? null : { kind: "fact", sentences };
};

function tellFact({ index, phrasePicker }: AnswerContext, id: string): readonly AnswerSentence[] {
  const fact = findFactById(index, id);
  return fact ? renderFactWithUncertainty(index, fact, phrasePicker.language) : [];
}
