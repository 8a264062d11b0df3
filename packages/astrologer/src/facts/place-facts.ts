import { GRAHAS, type Graha } from "@lagna/terms";
import type { Fact, Said } from "../fact.ts";
import {
  degreeSaid,
  dignitySaid,
  grahaSaid,
  houseSaid,
  houseNamed,
  housesSaid,
  listSaid,
  nakshatraSaid,
  ofGraha,
  rashiSaid,
  said,
  tell,
} from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

const NOBODY = said("empty", "ख़ाली", "khaali");

function lagnaFacts({ view }: Ground): Fact[] {
  const { lagna } = view.nativity.chart;
  const [sign, star] = [rashiSaid(lagna.sign), nakshatraSaid(lagna.nakshatra)];
  const lord = grahaSaid(view.house(1).lord);
  const degree = degreeSaid(lagna.degreeInSign);
  const { sign: id, nakshatra, pada, degreeInSign, longitude } = lagna;
  return [
    natal({
      id: "lagna",
      section: "lagna",
      subject: "lagna",
      predicate: "place",
      value: { sign: id, longitude, degreeInSign, nakshatra, pada, lord: view.house(1).lord },
      text: said(
        `Lagna: ${sign.en} ${degree}, ${star.en} ${pada}, lord ${lord.en}`,
        `लग्न: ${sign.hi} ${degree}, ${star.hi} ${pada}, स्वामी ${lord.hi}`,
        `Lagna: ${sign.hg} ${degree}, ${star.hg} ${pada}, swami ${lord.hg}`,
      ),
    }),
    natal({
      id: "lagna-star",
      section: "nakshatras",
      subject: "lagna",
      predicate: "star",
      value: { nakshatra, pada, lord: view.starLordOf("lagna") },
      text: starSaid(said("Lagna", "लग्न", "Lagna"), star, pada, grahaSaid(view.starLordOf("lagna"))),
    }),
  ];
}

const starSaid = (who: Said, star: Said, pada: number, lord: Said): Said =>
  said(
    `${who.en}: nakshatra ${star.en}, pada ${pada}, star lord ${lord.en}`,
    `${who.hi}: नक्षत्र ${star.hi}, चरण ${pada}, नक्षत्र स्वामी ${lord.hi}`,
    `${who.hg}: nakshatra ${star.hg}, charan ${pada}, nakshatra swami ${lord.hg}`,
  );

/** "retrograde, combust": what is said of motion and light, and that it is not so. */
function motionSaid(retrograde: boolean, combust: boolean): Said {
  return said(
    `${retrograde ? "retrograde" : "direct"}, ${combust ? "combust" : "not combust"}`,
    `${retrograde ? "वक्री" : "मार्गी"}, ${combust ? "अस्त" : "अस्त नहीं"}`,
    `${retrograde ? "vakri" : "margi"}, ${combust ? "ast" : "ast nahi"}`,
  );
}

function planetFact({ view }: Ground, id: Graha): Fact {
  const { sign, degreeInSign, longitude, house, nakshatra, pada, retrograde, combust, dignity } = view.planets[id];
  const rules = view.rules(id);
  const [who, where, star] = [grahaSaid(id), rashiSaid(sign), nakshatraSaid(nakshatra)];
  const motion = motionSaid(retrograde, combust);
  const standing = dignity && dignitySaid(dignity);
  const ruled = rules.length > 0 && rulesSaid(rules);
  const dispositor = view.dispositorOf(id);
  return natal({
    id: `planet-${id}`,
    section: "planets",
    subject: id,
    predicate: "place",
    value: { sign, house, longitude, degreeInSign, nakshatra, pada, rules, dignity, retrograde, combust, dispositor },
    text: tell((tongue) => {
      const place = `${where[tongue]} ${degreeSaid(degreeInSign)}, ${houseNamed(house)[tongue]}`;
      const parts = [place, `${star[tongue]} ${PADA[tongue]} ${pada}`, ruled && ruled[tongue], standing?.[tongue]];
      return `${who[tongue]}: ${[...parts, motion[tongue]].filter(Boolean).join(", ")}`;
    }),
  });
}

const PADA = said("pada", "चरण", "charan");
function rulesSaid(numbers: readonly number[]): Said {
  const houses = housesSaid(numbers);
  return said(`rules the ${houses.en}`, `${houses.hi} का स्वामी`, `${houses.hg} ka swami`);
}
const NONE_TAUGHT = said("no dignity is taught", "स्थिति नहीं बताई जाती", "koi sthiti nahi batayi jaati");

function grahaFacts(ground: Ground, id: Graha): Fact[] {
  const { view } = ground;
  const { dignity, nakshatra, pada, sign } = view.planets[id];
  const [who, where, dispositor] = [grahaSaid(id), rashiSaid(sign), view.dispositorOf(id)];
  const standing = dignity === null ? NONE_TAUGHT : dignitySaid(dignity);
  return [
    planetFact(ground, id),
    natal({
      id: `dignity-${id}`,
      section: "planets",
      subject: id,
      predicate: "dignity",
      value: dignity,
      text: tell((tongue) => `${who[tongue]}: ${where[tongue]}, ${standing[tongue]}`),
    }),
    natal({
      id: `dispositor-${id}`,
      section: "planets",
      subject: id,
      predicate: "dispositor",
      value: dispositor,
      text: said(
        `${who.en}: in the sign of ${ofGraha(dispositor)}`,
        `${who.hi}: ${grahaSaid(dispositor).hi} की राशि में`,
        `${who.hg}: ${grahaSaid(dispositor).hg} ki rashi me`,
      ),
    }),
    natal({
      id: `star-${id}`,
      section: "nakshatras",
      subject: id,
      predicate: "star",
      value: { nakshatra, pada, lord: view.starLordOf(id) },
      text: starSaid(who, nakshatraSaid(nakshatra), pada, grahaSaid(view.starLordOf(id))),
    }),
  ];
}

function houseFacts({ view }: Ground, number: number): Fact[] {
  const { sign, lord, occupants } = view.house(number);
  const [house, named] = [houseSaid(number, view.counted), houseNamed(number, view.counted)];
  const [where, ruler] = [rashiSaid(sign), grahaSaid(lord)];
  const inside = occupants.length === 0 ? NOBODY : listSaid(occupants.map(grahaSaid));
  const { house: lordHouse, sign: lordSign } = view.planets[lord];
  const [lordIn, lordWhere] = [houseSaid(lordHouse, view.counted), rashiSaid(lordSign)];
  return [
    natal({
      id: `house-${number}`,
      section: "houses",
      subject: `house-${number}`,
      predicate: "house",
      value: { sign, lord, occupants },
      text: said(
        `${named.en}: ${where.en}, lord ${ruler.en}, occupants: ${inside.en}`,
        `${named.hi}: ${where.hi}, स्वामी ${ruler.hi}, स्थित ग्रह: ${inside.hi}`,
        `${named.hg}: ${where.hg}, swami ${ruler.hg}, sthit grah: ${inside.hg}`,
      ),
    }),
    natal({
      id: `lord-${number}`,
      section: "houses",
      subject: lord,
      predicate: "lord",
      value: { house: number, lord, in: lordHouse, sign: lordSign },
      text: said(
        `Lord of the ${house.en}: ${ruler.en}, in the ${lordIn.en}, ${lordWhere.en}`,
        `${house.hi} का स्वामी: ${ruler.hi}, ${lordIn.hi} में, ${lordWhere.hi}`,
        `${house.hg} ka swami: ${ruler.hg}, ${lordIn.hg} me, ${lordWhere.hg}`,
      ),
    }),
  ];
}

/** Where the lagna and the grahas stand, and the twelve houses with their lords. */
export function placeFacts(ground: Ground): Fact[] {
  const houses = Array.from({ length: 12 }, (_, index) => houseFacts(ground, index + 1));
  return [...lagnaFacts(ground), ...GRAHAS.flatMap((id) => grahaFacts(ground, id)), ...houses.flat()];
}
