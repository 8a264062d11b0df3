import { computeSections, separation } from "@lagna/jyotish";
import { GRAHAS, RASHI_LORDS } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatDegree,
  formatGraha,
  formatHouse,
  formatHouses,
  formatList,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

/** Every pair of grahas once, in graha order. */
const PAIRS = GRAHAS.flatMap((first, index) => GRAHAS.slice(index + 1).map((second) => [first, second] as const));

function buildConjunctionFacts({ view }: FactContext): Fact[] {
  return PAIRS.filter(([first, second]) => view.signOf(first) === view.signOf(second)).map(([first, second]) => {
    const orb = separation(view.planets[first].longitude, view.planets[second].longitude);
    const { sign, house } = view.planets[first];
    const [a, b, where, at] = [
      formatGraha(first),
      formatGraha(second),
      formatRashi(sign),
      formatHouse(house, view.countedFrom),
    ];
    return createNatalFact({
      id: `conj-${first}-${second}`,
      section: "aspects",
      subject: first,
      predicate: "conjunction",
      value: { grahas: [first, second], sign, house, orb },
      text: createLocalizedText(
        `${a.en} and ${b.en} together in ${where.en}, ${at.en}, ${formatDegree(orb)} apart`,
        `${a.hi} और ${b.hi} की युति ${where.hi} में, ${at.hi} में, अंतर ${formatDegree(orb)}`,
        `${a.hg} aur ${b.hg} ki yuti ${where.hg} me, ${at.hg} me, antar ${formatDegree(orb)}`,
      ),
    });
  });
}

function buildExchangeFacts({ view }: FactContext): Fact[] {
  const exchanged = PAIRS.filter(([first, second]) => {
    return RASHI_LORDS[view.signOf(first)] === second && RASHI_LORDS[view.signOf(second)] === first;
  });
  return exchanged.map(([first, second]) => {
    const [a, b] = [formatGraha(first), formatGraha(second)];
    const houses = [view.planets[first].house, view.planets[second].house];
    const across = formatHouses(houses);
    return createNatalFact({
      id: `exchange-${first}-${second}`,
      section: "aspects",
      subject: first,
      predicate: "exchange",
      value: { grahas: [first, second], houses },
      text: createLocalizedText(
        `${a.en} and ${b.en} exchange signs (parivartana), ${across.en}`,
        `${a.hi} और ${b.hi} का राशि परिवर्तन, ${across.hi} में`,
        `${a.hg} aur ${b.hg} ka rashi parivartan, ${across.hg} me`,
      ),
    });
  });
}

const NONE = createLocalizedText("none", "कोई नहीं", "koi nahi");

function formatAspect(who: LocalizedText, houses: readonly number[], seen: LocalizedText): LocalizedText {
  if (houses.length === 0)
    return createLocalizedText(
      `${who.en} aspects no house`,
      `${who.hi} की दृष्टि किसी भाव पर नहीं`,
      `${who.hg} ki drishti kisi ghar par nahi`,
    );
  const list = formatHouses(houses);
  return createLocalizedText(
    `${who.en} aspects the ${list.en}; grahas seen: ${seen.en}`,
    `${who.hi} की दृष्टि ${list.hi} पर; दृष्ट ग्रह: ${seen.hi}`,
    `${who.hg} ki drishti ${list.hg} par; drisht grah: ${seen.hg}`,
  );
}

function buildAspectFacts({ view }: FactContext): Fact[] {
  const { graha, rashi } = computeSections(view.nativity, ["aspects"]).aspects;
  const cast = graha.map(({ from, signs, houses, grahas }) => {
    const who = formatGraha(from);
    const seen = grahas.length === 0 ? NONE : formatList(grahas.map(formatGraha));
    return createNatalFact({
      id: `aspect-${from}`,
      section: "aspects",
      subject: from,
      predicate: "graha_drishti",
      value: { signs, houses, grahas },
      text: formatAspect(who, houses, seen),
    });
  });
  const received = Array.from({ length: 12 }, (_, index) => {
    const by = graha.filter(({ houses }) => houses.includes(index + 1)).map(({ from }) => from);
    const [house, who] = [
      formatHouse(index + 1, view.countedFrom),
      by.length === 0 ? NONE : formatList(by.map(formatGraha)),
    ];
    return createNatalFact({
      id: `aspected-${index + 1}`,
      section: "aspects",
      subject: `house-${index + 1}`,
      predicate: "aspected_by",
      value: by,
      text: createLocalizedText(
        `${house.en} is aspected by: ${who.en}`,
        `${house.hi} पर दृष्टि: ${who.hi}`,
        `${house.hg} par drishti: ${who.hg}`,
      ),
    });
  });
  const signs = rashi.map(({ from, signs: seen }) => {
    const list = formatList(seen.map(formatRashi));
    return createNatalFact({
      id: `rashi-aspect-${from}`,
      section: "aspects",
      subject: from,
      predicate: "rashi_drishti",
      value: seen,
      text: composeLocalizedText(
        (language) => `${formatRashi(from)[language]}, ${RASHI_DRISHTI[language]}: ${list[language]}`,
      ),
    });
  });
  return [...cast, ...received, ...signs];
}

const RASHI_DRISHTI = createLocalizedText("sign aspect on", "राशि दृष्टि", "rashi drishti");

/** Conjunctions, exchanges of signs, aspects by graha and by rashi. */
export function buildGrahaRelationFacts(context: FactContext): Fact[] {
  return [...buildConjunctionFacts(context), ...buildExchangeFacts(context), ...buildAspectFacts(context)];
}
