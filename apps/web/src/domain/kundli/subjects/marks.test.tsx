import type { UncertaintyData } from "@lagna/contract";
import { DASHA_IDS } from "@lagna/terms";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { answerWithSections } from "../../../test/kundli-server.ts";
import { createChartFocus } from "../../chart/chart-focus.ts";
import type { KundliSource } from "../kundli-source.ts";
import type { SectionProps } from "../section-props.ts";
import { AshtakavargaSection } from "./ashtakavarga-section.tsx";
import { PointsSection } from "./points-section.tsx";
import { RelationsSection } from "./relations-section.tsx";
import { SystemTree } from "./system-tree.tsx";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => loadNamespaces(["kundli", "subjects", "uncertain"]));

type Value = UncertaintyData["facts"][number]["value"];

const [FROM, TURN, UNTIL] = ["2026-01-01T04:45:00Z", "2026-01-01T05:00:00Z", "2026-01-01T05:15:00Z"] as const;
const { data } = answerWithSections;

/** Facts that say one thing until the stated time and another from then on. */
const uncertain = (
  turns: Readonly<Record<string, readonly [before: Value, after: Value]>>,
  dashas: UncertaintyData["dashas"] = {},
): UncertaintyData => ({
  minutes: 15,
  facts: Object.entries(turns).flatMap(([path, [before, after]]) => [
    { path, value: before, share: 0.5, stable: false, intervals: [{ from: FROM, until: TURN }] },
    { path, value: after, share: 0.5, stable: false, intervals: [{ from: TURN, until: UNTIL }] },
  ]),
  maha_dashas: [],
  running: null,
  dashas,
  pieces: 2,
});

/** A section over an answer of which some facts turn. */
function show<Props extends SectionProps>(
  Section: ComponentType<Props>,
  uncertainty: UncertaintyData,
  more: Omit<Props, keyof SectionProps> & Partial<SectionProps>,
) {
  const whole = { ...data, uncertainty };
  const source: KundliSource = { sections: () => Promise.resolve(whole), dasha: null, transits: null } as never;
  const props = {
    data: whole,
    now: Date.parse("2026-03-01"),
    focus: createChartFocus(),
    first: { house: 1, setHouse: () => undefined } as never,
    source,
    depth: "table",
    ...more,
  } as unknown as Props;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    </QueryClientProvider>,
  );
}

const marks = (of: HTMLElement) => within(of).findByRole("button", { name: /^Turns with the time of birth/ });

describe("marks of what turns", () => {
  test("bindus: by the row, each sign named", async () => {
    show(AshtakavargaSection, uncertain({ "ashtakavarga.bhinna.sun.3": [4, 5] }), { depth: "figure" });
    const mark = await screen.findByRole("button", { name: /Cancer: 4 until 10:30:00; 5 from 10:30:00$/ });
    expect(mark.closest("tr")).toHaveTextContent(/^Sun/);
    expect(screen.getAllByRole("button", { name: /^Turns/ })).toHaveLength(1);
  });

  test("friendship and drishti; the houses with the lagna", async () => {
    const facts = {
      "relationships.sun.moon": ["friend", "neutral"],
      "aspects.graha.mars.grahas": ["moon,venus", "moon"],
      "lagna.sign": ["virgo", "libra"],
    } as const;
    show(RelationsSection, uncertain(facts), {});
    expect(await screen.findByRole("button", { name: /Friend until .*; Neutral from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Moon and Venus until .*; Moon from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Virgo until .*; Libra from/ })).toBeVisible();
  });

  test("argala: who lays it and who obstructs it, also where nobody lays one at the stated time", async () => {
    const target = data.lagna.sign;
    const own = data.argala?.[target] ?? [];
    const empty = own.findIndex(({ by }) => by.length === 0);
    const laid = own.findIndex(({ by }) => by.length > 0);
    expect(Math.min(empty, laid)).toBeGreaterThanOrEqual(0);
    const facts = {
      [`argala.${target}.${laid}.obstructed_by`]: ["", "saturn"],
      [`argala.${target}.${laid}.effective`]: [true, false],
      [`argala.${target}.${empty}.by`]: ["", "moon"],
    } as const;
    show(RelationsSection, uncertain(facts), {});
    const table = await screen.findByRole("table", { name: /Argala/ });
    expect(await within(table).findByRole("button", { name: /holds until .*; does not hold from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /none until .*; Saturn from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /none until .*; Moon from/ })).toBeVisible();
  });

  test("a war that another time of birth has", async () => {
    expect(data.yuddha).toEqual([]);
    show(RelationsSection, uncertain({ "yuddha.mars-venus.winner": [null, "venus"] }), {});
    const line = await screen.findByText(/^No two grahas stand within a degree/);
    expect(await marks(line)).toHaveAccessibleName(/none until .*; Venus from/);
  });

  test("karakamsa: its sign, who stands in its houses, and the lords of the devatas", async () => {
    const occupied = data.karakamsa?.houses.findIndex((grahas) => grahas.length > 0) ?? -1;
    const facts = {
      "karakamsa.sign": ["leo", "virgo"],
      [`karakamsa.houses.${occupied}`]: ["moon", "moon,mars"],
      "karakamsa.ishta_devata.lord": ["moon", "sun"],
    } as const;
    show(PointsSection, uncertain(facts), {});
    const table = await screen.findByRole("table", { name: /^Karakamsa/ });
    expect(await within(table).findByRole("button", { name: /Leo until .*; Virgo from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /Moon until .*; Moon and Mars from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Moon until .*; Sun from/ })).toBeVisible();
  });

  test("the periods of a dasha: by how many days each may begin earlier or later", async () => {
    const system = "yogini";
    const period = (lord: "moon" | "sun", year: number) => ({
      lord,
      start: `${year}-01-01T00:00:00Z`,
      end: `${year + 1}-01-01T00:00:00Z`,
      years: 1,
      sub: [],
    });
    const dasha = {
      applicable: true,
      reason: "always",
      sensitive: false,
      cycle_years: 36,
      seed: null,
      variant: "standard",
      balance: null,
      periods: [period("moon", 2025), period("sun", 2026)],
    };
    const told = [
      { lord: "moon", earliest: "2025-01-01T00:00:00Z", latest: "2025-01-01T06:00:00Z" },
      { lord: "sun", earliest: "2025-12-20T00:00:00Z", latest: "2026-01-04T00:00:00Z" },
    ] as const;
    expect(DASHA_IDS).toContain(system);
    show(SystemTree as never, uncertain({}, { [system]: told } as never), {
      system,
      dashaOf: () => Promise.resolve(dasha),
    } as never);
    const [moon, sun] = await screen.findAllByRole("treeitem");
    expect(moon).not.toHaveTextContent("±");
    expect(sun).toHaveTextContent("± 12 days");
    expect(within(sun as HTMLElement).getByTitle(/Begins between .*20 .*2025.* and .*4 .*2026/)).toBeVisible();
  });
});
