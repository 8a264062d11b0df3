import { SADE_SATI_PHASE_WORDS, type SadeSatiPhase } from "@lagna/terms";
import { DOSHA_WORDS, type DoshaId, type Graha, type Karaka8, type Nakshatra } from "@lagna/terms";
import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Dignity, type Rashi } from "@lagna/terms";
import { VARGA_WORDS, type VargaId, YOGA_WORDS, type YogaId } from "@lagna/terms";
import { type LocalCalendar, localDay } from "../local-calendar.ts";
import type { Fact, Said } from "../fact.ts";
import { opened } from "./voice.ts";
import {
  daySaid,
  degreeSaid,
  dignitySaid,
  grahaSaid,
  houseSaid,
  karakaSaid,
  listSaid,
  nakshatraSaid,
  ofGraha,
  rashiSaid,
  said,
  tell,
  the,
  wordSaid,
} from "../words/say.ts";

type Teller = (value: never, fact: Fact, calendar: LocalCalendar) => Said;

const houses = (numbers: readonly number[], { counted }: Fact): Said =>
  listSaid(numbers.map((number) => houseSaid(number, counted)));
const grahas = (ids: readonly Graha[]): Said => listSaid(ids.map(the));
const day = (calendar: LocalCalendar, iso: string): Said => daySaid(calendar.dayOf(calendar.jdOf(Date.parse(iso))));
const graha = (fact: Fact): Said => grahaSaid(fact.subject as Graha);

interface PlaceValue {
  readonly sign: Rashi;
  readonly house: number;
  readonly degreeInSign: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
  readonly dignity: Dignity | null;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly rules: readonly number[];
}

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

interface PeriodValue {
  readonly lords: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

function chain(lords: readonly Graha[]): Said {
  return tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));
}

function periodTold({ lords, start, end }: PeriodValue, _: Fact, calendar: LocalCalendar): Said {
  const level = wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  const [name, from, until] = [chain(lords), day(calendar, start), day(calendar, end)];
  return said(
    `The ${name.en} ${level.en.toLowerCase()} runs from ${from.en} to ${until.en}.`,
    `${name.hi} ${level.hi} ${from.hi} से ${until.hi} तक है।`,
    `${name.hg} ${level.hg.toLowerCase()} ${from.hg} se ${until.hg} tak hai.`,
  );
}

function runningTold({ lords, end }: PeriodValue, _: Fact, calendar: LocalCalendar): Said {
  const [name, until] = [chain(lords), day(calendar, end)];
  const level = wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  return said(
    `You are in the ${name.en} ${level.en.toLowerCase()} now, until ${until.en}.`,
    `अभी आपकी ${name.hi} ${level.hi} चल रही है, ${until.hi} तक।`,
    `Abhi aapki ${name.hg} ${level.hg.toLowerCase()} chal rahi hai, ${until.hg} tak.`,
  );
}

interface SadeSatiValue {
  readonly running: boolean;
  readonly phase: SadeSatiPhase | null;
  readonly roundEnd: string | null;
  readonly lastEnd: string | null;
  readonly nextStart: string | null;
}

function sadeSatiTold(
  { running, phase, roundEnd, lastEnd, nextStart }: SadeSatiValue,
  _: Fact,
  calendar: LocalCalendar,
): Said {
  if (running && phase && roundEnd) {
    // The end of the round, which is asked for: a phase may end and come again.
    const [name, until] = [wordSaid(SADE_SATI_PHASE_WORDS[phase]), day(calendar, roundEnd)];
    return said(
      `Sade sati is running for you, in its ${name.en.toLowerCase()} phase, and this round lasts until ${until.en}.`,
      `आपकी ${name.hi} साढ़ेसाती चल रही है, और यह दौर ${until.hi} तक है।`,
      `Aapki ${name.hg.toLowerCase()} sade sati chal rahi hai, aur yeh daur ${until.hg} tak hai.`,
    );
  }
  const [last, next] = [lastEnd && day(calendar, lastEnd), nextStart && day(calendar, nextStart)];
  return said(
    `Sade sati is not running for you now${last ? `; the last one ended on ${last.en}` : ""}${next ? `, and the next begins on ${next.en}` : ""}.`,
    `अभी आपकी साढ़ेसाती नहीं चल रही${last ? `; पिछली ${last.hi} को समाप्त हुई` : ""}${next ? `, अगली ${next.hi} को शुरू होगी` : ""}।`,
    `Abhi aapki sade sati nahi chal rahi${last ? `; pichhli ${last.hg} ko khatam hui` : ""}${next ? `, agli ${next.hg} ko shuru hogi` : ""}.`,
  );
}

interface HeldValue {
  readonly holds: boolean | null;
  readonly degree?: string | null;
  readonly grahas: readonly Graha[];
}

const yogaTold = ({ holds, grahas: makers }: HeldValue, fact: Fact): Said => {
  const name = wordSaid(YOGA_WORDS[fact.subject as YogaId]);
  const by = grahas(makers);
  if (holds !== true) {
    return said(
      `${name.en} yoga is not in your chart.`,
      `आपकी कुंडली में ${name.hi} योग नहीं है।`,
      `Aapki kundli me ${name.hg} yog nahi hai.`,
    );
  }
  return said(
    `You have ${name.en} yoga, made by ${by.en}.`,
    `आपकी कुंडली में ${name.hi} योग है, जो ${by.hi} से बनता है।`,
    `Aapki kundli me ${name.hg} yog hai, jo ${by.hg} se banta hai.`,
  );
};

const doshaTold = ({ holds, degree }: HeldValue, fact: Fact): Said => {
  const name = wordSaid(DOSHA_WORDS[fact.subject as DoshaId]);
  if (holds !== true) {
    return said(
      `${name.en} is not in your chart.`,
      `आपकी कुंडली में ${name.hi} नहीं है।`,
      `Aapki kundli me ${name.hg} nahi hai.`,
    );
  }
  const lifted = degree === "cancelled";
  return said(
    `${name.en} is in your chart${lifted ? ", and it is cancelled" : ""}.`,
    `आपकी कुंडली में ${name.hi} है${lifted ? ", पर उसका परिहार भी है" : ""}।`,
    `Aapki kundli me ${name.hg} hai${lifted ? ", par uska parihar bhi hai" : ""}.`,
  );
};

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

/** What stands behind the colon of a fact's line. */
const named = ({ text }: Fact): Said => tell((tongue) => text[tongue].slice(text[tongue].indexOf(":") + 1).trim());

/** Sentences of facts, by what a fact tells; the rest is told in the fact's own line. */
const TELLERS: Readonly<Record<string, Teller>> = {
  "birth/date": (value: string) => {
    const born = daySaid(localDay(value));
    return said(`You were born on ${born.en}.`, `आपका जन्म ${born.hi} को हुआ।`, `Aapka janm ${born.hg} ko hua.`);
  },
  "birth/time": (value: string) =>
    said(`Your birth time is ${value}.`, `आपका जन्म समय ${value} है।`, `Aapka janm samay ${value} hai.`),
  "birth/place": (value: string) =>
    said(`Your birth place is ${value}.`, `आपका जन्म स्थान ${value} है।`, `Aapka janm sthan ${value} hai.`),
  "birth/age": (value: number) =>
    said(`You are ${value} years old.`, `आपकी उम्र ${value} वर्ष है।`, `Aapki umar ${value} saal hai.`),
  "birth/sign": (value: Rashi) => {
    const sign = rashiSaid(value);
    return said(
      `In Western astrology your Sun sign is ${sign.en}.`,
      `पाश्चात्य ज्योतिष में आपकी सूर्य राशि ${sign.hi} है।`,
      `Western astrology me aapki sun sign ${sign.hg} hai.`,
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
  "transits/ingress": ({ sign, house, at }: PlaceValue & { at: string }, fact: Fact, calendar: LocalCalendar) => {
    const [who, where, there, on] = [
      the(fact.subject as Graha),
      rashiSaid(sign),
      houseSaid(house, fact.counted),
      day(calendar, at),
    ];
    const isOver = calendar.jdOf(Date.parse(at)) <= calendar.nowJd;
    return said(
      `${opened(who.en)} ${isOver ? "entered" : "enters"} ${where.en}, your ${there.en}, on ${on.en}.`,
      `${who.hi} ${on.hi} को ${where.hi} राशि में, आपके ${there.hi} में ${isOver ? "आया" : "आएगा"}।`,
      `${who.hg} ${on.hg} ko ${where.hg} rashi me, aapke ${there.hg} me ${isOver ? "aaya" : "aayega"}.`,
    );
  },
  "settings/ayanamsa": (_: string, fact: Fact) => {
    const name = named(fact);
    return said(
      `This chart is reckoned with the ${name.en} ayanamsa.`,
      `इस कुंडली की गणना ${name.hi} अयनांश से हुई है।`,
      `Is kundli ki ganana ${name.hg} ayanansh se hui hai.`,
    );
  },
  "panchanga/tithi": (_: string, fact: Fact) => {
    const name = named(fact);
    return said(
      `You were born on ${name.en} tithi.`,
      `आपकी जन्म तिथि ${name.hi} है।`,
      `Aapki janm tithi ${name.hg} hai.`,
    );
  },
  "panchanga/vara": (_: string, fact: Fact) => {
    const day = named(fact);
    return said(
      `You were born on a ${day.en}, counted from sunrise to sunrise.`,
      `आपका जन्म ${day.hi} को हुआ, दिन सूर्योदय से सूर्योदय तक गिनकर।`,
      `Aapka janm ${day.hg} ko hua, din suryoday se suryoday tak ginkar.`,
    );
  },
  "panchanga/sunrise": (_: string, fact: Fact) => {
    const at = named(fact);
    return said(
      `The Sun rose at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्योदय ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryoday ${at.hg} baje hua.`,
    );
  },
  "panchanga/sunset": (_: string, fact: Fact) => {
    const at = named(fact);
    return said(
      `The Sun set at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्यास्त ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryast ${at.hg} baje hua.`,
    );
  },
  "dashas/period": periodTold,
  "dashas/running": runningTold,
  "dashas/next": (value: PeriodValue, _: Fact, calendar: LocalCalendar) => {
    const [name, from, until] = [chain(value.lords), day(calendar, value.start), day(calendar, value.end)];
    return said(
      `Next comes the ${name.en} antardasha, from ${from.en} to ${until.en}.`,
      `अगली ${name.hi} अंतर्दशा ${from.hi} से ${until.hi} तक रहेगी।`,
      `Agli ${name.hg} antardasha ${from.hg} se ${until.hg} tak rahegi.`,
    );
  },
  "sade_sati/sade_sati": sadeSatiTold,
  "yogas/yoga": yogaTold,
  "doshas/dosha": doshaTold,
  "strengths/shadbala": ({ rupas, rank }: { rupas: number; rank: number }, fact: Fact) => {
    const [who, has] = [graha(fact), rupas.toFixed(2)];
    return said(
      rank === 1
        ? `By shadbala your ${who.en} is the strongest of the seven, with ${has} rupas.`
        : `By shadbala your ${who.en} ranks ${rank} of 7, with ${has} rupas.`,
      `षड्बल में आपका ${who.hi} सात में ${rank} स्थान पर है, ${has} रूप के साथ।`,
      `Shadbal me aapka ${who.hg} saat me ${rank} number par hai, ${has} rupa ke saath.`,
    );
  },
  "ashtakavarga/sarva": ({ bindus }: { bindus: number }, fact: Fact) => {
    const house = houseSaid(Number(fact.id.slice("sav-".length)));
    return said(
      `Your ${house.en} has ${bindus} bindus in the sarvashtakavarga.`,
      `सर्वाष्टकवर्ग में आपके ${house.hi} में ${bindus} बिंदु हैं।`,
      `Sarvashtakvarg me aapke ${house.hg} me ${bindus} bindu hain.`,
    );
  },
  "transits/transit": ({ sign, house, retrograde }: PlaceValue, fact: Fact) => {
    const [who, where, at] = [the(fact.subject as Graha), rashiSaid(sign), houseSaid(house, fact.counted)];
    const back = retrograde && fact.subject !== "rahu" && fact.subject !== "ketu";
    return said(
      `${opened(who.en)} is now in ${where.en}, your ${at.en}${back ? ", retrograde" : ""}.`,
      `${who.hi} अभी ${where.hi} में, आपके ${at.hi} में है${back ? ", वक्री" : ""}।`,
      `${who.hg} abhi ${where.hg} me, aapke ${at.hg} me hai${back ? ", vakri" : ""}.`,
    );
  },
};

/** A fact as a sentence that stands by itself, in the three tongues; its one line where no sentence is written for it. */
export function sentenceOf(fact: Fact, calendar: LocalCalendar): Said {
  const teller = TELLERS[`${fact.section}/${fact.predicate}`];
  if (teller) return teller(fact.value as never, fact, calendar);
  return tell((tongue) => `${fact.text[tongue]}${tongue === "hi" ? "।" : "."}`);
}
