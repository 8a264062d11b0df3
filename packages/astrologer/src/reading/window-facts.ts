import { localCalendarOf } from "../local-calendar.ts";
import type { Fact, FactIndex } from "../fact.ts";
import { natal } from "../facts/ground.ts";
import { daySaid, grahaSaid, houseSaid, rashiSaid, said, tell } from "../words/say.ts";
import type { Window, Windows } from "./windows.ts";

const TOUCH = said("good time", "अनुकूल समय", "achha samay");
const LIGHT = said("the least weak time", "सबसे कम कमज़ोर समय", "sabse kam kamzor samay");

function windowFact(index: FactIndex, id: string, window: Window): Fact {
  const calendar = localCalendarOf(index.nativity, index.about);
  const [from, until] = [daySaid(calendar.dayOf(window.startJd)), daySaid(calendar.dayOf(window.endJd))];
  const [house, kind] = [houseSaid(window.house), window.good ? TOUCH : LIGHT];
  const lords = tell((tongue) =>
    window.lords
      .slice(0, 2)
      .map((lord) => grahaSaid(lord)[tongue])
      .join("–"),
  );
  const [jupiter, saturn] = [rashiSaid(window.jupiter), rashiSaid(window.saturn)];
  return natal({
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
      good: window.good,
    },
    valid: { from: calendar.iso(window.startJd), until: calendar.iso(window.endJd) },
    text: said(
      `${house.en}, ${kind.en}: ${from.en} to ${until.en} (${lords.en}; Jupiter in ${jupiter.en}, Saturn in ${saturn.en})`,
      `${house.hi} का ${kind.hi}: ${from.hi} से ${until.hi} तक (${lords.hi}; गुरु ${jupiter.hi} में, शनि ${saturn.hi} में)`,
      `${house.hg} ka ${kind.hg}: ${from.hg} se ${until.hg} tak (${lords.hg}; Guru ${jupiter.hg} me, Shani ${saturn.hg} me)`,
    ),
  });
}

/** The times of a house as facts, so that an answer can cite them: `win-10-now`, `win-10-a`, `win-10-b`; `win-10-least` where none is good. */
export function windowFacts(index: FactIndex, house: number, { now, ahead, least }: Windows): readonly Fact[] {
  const named = [
    ["now", now],
    ["a", ahead[0]],
    ["b", ahead[1]],
    ["least", least],
  ] as const;
  return named.flatMap(([name, window]) => (window ? [windowFact(index, `win-${house}-${name}`, window)] : []));
}
