import { getFunctionalRoles, nakshatraOf, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import { getNakshatraLord } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import {
  composeLocalizedText,
  createLocalizedText,
  formatGraha,
  formatGrahaWithArticle,
  formatHouse,
  formatHouses,
  formatList,
  formatNakshatra,
  formatOrdinal,
  formatRashi,
} from "../../formatting/format-terms.ts";
import { DIRECT_ORDINALS_HG, DIRECT_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import type { LocalizedText } from "../../fact.ts";
import type { LocalizedSentence } from "./answer-fact.ts";
import type { ChartLookup } from "./chart-lookup-type.ts";
import { asksYesOrNo, prefixYesNo } from "./yes-or-no.ts";

/** "Is my Moon vargottama": yes or no, with both signs. */
const lookUpVargottama: ChartLookup = ({ question, index, view }) => {
  const { entities, form } = question;
  if (!entities.terms.has("vargottama") || form === "define") return [];
  return entities.grahas.flatMap((graha): LocalizedSentence[] => {
    const fact = findFactById(index, `varga-D9-${graha}`);
    if (!fact) return [];
    const { sign: other } = fact.value as { readonly sign: Parameters<typeof formatRashi>[0] };
    const { sign } = view.planets[graha];
    const [who, here, there] = [formatGraha(graha), formatRashi(sign), formatRashi(other)];
    const holds = sign === other;
    const text = holds
      ? createLocalizedText(
          `Your ${who.en} is vargottama: it is in ${here.en} in the birth chart and in the navamsha.`,
          `आपका ${who.hi} वर्गोत्तम है: जन्म कुंडली और नवांश दोनों में ${here.hi} राशि में।`,
          `Aapka ${who.hg} vargottam hai: janm kundli aur navamsha dono me ${here.hg} rashi me.`,
        )
      : createLocalizedText(
          `Your ${who.en} is not vargottama: it is in ${here.en} in the birth chart and in ${there.en} in the navamsha.`,
          `आपका ${who.hi} वर्गोत्तम नहीं है: जन्म कुंडली में ${here.hi} राशि में और नवांश में ${there.hi} में।`,
          `Aapka ${who.hg} vargottam nahi hai: janm kundli me ${here.hg} rashi me aur navamsha me ${there.hg} me.`,
        );
    return [{ text: prefixYesNo(holds, asksYesOrNo(question), text), facts: [fact.id, `planet-${graha}`] }];
  });
};

/** "The lord of my Moon sign": the graha that owns it, and where that stands. */
const lookUpLordOfMoonSign: ChartLookup = ({ question: { entities }, view }) => {
  const { terms, grahas } = entities;
  if (!terms.has("lordword") || !terms.has("moonsign") || grahas.length > 0 || entities.vargas.length > 0) return [];
  const lord = view.dispositorOf("moon");
  const [sign, who] = [formatRashi(view.planets.moon.sign), formatGrahaWithArticle(lord)];
  const text = createLocalizedText(
    `Your Moon is in ${sign.en}, and the lord of that sign is ${who.en}.`,
    `आपका चंद्र ${sign.hi} राशि में है, और उस राशि का स्वामी ${who.hi} है।`,
    `Aapka Chandra ${sign.hg} rashi me hai, aur us rashi ka swami ${who.hg} hai.`,
  );
  return [{ text, facts: ["planet-moon"], parts: ["sign"] }, ...(lord === "moon" ? [] : [`planet-${lord}`])];
};

/** "The lord of Anuradha": of any nakshatra that is named, in every chart. */
const lookUpLordOfNamedNakshatra: ChartLookup = ({ question: { entities } }) => {
  const { terms, nakshatras, grahas, houses, lords } = entities;
  const asksLord = terms.has("starlord") || terms.has("lordword");
  if (!asksLord || grahas.length + houses.length + lords.length > 0) return [];
  return nakshatras.map((nakshatra): LocalizedSentence => {
    const [star, lord] = [formatNakshatra(nakshatra), formatGrahaWithArticle(getNakshatraLord(nakshatra))];
    return {
      text: createLocalizedText(
        `The nakshatra ${star.en} is ruled by ${lord.en}.`,
        `${star.hi} नक्षत्र का स्वामी ${lord.hi} है।`,
        `${star.hg} nakshatra ka swami ${lord.hg} hai.`,
      ),
      facts: [],
    };
  });
};

const DISTANCE_PATTERN = /\b(?:distance|how (?:many|far)|kitn[aei])\b|कितन[ाेी]|दूर/iu;
const APART_PATTERN =
  /\b(?:distance|apart|between|away|from|door|dur|doori|duri|faasla|fasla|antar|aage|se)\b|दूर|दूरी|फ़ासला|फासला|अंतर|आगे/iu;

/** The place of one sign counted from another, both included: 1 to 12. */
const countPlace = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

/** "How many houses is Mars from Saturn": the count from one graha to the other, and back. */
const lookUpDistance: ChartLookup = ({ question: { text, entities }, view }) => {
  const { grahas, terms, houses, vargas } = entities;
  const [one, other] = grahas;
  const isAsked = DISTANCE_PATTERN.test(text) && APART_PATTERN.test(text) && terms.has("houseword");
  if (!isAsked || !one || !other || grahas.length > 2 || houses.length + vargas.length > 0) return [];
  // "Mars from Saturn" counts from Saturn; "between the Sun and the Moon" from the first.
  const [from, to] = /\bfrom\b/iu.test(text) ? [other, one] : [one, other];
  const there = countPlace(view.planets[from].house, view.planets[to].house);
  const back = countPlace(view.planets[to].house, view.planets[from].house);
  const [start, end] = [formatGrahaWithArticle(from), formatGrahaWithArticle(to)];
  const inHi = (count: number): string => DIRECT_ORDINALS_HI[count - 1] ?? "";
  const inHg = (count: number): string => DIRECT_ORDINALS_HG[count - 1] ?? "";
  const sign = formatRashi(view.planets[from].sign);
  const line =
    there === 1
      ? createLocalizedText(
          `Your ${formatGraha(from).en} and ${formatGraha(to).en} are together in ${sign.en}: no house lies between them.`,
          `आपके ${start.hi} और ${end.hi} एक साथ ${sign.hi} राशि में हैं: बीच में कोई भाव नहीं।`,
          `Aapke ${start.hg} aur ${end.hg} ek saath ${sign.hg} rashi me hain: beech me koi ghar nahi.`,
        )
      : createLocalizedText(
          `Counted from ${start.en}, ${end.en} is in the ${formatOrdinal(there)} place; counted back from ${end.en}, ${start.en} is in the ${formatOrdinal(back)}.`,
          `${start.hi} से गिनने पर ${end.hi} ${inHi(there)} स्थान पर है; उलटा गिनें तो ${inHi(back)}।`,
          `${start.hg} se ginne par ${end.hg} ${inHg(there)} sthan par hai; ulta ginein to ${inHg(back)}.`,
        );
  return [{ text: line, facts: [`planet-${from}`, `planet-${to}`], parts: ["sign"] }];
};

const MOST_PLANETS_PATTERN =
  /\b(?:most|maximum|max|highest number of)\b[^.?!]*\b(?:planets?|grahas?|grah)\b|\bsabse (?:zyada|jyada|adhik|jada) grah\w*\b|सबसे (?:ज़्यादा|ज्यादा|अधिक) ग्रह/iu;

/** Whether a text asks which house or sign holds the most grahas. */
export const asksMostOccupied = (text: string): boolean => MOST_PLANETS_PATTERN.test(text);

const formatNames = (grahas: readonly Graha[]): LocalizedText => formatList(grahas.map(formatGrahaWithArticle));

/** The house, or the houses, with the most grahas. */
const lookUpMostOccupied: ChartLookup = ({ question: { text, entities }, view }) => {
  const { terms, grahas, houses, vargas } = entities;
  const isOfHouses = terms.has("houseword") || terms.has("signword");
  if (!asksMostOccupied(text) || !isOfHouses || grahas.length + houses.length + vargas.length > 0 || view.countedFrom)
    return [];
  const held = view.nativity.chart.houses.map(({ number, sign }) => ({
    number,
    sign,
    grahas: GRAHAS.filter((graha) => view.planets[graha].house === number),
  }));
  const most = Math.max(...held.map((house) => house.grahas.length));
  const found = held.filter((house) => house.grahas.length === most);
  const list = composeLocalizedText((language) =>
    found
      .map((house) => {
        const at =
          terms.has("signword") && !terms.has("houseword") ? formatRashi(house.sign) : formatHouse(house.number);
        return `${at[language]} (${formatNames(house.grahas)[language]})`;
      })
      .join("; "),
  );
  const line = createLocalizedText(
    `Most planets in your chart, ${most}: ${list.en}.`,
    `आपकी कुंडली में सबसे ज़्यादा ग्रह, ${most}: ${list.hi}।`,
    `Aapki kundli me sabse zyada grah, ${most}: ${list.hg}.`,
  );
  return [{ text: line, facts: found.map(({ number }) => `house-${number}`) }];
};

const NATURE_PATTERN = /\b(?:benefic|malefic|shubh|ashubh|auspicious|inauspicious)\b|शुभ|अशुभ/iu;
const MALEFIC_PATTERN = /\b(?:malefic|ashubh|inauspicious)\b|अशुभ/iu;
const NATURES: Readonly<Record<string, LocalizedText>> = {
  benefic: createLocalizedText("a functional benefic", "शुभ फल देने वाला", "shubh phal dene wala"),
  malefic: createLocalizedText("a functional malefic", "अशुभ फल देने वाला", "ashubh phal dene wala"),
  neutral: createLocalizedText("neutral", "सम", "sam"),
};

/** "Is Saturn a benefic for my lagna": by the houses that it rules. */
const lookUpNatureOfGraha: ChartLookup = ({ question, view }) => {
  const { text, entities, form } = question;
  const [graha, ...others] = entities.grahas;
  const isAsked = NATURE_PATTERN.test(text) && (entities.terms.has("lagna") || /\bfunctional/iu.test(text));
  const seven = SAPTA_GRAHAS.find((one) => one === graha);
  if (!isAsked || seven === undefined || others.length > 0 || form === "define" || view.countedFrom) return [];
  const { nature } = getFunctionalRoles(view.signOf("lagna"))[seven];
  const [who, how, sign, ruled] = [
    formatGraha(seven),
    NATURES[nature] ?? formatGraha(seven),
    formatRashi(view.signOf("lagna")),
    formatHouses(view.housesRuledBy(seven)),
  ];
  const line = createLocalizedText(
    `Your ${who.en} is ${how.en} for your ${sign.en} lagna: it rules the ${ruled.en}.`,
    `आपका ${who.hi} ${sign.hi} लग्न के लिए ${how.hi} है: वह ${ruled.hi} का स्वामी है।`,
    `Aapka ${who.hg} ${sign.hg} lagna ke liye ${how.hg} hai: woh ${ruled.hg} ka swami hai.`,
  );
  const holds = nature === (MALEFIC_PATTERN.test(text) ? "malefic" : "benefic");
  const facts = view.housesRuledBy(seven).map((house) => `lord-${house}`);
  return [{ text: prefixYesNo(holds, asksYesOrNo(question), line), facts, parts: ["sign"] }];
};

/** "Is my Moon in Rohini", "was I born in Mula": yes or no, and the nakshatra where it is. */
const lookUpNamedStarOfMoon: ChartLookup = ({ question, view }) => {
  const { entities, form } = question;
  const { grahas, nakshatras, terms, houses, lords } = entities;
  const isOfMoon = grahas.length === 0 ? terms.has("born") || terms.has("birthstar") : grahas.join() === "moon";
  const isAsked = nakshatras.length > 0 && isOfMoon && asksYesOrNo(question) && form !== "define";
  if (!isAsked || houses.length + lords.length > 0) return [];
  const { nakshatra, pada } = nakshatraOf(view.nativity.longitudes.moon);
  const star = formatNakshatra(nakshatra);
  const line = createLocalizedText(
    `Your Moon is in ${star.en}, pada ${pada}.`,
    `आपका चंद्र ${star.hi} नक्षत्र में है, चरण ${pada}।`,
    `Aapka Chandra ${star.hg} nakshatra me hai, charan ${pada}.`,
  );
  return [{ text: prefixYesNo(nakshatras.includes(nakshatra), true, line), facts: ["star-moon"] }];
};

/** Lookups for how elements of the chart stand to each other, in order of precedence. */
export const RELATION_LOOKUPS: readonly ChartLookup[] = [
  lookUpVargottama,
  lookUpLordOfMoonSign,
  lookUpLordOfNamedNakshatra,
  lookUpDistance,
  lookUpMostOccupied,
  lookUpNatureOfGraha,
  lookUpNamedStarOfMoon,
];
