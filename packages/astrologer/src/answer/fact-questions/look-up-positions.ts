import { asksMostOccupied } from "./look-up-relations.ts";
import { asksYesOrNo, prefixYesNo } from "./yes-or-no.ts";
import { type Graha, GRAHAS } from "@lagna/terms";
import { nakshatraOf, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { DIRECT_ORDINALS_HG, DIRECT_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatGraha,
  formatHouse,
  formatHouses,
  formatList,
  formatNakshatra,
  formatOrdinal,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { LocalizedSentence } from "./answer-fact.ts";
import type { ChartLookup } from "./chart-lookup-type.ts";

const ALL_GRAHAS_PATTERN =
  /\b(?:all|each|every|sabhi|saare|sare|sab)\b.*\b(?:planets?|grah\w*)\b|\bpositions?\b|सभी|सारे|स्थितियाँ/iu;

/** All positions in a varga: "navamsa positions of all grahas". */
const lookUpAllInVarga: ChartLookup = ({ question: { text, entities } }) =>
  entities.vargas.length > 0 && entities.grahas.length === 0 && ALL_GRAHAS_PATTERN.test(text)
    ? entities.vargas
        .filter((varga) => varga !== "D1")
        .flatMap((varga) => ["lagna", ...GRAHAS].map((body) => `varga-${varga}-${body}`))
    : [];

/** The place of house lords in a varga: "10th lord in D10". */
const lookUpLordInVarga: ChartLookup = ({ question: { entities }, view }) => {
  const lords = entities.lords.map((house) => view.house(house).lord);
  const bodies = entities.terms.has("lagna") ? ["lagna", ...lords] : lords;
  return lords.length === 0
    ? []
    : entities.vargas
        .filter((varga) => varga !== "D1")
        .flatMap((varga) => bodies.map((body) => `varga-${varga}-${body}`));
};

const ASPECTED_BY_PATTERN =
  /\b(?:who|which|what|kis|kaun|kaunse|kin|any|koi)\b.*\b(?:aspect\w*|drishti|dekh\w*)\b|\baspects? (?:on|to)\b|\baspected by\b|(?:किस|कौन|किन|कोई).*(?:दृष्टि|देख)/iu;
const CASTS_ASPECT_PATTERN = /\b(?:does|which houses|kis ghar|kin gharo|kaun se ghar|kis bhav)\b|किस भाव|किन भावों/iu;

/** Aspects on a graha or the lagna: "who aspects my Moon", "any aspects on it". */
const lookUpAspectsOn: ChartLookup = ({ question, view }) => {
  const { text, entities } = question;
  const { grahas, terms, houses } = entities;
  // "Does Mars aspect my Moon?" is answered by yes or no.
  const isPolar = grahas.length === 2 && asksYesOrNo(question);
  if (!terms.has("aspect") || houses.length > 0 || isPolar) return [];
  if (grahas.length === 0) return terms.has("lagna") ? ["aspected-1"] : [];
  if (grahas.length > 1) return grahas.flatMap((graha) => [`aspect-${graha}`, `planet-${graha}`]);
  return ASPECTED_BY_PATTERN.test(text) && !CASTS_ASPECT_PATTERN.test(text)
    ? grahas.flatMap((graha) => [`planet-${graha}`, `aspected-${view.planets[graha].house}`])
    : [];
};

export const NAKSHATRA_LORD_PATTERN =
  /\b(?:nakshatra|star|nakshatra ka|nakshatr) (?:lord|swami|dispositor)\b|\blord of (?:the |my )?(?:\w+['’]s )?(?:nakshatra|star)\b|\bnakshatra\b.*\b(?:uska|iska) (?:swami|lord)\b|नक्षत्र.*(?:उसका|इसका) स्वामी|\b(?:nakshatra|star)\b.*\bwho (?:rules|owns) it\b|\bwhose (?:nakshatra|star)\b|नक्षत्र (?:का )?स्वामी|नक्षत्रेश|\bnakshatresh\b|\b(?:its|their) own (?:star|nakshatra)\b/iu;

/** The lord of the nakshatra of a graha or a house lord. */
const lookUpNakshatraLord: ChartLookup = ({ question: { text, entities }, view }) => {
  if (!NAKSHATRA_LORD_PATTERN.test(text)) return [];
  const named = [...entities.grahas, ...entities.lords.map((house) => view.house(house).lord)];
  if (named.length === 0 && entities.terms.has("lagna")) return renderLagnaNakshatraLord(view);
  // "The lord of my nakshatra" is of the Moon's.
  const isOwn = named.length === 0 && entities.nakshatras.length === 0 && entities.houses.length === 0;
  const grahas: readonly Graha[] = isOwn ? ["moon"] : named;
  const starLords = grahas.map((graha) => view.nakshatraLordOf(graha));
  const lords = [
    ...(WHERE_PATTERN.test(text) ? starLords.map((graha) => `planet-${graha}`) : []),
    ...(STRENGTH_PATTERN.test(text) ? starLords.map((graha) => `shadbala-${graha}`) : []),
  ];
  const stars = grahas.map((graha): LocalizedSentence => {
    const { nakshatra } = view.planets[graha];
    const [who, star, lord] = [
      formatGraha(graha),
      formatNakshatra(nakshatra),
      formatGrahaWithArticle(view.nakshatraLordOf(graha)),
    ];
    return {
      text: createLocalizedText(
        `Your ${who.en} is in ${star.en}, a nakshatra ruled by ${lord.en}.`,
        `आपका ${who.hi} ${star.hi} नक्षत्र में है; उस नक्षत्र का स्वामी ${lord.hi} है।`,
        `Aapka ${who.hg} ${star.hg} nakshatra me hai; us nakshatra ka swami ${lord.hg} hai.`,
      ),
      facts: [`star-${graha}`],
      parts: ["nakshatra"],
    };
  });
  return [...entities.lords.map((house) => `lord-${house}`), ...stars, ...lords];
};

const STRENGTH_PATTERN = /\b(?:strong|weak|strength|balwan|kamzor|mazboot)\b|बलवान|कमज़ोर|कमजोर|मज़बूत/iu;
export const WHERE_PATTERN = /\b(?:where|wheres|place\w*|kahan|kaha|sits?|baitha)\b|कहाँ|कहां|बैठ/iu;

/** The lord of the nakshatra of the lagna. */
function renderLagnaNakshatraLord(view: ChartReadModel): LocalizedSentence[] {
  if (view.countedFrom) return [];
  const star = nakshatraOf(view.nativity.longitudes.lagna);
  const [name, lord] = [formatNakshatra(star.nakshatra), formatGrahaWithArticle(view.nakshatraLordOf("lagna"))];
  return [
    {
      text: createLocalizedText(
        `Your lagna rises in ${name.en}, pada ${star.pada}, a nakshatra ruled by ${lord.en}.`,
        `आपका लग्न ${name.hi} नक्षत्र के चरण ${star.pada} में है; उस नक्षत्र का स्वामी ${lord.hi} है।`,
        `Aapka lagna ${name.hg} nakshatra ke charan ${star.pada} me hai; us nakshatra ka swami ${lord.hg} hai.`,
      ),
      facts: ["lagna"],
      parts: ["nakshatra"],
    },
  ];
}

const COUNTED_FROM_PATTERN =
  /\b(?:from|se)\s+(?:the\s+|my\s+)?(\d{1,2}|saptam|dasham|pancham|chaturth|navam|ashtam)|(\d{1,2})(?:st|nd|rd|th)?\s+(?:house\s+)?from\b/iu;
const COUNT_WORDS: Readonly<Record<string, number>> = {
  chaturth: 4,
  pancham: 5,
  saptam: 7,
  ashtam: 8,
  navam: 9,
  dasham: 10,
};

/** Sarva bindus of the lagna: "SAV of the lagna and the 5th". */
const lookUpBindusOfLagna: ChartLookup = ({ question: { entities } }) =>
  entities.terms.has("lagna") && (entities.terms.has("sav") || entities.terms.has("bindu"))
    ? ["sav-1", ...entities.houses.map((house) => `sav-${house}`)]
    : [];

/** A house counted from a graha, with its occupants: "seventh from the Moon". */
const lookUpHouseFromGraha: ChartLookup = ({ question: { text, entities }, view }) => {
  const [from] = entities.grahas;
  const [, numberAfter, numberBefore] = COUNTED_FROM_PATTERN.exec(text) ?? [];
  const word = (numberAfter ?? numberBefore ?? "").toLowerCase();
  const count = COUNT_WORDS[word] ?? Number(word);
  if (!from || view.countedFrom || entities.vargas.length > 0 || !(count >= 1 && count <= 12)) return [];
  const house = ((view.planets[from].house + count - 2) % 12) + 1;
  const occupants = GRAHAS.filter((graha) => view.planets[graha].house === house);
  const [at, of, list] = [formatHouse(house), formatHouse(count), formatList(occupants.map(formatGrahaWithArticle))];
  const origin = formatGrahaWithArticle(from);
  const isEmpty = occupants.length === 0;
  const line: LocalizedText = createLocalizedText(
    `The ${of.en} from ${origin.en} is your ${at.en}; ${isEmpty ? "no planet is there" : `${list.en} ${occupants.length > 1 ? "are" : "is"} there`}.`,
    `${origin.hi} से ${DIRECT_ORDINALS_HI[count - 1]} भाव आपका ${DIRECT_ORDINALS_HI[house - 1]} भाव है; ${isEmpty ? "वहाँ कोई ग्रह नहीं" : `वहाँ ${list.hi} ${occupants.length > 1 ? "हैं" : "है"}`}।`,
    `${origin.hg} se ${DIRECT_ORDINALS_HG[count - 1]} ghar aapka ${DIRECT_ORDINALS_HG[house - 1]} ghar hai; ${isEmpty ? "wahan koi grah nahi" : `wahan ${list.hg} ${occupants.length > 1 ? "hain" : "hai"}`}.`,
  );
  return [{ text: line, facts: [`planet-${from}`, `house-${house}`], parts: ["house"] }];
};

const EXCHANGE_PATTERN =
  /\bparivarta?na?\b|\bexchanges? (?:of|between) (?:any |the |my |two )?(?:signs|houses|lords|planets)\b|\bplanets? (?:in|that) exchange\b|परिवर्तन योग|राशि परिवर्तन/iu;

function renderExchange({ planets }: ChartReadModel, id: string): LocalizedSentence {
  const [one, other] = id.split("-").slice(1) as [Graha, Graha];
  const [who, partner] = [formatGrahaWithArticle(one), formatGrahaWithArticle(other)];
  const [sign, otherSign] = [formatRashi(planets[one].sign), formatRashi(planets[other].sign)];
  return {
    text: createLocalizedText(
      `In your chart ${who.en} and ${partner.en} have exchanged signs: ${who.en} is in ${sign.en} and ${partner.en} in ${otherSign.en}.`,
      `आपकी कुंडली में ${who.hi} और ${partner.hi} का राशि परिवर्तन है: ${who.hi} ${sign.hi} राशि में है और ${partner.hi} ${otherSign.hi} में।`,
      `Aapki kundli me ${who.hg} aur ${partner.hg} ka rashi parivartan hai: ${who.hg} ${sign.hg} rashi me hai aur ${partner.hg} ${otherSign.hg} me.`,
    ),
    facts: [id, `planet-${one}`, `planet-${other}`],
    parts: ["sign"],
  };
}

/** Pairs of grahas that have exchanged signs. */
const lookUpExchanges: ChartLookup = ({ question: { text, entities, form, topics }, index, view }) => {
  if (
    !EXCHANGE_PATTERN.test(text) ||
    form === "define" ||
    form === "when" ||
    entities.vargas.length + topics.length > 0
  )
    return [];
  const found = [...index.facts.keys()].filter((id) => id.startsWith("exchange-"));
  if (view.countedFrom) return found;
  if (found.length > 0) return found.map((id) => renderExchange(view, id));
  const none = createLocalizedText(
    "No two planets in your chart have exchanged signs.",
    "आपके किन्हीं दो ग्रहों में राशि परिवर्तन नहीं है।",
    "Aapke kinhi do grahon me rashi parivartan nahi hai.",
  );
  return [{ text: none, facts: GRAHAS.map((graha) => `planet-${graha}`), parts: ["sign"] }];
};

const PAKSHA_PATTERN = /\b(?:waxing|waning|paksha?|shukla|krishna paksh\w*)\b|पक्ष/iu;
const BHINNASHTAKAVARGA_PATTERN = /\b(?:bhinn\w*|bav)\b|भिन्न/iu;
const CONJUNCTION_PATTERN =
  /\b(?:who|which|what|anyone|kaun|kis|kiske)\b.*\b(?:with|beside|conjunct\w*|saath|sath)\b|(?:कौन|किसके).*साथ/iu;
const HOUSE_BY_HOUSE_PATTERN =
  /\b(?:house|bhava?|ghar)[- ]?wise\b|\b(?:in|of) (?:each|every|all) (?:the )?(?:12 |twelve )?(?:house|bhav)s?\b|\b(?:all|saare|sabhi) (?:12 |twelve |barah )?(?:houses|bhav|ghar)\b|सभी भाव|बारह भाव/iu;
const MOST_BINDUS_PATTERN =
  /\b(?:most|highest|maximum|max|strongest|fewest|least|lowest|sabse (?:zyada|kam))\b.*\b(?:bindus?|points|sav|sarvashtakavarga)\b|(?:सबसे).*(?:बिंदु|अष्टकवर्ग)/iu;
const FEWEST_PATTERN = /\b(?:fewest|least|lowest|kam)\b|कम/iu;

/** Whether a text asks for houses of the chart, not for a home. */
export const asksHouses = (text: string): boolean =>
  HOUSE_BY_HOUSE_PATTERN.test(text) ||
  MOST_BINDUS_PATTERN.test(text) ||
  asksEmptyHouses(text) ||
  asksMostOccupied(text);
const asksEmptyHouses = (text: string): boolean =>
  EMPTY_PATTERN.test(text) && /\b(?:houses|bhav|which ghar|kaun\w* (?:se )?(?:ghar|bhav))\b|भाव/iu.test(text);

const lookUpAllHouses: ChartLookup = ({ question: { text } }) =>
  HOUSE_BY_HOUSE_PATTERN.test(text) ? Array.from({ length: 12 }, (_, at) => `house-${at + 1}`) : [];

const EMPTY_PATTERN =
  /\b(?:empty|vacant|unoccupied|no planets?|without (?:any )?planets?|khaa?li|koi grah nahi)\b|ख़ाली|खाली|कोई ग्रह नहीं/iu;
const OCCUPIED_PATTERN = /\b(?:occupied|have planets|has planets|with planets|bhare)\b|भरे/iu;
const HOUSES_PATTERN = /\b(?:houses?|bhava?s?|ghar)\b|भाव|घर/iu;

/** The empty houses, or the occupied ones. */
const lookUpEmptyHouses: ChartLookup = ({ question: { text, entities }, view }) => {
  const wantedState = EMPTY_PATTERN.test(text) ? "empty" : OCCUPIED_PATTERN.test(text) ? "occupied" : null;
  const names = entities.houses.length + entities.lords.length + entities.grahas.length + entities.vargas.length;
  if (wantedState === null || !HOUSES_PATTERN.test(text) || names > 0 || view.countedFrom) return [];
  const found = view.nativity.chart.houses.filter(
    ({ number }) => GRAHAS.some((graha) => view.planets[graha].house === number) === (wantedState === "occupied"),
  );
  if (wantedState === "occupied") return found.map(({ number }) => `house-${number}`);
  const numbers = found.map(({ number }) => number);
  const list = formatList(
    numbers.map((number) =>
      createLocalizedText(
        formatOrdinal(number),
        DIRECT_ORDINALS_HI[number - 1] ?? "",
        DIRECT_ORDINALS_HG[number - 1] ?? "",
      ),
    ),
  );
  const line = createLocalizedText(
    `These houses in your chart hold no planet: ${list.en}. An empty house is read through its lord.`,
    `आपके इन भावों में कोई ग्रह नहीं है: ${list.hi}। ख़ाली भाव उसके स्वामी से पढ़ा जाता है।`,
    `Aapke in gharon me koi grah nahi hai: ${list.hg}. Khaali ghar uske swami se padha jaata hai.`,
  );
  return [{ text: line, facts: numbers.map((number) => `house-${number}`) }];
};

/** The house with the most or fewest bindus; several on a tie. */
const lookUpMostBindus: ChartLookup = ({ question: { text }, index }) => {
  if (!MOST_BINDUS_PATTERN.test(text)) return [];
  const counted = Array.from({ length: 12 }, (_, at) => {
    const fact = findFactById(index, `sav-${at + 1}`);
    return { id: `sav-${at + 1}`, bindus: (fact?.value as { bindus: number } | undefined)?.bindus ?? 0 };
  });
  const bindus = counted.map((house) => house.bindus);
  const target = FEWEST_PATTERN.test(text) ? Math.min(...bindus) : Math.max(...bindus);
  return counted.filter((house) => house.bindus === target).map(({ id }) => id);
};

const RANKING_PATTERN =
  /\brank(?:ing)? (?:of )?(?:my |all |the )*(?:planets|grahas?)\b|\b(?:planets|grahas?|grah) (?:by|in order of|ranked by) (?:strength|bal|shadbala)\b|बल के क्रम|बल के अनुसार/iu;

/** The seven grahas in order of shadbala. */
const lookUpStrengthRanking: ChartLookup = ({ question: { text }, index }) => {
  if (!RANKING_PATTERN.test(text)) return [];
  const rank = (id: string): number => (findFactById(index, id)?.value as { rank: number } | undefined)?.rank ?? 0;
  return SAPTA_GRAHAS.map((graha) => `shadbala-${graha}`).toSorted((a, b) => rank(a) - rank(b));
};

/** The bindus in a graha's own ashtakavarga, for a sign or for the sign of a house. */
const lookUpBhinnashtakavarga: ChartLookup = ({ question: { text, entities }, view }) => {
  const ofHouses = view.countedFrom ? [] : entities.houses.map((house) => view.house(house).sign);
  const asksOwnBindus =
    BHINNASHTAKAVARGA_PATTERN.test(text) ||
    entities.terms.has("bindu") ||
    entities.terms.has("sav") ||
    ASHTAKAVARGA_PATTERN.test(text);
  if (!asksOwnBindus || /sarv|\bsav\b|सर्वा/iu.test(text)) return [];
  return entities.grahas.flatMap((graha) => [...entities.signs, ...ofHouses].map((sign) => `bav-${graha}-${sign}`));
};
const ASHTAKAVARGA_PATTERN = /\bashta(?:ka)?va?rga?\b|अष्टकवर्ग/iu;

/** Whether the natal Moon is waxing or waning, as stated by its tithi. */
const lookUpPaksha: ChartLookup = ({ question: { text } }) => (PAKSHA_PATTERN.test(text) ? ["tithi"] : []);

/** The house of a graha, with all its occupants: "who is it with". */
const lookUpConjunctGrahas: ChartLookup = ({ question: { text, entities }, view }) =>
  entities.grahas.length === 1 && entities.houses.length === 0 && CONJUNCTION_PATTERN.test(text)
    ? entities.grahas.map((graha) => `house-${view.planets[graha].house}`)
    : [];

const YOGAKARAKA_PATTERN = /\byoga ?karaka?\b|योगकारक/iu;
const KENDRAS = [4, 7, 10];
const TRIKONAS = [5, 9];

/** The graha that rules both a kendra and a trikona; some lagnas have none. Of a graha that is named, whether it is this one. */
const lookUpYogakaraka: ChartLookup = ({ question, view }) => {
  const { text, form, entities } = question;
  if (!YOGAKARAKA_PATTERN.test(text) || form === "define" || view.countedFrom) return [];
  const found = GRAHAS.find((graha) => {
    const rules = view.housesRuledBy(graha);
    return rules.some((house) => KENDRAS.includes(house)) && rules.some((house) => TRIKONAS.includes(house));
  });
  const [asked] = entities.grahas;
  const isYesNo = asksYesOrNo(question);
  if (!found)
    return [
      {
        text: prefixYesNo(
          false,
          isYesNo,
          createLocalizedText(
            "There is no yogakaraka for your lagna: no single planet rules both a kendra and a trikona.",
            "आपके लग्न के लिए कोई योगकारक नहीं है: केंद्र और त्रिकोण का कोई एक स्वामी नहीं।",
            "Aapke lagna ke liye koi yogakaraka nahi hai: kendra aur trikon ka koi ek swami nahi.",
          ),
        ),
        facts: ["lagna"],
        parts: ["sign"],
      },
    ];
  const houses = view.housesRuledBy(found);
  const [who, ruled] = [formatGrahaWithArticle(found), formatHouses(houses)];
  const line = createLocalizedText(
    `The yogakaraka for your lagna is ${who.en}, lord of the ${ruled.en}.`,
    `आपके लग्न का योगकारक ${who.hi} है, जो ${ruled.hi} का स्वामी है।`,
    `Aapke lagna ka yogakaraka ${who.hg} hai, jo ${ruled.hg} ka swami hai.`,
  );
  const answer = prefixYesNo(asked === undefined || asked === found, isYesNo, line);
  return [{ text: answer, facts: houses.map((house) => `lord-${house}`), parts: ["sign"] }];
};

const PANCHANGA_PATTERNS = [
  /\btithi\b|तिथि/iu,
  /\b(?:vaar|vara)\b|वार/iu,
  /\bnakshatra\b|नक्षत्र/iu,
  /\bkarana?\b|करण/iu,
];
const PANCHANGA_FACT_IDS = ["tithi", "vara", "star-moon", "karana"];

/** Two or more limbs of the panchanga of birth, or all five if the question names the panchanga. */
const lookUpPanchanga: ChartLookup = ({ question: { text } }) => {
  const namedIds = PANCHANGA_PATTERNS.flatMap((words, at) =>
    words.test(text) ? [PANCHANGA_FACT_IDS[at] as string] : [],
  );
  const asksWhole = /\bpanchanga?\b.*\b(?:birth|janm)\b|\b(?:birth|janm)\b.*\bpanchanga?\b|जन्म.*पंचांग/iu.test(text);
  if (asksWhole) return [...PANCHANGA_FACT_IDS, "nitya-yoga"];
  if (namedIds.length < 2) return [];
  return /\byoga?\b|योग/iu.test(text) ? [...namedIds, "nitya-yoga"] : namedIds;
};

/** Lookups for places, aspects, strengths and the panchanga of birth, in order of precedence. */
export const POSITION_LOOKUPS: readonly ChartLookup[] = [
  lookUpAllInVarga,
  lookUpLordInVarga,
  lookUpNakshatraLord,
  lookUpBindusOfLagna,
  lookUpAspectsOn,
  lookUpHouseFromGraha,
  lookUpYogakaraka,
  lookUpPanchanga,
  lookUpAllHouses,
  lookUpEmptyHouses,
  lookUpMostBindus,
  lookUpStrengthRanking,
  lookUpExchanges,
  lookUpBhinnashtakavarga,
  lookUpPaksha,
  lookUpConjunctGrahas,
];
