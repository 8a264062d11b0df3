import { type Graha, type Karaka8, type Dignity, type Rashi, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { type Fact, type LocalizedText } from "../../fact.ts";
import {
  formatDegree,
  formatDignity,
  formatHouse,
  formatKaraka,
  formatNakshatra,
  formatGrahaAfterOf,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { type FactRenderer, type PositionValue } from "./fact-renderer-type.ts";
import { formatHouses, formatGrahas, formatSubjectGraha } from "./format-fact-values.ts";

function renderPlace(value: PositionValue, fact: Fact): LocalizedText {
  const [who, where, at, star] = [
    formatSubjectGraha(fact),
    formatRashi(value.sign),
    formatHouse(value.house, fact.countedFrom),
    formatNakshatra(value.nakshatra),
  ];
  const degree = formatDegree(value.degreeInSign);
  return createLocalizedText(
    `Your ${who.en} is in ${where.en} at ${degree}, in the ${at.en}, in ${star.en} pada ${value.pada}.`,
    `आपका ${who.hi} ${where.hi} राशि में ${degree} पर, ${at.hi} में है; नक्षत्र ${star.hi}, चरण ${value.pada}।`,
    `Aapka ${who.hg} ${where.hg} rashi me ${degree} par, ${at.hg} me hai; nakshatra ${star.hg}, charan ${value.pada}.`,
  );
}

interface VargaValue {
  readonly varga: VargaId;
  readonly sign: Rashi;
  readonly house: number;
  readonly vargottama: boolean;
}

function renderVargaPlace({ varga, sign, house }: VargaValue, fact: Fact): LocalizedText {
  const [name, where, at] = [localizeWord(VARGA_WORDS[varga]), formatRashi(sign), formatHouse(house, fact.countedFrom)];
  if (fact.subject === "lagna") {
    return createLocalizedText(
      `In the ${name.en.toLowerCase()} (${varga}) your lagna is ${where.en}.`,
      `${name.hi} (${varga}) में आपका लग्न ${where.hi} है।`,
      `${name.hg} (${varga}) me aapka lagna ${where.hg} hai.`,
    );
  }
  const who = formatSubjectGraha(fact);
  return createLocalizedText(
    `In the ${name.en.toLowerCase()} (${varga}) your ${who.en} is in ${where.en}, in the ${at.en}.`,
    `${name.hi} (${varga}) में आपका ${who.hi} ${where.hi} में, ${at.hi} में है।`,
    `${name.hg} (${varga}) me aapka ${who.hg} ${where.hg} me, ${at.hg} me hai.`,
  );
}

/** Renderers for facts about places, dignities, aspects, vargas and karakas. */
export const POSITION_RENDERERS: Readonly<Record<string, FactRenderer>> = {
  "planets/dispositor": (lord: Graha, fact: Fact) => {
    const [who, host] = [formatSubjectGraha(fact), formatGrahaWithArticle(lord)];
    return createLocalizedText(
      `The dispositor of your ${who.en} is ${host.en}, the lord of its sign.`,
      `आपके ${who.hi} का राशीश ${host.hi} है।`,
      `Aapke ${who.hg} ka rashish ${host.hg} hai.`,
    );
  },
  "lagna/place": ({ sign, degreeInSign, nakshatra, pada }: PositionValue) => {
    const [where, star, degree] = [formatRashi(sign), formatNakshatra(nakshatra), formatDegree(degreeInSign)];
    return createLocalizedText(
      `Your lagna (rising sign) is ${where.en} at ${degree}, in ${star.en} pada ${pada}.`,
      `आपका लग्न ${where.hi} है, ${degree} पर; नक्षत्र ${star.hi}, चरण ${pada}।`,
      `Aapka lagna ${where.hg} hai, ${degree} par; nakshatra ${star.hg}, charan ${pada}.`,
    );
  },
  "planets/place": renderPlace,
  "planets/dignity": (value: Dignity | null, fact: Fact) => {
    const who = formatSubjectGraha(fact);
    if (value === null) {
      return createLocalizedText(
        `No dignity is defined for ${formatGrahaAfterOf(fact.subject as Graha)} there.`,
        `${who.hi} की वहाँ कोई स्थिति नहीं बताई जाती।`,
        `${who.hg} ki wahan koi sthiti nahi batayi jaati.`,
      );
    }
    const how = formatDignity(value);
    return createLocalizedText(
      `Your ${who.en} is ${how.en}.`,
      `आपका ${who.hi} ${how.hi} है।`,
      `Aapka ${who.hg} ${how.hg} hai.`,
    );
  },
  "nakshatras/star": ({ nakshatra, pada }: PositionValue, fact: Fact) => {
    const who = fact.subject === "lagna" ? createLocalizedText("lagna", "लग्न", "lagna") : formatSubjectGraha(fact);
    const star = formatNakshatra(nakshatra);
    return createLocalizedText(
      `Your ${who.en} is in ${star.en}, pada ${pada}.`,
      `आपका ${who.hi} ${star.hi} नक्षत्र में है, चरण ${pada}।`,
      `Aapka ${who.hg} ${star.hg} nakshatra me hai, charan ${pada}.`,
    );
  },
  "houses/house": (
    { sign, lord, occupants }: { sign: Rashi; lord: Graha; occupants: readonly Graha[] },
    fact: Fact,
  ) => {
    const number = Number(fact.id.slice("house-".length));
    const [house, where, ruler, occupantNames] = [
      formatHouse(number, fact.countedFrom),
      formatRashi(sign),
      formatGrahaWithArticle(lord),
      formatGrahas(occupants),
    ];
    const empty = occupants.length === 0;
    return createLocalizedText(
      `Your ${house.en} is ${where.en}, ruled by ${ruler.en}; ${empty ? "it is empty" : `it holds ${occupantNames.en}`}.`,
      `आपके ${house.hi} में ${where.hi} राशि है, जिसका स्वामी ${ruler.hi} है; ${empty ? "यह भाव ख़ाली है" : `इसमें ${occupantNames.hi} ${occupants.length > 1 ? "हैं" : "है"}`}।`,
      `Aapke ${house.hg} me ${where.hg} rashi hai, jiska swami ${ruler.hg} hai; ${empty ? "ye ghar khaali hai" : `isme ${occupantNames.hg} ${occupants.length > 1 ? "hain" : "hai"}`}.`,
    );
  },
  "houses/lord": (
    { house, lord, in: lordHouse, sign }: { house: number; lord: Graha; in: number; sign: Rashi },
    fact: Fact,
  ) => {
    const [of, at] = [formatHouse(house, fact.countedFrom), formatHouse(lordHouse, fact.countedFrom)];
    const [ruler, where] = [formatGrahaWithArticle(lord), formatRashi(sign)];
    return createLocalizedText(
      `The lord of your ${of.en} is ${ruler.en}, and it is in the ${at.en}, in ${where.en}.`,
      `आपके ${of.hi} का स्वामी ${ruler.hi} है, जो ${at.hi} में, ${where.hi} राशि में है।`,
      `Aapke ${of.hg} ka swami ${ruler.hg} hai, jo ${at.hg} me, ${where.hg} rashi me hai.`,
    );
  },
  "aspects/aspected_by": (value: readonly Graha[], fact: Fact) => {
    const house = formatHouse(Number(fact.id.slice("aspected-".length)), fact.countedFrom);
    const by = formatGrahas(value);
    if (value.length === 0) {
      return createLocalizedText(
        `No planet aspects your ${house.en}.`,
        `आपके ${house.hi} पर किसी ग्रह की दृष्टि नहीं है।`,
        `Aapke ${house.hg} par kisi grah ki drishti nahi hai.`,
      );
    }
    return createLocalizedText(
      `Your ${house.en} is aspected by ${by.en}.`,
      `आपके ${house.hi} पर ${by.hi} की दृष्टि है।`,
      `Aapke ${house.hg} par ${by.hg} ki drishti hai.`,
    );
  },
  "aspects/graha_drishti": ({ houses: aspected }: { houses: readonly number[] }, fact: Fact) => {
    const [who, list] = [formatSubjectGraha(fact), formatHouses(aspected, fact)];
    return createLocalizedText(
      `Your ${who.en} aspects the ${list.en}.`,
      `आपके ${who.hi} की दृष्टि ${list.hi} पर है।`,
      `Aapke ${who.hg} ki drishti ${list.hg} par hai.`,
    );
  },
  "vargas/varga": renderVargaPlace,
  "karakas/chara_karaka": ({ karaka, graha: who }: { karaka: Karaka8; graha: Graha }) => {
    const [name, planet] = [formatKaraka(karaka), formatGrahaWithArticle(who)];
    return createLocalizedText(
      `Your ${name.en} (${karaka}) is ${planet.en}.`,
      `आपका ${name.hi} ${planet.hi} है।`,
      `Aapka ${name.hg} ${planet.hg} hai.`,
    );
  },
};
