import type { KundliData } from "@lagna/contract";
import {
  DIGNITY_WORDS,
  ELEMENT_WORDS,
  ELEMENTS,
  type Graha,
  GRAHA_WORDS,
  iast,
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
import { dmInSign } from "../words/degrees-text.ts";
import { useWord, useWordList } from "../words/use-word.ts";
import { bodiesIn } from "./chart-stand.ts";
import { CONCEPTS, type ConceptId, type TermId } from "./term-id.ts";

export interface TermWords {
  title: string;
  /** Devanagari, as the texts spell it, and the same in Latin letters. */
  sanskrit: string;
  iast: string;
  is: string;
  /** What it means in this chart; null for a word that says the same of every chart. */
  here: string | null;
  source: string;
}

/** What a card says of a word. */
export function useTermWords(data: KundliData, term: TermId): TermWords {
  const graha = useGraha(data);
  const rashi = useRashi(data);
  const nakshatra = useNakshatra(data);
  const concept = useConcept(data);
  if (term.kind === "graha") return graha(term.id);
  if (term.kind === "rashi") return rashi(term.id);
  if (term.kind === "nakshatra") return nakshatra(term.id);
  return concept(term.id);
}

const sanskritOf = ({ sa = "" }: Word) => ({ sanskrit: sa, iast: sa && iast(sa) });

function useGraha(data: KundliData): (id: Graha) => TermWords {
  const { t } = useTranslation("glossary");
  const say = useWord();
  const format = useFormat();
  return (id) => {
    const planet = data.planets.find((candidate) => candidate.id === id);
    const ruled = data.houses.filter(({ lord }) => lord === id).map(({ number }) => format.number(number));
    const here = planet && [
      t("graha.here", {
        graha: say(GRAHA_WORDS[id]),
        sign: say(RASHI_WORDS[planet.sign]),
        degree: format.digits(dmInSign(planet.degree_in_sign)),
        house: format.number(planet.house),
      }),
      planet.dignity && t("graha.dignity", { dignity: say(DIGNITY_WORDS[planet.dignity]).toLowerCase() }),
      ruled.length > 0 && t("graha.rules", { houses: format.list(ruled), count: ruled.length }),
    ];
    return {
      title: say(GRAHA_WORDS[id]),
      ...sanskritOf(GRAHA_WORDS[id]),
      is: t(`graha.${id}`),
      here: here ? here.filter(Boolean).join(" ") : null,
      source: t("sources.bphs"),
    };
  };
}

function useRashi(data: KundliData): (id: Rashi) => TermWords {
  const { t } = useTranslation("glossary");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  return (id) => {
    const index = RASHIS.indexOf(id);
    const house = data.houses.find(({ sign }) => sign === id);
    const lord = RASHI_LORDS[id];
    const lordIn = data.planets.find((planet) => planet.id === lord)?.house;
    const element = ELEMENTS[index % ELEMENTS.length];
    const modality = MODALITIES[index % MODALITIES.length];
    return {
      title: say(RASHI_WORDS[id]),
      ...sanskritOf(RASHI_WORDS[id]),
      is: t("rashi.is", {
        sign: say(RASHI_WORDS[id]),
        number: format.number(index + 1),
        element: element ? say(ELEMENT_WORDS[element]).toLowerCase() : "",
        modality: modality ? say(MODALITY_WORDS[modality]).toLowerCase() : "",
        lord: say(GRAHA_WORDS[lord]),
      }),
      here:
        house && lordIn
          ? t(house.occupants.length === 0 ? "rashi.hereEmpty" : "rashi.here", {
              house: format.number(house.number),
              occupants: list(house.occupants.map((occupant) => GRAHA_WORDS[occupant])),
              count: house.occupants.length,
              lord: say(GRAHA_WORDS[lord]),
              lordHouse: format.number(lordIn),
            })
          : null,
      source: t("sources.bphs"),
    };
  };
}

function useNakshatra(data: KundliData): (id: Nakshatra) => TermWords {
  const { t } = useTranslation("glossary");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  return (id) => {
    const bodies = bodiesIn(data, id);
    const first = bodies[0];
    const point = first === "lagna" ? data.lagna : data.planets.find((planet) => planet.id === first);
    const { balance } = data.dashas.vimshottari;
    const here =
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
      ...sanskritOf(NAKSHATRA_WORDS[id]),
      is: t("nakshatra.is", {
        number: format.number(NAKSHATRAS.indexOf(id) + 1),
        lord: say(GRAHA_WORDS[NAKSHATRA_LORDS[id]]),
        deity: say(NAKSHATRA_DEITY_WORDS[id]),
      }),
      here,
      source: t("sources.nakshatra"),
    };
  };
}

function useConcept(data: KundliData): (id: ConceptId) => TermWords {
  const { t } = useTranslation("glossary");
  const say = useWord();
  const format = useFormat();
  const here: Partial<Record<ConceptId, () => string>> = {
    lagna: () =>
      t("here.lagna", {
        sign: say(RASHI_WORDS[data.lagna.sign]),
        degree: format.digits(dmInSign(data.lagna.degree_in_sign)),
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
    iast: iast(CONCEPTS[id]),
    is: t(`concept.${id}.is`),
    here: here[id]?.() || null,
    source: t(`concept.${id}.source`),
  });
}
