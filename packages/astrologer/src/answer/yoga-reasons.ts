import { calculate, placeFrom, type TraceLeaf, yogaDecided } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { ChartView } from "../chart-view.ts";
import type { Said } from "../fact.ts";
import { wordings } from "../knowledge/row.ts";
import { ORDINALS_HG, ORDINALS_HI } from "../words/hinglish.data.ts";
import { dignitySaid, listSaid, ordinalInWords, rashiSaid, said, tell, the } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { lordSaid } from "./finding-clause.ts";
import { says } from "./turn.ts";
import type { Voice } from "./voice.ts";

/** A leaf of a yoga's rule as it stands in the chart, a clause without a capital or an end. */
interface Reason {
  readonly text: Said;
  readonly facts: readonly string[];
}

interface Somebody {
  readonly name: Said;
  readonly sign: Rashi;
  readonly graha: Graha | null;
  readonly facts: readonly string[];
}

const isGraha = (word: string): word is Graha => (GRAHAS as readonly string[]).includes(word);

/** Who a word of a rule names: "jupiter", "lord(9)", "dispositor(sun)", "lagna"; `undefined` for what is not told. */
function somebody(view: ChartView, word = ""): Somebody | undefined {
  const plain = (graha: Graha, name: Said, facts: readonly string[]): Somebody => ({
    name,
    sign: view.signOf(graha),
    graha,
    facts: [`planet-${graha}`, ...facts],
  });
  if (isGraha(word)) return plain(word, the(word), []);
  const [, of, inner = ""] = /^(lord|dispositor)\((\w+)\)$/.exec(word) ?? [];
  if (of === "lord") {
    const house = Number(inner);
    const { lord } = view.house(house);
    return plain(lord, lordSaid(house, lord, new Set(), view.counted), [`lord-${house}`]);
  }
  if (of === "dispositor" && isGraha(inner)) return plain(view.dispositorOf(inner), the(view.dispositorOf(inner)), []);
  if (word !== "lagna") return undefined;
  return { name: said("the lagna", "लग्न", "lagna"), sign: view.signOf("lagna"), graha: null, facts: ["lagna"] };
}

const numbers = (word = ""): readonly number[] =>
  word
    .split(" ")
    .map(Number)
    .filter((one) => one >= 1 && one <= 12);

const FROM: Readonly<Record<string, Said>> = {
  lagna: said(" from the lagna", "लग्न से ", "lagna se "),
  moon: said(" from the Moon", "चंद्र से ", "Chandra se "),
  sun: said(" from the Sun", "सूर्य से ", "Surya se "),
};

/** "The seventh from the Moon". */
function placeSaid(place: number, from: string): Said {
  const { en, hi, hg } = FROM[from] ?? said("", "", "");
  return said(
    `the ${ordinalInWords(place)}${en}`,
    `${hi}${ORDINALS_HI[place - 1]} स्थान`,
    `${hg}${ORDINALS_HG[place - 1]} sthan`,
  );
}

type Teller = (view: ChartView, leaf: TraceLeaf) => readonly Reason[];

const inHouse: Teller = (view, { args: [whom, houses, from = "lagna"], value }) => {
  const [who, base] = [somebody(view, whom), somebody(view, from)];
  if (!who || !base || !FROM[from]) return [];
  const place = placeFrom(base.sign, who.sign);
  if (numbers(houses).includes(place) !== value) return [];
  const at = placeSaid(place, from);
  const text = said(`${who.name.en} is in ${at.en}`, `${who.name.hi} ${at.hi} में है`, `${who.name.hg} ${at.hg} me hai`);
  return [{ text, facts: [...who.facts, ...base.facts] }];
};

const ofDignity: Teller = (view, { args: [whom, kinds = ""], value }) => {
  const who = somebody(view, whom);
  const dignity = who?.graha ? view.planets[who.graha].dignity : null;
  if (!who?.graha || dignity === null) return [];
  const isOne = kinds.match(/\w+/g)?.includes(dignity) ?? false;
  // A rule asked in a varga reads the dignity there.
  if (isOne !== value) return [];
  const how = dignitySaid(dignity satisfies Dignity);
  const text = said(`${who.name.en} is ${how.en}`, `${who.name.hi} ${how.hi} है`, `${who.name.hg} ${how.hg} hai`);
  return [{ text, facts: [`dignity-${who.graha}`] }];
};

const ofCombustion: Teller = (view, { args: [whom], value }) => {
  const who = somebody(view, whom);
  if (!who?.graha || view.planets[who.graha].combust !== value) return [];
  const text = said(
    `${who.name.en} is ${value ? "" : "not "}combust`,
    `${who.name.hi} अस्त ${value ? "" : "नहीं "}है`,
    `${who.name.hg} ast ${value ? "" : "nahi "}hai`,
  );
  return [{ text, facts: [`planet-${who.graha}`] }];
};

const sees = ({ nativity }: ChartView, by: Graha, other: Graha): boolean =>
  calculate(nativity, ["aspects"]).aspects.graha.some(({ from, grahas }) => from === by && grahas.includes(other));

const conj = (one: Graha, other: Graha): string =>
  `conj-${[one, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b)).join("-")}`;

/** How two are joined: in one sign, by exchange, by aspect; `undefined` where they are not. */
function bondOf(view: ChartView, one: Somebody, other: Somebody): Reason | undefined {
  const [a, b] = [one.graha, other.graha];
  if (a === null || b === null) return undefined;
  const [x, y] = [one.name, other.name];
  if (view.signOf(a) === view.signOf(b)) {
    const sign = rashiSaid(view.signOf(a));
    const text = said(
      `${x.en} and ${y.en} stand together in ${sign.en}`,
      `${x.hi} और ${y.hi} ${sign.hi} राशि में साथ हैं`,
      `${x.hg} aur ${y.hg} ${sign.hg} rashi me saath hain`,
    );
    return { text, facts: [conj(a, b), `planet-${a}`] };
  }
  if (view.dispositorOf(a) === b && view.dispositorOf(b) === a) {
    const text = said(
      `${x.en} and ${y.en} have exchanged signs`,
      `${x.hi} और ${y.hi} में राशि परिवर्तन है`,
      `${x.hg} aur ${y.hg} me rashi parivartan hai`,
    );
    return { text, facts: [`planet-${a}`, `planet-${b}`] };
  }
  const [ab, ba] = [sees(view, a, b), sees(view, b, a)];
  if (!ab && !ba) return undefined;
  const [by, at] = ab ? [x, y] : [y, x];
  const text =
    ab && ba
      ? said(
          `${x.en} and ${y.en} aspect each other`,
          `${x.hi} और ${y.hi} एक-दूसरे को देखते हैं`,
          `${x.hg} aur ${y.hg} ek doosre ko dekhte hain`,
        )
      : said(`${by.en} aspects ${at.en}`, `${at.hi} पर ${by.hi} की दृष्टि है`, `${at.hg} par ${by.hg} ki drishti hai`);
  return { text, facts: [...(ab ? [`aspect-${a}`] : []), ...(ba ? [`aspect-${b}`] : [])] };
}

const ofTwo: Teller = (view, { args: [first, second], value }) => {
  const [one, other] = [somebody(view, first), somebody(view, second)];
  if (!one?.graha || !other?.graha || one.graha === other.graha) return [];
  const bond = bondOf(view, one, other);
  if (value) return bond ? [bond] : [];
  if (bond) return [];
  const [x, y] = [one.name, other.name];
  const text = said(
    `${x.en} and ${y.en} are neither together, nor in exchange, nor aspecting each other`,
    `${x.hi} और ${y.hi} न साथ हैं, न उनमें परिवर्तन है, न परस्पर दृष्टि`,
    `${x.hg} aur ${y.hg} na saath hain, na unme parivartan hai, na aapas me drishti`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const together: Teller = (view, leaf) => {
  const [one, other] = [somebody(view, leaf.args[0]), somebody(view, leaf.args[1])];
  if (leaf.value) return ofTwo(view, leaf);
  if (!one || !other || one.sign === other.sign) return [];
  const [x, y] = [rashiSaid(one.sign), rashiSaid(other.sign)];
  const text = said(
    `${one.name.en} is in ${x.en} and ${other.name.en} in ${y.en}, not together`,
    `${one.name.hi} ${x.hi} में है और ${other.name.hi} ${y.hi} में, साथ नहीं`,
    `${one.name.hg} ${x.hg} me hai aur ${other.name.hg} ${y.hg} me, saath nahi`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const exchange: Teller = (view, leaf) => {
  const [one, other] = [somebody(view, leaf.args[0]), somebody(view, leaf.args[1])];
  if (leaf.value) return ofTwo(view, leaf);
  if (!one?.graha || !other?.graha) return [];
  const [x, y] = [rashiSaid(one.sign), rashiSaid(other.sign)];
  const text = said(
    `${one.name.en} is in ${x.en} and ${other.name.en} in ${y.en}, so they have not exchanged signs`,
    `${one.name.hi} ${x.hi} में है और ${other.name.hi} ${y.hi} में, यानी राशि परिवर्तन नहीं है`,
    `${one.name.hg} ${x.hg} me hai aur ${other.name.hg} ${y.hg} me, yaani rashi parivartan nahi hai`,
  );
  return [{ text, facts: [...one.facts, ...other.facts] }];
};

const met: Teller = (view, { args: [whom, set = ""], value, grahas }) => {
  const who = somebody(view, whom);
  if (!who?.graha) return [];
  if (value)
    return grahas
      .filter((graha) => graha !== who.graha)
      .flatMap((graha) => bondOf(view, who, { name: the(graha), sign: view.signOf(graha), graha, facts: [] }) ?? []);
  if (!/benefics/.test(set)) return [];
  const text = said(
    `${who.name.en} has neither a benefic’s company nor a benefic’s aspect`,
    `${who.name.hi} के साथ कोई शुभ ग्रह नहीं, न किसी शुभ की दृष्टि है`,
    `${who.name.hg} ke saath koi shubh grah nahi, na kisi shubh ki drishti hai`,
  );
  return [{ text, facts: [`planet-${who.graha}`] }];
};

/** Who of a set stands where the rule wants them, or that nobody does. */
const setIn: Teller = (view, { args: [, houses, from = "lagna"], value, grahas, predicate }) => {
  const base = somebody(view, from);
  const places = numbers(houses);
  if (!base || !FROM[from]) return [];
  const inside = grahas.filter((graha) => places.includes(placeFrom(base.sign, view.signOf(graha))));
  if (value)
    return inside.map((graha) => {
      const [who, at] = [the(graha), placeSaid(placeFrom(base.sign, view.signOf(graha)), from)];
      const text = said(`${who.en} is in ${at.en}`, `${who.hi} ${at.hi} में है`, `${who.hg} ${at.hg} me hai`);
      return { text, facts: [`planet-${graha}`, ...base.facts] };
    });
  if (predicate !== "any_in") return [];
  const at = listSaid(places.map((place) => placeSaid(place, from)));
  const text = said(
    `none of those that would count stands in ${at.en}`,
    `जो गिने जाते हैं उनमें से कोई ${at.hi} में नहीं`,
    `jo gine jaate hain unme se koi ${at.hg} me nahi`,
  );
  return [{ text, facts: base.facts }];
};

const TELLERS: Readonly<Partial<Record<TraceLeaf["predicate"], Teller>>> = {
  in_house: inHouse,
  dignity: ofDignity,
  combust: ofCombustion,
  associated: ofTwo,
  mutual_aspect: ofTwo,
  together,
  exchange,
  joined_or_aspected: met,
  aspected: met,
  with: met,
  any_in: setIn,
  all_in: setIn,
  each_occupied: setIn,
  count_in: setIn,
};

/** Where the makers stand, for a rule that is not told leaf by leaf. */
const standing = (view: ChartView, grahas: readonly Graha[]): Reason[] =>
  grahas.map((graha) => {
    const [who, sign] = [the(graha), rashiSaid(view.signOf(graha))];
    const at = placeSaid(view.planets[graha].house, "lagna");
    const text = said(
      `${who.en} is in ${sign.en}, ${at.en}`,
      `${who.hi} ${sign.hi} राशि में, ${at.hi} में है`,
      `${who.hg} ${sign.hg} rashi me, ${at.hg} me hai`,
    );
    return { text, facts: [`planet-${graha}`] };
  });

const HOLDS = wordings([
  "What makes it: {reasons}. | It rests on this: {reasons}.",
  "यह इससे बनता है: {reasons}। | आधार यह है: {reasons}।",
  "Yeh isse banta hai: {reasons}. | Aadhaar yeh hai: {reasons}.",
]);
const FAILS = wordings([
  "What keeps it from forming: {reasons}. | It fails on this: {reasons}.",
  "यह इसलिए नहीं बनता: {reasons}। | कमी यह है: {reasons}।",
  "Yeh isliye nahi banta: {reasons}. | Kami yeh hai: {reasons}.",
]);
const UNTOLD = wordings([
  "Its rule asks for several things at once, and at least one is missing here.",
  "इसके नियम में कई बातें एक साथ चाहिए, और यहाँ कम से कम एक नहीं है।",
  "Iske niyam me kai baatein ek saath chahiye, aur yahan kam se kam ek nahi hai.",
]);
const MOST_REASONS = 4;

/** Why a yoga holds, or does not: the parts of its rule as they stand in this chart. Empty where the birth does not say enough. */
export function yogaReasons(view: ChartView, voice: Voice, id: string): Spoken[] {
  const found = yogaDecided(view.nativity, id.replace(/^yoga-/, ""));
  if (!found || view.counted) return [];
  const each = found.trace.flatMap((leaf) => TELLERS[leaf.predicate]?.(view, leaf) ?? []);
  const known = each.filter(({ text }, at) => each.findIndex((one) => one.text.en === text.en) === at);
  const told = known.length > 0 || !found.holds ? known : standing(view, found.grahas);
  const reasons = told.slice(0, MOST_REASONS);
  if (reasons.length === 0) return [says(voice, UNTOLD, {}, [`yoga-${id.replace(/^yoga-/, "")}`])];
  const line = tell((tongue) => reasons.map(({ text }) => text[tongue]).join("; "));
  const facts = [...new Set(reasons.flatMap((one) => one.facts))];
  return [says(voice, found.holds ? HOLDS : FAILS, { reasons: line }, facts)];
}
