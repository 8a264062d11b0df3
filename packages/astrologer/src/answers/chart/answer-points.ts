import { computeSections } from "@lagna/jyotish";
import {
  ELEMENT_WORDS,
  type Element,
  GRAHAS,
  MODALITY_WORDS,
  type Modality,
  type Nakshatra,
  type Rashi,
  SPECIAL_LAGNA_WORDS,
  SPHUTA_WORDS,
  UPAGRAHA_WORDS,
} from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { AnswerContext, AnswerDraft } from "../../answer/answer-context.ts";
import { hasUncertainTime } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { createNatalFact } from "../../facts/fact-context.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import {
  composeLocalizedText,
  createLocalizedText,
  formatDegree,
  formatGrahaWithArticle,
  formatHouse,
  formatHouses,
  formatList,
  formatNakshatra,
  formatRashi,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { findSignGroups, type SignGroup } from "../../request/extract/find-sign-groups.ts";
import { findSpecialPoints, type SpecialPoint } from "../../request/extract/find-special-points.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { CHART_PHRASES } from "./chart-phrases.data.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";

interface Place {
  readonly sign: Rashi;
  readonly degreeInSign: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

function computePoint({ nativity }: FactIndex, { kind, id }: SpecialPoint): Place | null {
  const sections = computeSections(nativity, ["upagrahas", "special_lagnas", "sphutas"]);
  if (kind === "upagraha") return sections.upagrahas[id];
  return kind === "lagna" ? sections.special_lagnas[id] : sections.sphutas[id];
}

const getName = ({ kind, id }: SpecialPoint): LocalizedText =>
  localizeWord(
    kind === "upagraha" ? UPAGRAHA_WORDS[id] : kind === "lagna" ? SPECIAL_LAGNA_WORDS[id] : SPHUTA_WORDS[id],
  );

/** The fact of a point, with its degree: the facts of the chart have the signs only. */
function buildPointFact(index: FactIndex, point: SpecialPoint): Fact | null {
  const place = computePoint(index, point);
  if (!place) return null;
  const { sign, degreeInSign, nakshatra, pada } = place;
  const house = createChartReadModel(index.nativity).houseOfSign(sign);
  const slots = {
    name: getName(point),
    sign: formatRashi(sign),
    degree: formatDegree(degreeInSign),
    house: formatHouse(house),
    star: formatNakshatra(nakshatra),
    pada: String(pada),
  };
  return createNatalFact({
    id: `point-${point.id}`,
    section: "arudhas",
    subject: point.id,
    predicate: "special_point",
    value: { sign, degreeInSign, nakshatra, pada, house },
    text: composeLocalizedText((language) =>
      fillSlots(CHART_PHRASES.point_at_degree[language][0] ?? "", language, slots).replace(/[.।]$/u, ""),
    ),
  });
}

/** Where Gulika, the hora lagna, the yogi and the like stand. They move a sign in two hours or less, so that they need the exact time. */
export const answerSpecialPoint: ChartAnswerer = (turn) => {
  const { index, question, phrasePicker } = turn;
  const points = findSpecialPoints(question.text);
  if (points.length === 0 || hasUncertainTime(index)) return null;
  const facts = points.flatMap((point) => buildPointFact(index, point) ?? []);
  if (facts.length === 0) return null;
  const { language } = phrasePicker;
  return {
    kind: "fact",
    extraFacts: facts,
    sentences: facts.map(({ id, text }) => ({
      text: `${text[language]}${language === "hi" ? "।" : "."}`,
      facts: [id],
    })),
  };
};

/** The arudhas that are named, by name or by house; the arudha lagna and the upapada else. */
export const answerArudha: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { factIds, houses, lords } = turn.question.entities;
  const named = factIds.filter((id) => id.startsWith("arudha-"));
  const ofHouses = [...houses, ...lords].map((house) => `arudha-${getArudhaId(house)}`);
  const ids = named.length > 0 ? named : ofHouses.length > 0 ? ofHouses : ["arudha-AL", "arudha-UL"];
  return draftFacts(
    ids.flatMap((id) => {
      const fact = findFactById(index, id);
      if (!fact) return [];
      const { sign, house } = fact.value as { readonly sign: Rashi; readonly house: number };
      const slots = { name: getLabel(fact), sign: formatRashi(sign), house: formatHouse(house, fact.countedFrom) };
      return stateFacts(turn, index, { phrase: "point_in_sign", slots, facts: [id] });
    }),
  );
};

const getArudhaId = (house: number): string => (house === 1 ? "AL" : house === 12 ? "UL" : `A${house}`);

/** The name of a fact: its text up to the colon, "Upapada lagna: Leo". */
const getLabel = ({ text }: Fact): LocalizedText =>
  composeLocalizedText((language) => text[language].split(":")[0] ?? text[language]);

const nameGroup = ({ id }: SignGroup): LocalizedText => {
  const { en, hi, hg } = localizeWord(
    id in ELEMENT_WORDS ? ELEMENT_WORDS[id as Element] : MODALITY_WORDS[id as Modality],
  );
  return createLocalizedText(en.toLowerCase(), hi, hg.toLowerCase());
};

function tellGroup(turn: AnswerContext, index: FactIndex, group: SignGroup) {
  const { planets } = createChartReadModel(index.nativity);
  const inside = GRAHAS.filter((graha) => group.signs.includes(planets[graha].sign));
  const facts = (inside.length > 0 ? inside : GRAHAS).map((graha) => `planet-${graha}`);
  const slots = {
    group: nameGroup(group),
    count: String(inside.length),
    list: formatList(inside.map(formatGrahaWithArticle)),
  };
  const phrase = inside.length > 0 ? "count_in_group" : "count_in_group_none";
  return stateFacts(turn, index, { phrase, slots, facts, parts: ["sign"] });
}

/** How many grahas stand in a group of signs that is named, and beside it which houses are empty; `null` if no group is named. */
export const answerCounts: ChartAnswerer = (turn): AnswerDraft | null => {
  const index = getToldIndex(turn);
  const { entities, text } = turn.question;
  const groups = findSignGroups(text);
  // Counts in kendras and the like are of houses, which have an answer of their own.
  if (entities.groups.length > 0) return null;
  if (groups.length === 0) return null;
  const asksHouses = entities.terms.has("houseword");
  const model = createChartReadModel(index.nativity);
  const empty = model.nativity.chart.houses.filter(({ number }) =>
    GRAHAS.every((graha) => model.planets[graha].house !== number),
  );
  const numbers = empty.map(({ number }) => number);
  const told = groups.flatMap((group) => tellGroup(turn, index, group));
  const houses = asksHouses
    ? stateFacts(turn, index, {
        phrase: numbers.length > 0 ? "empty_houses" : "full_houses",
        slots: { houses: formatHouses(numbers) },
        facts: (numbers.length > 0 ? numbers : [1]).map((number) => `house-${number}`),
        parts: ["occupants"],
      })
    : [];
  return draftFacts([...told, ...houses]);
};
