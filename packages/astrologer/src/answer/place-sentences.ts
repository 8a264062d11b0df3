import { type Graha, type Karaka8, type Dignity, type Rashi, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { type Fact, type Said } from "../fact.ts";
import {
  degreeSaid,
  dignitySaid,
  houseSaid,
  karakaSaid,
  nakshatraSaid,
  ofGraha,
  rashiSaid,
  said,
  the,
  wordSaid,
} from "../words/say.ts";
import { type Teller, houses, grahas, graha, type PlaceValue } from "./fact-teller.ts";

function placeTold(value: PlaceValue, fact: Fact): Said {
  const [who, where, at, star] = [
    graha(fact),
    rashiSaid(value.sign),
    houseSaid(value.house, fact.counted),
    nakshatraSaid(value.nakshatra),
  ];
  const degree = degreeSaid(value.degreeInSign);
  return said(
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

function vargaTold({ varga, sign, house }: VargaValue, fact: Fact): Said {
  const [name, where, at] = [wordSaid(VARGA_WORDS[varga]), rashiSaid(sign), houseSaid(house, fact.counted)];
  if (fact.subject === "lagna") {
    return said(
      `In the ${name.en.toLowerCase()} (${varga}) your lagna is ${where.en}.`,
      `${name.hi} (${varga}) में आपका लग्न ${where.hi} है।`,
      `${name.hg} (${varga}) me aapka lagna ${where.hg} hai.`,
    );
  }
  const who = graha(fact);
  return said(
    `In the ${name.en.toLowerCase()} (${varga}) your ${who.en} is in ${where.en}, in the ${at.en}.`,
    `${name.hi} (${varga}) में आपका ${who.hi} ${where.hi} में, ${at.hi} में है।`,
    `${name.hg} (${varga}) me aapka ${who.hg} ${where.hg} me, ${at.hg} me hai.`,
  );
}

/** Of where something stands. */
export const PLACE_TELLERS: Readonly<Record<string, Teller>> = {
  "planets/dispositor": (lord: Graha, fact: Fact) => {
    const [who, host] = [graha(fact), the(lord)];
    return said(
      `The dispositor of your ${who.en} is ${host.en}, the lord of its sign.`,
      `आपके ${who.hi} का राशीश ${host.hi} है।`,
      `Aapke ${who.hg} ka rashish ${host.hg} hai.`,
    );
  },
  "lagna/place": ({ sign, degreeInSign, nakshatra, pada }: PlaceValue) => {
    const [where, star, degree] = [rashiSaid(sign), nakshatraSaid(nakshatra), degreeSaid(degreeInSign)];
    return said(
      `Your lagna (rising sign) is ${where.en} at ${degree}, in ${star.en} pada ${pada}.`,
      `आपका लग्न ${where.hi} है, ${degree} पर; नक्षत्र ${star.hi}, चरण ${pada}।`,
      `Aapka lagna ${where.hg} hai, ${degree} par; nakshatra ${star.hg}, charan ${pada}.`,
    );
  },
  "planets/place": placeTold,
  "planets/dignity": (value: Dignity | null, fact: Fact) => {
    const who = graha(fact);
    if (value === null) {
      return said(
        `No dignity is taught for ${ofGraha(fact.subject as Graha)} there.`,
        `${who.hi} की वहाँ कोई स्थिति नहीं बताई जाती।`,
        `${who.hg} ki wahan koi sthiti nahi batayi jaati.`,
      );
    }
    const how = dignitySaid(value);
    return said(`Your ${who.en} is ${how.en}.`, `आपका ${who.hi} ${how.hi} है।`, `Aapka ${who.hg} ${how.hg} hai.`);
  },
  "nakshatras/star": ({ nakshatra, pada }: PlaceValue, fact: Fact) => {
    const who = fact.subject === "lagna" ? said("lagna", "लग्न", "lagna") : graha(fact);
    const star = nakshatraSaid(nakshatra);
    return said(
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
    const [house, where, ruler, inside] = [
      houseSaid(number, fact.counted),
      rashiSaid(sign),
      the(lord),
      grahas(occupants),
    ];
    const empty = occupants.length === 0;
    return said(
      `Your ${house.en} is ${where.en}, ruled by ${ruler.en}; ${empty ? "it is empty" : `it holds ${inside.en}`}.`,
      `आपके ${house.hi} में ${where.hi} राशि है, जिसका स्वामी ${ruler.hi} है; ${empty ? "यह भाव ख़ाली है" : `इसमें ${inside.hi} ${occupants.length > 1 ? "हैं" : "है"}`}।`,
      `Aapke ${house.hg} me ${where.hg} rashi hai, jiska swami ${ruler.hg} hai; ${empty ? "ye ghar khaali hai" : `isme ${inside.hg} ${occupants.length > 1 ? "hain" : "hai"}`}.`,
    );
  },
  "houses/lord": (
    { house, lord, in: stands, sign }: { house: number; lord: Graha; in: number; sign: Rashi },
    fact: Fact,
  ) => {
    const [of, at] = [houseSaid(house, fact.counted), houseSaid(stands, fact.counted)];
    const [ruler, where] = [the(lord), rashiSaid(sign)];
    return said(
      `The lord of your ${of.en} is ${ruler.en}, and it is in the ${at.en}, in ${where.en}.`,
      `आपके ${of.hi} का स्वामी ${ruler.hi} है, जो ${at.hi} में, ${where.hi} राशि में है।`,
      `Aapke ${of.hg} ka swami ${ruler.hg} hai, jo ${at.hg} me, ${where.hg} rashi me hai.`,
    );
  },
  "aspects/aspected_by": (value: readonly Graha[], fact: Fact) => {
    const house = houseSaid(Number(fact.id.slice("aspected-".length)), fact.counted);
    const by = grahas(value);
    if (value.length === 0) {
      return said(
        `No planet aspects your ${house.en}.`,
        `आपके ${house.hi} पर किसी ग्रह की दृष्टि नहीं है।`,
        `Aapke ${house.hg} par kisi grah ki drishti nahi hai.`,
      );
    }
    return said(
      `Your ${house.en} is aspected by ${by.en}.`,
      `आपके ${house.hi} पर ${by.hi} की दृष्टि है।`,
      `Aapke ${house.hg} par ${by.hg} ki drishti hai.`,
    );
  },
  "aspects/graha_drishti": ({ houses: seen }: { houses: readonly number[] }, fact: Fact) => {
    const [who, list] = [graha(fact), houses(seen, fact)];
    return said(
      `Your ${who.en} aspects the ${list.en}.`,
      `आपके ${who.hi} की दृष्टि ${list.hi} पर है।`,
      `Aapke ${who.hg} ki drishti ${list.hg} par hai.`,
    );
  },
  "vargas/varga": vargaTold,
  "karakas/chara_karaka": ({ karaka, graha: who }: { karaka: Karaka8; graha: Graha }) => {
    const [name, planet] = [karakaSaid(karaka), the(who)];
    return said(
      `Your ${name.en} (${karaka}) is ${planet.en}.`,
      `आपका ${name.hi} ${planet.hi} है।`,
      `Aapka ${name.hg} ${planet.hg} hai.`,
    );
  },
};
