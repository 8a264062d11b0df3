import type { Planet } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS } from "@lagna/terms";
import type { AnswerContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { renderFactWithUncertainty } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { WHERE_PATTERN } from "../../answer/fact-questions/look-up-positions.ts";
import { asksYesOrNo } from "../../answer/fact-questions/yes-or-no.ts";
import { createChartReadModel, getDignityBySign, type ChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import {
  composeLocalizedText,
  formatDignity,
  formatGraha,
  formatGrahaWithArticle,
  formatList,
  formatRashi,
} from "../../formatting/format-terms.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { listNamedGrahas } from "./named-elements.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";

const NODES: ReadonlySet<Graha> = new Set(["rahu", "ketu"]);
/** What the Sun's light does not hide: itself, and the nodes. */
const NEVER_COMBUST: ReadonlySet<Graha> = new Set(["sun", ...NODES]);

const formatGrahas = (grahas: readonly Graha[]): LocalizedText => formatList(grahas.map(formatGrahaWithArticle));

/** Whether a graha is combust; all that are, if none is named. */
export const answerCombustion: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { planets } = createChartReadModel(index.nativity);
  const grahas = listNamedGrahas(turn, index);
  const parts = ["combust"];
  if (grahas.length === 0) {
    const combust = GRAHAS.filter((graha) => planets[graha].combust);
    const facts = (combust.length > 0 ? combust : GRAHAS).map((graha) => `planet-${graha}`);
    const slots = { list: formatGrahas(combust) };
    return draftFacts(
      stateFacts(turn, index, { phrase: combust.length > 0 ? "combust" : "combust_none", slots, facts, parts }),
    );
  }
  const isYesNo = asksYesOrNo(turn.question);
  return draftFacts([
    ...tellPlaces(turn, index, grahas),
    ...grahas.flatMap((graha) => {
      const slots = { who: formatGraha(graha) };
      const facts = [`planet-${graha}`];
      if (NEVER_COMBUST.has(graha))
        return stateFacts(turn, index, {
          phrase: "no_combustion_of",
          slots: { who: formatGrahaWithArticle(graha) },
          facts,
          parts,
        });
      const { combust } = planets[graha];
      const phrase = combust ? "is_combust" : "is_not_combust";
      return stateFacts(turn, index, { phrase, slots, facts, parts, holds: isYesNo ? combust : undefined });
    }),
  ]);
};

/** "Where is Mercury, and is it retrograde" asks for the place too. */
const tellPlaces = (turn: AnswerContext, index: FactIndex, grahas: readonly Graha[]): readonly AnswerSentence[] =>
  WHERE_PATTERN.test(turn.question.text)
    ? grahas.flatMap((graha) => {
        const fact = findFactById(index, `planet-${graha}`);
        return fact ? renderFactWithUncertainty(index, fact, turn.phrasePicker.language) : [];
      })
    : [];

/** Whether a graha is retrograde in the chart; all that are, if none is named. */
export const answerRetrogression: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { planets } = createChartReadModel(index.nativity);
  const grahas = listNamedGrahas(turn, index);
  const parts = ["retrograde"];
  if (grahas.length === 0) {
    const retrograde = GRAHAS.filter((graha) => planets[graha].retrograde && !NODES.has(graha));
    const facts = (retrograde.length > 0 ? retrograde : GRAHAS).map((graha) => `planet-${graha}`);
    const phrase = retrograde.length > 0 ? "retrograde" : "retrograde_none";
    return draftFacts(stateFacts(turn, index, { phrase, slots: { list: formatGrahas(retrograde) }, facts, parts }));
  }
  const isYesNo = asksYesOrNo(turn.question);
  return draftFacts([
    ...tellPlaces(turn, index, grahas),
    ...grahas.flatMap((graha) => {
      const { retrograde } = planets[graha];
      const phrase = retrograde ? "is_retrograde" : "is_direct";
      const slots = { who: formatGraha(graha) };
      return stateFacts(turn, index, {
        phrase,
        slots,
        facts: [`planet-${graha}`],
        parts,
        holds: isYesNo ? retrograde : undefined,
      });
    }),
  ]);
};

/** Dignities in the order in which they are told, the best first. */
const TOLD_DIGNITIES = ["exalted", "own", "debilitated"] as const satisfies readonly Dignity[];

function listByDignity({ planets }: ChartReadModel): LocalizedText {
  const isOf = (graha: Graha, dignity: Dignity): boolean =>
    planets[graha].dignity === dignity || (dignity === "own" && planets[graha].dignity === "moolatrikona");
  const groups = TOLD_DIGNITIES.map((dignity) => [dignity, GRAHAS.filter((graha) => isOf(graha, dignity))] as const);
  return composeLocalizedText((language) =>
    groups
      .map(([dignity, grahas]) => {
        const none = { en: "none", hi: "कोई नहीं", hg: "koi nahi" }[language];
        return `${formatDignity(dignity)[language]} ${grahas.length > 0 ? formatGrahas(grahas)[language] : none}`;
      })
      .join("; "),
  );
}

/** Whether a graha has the dignity that is asked for: one in moolatrikona is in its own sign too. */
const hasDignity = ({ id, dignity, sign }: Planet, asked: Dignity): boolean =>
  dignity === asked || getDignityBySign(id, sign) === asked;

/** "Is my Jupiter exalted": yes or no, and the sign where it is. */
export const answerAskedDignity: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const model = createChartReadModel(index.nativity);
  const { dignities, vargas } = turn.question.entities;
  const [asked, ...others] = dignities;
  if (asked === undefined || others.length > 0 || vargas.length > 0 || !asksYesOrNo(turn.question)) return null;
  const grahas = listNamedGrahas(turn, index);
  return draftFacts([
    ...tellPlaces(turn, index, grahas),
    ...grahas.flatMap((graha) => {
      const planet = model.planets[graha];
      if (planet.dignity === null) return [];
      const holds = hasDignity(planet, asked);
      const how = formatDignity(holds ? asked : planet.dignity);
      const slots = { who: formatGraha(graha), sign: formatRashi(planet.sign), how, asked: formatDignity(asked) };
      const facts = [`dignity-${graha}`];
      return stateFacts(turn, index, { phrase: holds ? "has_dignity" : "lacks_dignity", slots, facts, holds });
    }),
  ]);
};

/** The dignity of a graha; of all, if neither a graha nor a dignity is named. */
export const answerDignity: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const model = createChartReadModel(index.nativity);
  const { dignities } = turn.question.entities;
  const grahas = listNamedGrahas(turn, index);
  if (grahas.length === 0) {
    if (dignities.length > 0) return null;
    const list = listByDignity(model);
    const facts = GRAHAS.map((graha) => `dignity-${graha}`);
    return draftFacts(stateFacts(turn, index, { phrase: "dignities", slots: { list }, facts }));
  }
  return draftFacts(
    grahas.flatMap((graha) => {
      const { dignity, sign } = model.planets[graha];
      if (dignity === null) return [];
      const slots = { who: formatGraha(graha), sign: formatRashi(sign), how: formatDignity(dignity) };
      return stateFacts(turn, index, { phrase: "dignity_in_sign", slots, facts: [`dignity-${graha}`] });
    }),
  );
};
