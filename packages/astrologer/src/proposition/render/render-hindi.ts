import {
  ARUDHA_WORDS,
  DASHA_LEVEL_WORDS,
  DASHA_LEVELS,
  DOSHA_WORDS,
  formatTithiName,
  KARANA_WORDS,
  MASA_WORDS,
  NITYA_YOGA_WORDS,
  SADE_SATI_PHASE_WORDS,
  SPECIAL_LAGNA_WORDS,
  VARA_WORDS,
  VARGA_WORDS,
  type Arudha,
  type Dignity,
  type Graha,
  type Rashi,
  type SpecialLagna,
  type VargaId,
} from "@lagna/terms";
import type { CountedFrom } from "../../fact.ts";
import type { Body } from "../../language/syntax-node.ts";
import { formatTithi, formatWeekday } from "../../muhurta/build-day-fact.ts";
import {
  type CalendarDay,
  type CalendarMonth,
  formatDay,
  formatDegree,
  formatDignity,
  formatGraha,
  formatHouse,
  formatHouseHeading,
  formatHouses,
  formatKaraka,
  formatList,
  formatNakshatra,
  formatRashi,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { formatYoga } from "../../formatting/format-yoga.ts";
import {
  DIRECT_ORDINALS_HG,
  DIRECT_ORDINALS_HI,
  OBLIQUE_ORDINALS_HG,
  OBLIQUE_ORDINALS_HI,
} from "../../formatting/hinglish-terms.data.ts";
import type { GrahaState, Proposition, PropositionKind, PropositionOf } from "../proposition.ts";
import type { RenderedForms } from "../proposition-forms.ts";

/** Hindi in Devanagari, or in Latin letters: the same grammar in two scripts. */
type Script = "hi" | "hg";
type Phrase = Readonly<Record<Script, string>>;
const createPhrase = (hi: string, hg: string): Phrase => ({ hi, hg });

const STATES: Readonly<Record<Exclude<GrahaState, Dignity>, Phrase>> = {
  retrograde: createPhrase("वक्री है", "vakri hai"),
  direct: createPhrase("मार्गी है", "margi hai"),
  combust: createPhrase("अस्त है", "ast hai"),
  not_combust: createPhrase("अस्त नहीं है", "ast nahi hai"),
  vargottama: createPhrase("वर्गोत्तम है", "vargottam hai"),
};
const isDignity = (state: GrahaState): state is Dignity => !(state in STATES);

const LAGNA = createPhrase("लग्न", "lagna");
const SEVEN = createPhrase("सात", "saat");
const TWELVE = createPhrase("बारह", "barah");

/** The words and word forms of one script. */
interface Vocabulary {
  readonly script: Script;
  readonly pick: (hi: string, hg: string) => string;
  readonly body: (body: Body) => string;
  readonly sign: (sign: Rashi) => string;
  readonly house: (house: number, from?: CountedFrom) => string;
  readonly varga: (varga: Exclude<VargaId, "D1">) => string;
  readonly day: (day: CalendarDay) => string;
  readonly month: (month: CalendarMonth) => string;
  readonly grahas: (grahas: readonly Graha[]) => string;
}

function createVocabulary(script: Script): Vocabulary {
  const day = (one: CalendarDay): string => formatDay(one)[script];
  return {
    script,
    pick: (hi, hg) => (script === "hi" ? hi : hg),
    body: (body) => (body === "lagna" ? LAGNA : formatGraha(body))[script],
    sign: (sign) => formatRashi(sign)[script],
    house: (house, from) => formatHouse(house, from)[script],
    varga: (varga) => `${localizeWord(VARGA_WORDS[varga])[script]} (${varga})`,
    day,
    month: (month) => day({ ...month, day: 1 }).replace(/^\d+ /, ""),
    grahas: (grahas) => formatList(grahas.map(formatGraha))[script],
  };
}

const saySpan = ({ pick, month }: Vocabulary, from: CalendarMonth, until: CalendarMonth): string =>
  month(from) === month(until)
    ? `${month(from)} ${pick("में", "me")}`
    : `${month(from)} ${pick("से", "se")} ${month(until)} ${pick("तक", "tak")}`;
const sayDays = ({ pick, day }: Vocabulary, from: CalendarDay, until: CalendarDay): string =>
  `${day(from)} ${pick("से", "se")} ${day(until)} ${pick("तक", "tak")}`;

type Said<Kind extends PropositionKind> = (words: Vocabulary, proposition: PropositionOf<Kind>) => RenderedForms;

const sayPlaced: Said<"placed"> = ({ pick, ...words }, { body, sign, house, frame, countedFrom }) => {
  const [your, who] = [pick("आपका", "aapka"), words.body(body)];
  const where = sign && `${words.sign(sign)} ${pick("राशि में", "rashi me")}`;
  const at = house && `${words.house(house, countedFrom)} ${pick("में", "me")}`;
  const is = pick("है", "hai");
  if (frame === "tropical")
    return { clause: `${pick("सायन राशिचक्र में", "sayan rashichakra me")} ${your} ${who} ${where} ${is}` };
  if (frame === "transit") {
    const houseNow = at && (countedFrom ? at : `${pick("आपके", "aapke")} ${at}`);
    return { clause: `${who} ${pick("अभी", "abhi")} ${[where, houseNow].filter(Boolean).join(", ")} ${is}` };
  }
  if (frame !== "natal") {
    const varga = words.varga(frame);
    return body === "lagna"
      ? { clause: `${pick("आपके", "aapke")} ${varga} ${pick("का लग्न", "ka lagna")} ${sign && words.sign(sign)} ${is}` }
      : { clause: `${varga} ${pick("में", "me")} ${your} ${who} ${where} ${is}` };
  }
  if (body === "lagna") return { clause: `${your} ${who} ${sign && words.sign(sign)} ${is}` };
  return { clause: `${your} ${who} ${[where, at].filter(Boolean).join(", ")} ${is}` };
};

const sayState: Said<"state"> = ({ script, pick, body, varga }, { graha, state, frame }) => {
  const said = isDignity(state) ? `${formatDignity(state)[script]} ${pick("है", "hai")}` : STATES[state][script];
  if (frame === "transit") return { clause: `${body(graha)} ${pick("अभी", "abhi")} ${said}` };
  const place = frame === "natal" ? "" : `${varga(frame)} ${pick("में", "me")} `;
  return { clause: `${place}${pick("आपका", "aapka")} ${body(graha)} ${said}` };
};

const sayRelated: Said<"related"> = ({ script, pick, body, house, grahas }, relation) => {
  const [your, is] = [pick("आपके", "aapke"), pick("है", "hai")];
  switch (relation.relation) {
    case "conjunct":
      return { clause: `${your} ${grahas(relation.grahas)} ${pick("की युति", "ki yuti")} ${is}` };
    case "exchange":
      return { clause: `${your} ${grahas(relation.grahas)} ${pick("में राशि परिवर्तन", "me rashi parivartan")} ${is}` };
    case "in_sign_of":
      return {
        clause: `${pick("आपका", "aapka")} ${body(relation.body)} ${body(relation.lord)} ${pick("की राशि में", "ki rashi me")} ${is}`,
      };
    case "aspects": {
      const houses = formatHouses(relation.houses)[script];
      return {
        clause: `${your} ${body(relation.graha)} ${pick("की दृष्टि", "ki drishti")} ${houses} ${pick("पर", "par")} ${is}`,
      };
    }
    case "aspected_by": {
      const on = `${your} ${house(relation.house)} ${pick("पर", "par")}`;
      return relation.grahas.length === 0
        ? { clause: `${on} ${pick("किसी ग्रह की दृष्टि नहीं है", "kisi grah ki drishti nahi hai")}` }
        : { clause: `${on} ${grahas(relation.grahas)} ${pick("की दृष्टि", "ki drishti")} ${is}` };
    }
  }
};

const sayHouse: Said<"house"> = ({ script, pick, house: name, sign: nameSign, grahas }, proposition) => {
  const { house, sign, occupants, countedFrom } = proposition;
  const inHouse = `${countedFrom ? "" : `${pick("आपके", "aapke")} `}${name(house, countedFrom)} ${pick("में", "me")}`;
  if (occupants === undefined)
    return { clause: `${inHouse} ${nameSign(sign ?? "aries")} ${pick("राशि है", "rashi hai")}` };
  if (occupants.length === 0) {
    const heading = formatHouseHeading(house, countedFrom)[script];
    return { clause: `${countedFrom ? "" : `${pick("आपका", "aapka")} `}${heading} ${pick("ख़ाली है", "khaali hai")}` };
  }
  const are = occupants.length === 1 ? pick("है", "hai") : pick("हैं", "hain");
  return { clause: `${inHouse} ${grahas(occupants)} ${are}` };
};

const sayPeriod: Said<"period"> = (words, { lords, from, until, moment }) => {
  const { script, pick, day, month } = words;
  const level = localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"])[script];
  const name = `${pick("आपकी", "aapki")} ${lords.map((lord) => formatGraha(lord)[script]).join("–")} ${level}`;
  if (moment === "now" || from === undefined)
    return {
      clause: `${name} ${pick("अभी चल रही है", "abhi chal rahi hai")}, ${day(until)} ${pick("तक", "tak")}`,
      span: `${month(until)} ${pick("तक", "tak")}`,
    };
  const span = saySpan(words, from, until);
  const days = sayDays(words, from, until);
  if (moment === "next")
    return { clause: `${pick("इसके बाद", "iske baad")} ${name} ${pick("आएगी", "aayegi")}, ${days}`, span };
  return { clause: `${name} ${days} ${pick("है", "hai")}`, span };
};

const IN_YOUR_CHART = createPhrase("आपकी कुंडली में", "aapki kundli me");

const sayDosha: Said<"dosha"> = ({ script, pick }, { dosha, holds, isCancelled }) => {
  const name = localizeWord(DOSHA_WORDS[dosha])[script];
  if (holds === null)
    return {
      clause: `${pick("यह तय नहीं हो सकता कि", "yeh tay nahi ho sakta ki")} ${IN_YOUR_CHART[script]} ${name} ${pick("है या नहीं", "hai ya nahi")}`,
    };
  if (!holds) return { clause: `${IN_YOUR_CHART[script]} ${name} ${pick("नहीं है", "nahi hai")}` };
  const cancelled = isCancelled ? pick(", और कुछ उसे काटता भी है", ", aur kuch use kaat-ta bhi hai") : "";
  return { clause: `${IN_YOUR_CHART[script]} ${name} ${pick("है", "hai")}${cancelled}` };
};

const saySadeSati: Said<"sade_sati"> = ({ script, pick, day, month }, { phase, until }) => {
  const name = pick("आपकी साढ़ेसाती", "aapki sade sati");
  if (phase === null) {
    const next = until && `; ${pick("अगली", "agli")} ${day(until)} ${pick("को शुरू होगी", "ko shuru hogi")}`;
    return { clause: `${name} ${pick("अभी नहीं चल रही है", "abhi nahi chal rahi hai")}${next ?? ""}` };
  }
  const inPhase = `${localizeWord(SADE_SATI_PHASE_WORDS[phase])[script]} ${pick("में", "me")}`;
  const running = `${name} ${pick("अभी चल रही है", "abhi chal rahi hai")}, ${inPhase}`;
  return until === null
    ? { clause: running }
    : { clause: `${running}, ${day(until)} ${pick("तक", "tak")}`, span: `${month(until)} ${pick("तक", "tak")}` };
};

const sayPanchanga: Said<"panchanga"> = ({ script, pick }, limb) => {
  const is = pick("है", "hai");
  const [of, born, inIt] = [
    pick("आपके जन्म का", "aapke janm ka"),
    pick("आपका जन्म", "aapka janm"),
    pick("में हुआ", "me hua"),
  ];
  switch (limb.limb) {
    case "tithi":
      return {
        clause: `${pick("आपकी जन्म तिथि", "aapki janm tithi")} ${formatTithiName(limb.number, pick("hi", "en") as "hi" | "en")} ${is}`,
      };
    case "vara":
      return { clause: `${of} ${pick("वार", "vaar")} ${localizeWord(VARA_WORDS[limb.value])[script]} ${is}` };
    case "nitya-yoga":
      return { clause: `${born} ${localizeWord(NITYA_YOGA_WORDS[limb.value])[script]} ${pick("योग", "yog")} ${inIt}` };
    case "karana":
      return { clause: `${born} ${localizeWord(KARANA_WORDS[limb.value])[script]} ${pick("करण", "karan")} ${inIt}` };
    case "masa":
      return {
        clause: `${of} ${pick("चांद्र मास", "chandra maas")} ${localizeWord(MASA_WORDS[limb.value])[script]} ${is}`,
      };
  }
};

type Sayers = { readonly [Kind in PropositionKind]: Said<Kind> };

const SAYERS: Sayers = {
  placed: sayPlaced,
  state: sayState,
  related: sayRelated,
  house: sayHouse,
  period: sayPeriod,
  dosha: sayDosha,
  sade_sati: saySadeSati,
  panchanga: sayPanchanga,
  lord_placed: ({ pick, ...words }, { of, lord, house, sign, countedFrom }) => {
    const owner = `${countedFrom ? "" : `${pick("आपके", "aapke")} `}${words.house(of, countedFrom)} ${pick("का स्वामी", "ka swami")}`;
    const at = `${words.house(house, countedFrom)} ${pick("में", "me")}`;
    return { clause: `${owner} ${words.body(lord)} ${at}, ${words.sign(sign)} ${pick("राशि में है", "rashi me hai")}` };
  },
  star: ({ script, pick, body }, { body: who, nakshatra, pada }) => {
    const quarter = (script === "hi" ? OBLIQUE_ORDINALS_HI : OBLIQUE_ORDINALS_HG)[pada - 1];
    return {
      clause: `${pick("आपका", "aapka")} ${body(who)} ${formatNakshatra(nakshatra)[script]} ${pick("नक्षत्र के", "nakshatra ke")} ${quarter} ${pick("चरण में है", "charan me hai")}`,
    };
  },
  star_lord: ({ pick, body }, { body: who, lord }) => ({
    clause: `${pick("आपके", "aapke")} ${body(who)} ${pick("का नक्षत्र स्वामी", "ka nakshatra swami")} ${body(lord)} ${pick("है", "hai")}`,
  }),
  degree: ({ pick, body, sign: nameSign }, { body: who, sign, degreeInSign }) => ({
    clause: `${pick("आपका", "aapka")} ${body(who)} ${nameSign(sign)} ${pick("राशि में", "rashi me")} ${formatDegree(degreeInSign)} ${pick("पर है", "par hai")}`,
  }),
  rules: ({ script, pick, body }, { graha, houses }) => ({
    clause: `${pick("आपका", "aapka")} ${body(graha)} ${formatHouses(houses)[script]} ${pick("का स्वामी है", "ka swami hai")}`,
  }),
  karaka: ({ script, pick, body }, { karaka, graha, scheme }) => {
    const start = scheme === 8 ? pick("आठ कारकों की पद्धति में ", "aath karakon ki paddhati me ") : "";
    return {
      clause: `${start}${pick("आपका", "aapka")} ${formatKaraka(karaka)[script]} ${body(graha)} ${pick("है", "hai")}`,
    };
  },
  point: ({ script, pick, house, sign: nameSign }, { point, sign, house: at }) => {
    const words = point in ARUDHA_WORDS ? ARUDHA_WORDS[point as Arudha] : SPECIAL_LAGNA_WORDS[point as SpecialLagna];
    const where = `${nameSign(sign)} ${pick("राशि में", "rashi me")}, ${house(at)} ${pick("में है", "me hai")}`;
    return { clause: `${pick("आपका", "aapka")} ${localizeWord(words)[script]} ${where}` };
  },
  count: ({ pick, body, sign, house }, { of, bindus }) => {
    const are = bindus === 1 ? pick("है", "hai") : pick("हैं", "hain");
    return "house" in of
      ? {
          clause: `${pick("आपके", "aapke")} ${house(of.house)} ${pick("में", "me")} ${bindus} ${pick("सर्व बिंदु", "sarva bindu")} ${are}`,
        }
      : {
          clause: `${body(of.graha)} ${pick("के अष्टकवर्ग में", "ke ashtakvarg me")} ${sign(of.sign)} ${pick("राशि में", "rashi me")} ${bindus} ${pick("बिंदु", "bindu")} ${are}`,
        };
  },
  rank: ({ script, pick, body, house }, { of, rank, rupas }) => {
    const place = (script === "hi" ? DIRECT_ORDINALS_HI : DIRECT_ORDINALS_HG)[rank - 1];
    const [who, strength, all] =
      "house" in of
        ? [house(of.house), pick("भाव बल", "bhav bal"), TWELVE]
        : [body(of.graha), pick("षड्बल", "shadbal"), SEVEN];
    return {
      clause: `${pick("आपके", "aapke")} ${who} ${pick("का", "ka")} ${strength} ${rupas.toFixed(2)} ${pick("रूप", "rupa")} ${pick("है", "hai")}, ${all[script]} ${pick("में", "me")} ${place} ${pick("स्थान", "sthan")}`,
    };
  },
  yoga: ({ script, pick }, { yoga, holds }) => ({
    clause: `${IN_YOUR_CHART[script]} ${formatYoga(yoga)[script]} ${holds ? pick("है", "hai") : pick("नहीं है", "nahi hai")}`,
  }),
  enters: ({ pick, body, sign: nameSign, day, month }, { graha, sign, on }) => ({
    clause: `${body(graha)} ${day(on)} ${pick("को", "ko")} ${nameSign(sign)} ${pick("राशि में प्रवेश करता है", "rashi me pravesh karta hai")}`,
    span: `${month(on)} ${pick("में", "me")}`,
  }),
  window: (words, { house, from, until, isGood }) => {
    const { pick } = words;
    const span = saySpan(words, from, until);
    const time = isGood ? pick("अनुकूल समय", "achha samay") : pick("सबसे आसान समय", "sabse aasaan samay");
    return {
      clause: `${pick("आपके", "aapke")} ${words.house(house)} ${pick("का", "ka")} ${time} ${span} ${pick("है", "hai")}`,
      span,
    };
  },
  day: ({ script, pick, day }, { day: on, vara, tithis, nakshatras }) => {
    const names = formatList(tithis.map(formatTithi))[script];
    const stars = formatList(nakshatras.map(formatNakshatra))[script];
    const weekday = formatWeekday(vara)[script];
    return {
      clause: `${day(on)} ${pick("को", "ko")} ${weekday} ${pick("है, तिथि", "hai, tithi")} ${names} ${pick("और नक्षत्र", "aur nakshatra")} ${stars}`,
      span: `${weekday}, ${day(on)} ${pick("को", "ko")}`,
    };
  },
  day_hours: ({ pick, day }, { day: on, hours, from, until }) => ({
    clause:
      hours === "light"
        ? `${day(on)} ${pick("को सूर्योदय", "ko suryoday")} ${from} ${pick("पर और सूर्यास्त", "par aur suryast")} ${until} ${pick("पर है", "par hai")}`
        : `${day(on)} ${pick("को राहु काल", "ko rahu kaal")} ${from} ${pick("से", "se")} ${until} ${pick("तक है", "tak hai")}`,
    span: `${from} ${pick("से", "se")} ${until} ${pick("तक", "tak")}`,
  }),
  born_on: ({ pick, day }, { day: on }) => ({
    clause: `${pick("आपका जन्म", "aapka janm")} ${day(on)} ${pick("को हुआ", "ko hua")}`,
    span: `${day(on)} ${pick("को", "ko")}`,
  }),
  born_at: ({ pick }, { time }) => ({
    clause: `${pick("आपका जन्म", "aapka janm")} ${time} ${pick("बजे हुआ", "baje hua")}`,
  }),
  age: ({ pick }, { years }) => ({ clause: `${pick("आपकी आयु", "aapki umar")} ${years} ${pick("वर्ष है", "saal hai")}` }),
};

const VOCABULARIES: Readonly<Record<Script, Vocabulary>> = { hi: createVocabulary("hi"), hg: createVocabulary("hg") };

/** The forms of a proposition in Hindi (`hi`) or Hinglish (`hg`). They have no noun form. */
export function renderInHindi<Kind extends PropositionKind>(
  proposition: PropositionOf<Kind>,
  script: Script,
): RenderedForms {
  const sayer = SAYERS[proposition.kind] as (words: Vocabulary, one: Proposition) => RenderedForms;
  return sayer(VOCABULARIES[script], proposition);
}
