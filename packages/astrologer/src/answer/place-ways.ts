import { type Graha, GRAHAS } from "@lagna/terms";
import { nakshatraOf, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { ChartView } from "../chart-view.ts";
import type { Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { ORDINALS_ALONE_HG, ORDINALS_ALONE_HI } from "../words/hinglish.data.ts";
import { grahaSaid, houseSaid, listSaid, nakshatraSaid, ordinal, rashiSaid, said, the } from "../words/say.ts";
import type { Sentence } from "./fact-answer.ts";
import type { Way } from "./ways.ts";

const ALL_OF_THEM =
  /\b(?:all|each|every|sabhi|saare|sare|sab)\b.*\b(?:planets?|grah\w*)\b|\bpositions?\b|सभी|सारे|स्थितियाँ/iu;

/** "Navamsa positions of all grahas". */
const allInVarga: Way = ({ question: { text, named } }) =>
  named.vargas.length > 0 && named.grahas.length === 0 && ALL_OF_THEM.test(text)
    ? named.vargas
        .filter((varga) => varga !== "D1")
        .flatMap((varga) => ["lagna", ...GRAHAS].map((body) => `varga-${varga}-${body}`))
    : [];

/** "10th lord in D10": where that chart has it. */
const lordInVarga: Way = ({ question: { named }, view }) => {
  const lords = named.lords.map((house) => view.house(house).lord);
  const bodies = named.terms.has("lagna") ? ["lagna", ...lords] : lords;
  return lords.length === 0
    ? []
    : named.vargas.filter((varga) => varga !== "D1").flatMap((varga) => bodies.map((body) => `varga-${varga}-${body}`));
};

const BY_WHOM =
  /\b(?:who|which|what|kis|kaun|kaunse|kin|any|koi)\b.*\b(?:aspect\w*|drishti|dekh\w*)\b|\baspects? (?:on|to)\b|\baspected by\b|(?:किस|कौन|किन|कोई).*(?:दृष्टि|देख)/iu;
const GIVES = /\b(?:does|which houses|kis ghar|kin gharo|kaun se ghar|kis bhav)\b|किस भाव|किन भावों/iu;

/** "Who aspects my Moon", "any aspects on it". */
const aspectsOn: Way = ({ question: { text, named }, view }) => {
  const { grahas, terms, houses } = named;
  if (!terms.has("aspect") || houses.length > 0) return [];
  if (grahas.length === 0) return terms.has("lagna") ? ["aspected-1"] : [];
  if (grahas.length > 1) return grahas.flatMap((graha) => [`aspect-${graha}`, `planet-${graha}`]);
  return BY_WHOM.test(text) && !GIVES.test(text)
    ? grahas.flatMap((graha) => [`planet-${graha}`, `aspected-${view.planets[graha].house}`])
    : [];
};

export const STAR_LORD =
  /\b(?:nakshatra|star|nakshatra ka|nakshatr) (?:lord|swami|dispositor)\b|\blord of (?:the |my )?(?:\w+['’]s )?(?:nakshatra|star)\b|\bnakshatra\b.*\b(?:uska|iska) (?:swami|lord)\b|नक्षत्र.*(?:उसका|इसका) स्वामी|\b(?:nakshatra|star)\b.*\bwho (?:rules|owns) it\b|\bwhose (?:nakshatra|star)\b|नक्षत्र (?:का )?स्वामी|नक्षत्रेश|\bnakshatresh\b|\b(?:its|their) own (?:star|nakshatra)\b/iu;

/** In whose nakshatra a graha or a lord stands. */
const starLord: Way = ({ question: { text, named }, view }) => {
  if (!STAR_LORD.test(text)) return [];
  const asked = [...named.grahas, ...named.lords.map((house) => view.house(house).lord)];
  if (asked.length === 0 && named.terms.has("lagna")) return lagnaStarLord(view);
  const starLords = asked.map((graha) => view.starLordOf(graha));
  const lords = [
    ...(WHERE.test(text) ? starLords.map((graha) => `planet-${graha}`) : []),
    ...(HOW_STRONG.test(text) ? starLords.map((graha) => `shadbala-${graha}`) : []),
  ];
  const stars = asked.map((graha): Sentence => {
    const { nakshatra } = view.planets[graha];
    const [who, star, lord] = [grahaSaid(graha), nakshatraSaid(nakshatra), the(view.starLordOf(graha))];
    return {
      text: said(
        `Your ${who.en} is in ${star.en}, a nakshatra ruled by ${lord.en}.`,
        `आपका ${who.hi} ${star.hi} नक्षत्र में है; उस नक्षत्र का स्वामी ${lord.hi} है।`,
        `Aapka ${who.hg} ${star.hg} nakshatra me hai; us nakshatra ka swami ${lord.hg} hai.`,
      ),
      facts: [`star-${graha}`],
      parts: ["nakshatra"],
    };
  });
  return [...named.lords.map((house) => `lord-${house}`), ...stars, ...lords];
};

const HOW_STRONG = /\b(?:strong|weak|strength|balwan|kamzor|mazboot)\b|बलवान|कमज़ोर|कमजोर|मज़बूत/iu;
const WHERE = /\b(?:where|place\w*|kahan|kaha|sits?|baitha)\b|कहाँ|कहां|बैठ/iu;

/** In whose nakshatra the lagna rises. */
function lagnaStarLord(view: ChartView): Sentence[] {
  if (view.counted) return [];
  const star = nakshatraOf(view.nativity.longitudes.lagna);
  const [name, lord] = [nakshatraSaid(star.nakshatra), the(view.starLordOf("lagna"))];
  return [
    {
      text: said(
        `Your lagna rises in ${name.en}, pada ${star.pada}, a nakshatra ruled by ${lord.en}.`,
        `आपका लग्न ${name.hi} नक्षत्र के चरण ${star.pada} में है; उस नक्षत्र का स्वामी ${lord.hi} है।`,
        `Aapka lagna ${name.hg} nakshatra ke charan ${star.pada} me hai; us nakshatra ka swami ${lord.hg} hai.`,
      ),
      facts: ["lagna"],
      parts: ["nakshatra"],
    },
  ];
}

const FROM =
  /\b(?:from|se)\s+(?:the\s+|my\s+)?(\d{1,2}|saptam|dasham|pancham|chaturth|navam|ashtam)|(\d{1,2})(?:st|nd|rd|th)?\s+(?:house\s+)?from\b/iu;
const COUNTS: Readonly<Record<string, number>> = {
  chaturth: 4,
  pancham: 5,
  saptam: 7,
  ashtam: 8,
  navam: 9,
  dasham: 10,
};

/** "SAV of the lagna and the 5th". */
const bindusOfLagna: Way = ({ question: { named } }) =>
  named.terms.has("lagna") && (named.terms.has("sav") || named.terms.has("bindu"))
    ? ["sav-1", ...named.houses.map((house) => `sav-${house}`)]
    : [];

/** "Seventh from the Moon": which house that is, and who stands there. */
const countedFromGraha: Way = ({ question: { text, named }, view }) => {
  const [from] = named.grahas;
  const [, behind, before] = FROM.exec(text) ?? [];
  const word = (behind ?? before ?? "").toLowerCase();
  const count = COUNTS[word] ?? Number(word);
  if (!from || view.counted || named.vargas.length > 0 || !(count >= 1 && count <= 12)) return [];
  const house = ((view.planets[from].house + count - 2) % 12) + 1;
  const inside = GRAHAS.filter((graha) => view.planets[graha].house === house);
  const [at, of, list] = [houseSaid(house), houseSaid(count), listSaid(inside.map(the))];
  const whom = the(from);
  const none = inside.length === 0;
  const text3: Said = said(
    `The ${of.en} from ${whom.en} is your ${at.en}; ${none ? "no planet stands there" : `there ${inside.length > 1 ? "stand" : "stands"} ${list.en}`}.`,
    `${whom.hi} से ${ORDINALS_ALONE_HI[count - 1]} भाव आपका ${ORDINALS_ALONE_HI[house - 1]} भाव है; ${none ? "वहाँ कोई ग्रह नहीं" : `वहाँ ${list.hi} ${inside.length > 1 ? "हैं" : "है"}`}।`,
    `${whom.hg} se ${ORDINALS_ALONE_HG[count - 1]} ghar aapka ${ORDINALS_ALONE_HG[house - 1]} ghar hai; ${none ? "wahan koi grah nahi" : `wahan ${list.hg} ${inside.length > 1 ? "hain" : "hai"}`}.`,
  );
  return [{ text: text3, facts: [`planet-${from}`, `house-${house}`], parts: ["house"] }];
};

const EXCHANGE =
  /\bparivarta?na?\b|\bexchanges? (?:of|between) (?:any |the |my |two )?(?:signs|houses|lords|planets)\b|\bplanets? (?:in|that) exchange\b|परिवर्तन योग|राशि परिवर्तन/iu;

function exchangeSaid({ planets }: ChartView, id: string): Sentence {
  const [one, other] = id.split("-").slice(1) as [Graha, Graha];
  const [who, whom] = [the(one), the(other)];
  const [here, there] = [rashiSaid(planets[one].sign), rashiSaid(planets[other].sign)];
  return {
    text: said(
      `In your chart ${who.en} and ${whom.en} have exchanged signs: ${who.en} is in ${here.en} and ${whom.en} in ${there.en}.`,
      `आपकी कुंडली में ${who.hi} और ${whom.hi} का राशि परिवर्तन है: ${who.hi} ${here.hi} राशि में है और ${whom.hi} ${there.hi} में।`,
      `Aapki kundli me ${who.hg} aur ${whom.hg} ka rashi parivartan hai: ${who.hg} ${here.hg} rashi me hai aur ${whom.hg} ${there.hg} me.`,
    ),
    facts: [id, `planet-${one}`, `planet-${other}`],
    parts: ["sign"],
  };
}

/** Which two have exchanged their signs. */
const exchanges: Way = ({ question: { text, named, form, topics }, index, view }) => {
  if (!EXCHANGE.test(text) || form === "define" || form === "when" || named.vargas.length + topics.length > 0)
    return [];
  const found = [...index.facts.keys()].filter((id) => id.startsWith("exchange-"));
  if (view.counted) return found;
  if (found.length > 0) return found.map((id) => exchangeSaid(view, id));
  const none = said(
    "No two planets of yours have exchanged signs.",
    "आपके किन्हीं दो ग्रहों में राशि परिवर्तन नहीं है।",
    "Aapke kinhi do grahon me rashi parivartan nahi hai.",
  );
  return [{ text: none, facts: GRAHAS.map((graha) => `planet-${graha}`), parts: ["sign"] }];
};

const WAXING = /\b(?:waxing|waning|paksha?|shukla|krishna paksh\w*)\b|पक्ष/iu;
const BHINNA = /\b(?:bhinn\w*|bav)\b|भिन्न/iu;
const WITH_WHOM =
  /\b(?:who|which|what|anyone|kaun|kis|kiske)\b.*\b(?:with|beside|conjunct\w*|saath|sath)\b|(?:कौन|किसके).*साथ/iu;
const HOUSE_BY_HOUSE =
  /\b(?:house|bhava?|ghar)[- ]?wise\b|\b(?:in|of) (?:each|every|all) (?:the )?(?:12 |twelve )?(?:house|bhav)s?\b|\b(?:all|saare|sabhi) (?:12 |twelve |barah )?(?:houses|bhav|ghar)\b|सभी भाव|बारह भाव/iu;
const MOST_BINDUS =
  /\b(?:most|highest|maximum|max|strongest|fewest|least|lowest|sabse (?:zyada|kam))\b.*\b(?:bindus?|points|sav|sarvashtakavarga)\b|(?:सबसे).*(?:बिंदु|अष्टकवर्ग)/iu;
const FEWEST = /\b(?:fewest|least|lowest|kam)\b|कम/iu;

/** Whether it asks for houses of the chart, and not for a home. */
export const asksHouses = (text: string): boolean =>
  HOUSE_BY_HOUSE.test(text) || MOST_BINDUS.test(text) || asksEmpty(text);
const asksEmpty = (text: string): boolean =>
  EMPTY.test(text) && /\b(?:houses|bhav|which ghar|kaun\w* (?:se )?(?:ghar|bhav))\b|भाव/iu.test(text);

const houseByHouse: Way = ({ question: { text } }) =>
  HOUSE_BY_HOUSE.test(text) ? Array.from({ length: 12 }, (_, at) => `house-${at + 1}`) : [];

const EMPTY =
  /\b(?:empty|vacant|unoccupied|no planets?|without (?:any )?planets?|khaa?li|koi grah nahi)\b|ख़ाली|खाली|कोई ग्रह नहीं/iu;
const OCCUPIED = /\b(?:occupied|have planets|has planets|with planets|bhare)\b|भरे/iu;
const HOUSES = /\b(?:houses?|bhava?s?|ghar)\b|भाव|घर/iu;

/** Which houses stand empty, or are occupied. */
const emptyHouses: Way = ({ question: { text, named }, view }) => {
  const wants = EMPTY.test(text) ? "empty" : OCCUPIED.test(text) ? "occupied" : null;
  const names = named.houses.length + named.lords.length + named.grahas.length + named.vargas.length;
  if (wants === null || !HOUSES.test(text) || names > 0 || view.counted) return [];
  const found = view.nativity.chart.houses.filter(
    ({ number }) => GRAHAS.some((graha) => view.planets[graha].house === number) === (wants === "occupied"),
  );
  if (wants === "occupied") return found.map(({ number }) => `house-${number}`);
  const numbers = found.map(({ number }) => number);
  const list = listSaid(
    numbers.map((number) =>
      said(ordinal(number), ORDINALS_ALONE_HI[number - 1] ?? "", ORDINALS_ALONE_HG[number - 1] ?? ""),
    ),
  );
  const text3 = said(
    `These houses of yours hold no planet: ${list.en}. An empty house is read by its lord.`,
    `आपके इन भावों में कोई ग्रह नहीं है: ${list.hi}। ख़ाली भाव उसके स्वामी से पढ़ा जाता है।`,
    `Aapke in gharon me koi grah nahi hai: ${list.hg}. Khaali ghar uske swami se padha jaata hai.`,
  );
  return [{ text: text3, facts: numbers.map((number) => `house-${number}`) }];
};

/** The house with the most bindus, or the fewest; several where they are equal. */
const mostBindus: Way = ({ question: { text }, index }) => {
  if (!MOST_BINDUS.test(text)) return [];
  const counted = Array.from({ length: 12 }, (_, at) => {
    const fact = factById(index, `sav-${at + 1}`);
    return { id: `sav-${at + 1}`, bindus: (fact?.value as { bindus: number } | undefined)?.bindus ?? 0 };
  });
  const bindus = counted.map((house) => house.bindus);
  const wanted = FEWEST.test(text) ? Math.min(...bindus) : Math.max(...bindus);
  return counted.filter((house) => house.bindus === wanted).map(({ id }) => id);
};

const RANKED =
  /\brank(?:ing)? (?:of )?(?:my |all |the )*(?:planets|grahas?)\b|\b(?:planets|grahas?|grah) (?:by|in order of|ranked by) (?:strength|bal|shadbala)\b|बल के क्रम|बल के अनुसार/iu;

/** The seven in the order of their strength. */
const ranking: Way = ({ question: { text }, index }) => {
  if (!RANKED.test(text)) return [];
  const rank = (id: string): number => (factById(index, id)?.value as { rank: number } | undefined)?.rank ?? 0;
  return SAPTA_GRAHAS.map((graha) => `shadbala-${graha}`).toSorted((a, b) => rank(a) - rank(b));
};

/** Of a graha by itself, in a sign or in the sign of a house. */
const bhinna: Way = ({ question: { text, named }, view }) => {
  const ofHouses = view.counted ? [] : named.houses.map((house) => view.house(house).sign);
  const isOwn = BHINNA.test(text) || named.terms.has("bindu") || named.terms.has("sav") || ASHTAKAVARGA.test(text);
  if (!isOwn || /sarv|\bsav\b|सर्वा/iu.test(text)) return [];
  return named.grahas.flatMap((graha) => [...named.signs, ...ofHouses].map((sign) => `bav-${graha}-${sign}`));
};
const ASHTAKAVARGA = /\bashta(?:ka)?va?rga?\b|अष्टकवर्ग/iu;

/** Whether the Moon of the birth grew. */
const paksha: Way = ({ question: { text } }) => (WAXING.test(text) ? ["tithi"] : []);

/** "Who is it with": its house, with all who stand there. */
const company: Way = ({ question: { text, named }, view }) =>
  named.grahas.length === 1 && named.houses.length === 0 && WITH_WHOM.test(text)
    ? named.grahas.map((graha) => `house-${view.planets[graha].house}`)
    : [];

const YOGAKARAKA = /\byoga ?karaka?\b|योगकारक/iu;
const KENDRAS = [4, 7, 10];
const TRIKONAS = [5, 9];

/** One who rules a kendra and a trikona; some lagnas have none. */
const yogakaraka: Way = ({ question: { text, form }, view }) => {
  if (!YOGAKARAKA.test(text) || form === "define" || view.counted) return [];
  const found = GRAHAS.find((graha) => {
    const rules = view.rules(graha);
    return rules.some((house) => KENDRAS.includes(house)) && rules.some((house) => TRIKONAS.includes(house));
  });
  if (!found)
    return [
      {
        text: said(
          "There is no yogakaraka for your lagna: a kendra and a trikona have no one lord in common.",
          "आपके लग्न के लिए कोई योगकारक नहीं है: केंद्र और त्रिकोण का कोई एक स्वामी नहीं।",
          "Aapke lagna ke liye koi yogakaraka nahi hai: kendra aur trikon ka koi ek swami nahi.",
        ),
        facts: ["lagna"],
        parts: ["sign"],
      },
    ];
  return view.rules(found).map((house) => `lord-${house}`);
};

const OF_THE_DAY = [/\btithi\b|तिथि/iu, /\b(?:vaar|vara)\b|वार/iu, /\bnakshatra\b|नक्षत्र/iu, /\bkarana?\b|करण/iu];
const OF_THE_DAY_IDS = ["tithi", "vara", "star-moon", "karana"];

/** Several limbs of the day of birth in one breath, and all five where it is the panchanga. */
const panchanga: Way = ({ question: { text } }) => {
  const named = OF_THE_DAY.flatMap((words, at) => (words.test(text) ? [OF_THE_DAY_IDS[at] as string] : []));
  const whole = /\bpanchanga?\b.*\b(?:birth|janm)\b|\b(?:birth|janm)\b.*\bpanchanga?\b|जन्म.*पंचांग/iu.test(text);
  if (whole) return [...OF_THE_DAY_IDS, "nitya-yoga"];
  if (named.length < 2) return [];
  return /\byoga?\b|योग/iu.test(text) ? [...named, "nitya-yoga"] : named;
};

/** Places, aspects and the day of birth, asked for by their names. */
export const PLACE_WAYS: readonly Way[] = [
  allInVarga,
  lordInVarga,
  starLord,
  bindusOfLagna,
  aspectsOn,
  countedFromGraha,
  yogakaraka,
  panchanga,
  houseByHouse,
  emptyHouses,
  mostBindus,
  ranking,
  exchanges,
  bhinna,
  paksha,
  company,
];
