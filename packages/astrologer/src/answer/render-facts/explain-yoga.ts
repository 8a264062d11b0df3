import { computeSections, placeFrom, type TracedPredicate, explainYoga } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { parsePhraseVariants } from "../../knowledge/knowledge-row.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatDignity,
  formatList,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { formatHouseLord } from "../topic/build-finding-clause.ts";
import { renderPhrase } from "../answer-context.ts";
import type { PhrasePicker } from "../phrasing/phrase-picker.ts";

/** One condition of a yoga's rule as it is in the chart: a clause without capital letter or full stop. */
interface Reason {
  readonly text: LocalizedText;
  readonly facts: readonly string[];
}

interface ResolvedPoint {
  readonly name: LocalizedText;
  readonly sign: Rashi;
  readonly graha: Graha | null;
  readonly facts: readonly string[];
}

const isGraha = (word: string): word is Graha => (GRAHAS as readonly string[]).includes(word);

/** Resolves a word of a rule: "jupiter", "lord(9)", "dispositor(sun)", "lagna"; `undefined` for words that are not rendered. */
function resolvePoint(view: ChartReadModel, word = ""): ResolvedPoint | undefined {
  const createPoint = (graha: Graha, name: LocalizedText, facts: readonly string[]): ResolvedPoint => ({
    name,
    sign: view.signOf(graha),
    graha,
    facts: [`planet-${graha}`, ...facts],
  });
  if (isGraha(word)) return createPoint(word, formatGrahaWithArticle(word), []);
  const [, relation, inner = ""] = /^(lord|dispositor)\((\w+)\)$/.exec(word) ?? [];
  if (relation === "lord") {
    const house = Number(inner);
    const { lord } = view.house(house);
    return createPoint(lord, formatHouseLord(house, lord, new Set(), view.countedFrom), [`lord-${house}`]);
  }
  if (relation === "dispositor" && isGraha(inner))
    return createPoint(view.dispositorOf(inner), formatGrahaWithArticle(view.dispositorOf(inner)), []);
  if (word !== "lagna") return undefined;
  return {
    name: createLocalizedText("the lagna", "लग्न", "lagna"),
    sign: view.signOf("lagna"),
    graha: null,
    facts: ["lagna"],
  };
}

const parseHouseNumbers = (word = ""): readonly number[] =>
  word
    .split(" ")
    .map(Number)
    .filter((one) => one >= 1 && one <= 12);

const REFERENCE_NAMES: Readonly<Record<string, LocalizedText>> = {
  lagna: createLocalizedText(" from the lagna", "लग्न से ", "lagna se "),
  moon: createLocalizedText(" from the Moon", "चंद्र से ", "Chandra se "),
  sun: createLocalizedText(" from the Sun", "सूर्य से ", "Surya se "),
};

/** "The seventh from the Moon". */
function formatPlaceFrom(place: number, from: string): LocalizedText {
  const { en, hi, hg } = REFERENCE_NAMES[from] ?? createLocalizedText("", "", "");
  return createLocalizedText(
    `the ${formatOrdinalInWords(place)}${en}`,
    `${hi}${OBLIQUE_ORDINALS_HI[place - 1]} स्थान`,
    `${hg}${OBLIQUE_ORDINALS_HG[place - 1]} sthan`,
  );
}

type PredicateRenderer = (view: ChartReadModel, leaf: TracedPredicate) => readonly Reason[];

const renderInHouse: PredicateRenderer = (view, { args: [pointName, houses, from = "lagna"], value }) => {
  const [who, base] = [resolvePoint(view, pointName), resolvePoint(view, from)];
  if (!who || !base || !REFERENCE_NAMES[from]) return [];
  const place = placeFrom(base.sign, who.sign);
  if (parseHouseNumbers(houses).includes(place) !== value) return [];
  const at = formatPlaceFrom(place, from);
  const text = createLocalizedText(
    `${who.name.en} is in ${at.en}`,
    `${who.name.hi} ${at.hi} में है`,
    `${who.name.hg} ${at.hg} me hai`,
  );
  return [{ text, facts: [...who.facts, ...base.facts] }];
};

const renderDignity: PredicateRenderer = (view, { args: [pointName, kinds = ""], value }) => {
  const who = resolvePoint(view, pointName);
  const dignity = who?.graha ? view.planets[who.graha].dignity : null;
  if (!who?.graha || dignity === null) return [];
  const isOne = kinds.match(/\w+/g)?.includes(dignity) ?? false;
  // The rule may have been evaluated in a varga, where the dignity differs.
  if (isOne !== value) return [];
  const how = formatDignity(dignity satisfies Dignity);
  const text = createLocalizedText(
    `${who.name.en} is ${how.en}`,
    `${who.name.hi} ${how.hi} है`,
    `${who.name.hg} ${how.hg} hai`,
  );
  return [{ text, facts: [`dignity-${who.graha}`] }];
};

const renderCombustion: PredicateRenderer = (view, { args: [pointName], value }) => {
  const who = resolvePoint(view, pointName);
  if (!who?.graha || view.planets[who.graha].combust !== value) return [];
  const text = createLocalizedText(
    `${who.name.en} is ${value ? "" : "not "}combust`,
    `${who.name.hi} अस्त ${value ? "" : "नहीं "}है`,
    `${who.name.hg} ast ${value ? "" : "nahi "}hai`,
  );
  return [{ text, facts: [`planet-${who.graha}`] }];
};

const hasAspectOn = ({ nativity }: ChartReadModel, by: Graha, other: Graha): boolean =>
  computeSections(nativity, ["aspects"]).aspects.graha.some(
    ({ from, grahas }) => from === by && grahas.includes(other),
  );

const buildConjunctionId = (one: Graha, other: Graha): string =>
  `conj-${[one, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b)).join("-")}`;

/** How two grahas are related: conjunction, exchange or aspect; `undefined` if they are not. */
function describeRelation(view: ChartReadModel, one: ResolvedPoint, other: ResolvedPoint): Reason | undefined {
  const [a, b] = [one.graha, other.graha];
  if (a === null || b === null) return undefined;
  const [x, y] = [one.name, other.name];
  if (view.signOf(a) === view.signOf(b)) {
    const sign = formatRashi(view.signOf(a));
    const text = createLocalizedText(
      `${x.en} and ${y.en} stand together in ${sign.en}`,
      `${x.hi} और ${y.hi} ${sign.hi} राशि में साथ हैं`,
      `${x.hg} aur ${y.hg} ${sign.hg} rashi me saath hain`,
    );
    return { text, facts: [buildConjunctionId(a, b), `planet-${a}`] };
  }
  if (view.dispositorOf(a) === b && view.dispositorOf(b) === a) {
    const text = createLocalizedText(
      `${x.en} and ${y.en} have exchanged signs`,
      `${x.hi} और ${y.hi} में राशि परिवर्तन है`,
      `${x.hg} aur ${y.hg} me rashi parivartan hai`,
    );
    return { text, facts: [`planet-${a}`, `planet-${b}`] };
  }
  const [ab, ba] = [hasAspectOn(view, a, b), hasAspectOn(view, b, a)];
  if (!ab && !ba) return undefined;
  const [by, at] = ab ? [x, y] : [y, x];
  const text =
    ab && ba
      ? createLocalizedText(
          `${x.en} and ${y.en} aspect each other`,
          `${x.hi} और ${y.hi} एक-दूसरे को देखते हैं`,
          `${x.hg} aur ${y.hg} ek doosre ko dekhte hain`,
        )
      : createLocalizedText(
          `${by.en} aspects ${at.en}`,
          `${at.hi} पर ${by.hi} की दृष्टि है`,
          `${at.hg} par ${by.hg} ki drishti hai`,
        );
  return { text, facts: [...(ab ? [`aspect-${a}`] : []), ...(ba ? [`aspect-${b}`] : [])] };
}

const renderRelation: PredicateRenderer = (view, { args: [first, second], value }) => {
  const [one, other] = [resolvePoint(view, first), resolvePoint(view, second)];
  if (!one?.graha || !other?.graha || one.graha === other.graha) return [];
  const relation = describeRelation(view, one, other);
  if (value) return relation ? [relation] : [];
  if (relation) return [];
  const [x, y] = [one.name, other.name];
  const text = createLocalizedText(
    `${x.en} and ${y.en} are neither together, nor in exchange, nor aspecting each other`,
    `${x.hi} और ${y.hi} न साथ हैं, न उनमें परिवर्तन है, न परस्पर दृष्टि`,
    `${x.hg} aur ${y.hg} na saath hain, na unme parivartan hai, na aapas me drishti`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const renderTogether: PredicateRenderer = (view, leaf) => {
  const [one, other] = [resolvePoint(view, leaf.args[0]), resolvePoint(view, leaf.args[1])];
  if (leaf.value) return renderRelation(view, leaf);
  if (!one || !other || one.sign === other.sign) return [];
  const [x, y] = [formatRashi(one.sign), formatRashi(other.sign)];
  const text = createLocalizedText(
    `${one.name.en} is in ${x.en} and ${other.name.en} in ${y.en}, not together`,
    `${one.name.hi} ${x.hi} में है और ${other.name.hi} ${y.hi} में, साथ नहीं`,
    `${one.name.hg} ${x.hg} me hai aur ${other.name.hg} ${y.hg} me, saath nahi`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const renderExchange: PredicateRenderer = (view, leaf) => {
  const [one, other] = [resolvePoint(view, leaf.args[0]), resolvePoint(view, leaf.args[1])];
  if (leaf.value) return renderRelation(view, leaf);
  if (!one?.graha || !other?.graha) return [];
  const [x, y] = [formatRashi(one.sign), formatRashi(other.sign)];
  const text = createLocalizedText(
    `${one.name.en} is in ${x.en} and ${other.name.en} in ${y.en}, so they have not exchanged signs`,
    `${one.name.hi} ${x.hi} में है और ${other.name.hi} ${y.hi} में, यानी राशि परिवर्तन नहीं है`,
    `${one.name.hg} ${x.hg} me hai aur ${other.name.hg} ${y.hg} me, yaani rashi parivartan nahi hai`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const renderContact: PredicateRenderer = (view, { args: [pointName, set = ""], value, grahas }) => {
  const who = resolvePoint(view, pointName);
  if (!who?.graha) return [];
  if (value)
    return grahas
      .filter((graha) => graha !== who.graha)
      .flatMap(
        (graha) =>
          describeRelation(view, who, {
            name: formatGrahaWithArticle(graha),
            sign: view.signOf(graha),
            graha,
            facts: [],
          }) ?? [],
      );
  if (!/benefics/.test(set)) return [];
  const text = createLocalizedText(
    `${who.name.en} has neither a benefic’s company nor a benefic’s aspect`,
    `${who.name.hi} के साथ कोई शुभ ग्रह नहीं, न किसी शुभ की दृष्टि है`,
    `${who.name.hg} ke saath koi shubh grah nahi, na kisi shubh ki drishti hai`,
  );
  return [{ text, facts: [`planet-${who.graha}`] }];
};

/** The grahas of a set in the houses that the rule requires, or the statement that there are none. */
const renderSetInHouses: PredicateRenderer = (view, { args: [, houses, from = "lagna"], value, grahas, predicate }) => {
  const base = resolvePoint(view, from);
  const places = parseHouseNumbers(houses);
  if (!base || !REFERENCE_NAMES[from]) return [];
  const inside = grahas.filter((graha) => places.includes(placeFrom(base.sign, view.signOf(graha))));
  if (value)
    return inside.map((graha) => {
      const [who, at] = [
        formatGrahaWithArticle(graha),
        formatPlaceFrom(placeFrom(base.sign, view.signOf(graha)), from),
      ];
      const text = createLocalizedText(
        `${who.en} is in ${at.en}`,
        `${who.hi} ${at.hi} में है`,
        `${who.hg} ${at.hg} me hai`,
      );
      return { text, facts: [`planet-${graha}`, ...base.facts] };
    });
  if (predicate !== "any_in") return [];
  const at = formatList(places.map((place) => formatPlaceFrom(place, from)));
  const text = createLocalizedText(
    `no planet that would count is in ${at.en}`,
    `जो गिने जाते हैं उनमें से कोई ${at.hi} में नहीं`,
    `jo gine jaate hain unme se koi ${at.hg} me nahi`,
  );
  return [{ text, facts: base.facts }];
};

const PREDICATE_RENDERERS: Readonly<Partial<Record<TracedPredicate["predicate"], PredicateRenderer>>> = {
  in_house: renderInHouse,
  dignity: renderDignity,
  combust: renderCombustion,
  associated: renderRelation,
  mutual_aspect: renderRelation,
  together: renderTogether,
  exchange: renderExchange,
  joined_or_aspected: renderContact,
  aspected: renderContact,
  with: renderContact,
  any_in: renderSetInHouses,
  all_in: renderSetInHouses,
  each_occupied: renderSetInHouses,
  count_in: renderSetInHouses,
};

/** Places of the grahas that form the yoga, for rules without rendered conditions. */
const renderMakerPlaces = (view: ChartReadModel, grahas: readonly Graha[]): Reason[] =>
  grahas.map((graha) => {
    const [who, sign] = [formatGrahaWithArticle(graha), formatRashi(view.signOf(graha))];
    const at = formatPlaceFrom(view.planets[graha].house, "lagna");
    const text = createLocalizedText(
      `${who.en} is in ${sign.en}, ${at.en}`,
      `${who.hi} ${sign.hi} राशि में, ${at.hi} में है`,
      `${who.hg} ${sign.hg} rashi me, ${at.hg} me hai`,
    );
    return { text, facts: [`planet-${graha}`] };
  });

const HOLDS_PHRASES = parsePhraseVariants([
  "What forms it: {reasons}. | It is based on this: {reasons}.",
  "यह इससे बनता है: {reasons}। | आधार यह है: {reasons}।",
  "Yeh isse banta hai: {reasons}. | Aadhaar yeh hai: {reasons}.",
]);
const ABSENT_PHRASES = parsePhraseVariants([
  "What keeps it from forming: {reasons}. | It fails for this reason: {reasons}.",
  "यह इसलिए नहीं बनता: {reasons}। | कमी यह है: {reasons}।",
  "Yeh isliye nahi banta: {reasons}. | Kami yeh hai: {reasons}.",
]);
const OMITTED_PHRASES = parsePhraseVariants([
  "Its rule has several conditions, and at least one is missing here.",
  "इसके नियम में कई बातें एक साथ चाहिए, और यहाँ कम से कम एक नहीं है।",
  "Iske niyam me kai baatein ek saath chahiye, aur yahan kam se kam ek nahi hai.",
]);
const MAX_REASONS = 4;

/** Explains why a yoga holds or not, by the conditions of its rule in this chart. Empty if the birth data do not suffice. */
export function renderYogaExplanation(view: ChartReadModel, picker: PhrasePicker, id: string): AnswerSentence[] {
  const found = explainYoga(view.nativity, id.replace(/^yoga-/, ""));
  if (!found || view.countedFrom) return [];
  const allReasons = found.trace.flatMap((leaf) => PREDICATE_RENDERERS[leaf.predicate]?.(view, leaf) ?? []);
  const distinctReasons = allReasons.filter(
    ({ text }, at) => allReasons.findIndex((one) => one.text.en === text.en) === at,
  );
  const candidates =
    distinctReasons.length > 0 || !found.holds ? distinctReasons : renderMakerPlaces(view, found.grahas);
  const reasons = candidates.slice(0, MAX_REASONS);
  if (reasons.length === 0) return [renderPhrase(picker, OMITTED_PHRASES, {}, [`yoga-${id.replace(/^yoga-/, "")}`])];
  const line = composeLocalizedText((language) => reasons.map(({ text }) => text[language]).join("; "));
  const facts = [...new Set(reasons.flatMap((one) => one.facts))];
  return [renderPhrase(picker, found.holds ? HOLDS_PHRASES : ABSENT_PHRASES, { reasons: line }, facts)];
}
