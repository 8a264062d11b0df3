import { computeSections } from "@lagna/jyotish";
import { KARANA_WORDS, MASA_WORDS, NITYA_YOGA_WORDS, formatTithiName, VARA_WORDS, type Word } from "@lagna/terms";
import type { Fact, FactValue, LocalizedText } from "../fact.ts";
import { createLocalizedText, composeLocalizedText, localizeWord } from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

const LABELS = {
  tithi: createLocalizedText("Tithi of birth", "जन्म तिथि", "Janm tithi"),
  vara: createLocalizedText("Weekday of birth, sunrise to sunrise", "जन्म का वार, सूर्योदय से सूर्योदय तक", "Janm ka vaar"),
  "nitya-yoga": createLocalizedText("Yoga of the panchanga", "पंचांग का योग", "Panchang ka yog"),
  karana: createLocalizedText("Karana", "करण", "Karan"),
  masa: createLocalizedText("Lunar month", "चांद्र मास", "Chandra maas"),
  sunrise: createLocalizedText("Sunrise", "सूर्योदय", "Suryoday"),
  sunset: createLocalizedText("Sunset", "सूर्यास्त", "Suryast"),
} as const;

/** The panchanga of the day of birth, with sunrise and sunset. */
export function buildPanchangaFacts({ view, calendar }: FactContext): Fact[] {
  const { panchanga } = computeSections(view.nativity, ["panchanga"]);
  const { tithi, vara, yoga, karana, masa, sunriseJd, sunsetJd } = panchanga;
  const createLimbFact = (id: keyof typeof LABELS, value: FactValue, word: LocalizedText): Fact => {
    const text = composeLocalizedText((language) => `${LABELS[id][language]}: ${word[language]}`);
    return createNatalFact({ id, section: "panchanga", subject: "day", predicate: id, value, text });
  };
  const toText = (word: Word): LocalizedText => localizeWord(word);
  const name = formatTithiName(tithi.number, "en");
  const createTimeFact = (id: "sunrise" | "sunset", jd: number | null): Fact[] => {
    if (jd === null) return [];
    const at = calendar.toLocalTime(jd);
    return [createLimbFact(id, calendar.toIso(jd), createLocalizedText(at, at, at))];
  };
  return [
    createLimbFact(
      "tithi",
      { number: tithi.number, id: tithi.id, paksha: tithi.paksha },
      createLocalizedText(name, formatTithiName(tithi.number, "hi"), name),
    ),
    createLimbFact("vara", vara.id, toText(VARA_WORDS[vara.id])),
    createLimbFact("nitya-yoga", yoga.id, toText(NITYA_YOGA_WORDS[yoga.id])),
    createLimbFact("karana", karana.id, toText(KARANA_WORDS[karana.id])),
    ...(masa === null ? [] : [createLimbFact("masa", masa.amanta, toText(MASA_WORDS[masa.amanta]))]),
    ...createTimeFact("sunrise", sunriseJd),
    ...createTimeFact("sunset", sunsetJd),
  ];
}
