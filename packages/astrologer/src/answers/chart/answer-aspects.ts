import { type Graha, GRAHAS } from "@lagna/terms";
import { asksYesOrNo } from "../../answer/fact-questions/yes-or-no.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { FactIndex } from "../../fact.ts";
import {
  composeLocalizedText,
  formatGraha,
  formatGrahaWithArticle,
  formatHouse,
  formatHouses,
  formatList,
  formatRashi,
} from "../../formatting/format-terms.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { listNamedGrahas } from "./named-elements.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";
import { groupBy } from "../../group-by.ts";

interface Aspect {
  readonly houses: readonly number[];
  readonly grahas: readonly Graha[];
}

const getAspect = (index: FactIndex, graha: Graha): Aspect | undefined =>
  findFactById(index, `aspect-${graha}`)?.value as Aspect | undefined;

const formatGrahas = (grahas: readonly Graha[]) => formatList(grahas.map(formatGrahaWithArticle));

/** The houses that a graha aspects and what it sees there; with yes or no if an aspect is asked for. */
function tellAspectsOf(turn: Parameters<ChartAnswerer>[0], index: FactIndex, graha: Graha, holds?: boolean) {
  const aspect = getAspect(index, graha);
  if (!aspect) return [];
  const facts = [`aspect-${graha}`];
  const slots = { who: formatGraha(graha), houses: formatHouses(aspect.houses), seen: formatGrahas(aspect.grahas) };
  return [
    ...stateFacts(turn, index, { phrase: "aspects_of", slots, facts, holds }),
    ...(aspect.grahas.length === 0 ? [] : stateFacts(turn, index, { phrase: "sees", slots, facts })),
  ];
}

/** The grahas that aspect a graha. */
function tellAspectsOn(turn: Parameters<ChartAnswerer>[0], index: FactIndex, graha: Graha): readonly AnswerSentence[] {
  const by = GRAHAS.filter((other) => getAspect(index, other)?.grahas.includes(graha));
  const slots = { who: formatGraha(graha), by: formatGrahas(by) };
  if (by.length === 0) {
    const facts = [`planet-${graha}`];
    return stateFacts(turn, index, { phrase: "seen_by_none", slots, facts, parts: ["house"] });
  }
  return stateFacts(turn, index, { phrase: "seen_by", slots, facts: by.map((other) => `aspect-${other}`) });
}

/** Every aspect of one graha on another. */
function tellAllAspects(turn: Parameters<ChartAnswerer>[0], index: FactIndex): readonly AnswerSentence[] {
  const seeing = GRAHAS.filter((graha) => (getAspect(index, graha)?.grahas.length ?? 0) > 0);
  const pairs = composeLocalizedText((language) =>
    seeing
      .map(
        (graha) => `${formatGraha(graha)[language]} → ${formatGrahas(getAspect(index, graha)?.grahas ?? [])[language]}`,
      )
      .join("; "),
  );
  return stateFacts(turn, index, {
    phrase: "aspects_between",
    slots: { pairs },
    facts: seeing.map((graha) => `aspect-${graha}`),
  });
}

/** "Do they see each other": of two grahas, both ways. */
function tellMutual(turn: Parameters<ChartAnswerer>[0], index: FactIndex, [one, other]: readonly [Graha, Graha]) {
  const [there, back] = [
    getAspect(index, one)?.grahas.includes(other) === true,
    getAspect(index, other)?.grahas.includes(one) === true,
  ];
  const [first, second] = back && !there ? [other, one] : [one, other];
  const phrase = there && back ? "see_each_other" : there || back ? "sees_one_way" : "see_not";
  const facts = [`aspect-${first}`, `aspect-${second}`];
  const slots = { one: formatGraha(first), other: formatGraha(second) };
  return stateFacts(turn, index, { phrase, slots, facts, holds: there && back });
}

/** "Mangal par guru ki nazar", "Mars aspected by Jupiter": the one that is seen stands before these words. */
const SEEN_BEFORE =
  /(?<![\p{L}\p{M}])(?:par|pe|upar|(?:is |being )?(?:aspected|seen|influenced) by|पर|पे|ऊपर)(?![\p{L}\p{M}])/iu;

/** Whether one graha sees others, with yes or no about each pair. */
function tellWhetherSees(turn: Parameters<ChartAnswerer>[0], index: FactIndex, grahas: readonly Graha[]) {
  const { text } = turn.question;
  const { countedFrom, planets } = createChartReadModel(index.nativity);
  const at = SEEN_BEFORE.exec(text)?.index;
  const before = at === undefined ? [] : findNamedEntities(text.slice(0, at)).grahas;
  const after = at === undefined ? [] : findNamedEntities(text.slice(at)).grahas;
  const [first, ...rest] = grahas;
  // "Guru ki nazar mangal par hai": both stand before the word, and the nearer one is seen.
  const seer = (before.length === 1 && after.length > 0 ? after[0] : undefined) ?? first;
  const seen = seer === first ? rest : grahas.filter((graha) => graha !== seer);
  if (seer === undefined) return [];
  const aspect = getAspect(index, seer);
  const [there, not] = [true, false].map((holds) =>
    seen.filter((graha) => (aspect?.grahas.includes(graha) === true) === holds),
  );
  return [...(there ?? []), ...(not ?? [])].flatMap((graha, place) => {
    const holds = aspect?.grahas.includes(graha) === true;
    return stateFacts(turn, index, {
      phrase: holds ? "sees_graha" : "sees_graha_not",
      slots: {
        who: formatGraha(seer),
        other: formatGraha(graha),
        houses: formatHouses(aspect?.houses ?? []),
        house: formatHouse(planets[graha].house, countedFrom),
      },
      facts: [`aspect-${seer}`, ...(holds ? [] : [`planet-${graha}`])],
      parts: holds ? undefined : ["house", "houses"],
      holds: place === 0 ? holds : undefined,
    });
  });
}

/** "Does Jupiter look at the seventh", "who aspects my Moon", "aspects on the tenth house": of each graha and house that is meant, both ways. */
export const answerAspects: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { entities } = turn.question;
  const grahas = listNamedGrahas(turn, index);
  const houses = entities.terms.has("lagna") ? [1, ...entities.houses] : entities.houses;
  const isYesNo = asksYesOrNo(turn.question);
  if (grahas.length === 0 && houses.length === 0) return draftFacts(tellAllAspects(turn, index));
  if (grahas.length === 0)
    return draftFacts(
      houses.flatMap((house) => {
        const by = (findFactById(index, `aspected-${house}`)?.value ?? []) as readonly Graha[];
        const slots = {
          who: formatHouse(house, createChartReadModel(index.nativity).countedFrom),
          by: formatGrahas(by),
        };
        const phrase = by.length === 0 ? "seen_by_none" : "seen_by";
        return stateFacts(turn, index, { phrase, slots, facts: [`aspected-${house}`] });
      }),
    );
  const [one, other] = grahas;
  if (one && other && entities.terms.has("each") && houses.length === 0)
    return draftFacts([
      ...tellMutual(turn, index, [one, other]),
      ...[one, other].flatMap((graha) => tellAspectsOf(turn, index, graha)),
    ]);
  if (houses.length > 0)
    return draftFacts(
      grahas.flatMap((graha) => {
        const holds = houses.every((house) => getAspect(index, graha)?.houses.includes(house));
        return tellAspectsOf(turn, index, graha, isYesNo ? holds : undefined);
      }),
    );
  if (one && other) return draftFacts(tellWhetherSees(turn, index, grahas));
  return draftFacts(
    grahas.flatMap((graha) => [...tellAspectsOn(turn, index, graha), ...tellAspectsOf(turn, index, graha)]),
  );
};

/** The grahas of a sign: "the Sun and Rahu in Aquarius". */
const formatGroup = (grahas: readonly Graha[], index: FactIndex) => {
  const { planets, countedFrom } = createChartReadModel(index.nativity);
  const [first = "sun"] = grahas;
  const { sign, house } = planets[first];
  return composeLocalizedText(
    (language) =>
      `${formatGrahas(grahas)[language]} (${formatRashi(sign)[language]}, ${formatHouse(house, countedFrom)[language]})`,
  );
};

/** What a graha stands with, whether two stand together, or all that stand together. */
export const answerConjunctions: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const model = createChartReadModel(index.nativity);
  const grahas = listNamedGrahas(turn, index);
  const isYesNo = asksYesOrNo(turn.question);
  if (grahas.length === 0) {
    const groups = [...groupBy(GRAHAS, (graha) => model.planets[graha].sign).values()].filter(
      ({ length }) => length > 1,
    );
    const listed = groups.flat();
    const facts = (listed.length > 0 ? listed : GRAHAS).map((graha) => `planet-${graha}`);
    if (groups.length === 0)
      return draftFacts(stateFacts(turn, index, { phrase: "no_groups", facts, parts: ["sign"] }));
    const list = composeLocalizedText((language) =>
      groups.map((group) => formatGroup(group, index)[language]).join("; "),
    );
    return draftFacts(
      stateFacts(turn, index, { phrase: "groups", slots: { groups: list }, facts, parts: ["sign", "house"] }),
    );
  }
  const [one, other] = grahas;
  return draftFacts(
    (grahas.length === 2 && isYesNo ? grahas.slice(0, 1) : grahas).flatMap((graha) => {
      const others = model.conjunctGrahas(graha);
      const { sign, house } = model.planets[graha];
      const holds = grahas.length === 2 && one && other ? model.conjunctGrahas(one).includes(other) : others.length > 0;
      return stateFacts(turn, index, {
        phrase: others.length > 0 ? "stands_with" : "stands_alone",
        slots: {
          who: formatGraha(graha),
          others: formatGrahas(others),
          sign: formatRashi(sign),
          house: formatHouse(house, model.countedFrom),
        },
        facts: [graha, ...others].map((id) => `planet-${id}`),
        parts: ["sign", "house"],
        holds: isYesNo ? holds : undefined,
      });
    }),
  );
};
