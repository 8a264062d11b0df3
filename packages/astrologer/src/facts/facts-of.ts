import type { Nativity } from "@lagna/jyotish";
import { GRAHAS, type Graha } from "@lagna/terms";
import { chartView } from "../chart-view.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { Fact, FactIndex, FactsAbout } from "../fact.ts";
import { birthFacts, settingFacts } from "./birth-facts.ts";
import { dashaFacts, mahaDashas, periodFactOf, subPeriods, type Period } from "./dasha-facts.ts";
import { dayFacts } from "./day-facts.ts";
import type { Ground } from "./ground.ts";
import { placeFacts } from "./place-facts.ts";
import { relationFacts } from "./relation-facts.ts";
import { skyFacts } from "./sky-facts.ts";
import { strengthFacts } from "./strength-facts.ts";
import { ingressFacts, sadeSatiFact } from "./transit-facts.ts";
import { absentYoga, doshaFacts, yogaFacts } from "./yoga-facts.ts";
import { karakaFacts, pointFacts, vargaFacts } from "./varga-facts.ts";

const FAMILIES: readonly ((ground: Ground) => readonly Fact[])[] = [
  birthFacts,
  settingFacts,
  placeFacts,
  relationFacts,
  vargaFacts,
  karakaFacts,
  pointFacts,
  dashaFacts,
  dayFacts,
  strengthFacts,
  yogaFacts,
  doshaFacts,
  skyFacts,
  ingressFacts,
  (ground) => [sadeSatiFact(ground)],
];

export function groundOf(nativity: Nativity, about: FactsAbout): Ground {
  return { view: chartView(nativity), calendar: localCalendarOf(nativity, about), about };
}

/**
 * A chart as facts: what may be said of it, each under an id that is the same in every chart, in English, Hindi and Hinglish.
 * @param about what the chart itself does not know: the birth's wall clock and place, the zone of dates, the present.
 */
export function factsOf(nativity: Nativity, about: FactsAbout): FactIndex {
  const ground = groundOf(nativity, about);
  return { nativity, about, facts: byId(FAMILIES.flatMap((family) => family(ground))) };
}

/** The same index with further facts: windows and whatever else a caller has worked out. One of the same id is replaced. */
export function withFacts(index: FactIndex, facts: readonly Fact[]): FactIndex {
  return { ...index, facts: new Map([...index.facts, ...byId(facts)]) };
}

function byId(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.id, fact]));
}

/** A fact by its id. Vimshottari periods down to the fifth level, and yogas that do not hold, are made when they are asked for. */
export function factById(index: FactIndex, id: string): Fact | undefined {
  return index.facts.get(id) ?? deepPeriod(index, id) ?? absentYoga(id);
}

function deepPeriod({ nativity, about }: FactIndex, id: string): Fact | undefined {
  if (!id.startsWith("dasha-")) return undefined;
  const lords = id.slice("dasha-".length).split("-") as Graha[];
  if (lords.length > 5 || lords.some((lord) => !GRAHAS.includes(lord))) return undefined;
  const ground = groundOf(nativity, about);
  let inside = mahaDashas(ground);
  let found: Period | undefined;
  for (const [depth, lord] of lords.entries()) {
    found = inside.find((period) => period.lords[depth] === lord);
    if (!found) return undefined;
    if (depth + 1 < lords.length) inside = subPeriods(found);
  }
  return found && periodFactOf(ground, found);
}
