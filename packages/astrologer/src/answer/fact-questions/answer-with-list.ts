import { computeSections } from "@lagna/jyotish";
import { type DoshaId, DOSHA_WORDS, type Graha, GRAHAS, type YogaGroup, type YogaId } from "@lagna/terms";
import { createChartReadModel, getDignityBySign } from "../../chart-read-model.ts";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import type { Question } from "../../question/question.ts";
import { formatYoga, formatYogaName } from "../../formatting/format-yoga.ts";
import {
  formatDignity,
  formatList,
  composeLocalizedText,
  createLocalizedText,
  formatGrahaWithArticle,
  localizeWord,
} from "../../formatting/format-terms.ts";

interface ListSentence {
  readonly text: LocalizedText;
  readonly facts: readonly string[];
}

/** Asks for a list of yogas. A "yog" for an event ("doctor banne ka yog") is a topic instead. */
const YOGA_LIST_PATTERN =
  /\b(?:which|what|any|list|all|how many|kaun|kaunse|konse|koi|kitne|raj|raja|dhan|dhana)\b.*\b(?:yogas?|yog)\b|^\s*(?:my |meri kundli ke )?(?:yogas?|yog)\s*[?？]?\s*$|(?:कौन|कोई|कितने|राज|धन).*योग/iu;
const DOSHA_LIST_PATTERN = /\b(?:doshas?|doshs?)\b|दोष/iu;
/** Maximum number of names in one sentence. */
const MAX_NAMED = 6;

/** Groups of yogas in the order in which users are interested in them. */
const YOGA_GROUP_ORDER: readonly YogaGroup[] = [
  "mahapurusha",
  "raja",
  "dhana",
  "bhagya",
  "chandra",
  "neecha_bhanga",
  "surya",
];
const YOGA_GROUP_PATTERNS: readonly (readonly [RegExp, readonly YogaGroup[]])[] = [
  [/\braj(?:a|yog|yoga)?\b|राज\s?योग/iu, ["mahapurusha", "raja", "neecha_bhanga"]],
  [/\b(?:dhana?|wealth|money)\b|धन/iu, ["dhana"]],
];

/** Families of yogas that users ask for by name, with a pattern for their ids. */
const YOGA_FAMILY_PATTERNS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpaa?p(?:a)? ?kart(?:a)?ri|पाप ?कर्तरी/iu, /^papa_kartari/],
  [/\bs(?:h)?ubha? ?kart(?:a)?ri|शुभ ?कर्तरी/iu, /^shubha_kartari/],
  [/\bkart(?:a)?ri\b|कर्तरी/iu, /_kartari/],
  [
    /\bparivarta?na?\b|\bexchanges? (?:of|between) (?:any |the |my |two )?(?:signs|houses|lords|planets)\b|\bplanets? (?:in|that) exchange\b|परिवर्तन योग|राशि परिवर्तन/iu,
    /^parivartana/,
  ],
  [/\bnee?cha?[ -]?bhanga?\b|नीच ?भंग/iu, /^neecha_bhanga/],
  [/\bvipa?ree?ta?\b|विपरीत/iu, /^(?:vipareeta|harsha|sarala|vimala)/],
];
const findYogaFamily = (text: string): RegExp | undefined =>
  YOGA_FAMILY_PATTERNS.find(([words]) => words.test(text))?.[1];
/** Whether a text asks for a family of yogas or for raja or dhana yogas. Takes precedence over the topic of its words. */
export const asksYogaFamily = (text: string): boolean =>
  findYogaFamily(text) !== undefined || RANK_YOGA_PATTERN.test(text);
const RANK_YOGA_PATTERN =
  /\b(?:do i have|have i|any|which|kaun\w*|koi)\b.*\b(?:raja?|dhana?)[ -]?yog(?:a|as)?\b|(?:कोई|कौन).*(?:राज|धन) ?योग/iu;

/** Yogas that depend on the exact birth time are left out of lists. */
const isIndexedAndStable = (index: FactIndex, id: string): boolean =>
  index.facts.has(id) && index.facts.get(id)?.stable !== false;

/** Belongs to a group of raja yogas, but is the opposite of one. */
const EXCLUDED_RANK_YOGA: YogaId = "asubha";

const getGroupRank = (group: YogaGroup): number => {
  const at = YOGA_GROUP_ORDER.indexOf(group);
  return at < 0 ? YOGA_GROUP_ORDER.length : at;
};

/** The yogas of a chart; those of the kind that a text names, if it names one. */
export function listYogas(index: FactIndex, text: string, family?: RegExp): ListSentence {
  const [, groups] = family ? [] : (YOGA_GROUP_PATTERNS.find(([words]) => words.test(text)) ?? []);
  const found = computeSections(index.nativity, ["yogas"])
    .yogas.filter(
      ({ id, holds, sensitive, group }) =>
        holds === true &&
        !sensitive &&
        isIndexedAndStable(index, `yoga-${id}`) &&
        (family?.test(id) ?? true) &&
        (groups ? groups.includes(group) && id !== EXCLUDED_RANK_YOGA : true),
    )
    .toSorted((a, b) => getGroupRank(a.group) - getGroupRank(b.group));
  const named = found.slice(0, MAX_NAMED);
  const facts = named.map(({ id }) => `yoga-${id}`);
  const names = listYogaNames(named.map(({ id }) => id as YogaId));
  if (found.length === 0)
    return {
      text: createLocalizedText(
        "There is no yoga of that kind in your chart.",
        "आपकी कुंडली में ऐसा कोई योग नहीं बनता।",
        "Aapki kundli me aisa koi yog nahi banta.",
      ),
      facts,
    };
  const hasMore = found.length > named.length;
  return {
    text: createLocalizedText(
      `Your chart has these yogas: ${names.en}${hasMore ? "; the kundli page lists the rest" : ""}.`,
      `आपकी कुंडली में ये योग हैं: ${names.hi}${hasMore ? "; बाक़ी कुंडली के पन्ने पर हैं" : ""}।`,
      `Aapki kundli me yeh yog hain: ${names.hg}${hasMore ? "; baaki kundli ke panne par hain" : ""}.`,
    ),
    facts,
  };
}

/** "Raja: lords of 1 and 9, Guru mangala" would run on as if a lord stood with Guru: such names are told as in a sentence. */
function listYogaNames(ids: readonly YogaId[]): LocalizedText {
  const names = ids.map(formatYogaName);
  if (!names.some(({ en }) => en.includes(": "))) return formatList(names);
  return composeLocalizedText((language) =>
    ids.map((id) => formatYoga(id)[language].replace(/^(.+): (.+) (?:योग|yog)$/u, "$1 ($2)")).join("; "),
  );
}

const findPresentDoshas = (index: FactIndex): readonly Fact[] =>
  [...index.facts.values()].filter(
    (fact) =>
      fact.section === "doshas" &&
      isIndexedAndStable(index, fact.id) &&
      (fact.value as { holds?: boolean }).holds === true,
  );

function listDoshas(index: FactIndex): ListSentence {
  const found = findPresentDoshas(index);
  const names = formatList(found.map(({ subject }) => localizeWord(DOSHA_WORDS[subject as DoshaId])));
  if (found.length === 0)
    return {
      text: createLocalizedText(
        "No dosha is found in your chart.",
        "आपकी कुंडली में कोई दोष नहीं है।",
        "Aapki kundli me koi dosh nahi hai.",
      ),
      facts: [],
    };
  return {
    text: createLocalizedText(
      `Your chart has: ${names.en}.`,
      `आपकी कुंडली में है: ${names.hi}।`,
      `Aapki kundli me hai: ${names.hg}.`,
    ),
    facts: found.map(({ id }) => id),
  };
}

function listGrahas(hasState: (graha: Graha) => boolean, state: LocalizedText): ListSentence {
  const found = GRAHAS.filter(hasState);
  const names = formatList(found.map(formatGrahaWithArticle));
  const how = found.length > 1 ? state.en.replace(/\bits own sign\b/, "their own signs") : state.en;
  const [isSingle, facts] = [found.length === 1, found.map((graha) => `planet-${graha}`)];
  if (found.length === 0)
    return {
      text: createLocalizedText(
        `None of your planets is ${state.en}.`,
        `आपका कोई ग्रह ${state.hi} नहीं है।`,
        `Aapka koi grah ${state.hg} nahi hai.`,
      ),
      facts: GRAHAS.map((graha) => `planet-${graha}`),
    };
  return {
    text: createLocalizedText(
      `In your chart ${names.en} ${isSingle ? "is" : "are"} ${how}.`,
      `आपकी कुंडली में ${names.hi} ${state.hi} ${isSingle ? "है" : "हैं"}।`,
      `Aapki kundli me ${names.hg} ${state.hg} ${isSingle ? "hai" : "hain"}.`,
    ),
    facts,
  };
}

const CANCELLATION_PATTERN = /\b(?:cancel\w*|bhanga?)\b|भंग/iu;
const VARGOTTAMA_PATTERN = /\bvargott?am\w*\b|वर्गोत्तम/iu;
const isVargottama = ({ facts }: FactIndex, graha: Graha): boolean =>
  (facts.get(`varga-D9-${graha}`)?.value as { vargottama?: boolean } | undefined)?.vargottama === true;

/** Answers questions for all elements of a kind: "which planets are exalted", "kaun se yog hain". Empty for other questions. */
export function answerListQuestion(
  { entities, text, kinds, form }: Question,
  index: FactIndex,
): readonly ListSentence[] {
  const { grahas, houses, lords, factIds, dignities, terms, vargas } = entities;
  const family = findYogaFamily(text);
  if (family && form !== "define") return [listYogas(index, text, family)];
  // "In my fate" has the kind "ahead", but with a raja yoga it asks for the yoga.
  const asksMore = kinds.some((kind) => kind !== "ahead") || (kinds.length > 0 && !YOGA_LIST_PATTERN.test(text));
  if (grahas.length + factIds.length + houses.length + lords.length + vargas.length > 0 || asksMore) return [];
  const { planets } = createChartReadModel(index.nativity);
  const listed: ListSentence[] = [];
  if (terms.has("retro"))
    listed.push(listGrahas((graha) => planets[graha].retrograde, createLocalizedText("retrograde", "वक्री", "vakri")));
  if (terms.has("combust"))
    listed.push(listGrahas((graha) => planets[graha].combust, createLocalizedText("combust", "अस्त", "ast")));
  for (const dignity of dignities)
    listed.push(
      listGrahas(
        (graha) => planets[graha].dignity === dignity || getDignityBySign(graha, planets[graha].sign) === dignity,
        formatDignity(dignity),
      ),
    );
  if (dignities.includes("debilitated") && CANCELLATION_PATTERN.test(text))
    listed.push(listYogas(index, text, /^neecha_bhanga/));
  if (VARGOTTAMA_PATTERN.test(text))
    listed.push(
      listGrahas((graha) => isVargottama(index, graha), createLocalizedText("vargottama", "वर्गोत्तम", "vargottam")),
    );
  if (listed.length > 0) return listed;
  if (YOGA_LIST_PATTERN.test(text)) listed.push(listYogas(index, text));
  if (form !== "define" && DOSHA_LIST_PATTERN.test(text)) listed.push(listDoshas(index));
  return listed;
}
