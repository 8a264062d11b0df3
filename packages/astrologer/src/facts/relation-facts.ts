import { calculate, separation } from "@lagna/jyotish";
import { GRAHAS, RASHI_LORDS } from "@lagna/terms";
import type { Fact, Said } from "../fact.ts";
import { degreeSaid, grahaSaid, houseSaid, housesSaid, listSaid, rashiSaid, said, tell } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

/** Every pair once, in the order of the grahas. */
const PAIRS = GRAHAS.flatMap((first, index) => GRAHAS.slice(index + 1).map((second) => [first, second] as const));

function conjunctionFacts({ view }: Ground): Fact[] {
  return PAIRS.filter(([first, second]) => view.signOf(first) === view.signOf(second)).map(([first, second]) => {
    const orb = separation(view.planets[first].longitude, view.planets[second].longitude);
    const { sign, house } = view.planets[first];
    const [a, b, where, at] = [grahaSaid(first), grahaSaid(second), rashiSaid(sign), houseSaid(house, view.counted)];
    return natal({
      id: `conj-${first}-${second}`,
      section: "aspects",
      subject: first,
      predicate: "conjunction",
      value: { grahas: [first, second], sign, house, orb },
      text: said(
        `${a.en} and ${b.en} together in ${where.en}, ${at.en}, ${degreeSaid(orb)} apart`,
        `${a.hi} और ${b.hi} की युति ${where.hi} में, ${at.hi} में, अंतर ${degreeSaid(orb)}`,
        `${a.hg} aur ${b.hg} ki yuti ${where.hg} me, ${at.hg} me, antar ${degreeSaid(orb)}`,
      ),
    });
  });
}

function exchangeFacts({ view }: Ground): Fact[] {
  const exchanged = PAIRS.filter(([first, second]) => {
    return RASHI_LORDS[view.signOf(first)] === second && RASHI_LORDS[view.signOf(second)] === first;
  });
  return exchanged.map(([first, second]) => {
    const [a, b] = [grahaSaid(first), grahaSaid(second)];
    const houses = [view.planets[first].house, view.planets[second].house];
    const across = housesSaid(houses);
    return natal({
      id: `exchange-${first}-${second}`,
      section: "aspects",
      subject: first,
      predicate: "exchange",
      value: { grahas: [first, second], houses },
      text: said(
        `${a.en} and ${b.en} exchange signs (parivartana), ${across.en}`,
        `${a.hi} और ${b.hi} का राशि परिवर्तन, ${across.hi} में`,
        `${a.hg} aur ${b.hg} ka rashi parivartan, ${across.hg} me`,
      ),
    });
  });
}

const NONE = said("none", "कोई नहीं", "koi nahi");

function castSaid(who: Said, houses: readonly number[], seen: Said): Said {
  if (houses.length === 0)
    return said(
      `${who.en} aspects no house`,
      `${who.hi} की दृष्टि किसी भाव पर नहीं`,
      `${who.hg} ki drishti kisi ghar par nahi`,
    );
  const list = housesSaid(houses);
  return said(
    `${who.en} aspects the ${list.en}; grahas seen: ${seen.en}`,
    `${who.hi} की दृष्टि ${list.hi} पर; दृष्ट ग्रह: ${seen.hi}`,
    `${who.hg} ki drishti ${list.hg} par; drisht grah: ${seen.hg}`,
  );
}

function aspectFacts({ view }: Ground): Fact[] {
  const { graha, rashi } = calculate(view.nativity, ["aspects"]).aspects;
  const cast = graha.map(({ from, signs, houses, grahas }) => {
    const who = grahaSaid(from);
    const seen = grahas.length === 0 ? NONE : listSaid(grahas.map(grahaSaid));
    return natal({
      id: `aspect-${from}`,
      section: "aspects",
      subject: from,
      predicate: "graha_drishti",
      value: { signs, houses, grahas },
      text: castSaid(who, houses, seen),
    });
  });
  const received = Array.from({ length: 12 }, (_, index) => {
    const by = graha.filter(({ houses }) => houses.includes(index + 1)).map(({ from }) => from);
    const [house, who] = [houseSaid(index + 1, view.counted), by.length === 0 ? NONE : listSaid(by.map(grahaSaid))];
    return natal({
      id: `aspected-${index + 1}`,
      section: "aspects",
      subject: `house-${index + 1}`,
      predicate: "aspected_by",
      value: by,
      text: said(
        `${house.en} is aspected by: ${who.en}`,
        `${house.hi} पर दृष्टि: ${who.hi}`,
        `${house.hg} par drishti: ${who.hg}`,
      ),
    });
  });
  const signs = rashi.map(({ from, signs: seen }) => {
    const list = listSaid(seen.map(rashiSaid));
    return natal({
      id: `rashi-aspect-${from}`,
      section: "aspects",
      subject: from,
      predicate: "rashi_drishti",
      value: seen,
      text: tell((tongue) => `${rashiSaid(from)[tongue]}, ${RASHI_DRISHTI[tongue]}: ${list[tongue]}`),
    });
  });
  return [...cast, ...received, ...signs];
}

const RASHI_DRISHTI = said("sign aspect on", "राशि दृष्टि", "rashi drishti");

/** Conjunctions, exchanges of signs, aspects by graha and by rashi. */
export function relationFacts(ground: Ground): Fact[] {
  return [...conjunctionFacts(ground), ...exchangeFacts(ground), ...aspectFacts(ground)];
}
