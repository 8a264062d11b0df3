import {
  ARUDHA_WORDS,
  DASHA_LEVEL_WORDS,
  DASHA_LEVELS,
  DOSHA_WORDS,
  formatTithiName,
  GRAHA_WORDS,
  KARANA_WORDS,
  KARAKA_WORDS,
  MASA_WORDS,
  MONTH_NAMES,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  RASHI_WORDS,
  SADE_SATI_PHASE_WORDS,
  SPECIAL_LAGNA_WORDS,
  VARA_WORDS,
  VARGA_WORDS,
  type Arudha,
  type Dignity,
  type Graha,
  type SpecialLagna,
  type VargaId,
} from "@lagna/terms";
import type { CountedFrom } from "../../fact.ts";
import type { Body } from "../../language/syntax-node.ts";
import {
  type CalendarDay,
  type CalendarMonth,
  formatDay,
  formatDegree,
  formatDignity,
  formatGrahaAfterOf,
  formatOrdinal,
} from "../../formatting/format-terms.ts";
import { formatYoga } from "../../formatting/format-yoga.ts";
import type { GrahaState, Proposition, PropositionKind, PropositionOf } from "../proposition.ts";
import type { RenderedForms } from "../proposition-forms.ts";

const nameBody = (body: Body): string => (body === "lagna" ? "lagna" : GRAHA_WORDS[body].en);
const nameVarga = (varga: Exclude<VargaId, "D1">): string => `${VARGA_WORDS[varga].en.toLowerCase()} (${varga})`;

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
const listGrahas = (grahas: readonly Graha[]): string => listWords(grahas.map(formatGrahaAfterOf));

const COUNTED_FROM: Readonly<Record<CountedFrom, string>> = { moon: " from the Moon", sun: " from the Sun" };
const nameHouse = (house: number, from?: CountedFrom): string =>
  `${formatOrdinal(house)} house${from ? COUNTED_FROM[from] : ""}`;
const nameHouses = (houses: readonly number[]): string =>
  houses.length === 1 ? nameHouse(houses[0] ?? 1) : `${listWords(houses.map(formatOrdinal))} houses`;

const sayDay = (day: CalendarDay): string => formatDay(day).en;
const sayMonth = ({ year, month }: CalendarMonth): string => `${MONTH_NAMES[month - 1]} ${year}`;
/** In months, because events are never promised to the day: "in June 2028", "from June 2028 to March 2029". */
const saySpan = (from: CalendarMonth, until: CalendarMonth): string =>
  sayMonth(from) === sayMonth(until) ? `in ${sayMonth(from)}` : `from ${sayMonth(from)} to ${sayMonth(until)}`;

/** "Mercury–Saturn antardasha". */
const namePeriod = (lords: readonly Graha[]): string => {
  const level = DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"].en.toLowerCase();
  return `${lords.map((lord) => GRAHA_WORDS[lord].en).join("–")} ${level}`;
};

const STATES: Readonly<Record<Exclude<GrahaState, Dignity>, string>> = {
  retrograde: "retrograde",
  direct: "direct",
  combust: "combust",
  not_combust: "not combust",
  vargottama: "vargottama",
};
const isDignity = (state: GrahaState): state is Dignity => !(state in STATES);
const nameState = (state: GrahaState): string => (isDignity(state) ? formatDignity(state).en : STATES[state]);

/** "UL": the names of arudhas and special lagnas within a sentence. */
const namePoint = (point: Arudha | SpecialLagna): string => {
  const words = point in ARUDHA_WORDS ? ARUDHA_WORDS[point as Arudha] : SPECIAL_LAGNA_WORDS[point as SpecialLagna];
  return words.en.charAt(0).toLowerCase() + words.en.slice(1);
};

function sayPlaced({ body, sign, house, frame, countedFrom }: PropositionOf<"placed">): RenderedForms {
  const where = sign === undefined ? undefined : RASHI_WORDS[sign].en;
  const at = house === undefined ? undefined : `the ${nameHouse(house, countedFrom)}`;
  if (frame === "tropical") return { clause: `your ${nameBody(body)} is in ${where} in the tropical zodiac` };
  if (frame === "transit") {
    const who = body === "lagna" ? "the lagna" : formatGrahaAfterOf(body);
    const houseNow = house === undefined ? "" : `, ${countedFrom ? at : `your ${nameHouse(house)}`}`;
    return { clause: `${who} is now in ${where}${houseNow}`, noun: `${who}, now in ${where},` };
  }
  if (frame !== "natal")
    return body === "lagna"
      ? {
          clause: `the lagna of your ${nameVarga(frame)} is ${where}`,
          noun: `the ${where} lagna of your ${nameVarga(frame)}`,
        }
      : {
          clause: `your ${nameBody(body)} is in ${where} in the ${nameVarga(frame)}`,
          noun: `your ${nameBody(body)} in ${where} in the ${nameVarga(frame)}`,
        };
  if (body === "lagna") return { clause: `your lagna is ${where}`, noun: `your ${where} lagna` };
  const places = [where, at].filter((place) => place !== undefined);
  return {
    clause: `your ${nameBody(body)} is in ${places.join(", in ")}`,
    noun: `your ${nameBody(body)} in ${places.join(" in ")}`,
  };
}

function sayState({ graha, state, frame }: PropositionOf<"state">): RenderedForms {
  if (frame === "transit") return { clause: `${formatGrahaAfterOf(graha)} is now ${nameState(state)}` };
  const place = frame === "natal" ? "" : ` in the ${nameVarga(frame)}`;
  const who = `your ${nameBody(graha)}`;
  const clause = `${who} is ${nameState(state)}${place}`;
  // What is usual is not worth a noun: "your direct Mars".
  if (state === "direct" || state === "not_combust") return { clause };
  const isAdjective = state === "exalted" || state === "debilitated" || !isDignity(state);
  const noun = isAdjective ? `your ${nameState(state)} ${nameBody(graha)}` : `${who} ${nameState(state)}`;
  return { clause, noun: `${noun}${place}` };
}

function sayRelated(relation: PropositionOf<"related">): RenderedForms {
  if (relation.relation === "conjunct" || relation.relation === "exchange") {
    const both = listWords(relation.grahas.map((graha) => GRAHA_WORDS[graha].en));
    return relation.relation === "conjunct"
      ? { clause: `your ${both} are conjunct`, noun: `the conjunction of your ${both}` }
      : { clause: `your ${both} exchange signs`, noun: `the exchange of signs between your ${both}` };
  }
  if (relation.relation === "in_sign_of")
    return { clause: `your ${nameBody(relation.body)} is in the sign of ${formatGrahaAfterOf(relation.lord)}` };
  if (relation.relation === "aspects")
    return { clause: `your ${nameBody(relation.graha)} aspects the ${nameHouses(relation.houses)}` };
  const { house, grahas } = relation;
  return grahas.length === 0
    ? { clause: `no graha aspects your ${nameHouse(house)}` }
    : { clause: `your ${nameHouse(house)} is aspected by ${listGrahas(grahas)}` };
}

function sayHouse({ house, sign, occupants, countedFrom }: PropositionOf<"house">): RenderedForms {
  const name = countedFrom ? `the ${nameHouse(house, countedFrom)}` : `your ${nameHouse(house)}`;
  if (occupants === undefined) return { clause: `${name} is ${RASHI_WORDS[sign ?? "aries"].en}` };
  if (occupants.length === 0) return { clause: `${name} is empty`, noun: `${name}, empty,` };
  return { clause: `${listGrahas(occupants)} ${occupants.length === 1 ? "is" : "are"} in ${name}` };
}

function sayPeriod({ lords, from, until, moment }: PropositionOf<"period">): RenderedForms {
  const name = `your ${namePeriod(lords)}`;
  if (moment === "now" || from === undefined)
    return { clause: `${name} is running now, until ${sayDay(until)}`, noun: name, span: `until ${sayMonth(until)}` };
  const span = saySpan(from, until);
  const days = `from ${sayDay(from)} to ${sayDay(until)}`;
  if (moment === "next") return { clause: `${name} comes next, ${days}`, noun: name, span };
  return { clause: `${name} runs ${days}`, noun: name, span };
}

function sayDosha({ dosha, holds, isCancelled }: PropositionOf<"dosha">): RenderedForms {
  const name = DOSHA_WORDS[dosha].en;
  if (holds === null) return { clause: `${name} cannot be determined for your chart` };
  if (!holds) return { clause: `your chart does not have ${name}` };
  return { clause: `your chart has ${name}${isCancelled ? ", and something in the chart cancels it" : ""}` };
}

function saySadeSati({ phase, until }: PropositionOf<"sade_sati">): RenderedForms {
  const span = until === null ? {} : { span: `until ${sayMonth(until)}` };
  if (phase === null)
    return { clause: `sade sati is not running for you${until ? `; the next one begins on ${sayDay(until)}` : ""}` };
  const name = SADE_SATI_PHASE_WORDS[phase].en.toLowerCase();
  return { clause: `sade sati is running for you, in its ${name}${until ? `, until ${sayDay(until)}` : ""}`, ...span };
}

function sayPanchanga(limb: PropositionOf<"panchanga">): RenderedForms {
  switch (limb.limb) {
    case "tithi":
      return { clause: `the tithi of your birth is ${formatTithiName(limb.number, "en")}` };
    case "vara":
      return { clause: `the weekday of your birth is ${VARA_WORDS[limb.value].en}` };
    case "nitya-yoga":
      return { clause: `you were born in ${NITYA_YOGA_WORDS[limb.value].en} yoga of the panchanga` };
    case "karana":
      return { clause: `you were born in ${KARANA_WORDS[limb.value].en} karana` };
    case "masa":
      return { clause: `the lunar month of your birth is ${MASA_WORDS[limb.value].en}` };
  }
}

type Sayers = { readonly [Kind in PropositionKind]: (proposition: PropositionOf<Kind>) => RenderedForms };

const SAYERS: Sayers = {
  placed: sayPlaced,
  state: sayState,
  related: sayRelated,
  house: sayHouse,
  period: sayPeriod,
  dosha: sayDosha,
  sade_sati: saySadeSati,
  panchanga: sayPanchanga,
  lord_placed: ({ of, lord, house, sign, countedFrom }) => {
    const who = `the lord of ${countedFrom ? "the" : "your"} ${nameHouse(of, countedFrom)}, ${formatGrahaAfterOf(lord)}`;
    const at = `the ${nameHouse(house, countedFrom)}`;
    return { clause: `${who}, is in ${at}, in ${RASHI_WORDS[sign].en}`, noun: `${who}, in ${at}` };
  },
  star: ({ body, nakshatra, pada }) => {
    const star = NAKSHATRA_WORDS[nakshatra].en;
    return { clause: `your ${nameBody(body)} is in ${star}, pada ${pada}`, noun: `your ${nameBody(body)} in ${star}` };
  },
  star_lord: ({ body, lord }) => ({
    clause: `your ${nameBody(body)} is in a nakshatra ruled by ${formatGrahaAfterOf(lord)}`,
  }),
  degree: ({ body, sign, degreeInSign }) => ({
    clause: `your ${nameBody(body)} is at ${formatDegree(degreeInSign)} of ${RASHI_WORDS[sign].en}`,
  }),
  rules: ({ graha, houses }) => ({ clause: `your ${nameBody(graha)} rules the ${nameHouses(houses)}` }),
  karaka: ({ karaka, graha, scheme }) => {
    const name = KARAKA_WORDS[karaka].en.toLowerCase();
    const start = scheme === 8 ? "in the scheme of eight karakas, " : "";
    return {
      clause: `${start}your ${name} is ${formatGrahaAfterOf(graha)}`,
      noun: `your ${name}, ${formatGrahaAfterOf(graha)},`,
    };
  },
  point: ({ point, sign, house }) => ({
    clause: `your ${namePoint(point)} is in ${RASHI_WORDS[sign].en}, in the ${nameHouse(house)}`,
    noun: `your ${namePoint(point)} in ${RASHI_WORDS[sign].en}`,
  }),
  count: ({ of, bindus }) =>
    "house" in of
      ? { clause: `your ${nameHouse(of.house)} has ${bindus} sarva bindus` }
      : {
          clause: `in its own ashtakavarga, ${formatGrahaAfterOf(of.graha)} has ${bindus} ${bindus === 1 ? "bindu" : "bindus"} in ${RASHI_WORDS[of.sign].en}`,
        },
  rank: ({ of, rank, rupas }) =>
    "house" in of
      ? { clause: `your ${nameHouse(of.house)} has ${rupas.toFixed(2)} rupas of bhava bala, rank ${rank} of 12` }
      : { clause: `your ${nameBody(of.graha)} has ${rupas.toFixed(2)} rupas of shadbala, rank ${rank} of 7` },
  yoga: ({ yoga, holds }) => {
    const name = formatYoga(yoga).en;
    return holds ? { clause: `your chart has ${name}`, noun: name } : { clause: `your chart does not have ${name}` };
  },
  enters: ({ graha, sign, on }) => ({
    clause: `${formatGrahaAfterOf(graha)} enters ${RASHI_WORDS[sign].en} on ${sayDay(on)}`,
    span: `in ${sayMonth(on)}`,
  }),
  window: ({ house, from, until, isGood }) => {
    const name = `the ${isGood ? "good" : "easiest"} time for your ${nameHouse(house)}`;
    const span = saySpan(from, until);
    return { clause: `${name} is ${span}`, noun: name, span };
  },
  day: ({ day, vara, tithis, nakshatras }) => {
    const names = listWords(tithis.map((tithi) => formatTithiName(tithi, "en")));
    const stars = listWords(nakshatras.map((star) => NAKSHATRA_WORDS[star].en));
    return {
      clause: `${sayDay(day)} is a ${VARA_WORDS[vara].en}, with the tithi ${names} and the nakshatra ${stars}`,
      span: `on ${VARA_WORDS[vara].en}, ${sayDay(day)}`,
    };
  },
  day_hours: ({ day, hours, from, until }) => ({
    clause:
      hours === "light"
        ? `on ${sayDay(day)} the sun rises at ${from} and sets at ${until}`
        : `on ${sayDay(day)} rahu kaal is from ${from} to ${until}`,
    span: `from ${from} to ${until}`,
  }),
  born_on: ({ day }) => ({ clause: `you were born on ${sayDay(day)}`, span: `on ${sayDay(day)}` }),
  born_at: ({ time }) => ({ clause: `you were born at ${time}` }),
  age: ({ years }) => ({ clause: `you are ${years} years old` }),
};

/** The English forms of a proposition. Only names and the first letters of "UL" and the like are capital. */
export function renderInEnglish<Kind extends PropositionKind>(proposition: PropositionOf<Kind>): RenderedForms {
  const sayer = SAYERS[proposition.kind] as (one: Proposition) => RenderedForms;
  return sayer(proposition);
}
