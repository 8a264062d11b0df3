import { calculate } from "@lagna/jyotish";
import { KARANA_WORDS, MASA_WORDS, NITYA_YOGA_WORDS, tithiName, VARA_WORDS, type Word } from "@lagna/terms";
import type { Fact, FactValue, Said } from "../fact.ts";
import { said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

const LABELS = {
  tithi: said("Tithi of birth", "जन्म तिथि", "Janm tithi"),
  vara: said("Weekday of birth, sunrise to sunrise", "जन्म का वार, सूर्योदय से सूर्योदय तक", "Janm ka vaar"),
  "nitya-yoga": said("Yoga of the panchanga", "पंचांग का योग", "Panchang ka yog"),
  karana: said("Karana", "करण", "Karan"),
  masa: said("Lunar month", "चांद्र मास", "Chandra maas"),
  sunrise: said("Sunrise", "सूर्योदय", "Suryoday"),
  sunset: said("Sunset", "सूर्यास्त", "Suryast"),
} as const;

/** The limbs of the day of birth. */
export function dayFacts({ view, calendar }: Ground): Fact[] {
  const { panchanga } = calculate(view.nativity, ["panchanga"]);
  const { tithi, vara, yoga, karana, masa, sunriseJd, sunsetJd } = panchanga;
  const limb = (id: keyof typeof LABELS, value: FactValue, word: Said): Fact => {
    const text = tell((tongue) => `${LABELS[id][tongue]}: ${word[tongue]}`);
    return natal({ id, section: "panchanga", subject: "day", predicate: id, value, text });
  };
  const term = (word: Word): Said => wordSaid(word);
  const name = tithiName(tithi.number, "en");
  const time = (id: "sunrise" | "sunset", jd: number | null): Fact[] => {
    if (jd === null) return [];
    const at = calendar.timeOf(jd);
    return [limb(id, calendar.iso(jd), said(at, at, at))];
  };
  return [
    limb(
      "tithi",
      { number: tithi.number, id: tithi.id, paksha: tithi.paksha },
      said(name, tithiName(tithi.number, "hi"), name),
    ),
    limb("vara", vara.id, term(VARA_WORDS[vara.id])),
    limb("nitya-yoga", yoga.id, term(NITYA_YOGA_WORDS[yoga.id])),
    limb("karana", karana.id, term(KARANA_WORDS[karana.id])),
    ...(masa === null ? [] : [limb("masa", masa.amanta, term(MASA_WORDS[masa.amanta]))]),
    ...time("sunrise", sunriseJd),
    ...time("sunset", sunsetJd),
  ];
}
