import type { LocalizedText } from "@lagna/astrologer";
import { gradePanchavargiya, isHardHouseForLord, isHardHouseForMuntha, type Varshaphal } from "@lagna/jyotish";
import { GRAHA_WORDS, RASHI_WORDS, type TajakaYogaId, TAJAKA_YOGA_WORDS } from "@lagna/terms";
import { localize, nameTerm } from "./localize.ts";
import { YEAR_SENTENCES, type YearEffect } from "./year-texts.data.ts";

/** One thing of the year's chart that speaks for it or against it. */
export interface YearEvidence {
  readonly id: string;
  readonly effect: YearEffect;
  readonly text: LocalizedText;
}

const YOGA_EFFECTS: Readonly<Partial<Record<TajakaYogaId, YearEffect>>> = {
  ithasala: "for",
  kamboola: "for",
  ishrafa: "against",
  manau: "against",
  radda: "against",
};

const EFFECT_OF_GRADE = { strong: "for", middling: "even", weak: "against" } as const;

function judgeYearLord({ yearLord, panchavargiya, year }: Varshaphal): YearEvidence[] {
  const { graha } = yearLord;
  const name = nameTerm(GRAHA_WORDS[graha]);
  const bala = panchavargiya[graha].total;
  const house = year.annual.chart.planets.find(({ id }) => id === graha)?.house ?? 1;
  return [
    {
      id: "year-lord",
      effect: EFFECT_OF_GRADE[gradePanchavargiya(bala)],
      text: localize((language) => YEAR_SENTENCES.yearLord(name[language], bala.toFixed(1))[language]),
    },
    {
      id: "year-lord-house",
      effect: isHardHouseForLord(house) ? "against" : "for",
      text: localize((language) => YEAR_SENTENCES.yearLordHouse(name[language], String(house))[language]),
    },
  ];
}

function judgeMuntha({ muntha: { sign, house, lord } }: Varshaphal): YearEvidence {
  const [inSign, of] = [nameTerm(RASHI_WORDS[sign]), nameTerm(GRAHA_WORDS[lord])];
  return {
    id: "year-muntha",
    effect: isHardHouseForMuntha(house) ? "against" : "for",
    text: localize((language) => YEAR_SENTENCES.muntha(inSign[language], String(house), of[language])[language]),
  };
}

/** The yogas of the lord of the year with the lord of its lagna, of muntha, or with the Moon. */
function judgeYogas({ yearLord, muntha, year, yogas }: Varshaphal): YearEvidence[] {
  const lagnaLord = year.annual.chart.houses[0]?.lord;
  const asked = new Set([lagnaLord, muntha.lord, "moon"]);
  asked.delete(yearLord.graha);
  return yogas.flatMap(({ id, grahas }): YearEvidence[] => {
    const effect = YOGA_EFFECTS[id];
    const [a, b] = grahas;
    const isAsked = grahas.includes(yearLord.graha) && grahas.some((graha) => asked.has(graha));
    if (!effect || !a || !b || !isAsked) return [];
    const word = TAJAKA_YOGA_WORDS[id];
    return [
      {
        id: `year-${id.replaceAll("_", "-")}-${a}-${b}`,
        effect,
        text: localize((language) => {
          const names = grahas.map((graha) => nameTerm(GRAHA_WORDS[graha])[language]);
          const { en, hi } = word.sense ?? word;
          const sense = language === "hi" ? hi : en.charAt(0).toLowerCase() + en.slice(1);
          return YEAR_SENTENCES.yoga(nameTerm(word)[language], names.join(", "), sense)[language];
        }),
      },
    ];
  });
}

/** What speaks for a year and against it. */
export const judgeYear = (varshaphal: Varshaphal): readonly YearEvidence[] => [
  ...judgeYearLord(varshaphal),
  judgeMuntha(varshaphal),
  ...judgeYogas(varshaphal),
];
