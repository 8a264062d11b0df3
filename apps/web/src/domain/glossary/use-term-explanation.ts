import type { KundliData } from "@lagna/contract";
import {
  BHAVA_WORDS,
  BHAVAS,
  DIGNITY_WORDS,
  ELEMENT_WORDS,
  ELEMENTS,
  type Graha,
  GRAHA_WORDS,
  toIast,
  LAGNA_WORDS,
  MODALITIES,
  MODALITY_WORDS,
  type Nakshatra,
  NAKSHATRA_DEITY_WORDS,
  NAKSHATRA_LORDS,
  NAKSHATRA_WORDS,
  NAKSHATRAS,
  type Rashi,
  RASHI_LORDS,
  RASHI_WORDS,
  RASHIS,
  type Word,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter, useTermListFormatter } from "../formatting/use-term-formatter.ts";
import { findBodiesInNakshatra } from "./get-term-focus.ts";
import { CONCEPTS, type ConceptId, type TermId } from "./term-id.ts";

export interface TermExplanation {
  title: string;
  /** Sanskrit in Devanagari as in the texts, with its transliteration in Latin letters. */
  sanskrit: string;
  iast: string;
  definition: string;
  /** Its meaning in this chart; null for a term whose explanation is the same for every chart. */
  inThisChart: string | null;
  /** How astrologers read it there; null for a concept. */
  readAs: string | null;
  /** What the astrologer may be asked about it. */
  question: string;
  source: string;
}

/** The texts of a term's card. */
export function useTermExplanation(data: KundliData, term: TermId): TermExplanation {
  const graha = useGrahaExplanation(data);
  const rashi = useRashiExplanation(data);
  const nakshatra = useNakshatraExplanation(data);
  const concept = useConceptExplanation(data);
  if (term.kind === "graha") return graha(term.id);
  if (term.kind === "rashi") return rashi(term.id);
  if (term.kind === "nakshatra") return nakshatra(term.id);
  return concept(term.id);
}

/** What a house stands for, in words of a sentence. */
function useTopics(): (house: number) => string {
  const say = useTermFormatter();
  return (house) => {
    const bhava = BHAVAS[house - 1];
    return bhava ? say(BHAVA_WORDS[bhava], "sense").toLowerCase() : "";
  };
}

const getSanskrit = ({ sa = "" }: Word) => ({ sanskrit: sa, iast: sa && toIast(sa) });

function useGrahaExplanation(data: KundliData): (id: Graha) => TermExplanation {
  const { t } = useTranslation("glossary");
  const say = useTermFormatter();
  const format = useFormat();
  const topics = useTopics();
  return (id) => {
    const planet = data.planets.find((candidate) => candidate.id === id);
    const ruledHouses = data.houses.filter(({ lord }) => lord === id).map(({ number }) => format.number(number));
    const inThisChart = planet && [
      t("graha.here", {
        graha: say(GRAHA_WORDS[id]),
        sign: say(RASHI_WORDS[planet.sign]),
        degree: format.digits(formatDmInSign(planet.degree_in_sign)),
        house: format.number(planet.house),
      }),
      planet.dignity && t("graha.dignity", { dignity: say(DIGNITY_WORDS[planet.dignity]).toLowerCase() }),
      ruledHouses.length > 0 && t("graha.rules", { houses: format.list(ruledHouses), count: ruledHouses.length }),
    ];
    return {
      title: say(GRAHA_WORDS[id]),
      ...getSanskrit(GRAHA_WORDS[id]),
      definition: t(`graha.${id}`),
      inThisChart: inThisChart ? inThisChart.filter(Boolean).join(" ") : null,
      readAs: planet
        ? t("graha.readAs", {
            house: format.number(planet.house),
            topics: topics(planet.house),
            stands: t(`graha.stands.${id}`),
          })
        : null,
      question: planet
        ? t("graha.question", { graha: say(GRAHA_WORDS[id]), house: format.number(planet.house) })
        : t("question", { term: say(GRAHA_WORDS[id]) }),
      source: t("sources.bphs"),
    };
  };
}

function useRashiExplanation(data: KundliData): (id: Rashi) => TermExplanation {
  const { t } = useTranslation("glossary");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const topics = useTopics();
  return (id) => {
    const index = RASHIS.indexOf(id);
    const house = data.houses.find(({ sign }) => sign === id);
    const lord = RASHI_LORDS[id];
    const lordIn = data.planets.find((planet) => planet.id === lord)?.house;
    const element = ELEMENTS[index % ELEMENTS.length];
    const modality = MODALITIES[index % MODALITIES.length];
    return {
      title: say(RASHI_WORDS[id]),
      ...getSanskrit(RASHI_WORDS[id]),
      definition: t("rashi.is", {
        sign: say(RASHI_WORDS[id]),
        number: format.number(index + 1),
        element: element ? say(ELEMENT_WORDS[element]).toLowerCase() : "",
        modality: modality ? say(MODALITY_WORDS[modality]).toLowerCase() : "",
        lord: say(GRAHA_WORDS[lord]),
      }),
      inThisChart:
        house && lordIn
          ? t(house.occupants.length === 0 ? "rashi.hereEmpty" : "rashi.here", {
              house: format.number(house.number),
              occupants: list(house.occupants.map((occupant) => GRAHA_WORDS[occupant])),
              count: house.occupants.length,
              lord: say(GRAHA_WORDS[lord]),
              lordHouse: format.number(lordIn),
            })
          : null,
      readAs: house ? t("rashi.readAs", { topics: topics(house.number), lord: say(GRAHA_WORDS[lord]) }) : null,
      question: house
        ? t("rashi.question", { house: format.number(house.number) })
        : t("question", { term: say(RASHI_WORDS[id]) }),
      source: t("sources.bphs"),
    };
  };
}

function useNakshatraExplanation(data: KundliData): (id: Nakshatra) => TermExplanation {
  const { t } = useTranslation("glossary");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const topics = useTopics();
  return (id) => {
    const bodies = findBodiesInNakshatra(data, id);
    const first = bodies[0];
    const point = first === "lagna" ? data.lagna : data.planets.find((planet) => planet.id === first);
    const { balance } = data.dashas.vimshottari;
    const lordHouse = data.planets.find((planet) => planet.id === NAKSHATRA_LORDS[id])?.house;
    const inThisChart =
      first && point
        ? [
            t("nakshatra.here", {
              bodies: list(bodies.map((body) => (body === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[body]))),
              count: bodies.length,
              pada: format.number(point.pada),
              first: say(first === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[first]),
            }),
            first === "moon" &&
              t("nakshatra.moon", {
                lord: say(GRAHA_WORDS[balance.lord]),
                years: format.number(balance.years, { maximumFractionDigits: 1 }),
              }),
          ]
            .filter(Boolean)
            .join(" ")
        : t("nakshatra.hereEmpty");
    return {
      title: say(NAKSHATRA_WORDS[id]),
      ...getSanskrit(NAKSHATRA_WORDS[id]),
      definition: t("nakshatra.is", {
        number: format.number(NAKSHATRAS.indexOf(id) + 1),
        lord: say(GRAHA_WORDS[NAKSHATRA_LORDS[id]]),
        deity: say(NAKSHATRA_DEITY_WORDS[id]),
      }),
      inThisChart,
      readAs: lordHouse
        ? t("nakshatra.readAs", {
            lord: say(GRAHA_WORDS[NAKSHATRA_LORDS[id]]),
            house: format.number(lordHouse),
            topics: topics(lordHouse),
          })
        : null,
      question: t("nakshatra.question", { nakshatra: say(NAKSHATRA_WORDS[id]) }),
      source: t("sources.nakshatra"),
    };
  };
}

function useConceptExplanation(data: KundliData): (id: ConceptId) => TermExplanation {
  const { t } = useTranslation("glossary");
  const say = useTermFormatter();
  const format = useFormat();
  const explainers: Partial<Record<ConceptId, () => string>> = {
    lagna: () =>
      t("here.lagna", {
        sign: say(RASHI_WORDS[data.lagna.sign]),
        degree: format.digits(formatDmInSign(data.lagna.degree_in_sign)),
        lord: say(GRAHA_WORDS[RASHI_LORDS[data.lagna.sign]]),
      }),
    pada: () => {
      const moon = data.planets.find(({ id }) => id === "moon");
      const navamsa = data.vargas["D9"]?.["moon"];
      return moon && navamsa
        ? t("here.pada", { pada: format.number(moon.pada), navamsa: say(RASHI_WORDS[navamsa]) })
        : "";
    },
    dasha: () => {
      const { balance } = data.dashas.vimshottari;
      return t("here.dasha", {
        lord: say(GRAHA_WORDS[balance.lord]),
        years: format.number(balance.years, { maximumFractionDigits: 1 }),
      });
    },
    chara_karaka: () => {
      const atmakaraka = data.karakas.scheme8["AK"];
      return atmakaraka ? t("here.chara_karaka", { graha: say(GRAHA_WORDS[atmakaraka]) }) : "";
    },
  };
  return (id) => ({
    title: t(`concept.${id}.name`),
    sanskrit: CONCEPTS[id],
    iast: toIast(CONCEPTS[id]),
    definition: t(`concept.${id}.is`),
    inThisChart: explainers[id]?.() || null,
    readAs: null,
    question: t("question", { term: t(`concept.${id}.name`) }),
    source: t(`concept.${id}.source`),
  });
}
