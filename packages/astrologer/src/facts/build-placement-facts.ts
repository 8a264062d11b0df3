import { GRAHAS, type Graha } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatDegree,
  formatDignity,
  formatGraha,
  formatHouse,
  formatHouseHeading,
  formatHouses,
  formatList,
  formatNakshatra,
  formatGrahaAfterOf,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

const EMPTY_HOUSE = createLocalizedText("empty", "ख़ाली", "khaali");

function buildLagnaFacts({ view }: FactContext): Fact[] {
  const { lagna } = view.nativity.chart;
  const [sign, star] = [formatRashi(lagna.sign), formatNakshatra(lagna.nakshatra)];
  const lord = formatGraha(view.house(1).lord);
  const degree = formatDegree(lagna.degreeInSign);
  const { sign: id, nakshatra, pada, degreeInSign, longitude } = lagna;
  return [
    createNatalFact({
      id: "lagna",
      section: "lagna",
      subject: "lagna",
      predicate: "place",
      value: { sign: id, longitude, degreeInSign, nakshatra, pada, lord: view.house(1).lord },
      text: createLocalizedText(
        `Lagna: ${sign.en} ${degree}, ${star.en} ${pada}, lord ${lord.en}`,
        `लग्न: ${sign.hi} ${degree}, ${star.hi} ${pada}, स्वामी ${lord.hi}`,
        `Lagna: ${sign.hg} ${degree}, ${star.hg} ${pada}, swami ${lord.hg}`,
      ),
    }),
    createNatalFact({
      id: "lagna-star",
      section: "nakshatras",
      subject: "lagna",
      predicate: "star",
      value: { nakshatra, pada, lord: view.nakshatraLordOf("lagna") },
      text: formatStar(
        createLocalizedText("Lagna", "लग्न", "Lagna"),
        star,
        pada,
        formatGraha(view.nakshatraLordOf("lagna")),
      ),
    }),
  ];
}

const formatStar = (who: LocalizedText, star: LocalizedText, pada: number, lord: LocalizedText): LocalizedText =>
  createLocalizedText(
    `${who.en}: nakshatra ${star.en}, pada ${pada}, star lord ${lord.en}`,
    `${who.hi}: नक्षत्र ${star.hi}, चरण ${pada}, नक्षत्र स्वामी ${lord.hi}`,
    `${who.hg}: nakshatra ${star.hg}, charan ${pada}, nakshatra swami ${lord.hg}`,
  );

/** "retrograde, combust": both are always stated, also when they are not the case. */
function formatMotion(retrograde: boolean, combust: boolean): LocalizedText {
  return createLocalizedText(
    `${retrograde ? "retrograde" : "direct"}, ${combust ? "combust" : "not combust"}`,
    `${retrograde ? "वक्री" : "मार्गी"}, ${combust ? "अस्त" : "अस्त नहीं"}`,
    `${retrograde ? "vakri" : "margi"}, ${combust ? "ast" : "ast nahi"}`,
  );
}

function buildPlanetFact({ view }: FactContext, id: Graha): Fact {
  const { sign, degreeInSign, longitude, house, nakshatra, pada, retrograde, combust, dignity } = view.planets[id];
  const rules = view.housesRuledBy(id);
  const [who, where, star] = [formatGraha(id), formatRashi(sign), formatNakshatra(nakshatra)];
  const motion = formatMotion(retrograde, combust);
  const standing = dignity && formatDignity(dignity);
  const ruled = rules.length > 0 && formatRuledHouses(rules);
  const dispositor = view.dispositorOf(id);
  return createNatalFact({
    id: `planet-${id}`,
    section: "planets",
    subject: id,
    predicate: "place",
    value: { sign, house, longitude, degreeInSign, nakshatra, pada, rules, dignity, retrograde, combust, dispositor },
    text: composeLocalizedText((language) => {
      const place = `${where[language]} ${formatDegree(degreeInSign)}, ${formatHouseHeading(house)[language]}`;
      const parts = [
        place,
        `${star[language]} ${PADA[language]} ${pada}`,
        ruled && ruled[language],
        standing?.[language],
      ];
      return `${who[language]}: ${[...parts, motion[language]].filter(Boolean).join(", ")}`;
    }),
  });
}

const PADA = createLocalizedText("pada", "चरण", "charan");
function formatRuledHouses(numbers: readonly number[]): LocalizedText {
  const houses = formatHouses(numbers);
  return createLocalizedText(`rules the ${houses.en}`, `${houses.hi} का स्वामी`, `${houses.hg} ka swami`);
}
const NO_DIGNITY = createLocalizedText("no dignity is defined", "स्थिति नहीं बताई जाती", "koi sthiti nahi batayi jaati");

function buildGrahaFacts(context: FactContext, id: Graha): Fact[] {
  const { view } = context;
  const { dignity, nakshatra, pada, sign } = view.planets[id];
  const [who, where, dispositor] = [formatGraha(id), formatRashi(sign), view.dispositorOf(id)];
  const standing = dignity === null ? NO_DIGNITY : formatDignity(dignity);
  return [
    buildPlanetFact(context, id),
    createNatalFact({
      id: `dignity-${id}`,
      section: "planets",
      subject: id,
      predicate: "dignity",
      value: dignity,
      text: composeLocalizedText((language) => `${who[language]}: ${where[language]}, ${standing[language]}`),
    }),
    createNatalFact({
      id: `dispositor-${id}`,
      section: "planets",
      subject: id,
      predicate: "dispositor",
      value: dispositor,
      text: createLocalizedText(
        `${who.en}: in the sign of ${formatGrahaAfterOf(dispositor)}`,
        `${who.hi}: ${formatGraha(dispositor).hi} की राशि में`,
        `${who.hg}: ${formatGraha(dispositor).hg} ki rashi me`,
      ),
    }),
    createNatalFact({
      id: `star-${id}`,
      section: "nakshatras",
      subject: id,
      predicate: "star",
      value: { nakshatra, pada, lord: view.nakshatraLordOf(id) },
      text: formatStar(who, formatNakshatra(nakshatra), pada, formatGraha(view.nakshatraLordOf(id))),
    }),
  ];
}

function buildHouseFacts({ view }: FactContext, number: number): Fact[] {
  const { sign, lord, occupants } = view.house(number);
  const [house, named] = [formatHouse(number, view.countedFrom), formatHouseHeading(number, view.countedFrom)];
  const [where, ruler] = [formatRashi(sign), formatGraha(lord)];
  const inside = occupants.length === 0 ? EMPTY_HOUSE : formatList(occupants.map(formatGraha));
  const { house: lordHouse, sign: lordSign } = view.planets[lord];
  const [lordIn, lordWhere] = [formatHouse(lordHouse, view.countedFrom), formatRashi(lordSign)];
  return [
    createNatalFact({
      id: `house-${number}`,
      section: "houses",
      subject: `house-${number}`,
      predicate: "house",
      value: { sign, lord, occupants },
      text: createLocalizedText(
        `${named.en}: ${where.en}, lord ${ruler.en}, occupants: ${inside.en}`,
        `${named.hi}: ${where.hi}, स्वामी ${ruler.hi}, स्थित ग्रह: ${inside.hi}`,
        `${named.hg}: ${where.hg}, swami ${ruler.hg}, sthit grah: ${inside.hg}`,
      ),
    }),
    createNatalFact({
      id: `lord-${number}`,
      section: "houses",
      subject: lord,
      predicate: "lord",
      value: { house: number, lord, in: lordHouse, sign: lordSign },
      text: createLocalizedText(
        `Lord of the ${house.en}: ${ruler.en}, in the ${lordIn.en}, ${lordWhere.en}`,
        `${house.hi} का स्वामी: ${ruler.hi}, ${lordIn.hi} में, ${lordWhere.hi}`,
        `${house.hg} ka swami: ${ruler.hg}, ${lordIn.hg} me, ${lordWhere.hg}`,
      ),
    }),
  ];
}

/** The places of the lagna and the grahas, and the twelve houses with their lords. */
export function buildPlacementFacts(context: FactContext): Fact[] {
  const houses = Array.from({ length: 12 }, (_, index) => buildHouseFacts(context, index + 1));
  return [...buildLagnaFacts(context), ...GRAHAS.flatMap((id) => buildGrahaFacts(context, id)), ...houses.flat()];
}
