import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import type { Fact, FactIndex } from "../fact.ts";
import { createNatalFact } from "../facts/fact-context.ts";
import {
  formatDay,
  formatGraha,
  formatHouse,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
} from "../formatting/format-terms.ts";
import type { TimeWindow, HouseWindows } from "./find-windows.ts";

const GOOD_TIME = createLocalizedText("good time", "अनुकूल समय", "achha samay");
const LEAST_WEAK_TIME = createLocalizedText("the easiest time", "सबसे कम कमज़ोर समय", "sabse kam kamzor samay");

function buildWindowFact(index: FactIndex, id: string, window: TimeWindow): Fact {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const [from, until] = [
    formatDay(calendar.toCalendarDay(window.startJd)),
    formatDay(calendar.toCalendarDay(window.endJd)),
  ];
  const [house, kind] = [formatHouse(window.house), window.isGood ? GOOD_TIME : LEAST_WEAK_TIME];
  const lords = composeLocalizedText((language) =>
    window.lords
      .slice(0, 2)
      .map((lord) => formatGraha(lord)[language])
      .join("–"),
  );
  const [jupiter, saturn] = [formatRashi(window.jupiter), formatRashi(window.saturn)];
  return createNatalFact({
    id,
    section: "windows",
    subject: `house-${window.house}`,
    predicate: "window",
    value: {
      house: window.house,
      activity: window.activity,
      lords: window.lords,
      jupiter: window.jupiter,
      saturn: window.saturn,
      good: window.isGood,
    },
    valid: { from: calendar.toIso(window.startJd), until: calendar.toIso(window.endJd) },
    text: createLocalizedText(
      `${house.en}, ${kind.en}: ${from.en} to ${until.en} (${lords.en}; Jupiter in ${jupiter.en}, Saturn in ${saturn.en})`,
      `${house.hi} का ${kind.hi}: ${from.hi} से ${until.hi} तक (${lords.hi}; गुरु ${jupiter.hi} में, शनि ${saturn.hi} में)`,
      `${house.hg} ka ${kind.hg}: ${from.hg} se ${until.hg} tak (${lords.hg}; Guru ${jupiter.hg} me, Shani ${saturn.hg} me)`,
    ),
  });
}

/** The windows of a house as facts, so that an answer can cite them: `win-10-now`, `win-10-a`, `win-10-b`; `win-10-least` if none is good. */
export function buildWindowFacts(
  index: FactIndex,
  house: number,
  { now, ahead, leastWeak }: HouseWindows,
): readonly Fact[] {
  const named = [
    ["now", now],
    ["a", ahead[0]],
    ["b", ahead[1]],
    ["least", leastWeak],
  ] as const;
  return named.flatMap(([name, window]) => (window ? [buildWindowFact(index, `win-${house}-${name}`, window)] : []));
}
