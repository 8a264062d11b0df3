import { formatDegree } from "@lagna/astrologer";
import { formatMessage, type VarshaphalData } from "@lagna/contract";
import {
  gradePanchavargiya,
  isHardHouseForLord,
  isHardHouseForMuntha,
  placeFrom,
  type Varshaphal,
} from "@lagna/jyotish";
import {
  addEra,
  DATE_LOCALES,
  getWord,
  type Graha,
  GRAHA_WORDS,
  type Language,
  type Rashi,
  RASHI_WORDS,
  TAJAKA_YOGA_WORDS,
  type Word,
  YEAR_LORD_RULE_WORDS,
} from "@lagna/terms";
import { GRAHA_MATTERS, HOUSE_MATTERS, YEAR_READING_TEXT, type YearReadingTextKey } from "./year-reading-text.data.ts";

type Sentence = VarshaphalData["reading"][number];
type SaptaGraha = keyof Varshaphal["panchavargiya"];
type Params = Readonly<Record<string, string>>;

/** Paths of the facts of a year that a possible time of birth may change, as in the answer's `uncertainty`. */
type FactPath = "chart.lagna.sign" | "muntha.sign" | "year_lord.graha" | "dashas.mudda.balance.lord";

export interface YearReadingBasis {
  readonly varshaphal: Varshaphal;
  /** For the dates of the mudda dasha. */
  readonly toUtcMilliseconds: (jd: number) => number;
  /** IANA zone of the place of the year. */
  readonly timeZone: string;
  /** Facts that another possible time of birth changes. */
  readonly unstablePaths: readonly string[];
}

/** What all sentences are written with. */
interface Writer {
  readonly varshaphal: Varshaphal;
  readonly say: (word: Word) => string;
  readonly graha: (id: Graha) => string;
  readonly sign: (id: Rashi) => string;
  readonly houseMatters: (house: number) => string;
  readonly grahaMatters: (id: SaptaGraha) => string;
  readonly list: (items: readonly string[]) => string;
  readonly fill: (key: YearReadingTextKey, params: Params) => string;
  readonly day: (jd: number) => string;
  readonly write: (
    subject: Sentence["subject"],
    text: readonly [YearReadingTextKey, Params],
    fact: readonly [YearReadingTextKey, Params],
    needs: readonly FactPath[],
  ) => Sentence;
}

function createWriter(basis: YearReadingBasis, language: Language): Writer {
  const { varshaphal, timeZone, unstablePaths } = basis;
  const texts = YEAR_READING_TEXT[language];
  const fill = (key: YearReadingTextKey, params: Params): string => formatMessage(texts[key], params);
  const lists = new Intl.ListFormat(DATE_LOCALES[language], { type: "conjunction" });
  return {
    varshaphal,
    say: (word) => getWord(word, language),
    graha: (id) => getWord(GRAHA_WORDS[id], language),
    sign: (id) => getWord(RASHI_WORDS[id], language),
    houseMatters: (house) => (HOUSE_MATTERS[house - 1] as (typeof HOUSE_MATTERS)[number])[language],
    grahaMatters: (id) => GRAHA_MATTERS[id][language],
    // CLDR's comma before the last item is not usual in Hindi.
    list: (items) => lists.format(items).replace(", और ", " और "),
    fill,
    day: (jd) => {
      const at = basis.toUtcMilliseconds(jd);
      const shape = addEra({ day: "numeric", month: "long", year: "numeric", timeZone }, at);
      return new Intl.DateTimeFormat(DATE_LOCALES[language], shape).format(at);
    },
    write: (subject, text, fact, needs) => ({
      subject,
      text: fill(...text),
      fact: fill(...fact),
      sure: needs.every((path) => !unstablePaths.includes(path)),
    }),
  };
}

const getHouse = ({ year }: Varshaphal, graha: Graha): number =>
  placeFrom(year.annual.signs.lagna, year.annual.signs[graha]);

function writeLagna({ varshaphal: { year }, sign, houseMatters, write }: Writer): Sentence {
  const { natal, annual } = year;
  const { lagna } = annual.signs;
  const house = placeFrom(natal.signs.lagna, lagna);
  const params = { sign: sign(lagna), house: String(house) };
  return write(
    "lagna",
    ["lagna", { ...params, year: String(year.year), matters: houseMatters(house) }],
    ["lagnaFact", { ...params, degree: formatDegree(annual.chart.lagna.degreeInSign) }],
    ["chart.lagna.sign"],
  );
}

const LORD_TEXT = { strong: "lordStrong", middling: "lordMiddling", weak: "lordWeak" } as const;

function writeYearLord({ varshaphal, say, graha, grahaMatters, write }: Writer): Sentence {
  const { graha: lord, rule } = varshaphal.yearLord;
  const { total } = varshaphal.panchavargiya[lord];
  return write(
    "year_lord",
    [LORD_TEXT[gradePanchavargiya(total)], { graha: graha(lord), matters: grahaMatters(lord) }],
    ["lordFact", { graha: graha(lord), bala: total.toFixed(1), rule: say(YEAR_LORD_RULE_WORDS[rule]) }],
    ["year_lord.graha"],
  );
}

function writeYearLordHouse({ varshaphal, graha, sign, houseMatters, write }: Writer): Sentence {
  const { graha: lord } = varshaphal.yearLord;
  const house = getHouse(varshaphal, lord);
  const inSign = sign(varshaphal.year.annual.signs[lord]);
  return write(
    "year_lord_house",
    [isHardHouseForLord(house) ? "lordHouseHard" : "lordHouse", { matters: houseMatters(house) }],
    ["lordHouseFact", { graha: graha(lord), sign: inSign, house: String(house) }],
    ["year_lord.graha", "chart.lagna.sign"],
  );
}

function writeMuntha({ varshaphal, graha, sign, houseMatters, write }: Writer): Sentence {
  const { house, sign: inSign, lord } = varshaphal.muntha;
  const lordHouse = String(getHouse(varshaphal, lord));
  return write(
    "muntha",
    [isHardHouseForMuntha(house) ? "munthaHard" : "muntha", { matters: houseMatters(house) }],
    ["munthaFact", { sign: sign(inSign), house: String(house), lord: graha(lord), lordHouse }],
    ["muntha.sign", "chart.lagna.sign"],
  );
}

const READ_YOGAS = ["ithasala", "ishrafa", "nakta"] as const;
const isRead = (id: string): id is (typeof READ_YOGAS)[number] => READ_YOGAS.includes(id as never);
const MAX_YOGAS = 2;

/** The closest yogas of the lord of the year with the lord of its lagna, of muntha, or with the Moon. */
function writeYogas({ varshaphal, say, graha, list, write }: Writer): Sentence[] {
  const { yearLord, muntha, year, yogas } = varshaphal;
  const partners = new Set<Graha | undefined>([year.annual.chart.houses[0]?.lord, muntha.lord, "moon"]);
  partners.delete(yearLord.graha);
  return yogas
    .filter(
      ({ id, grahas }) => isRead(id) && grahas.includes(yearLord.graha) && grahas.some((each) => partners.has(each)),
    )
    .toSorted((a, b) => (a.orb ?? 0) - (b.orb ?? 0))
    .slice(0, MAX_YOGAS)
    .flatMap(({ id, grahas: [first, second], through, orb }) => {
      if (!isRead(id) || !first || !second) return [];
      const names = [graha(first), graha(second)];
      const params = { first: graha(first), second: graha(second), through: through ? graha(through) : "" };
      const fact = { yoga: say(TAJAKA_YOGA_WORDS[id]), grahas: list(names), orb: formatDegree(orb ?? 0) };
      return [write("yoga", [id, params], ["yogaFact", fact], ["year_lord.graha", "chart.lagna.sign"])];
    });
}

function writeStrength({ varshaphal: { panchavargiya }, graha, grahaMatters, write }: Writer): Sentence {
  const ranked = (Object.keys(panchavargiya) as SaptaGraha[]).toSorted(
    (a, b) => panchavargiya[b].total - panchavargiya[a].total,
  );
  const [first, last] = [ranked[0], ranked.at(-1)] as [SaptaGraha, SaptaGraha];
  const names = { first: graha(first), last: graha(last) };
  const [firstBala, lastBala] = [first, last].map((id) => panchavargiya[id].total.toFixed(1)) as [string, string];
  return write(
    "strength",
    ["strength", { ...names, firstMatters: grahaMatters(first), lastMatters: grahaMatters(last) }],
    ["strengthFact", { ...names, firstBala, lastBala }],
    [],
  );
}

function writeMoon({ varshaphal, sign, houseMatters, write }: Writer): Sentence {
  const house = getHouse(varshaphal, "moon");
  const inSign = sign(varshaphal.year.annual.signs.moon);
  return write(
    "moon",
    ["moon", { matters: houseMatters(house) }],
    ["moonFact", { sign: inSign, house: String(house) }],
    ["chart.lagna.sign"],
  );
}

/** K.S. Charak: vedha of the Moon by these is good, by the others hard. */
const GENTLE: readonly Graha[] = ["mercury", "jupiter", "venus"];

/** Nothing where no graha reaches the Moon. */
function writeTriPataki({ varshaphal: { triPataki }, graha, sign, list, write }: Writer): Sentence[] {
  const moon = triPataki.find(({ body }) => body === "moon");
  const touching = (moon?.vedha ?? []).filter((body): body is Graha => body !== "lagna");
  if (!moon || touching.length === 0) return [];
  const gentle = touching.filter((id) => GENTLE.includes(id)).length;
  const key =
    gentle === touching.length ? "triPatakiEasy" : gentle === 0 ? ("triPatakiStern" as const) : "triPatakiBoth";
  const fact = { sign: sign(moon.sign), grahas: list(touching.map(graha)) };
  return [write("tri_pataki", [key, {}], ["triPatakiFact", fact], ["chart.lagna.sign"])];
}

/** Nothing where there is neither day nor night. */
function writePunyaSaham({ varshaphal, graha, sign, houseMatters, write }: Writer): Sentence[] {
  const punya = varshaphal.sahams.find(({ id }) => id === "punya");
  if (!punya?.sign || !punya.lord || punya.longitude === null) return [];
  const house = placeFrom(varshaphal.year.annual.signs.lagna, punya.sign);
  const fact = {
    sign: sign(punya.sign),
    degree: formatDegree(punya.longitude % 30),
    house: String(house),
    lord: graha(punya.lord),
  };
  return [write("saham", ["saham", { matters: houseMatters(house) }], ["sahamFact", fact], ["chart.lagna.sign"])];
}

/** The mudda periods of the lord of the year, within the year. */
function writeTiming({ varshaphal, graha, list, fill, day, write }: Writer): Sentence {
  const { yearLord, mudda, year } = varshaphal;
  const spans = mudda.periods
    .filter(({ lord }) => lord === yearLord.graha)
    .map(({ startJd, endJd }) =>
      fill("span", { from: day(Math.max(startJd, year.annual.birth.jd)), until: day(endJd) }),
    );
  const name = { graha: graha(yearLord.graha) };
  return write(
    "timing",
    ["timing", { ...name, spans: list(spans) }],
    ["timingFact", name],
    ["year_lord.graha", "dashas.mudda.balance.lord"],
  );
}

/** Half a page about the year in plain words: what the school reads from each fact, without promise or fear. */
export function readYear(basis: YearReadingBasis, language: Language): Sentence[] {
  const writer = createWriter(basis, language);
  return [
    writeLagna(writer),
    writeYearLord(writer),
    writeYearLordHouse(writer),
    writeMuntha(writer),
    ...writeYogas(writer),
    writeStrength(writer),
    writeMoon(writer),
    ...writeTriPataki(writer),
    ...writePunyaSaham(writer),
    writeTiming(writer),
  ];
}
