import type { UncertaintyData } from "@lagna/contract";
import { DASHA_IDS } from "@lagna/terms";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { kundliResponseWithSections } from "../../../test/fake-kundli-server.ts";
import { createChartFocusStore } from "../../chart/chart-focus.ts";
import type { KundliSource } from "../kundli-source.ts";
import type { SectionProps } from "../section-props.ts";
import { AshtakavargaSection } from "./ashtakavarga-section.tsx";
import { PointsSection } from "./points-section.tsx";
import { RelationsSection } from "./relations-section.tsx";
import { DashaSystemTree } from "./dasha-system-tree.tsx";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => loadNamespaces(["kundli", "subjects", "uncertain"]));

type Value = UncertaintyData["facts"][number]["value"];

const [FROM, TURN, UNTIL] = ["2026-01-01T04:45:00Z", "2026-01-01T05:00:00Z", "2026-01-01T05:15:00Z"] as const;
const { data } = kundliResponseWithSections;

/** Facts that have one value until the stated time and another from then on. */
const uncertain = (
  changes: Readonly<Record<string, readonly [before: Value, after: Value]>>,
  dashas: UncertaintyData["dashas"] = {},
): UncertaintyData => ({
  minutes: 15,
  facts: Object.entries(changes).flatMap(([path, [before, after]]) => [
    { path, value: before, share: 0.5, stable: false, intervals: [{ from: FROM, until: TURN }] },
    { path, value: after, share: 0.5, stable: false, intervals: [{ from: TURN, until: UNTIL }] },
  ]),
  maha_dashas: [],
  running: null,
  dashas,
  pieces: 2,
});

/** Renders a section with an answer in which some facts depend on the birth time. */
function renderSection<Props extends SectionProps>(
  Section: ComponentType<Props>,
  uncertainty: UncertaintyData,
  extraProps: Omit<Props, keyof SectionProps> & Partial<SectionProps>,
) {
  const uncertainData = { ...data, uncertainty };
  const source: KundliSource = {
    fetchSections: () => Promise.resolve(uncertainData),
    fetchDasha: null,
    fetchTransits: null,
  } as never;
  const props = {
    data: uncertainData,
    now: Date.parse("2026-03-01"),
    focus: createChartFocusStore(),
    firstHouse: { house: 1, setHouse: () => undefined } as never,
    source,
    detailLevel: "table",
    ...extraProps,
  } as unknown as Props;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    </QueryClientProvider>,
  );
}

const marks = (element: HTMLElement) => within(element).findByRole("button", { name: /^Depends on the time of birth/ });

describe("uncertainty marks", () => {
  test("mark bindus by row and name each sign", async () => {
    renderSection(AshtakavargaSection, uncertain({ "ashtakavarga.bhinna.sun.3": [4, 5] }), { detailLevel: "figure" });
    const mark = await screen.findByRole("button", { name: /Cancer: 4 until 10:30:00; 5 from 10:30:00$/ });
    expect(mark.closest("tr")).toHaveTextContent(/^Sun/);
    expect(screen.getAllByRole("button", { name: /^Depends/ })).toHaveLength(1);
  });

  test("mark friendship and drishti, and the houses together with the lagna", async () => {
    const facts = {
      "relationships.sun.moon": ["friend", "neutral"],
      "aspects.graha.mars.grahas": ["moon,venus", "moon"],
      "lagna.sign": ["virgo", "libra"],
    } as const;
    renderSection(RelationsSection, uncertain(facts), {});
    expect(await screen.findByRole("button", { name: /Friend until .*; Neutral from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Moon and Venus until .*; Moon from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Virgo until .*; Libra from/ })).toBeVisible();
  });

  test("mark which grahas cause and obstruct an argala, even where none causes one at the stated time", async () => {
    const target = data.lagna.sign;
    const argalas = data.argala?.[target] ?? [];
    const empty = argalas.findIndex(({ by }) => by.length === 0);
    const firstActive = argalas.findIndex(({ by }) => by.length > 0);
    expect(Math.min(empty, firstActive)).toBeGreaterThanOrEqual(0);
    const facts = {
      [`argala.${target}.${firstActive}.obstructed_by`]: ["", "saturn"],
      [`argala.${target}.${firstActive}.effective`]: [true, false],
      [`argala.${target}.${empty}.by`]: ["", "moon"],
    } as const;
    renderSection(RelationsSection, uncertain(facts), {});
    const table = await screen.findByRole("table", { name: /Argala/ });
    expect(await within(table).findByRole("button", { name: /true until .*; not true from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /none until .*; Saturn from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /none until .*; Moon from/ })).toBeVisible();
  });

  test("mark a graha yuddha that occurs only at another possible time of birth", async () => {
    expect(data.yuddha).toEqual([]);
    renderSection(RelationsSection, uncertain({ "yuddha.mars-venus.winner": [null, "venus"] }), {});
    const line = await screen.findByText(/^No two grahas are within a degree/);
    expect(await marks(line)).toHaveAccessibleName(/none until .*; Venus from/);
  });

  test("mark the karakamsa's sign, the grahas in its houses, and the lords of the devatas", async () => {
    const occupied = data.karakamsa?.houses.findIndex((grahas) => grahas.length > 0) ?? -1;
    const facts = {
      "karakamsa.sign": ["leo", "virgo"],
      [`karakamsa.houses.${occupied}`]: ["moon", "moon,mars"],
      "karakamsa.ishta_devata.lord": ["moon", "sun"],
    } as const;
    renderSection(PointsSection, uncertain(facts), {});
    const table = await screen.findByRole("table", { name: /^Karakamsa/ });
    expect(await within(table).findByRole("button", { name: /Leo until .*; Virgo from/ })).toBeVisible();
    expect(within(table).getByRole("button", { name: /Moon until .*; Moon and Mars from/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Moon until .*; Sun from/ })).toBeVisible();
  });

  test("show by how many days each dasha period may begin earlier or later", async () => {
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
    const ranges = [
      { lord: "moon", earliest: "2025-01-01T00:00:00Z", latest: "2025-01-01T06:00:00Z" },
      { lord: "sun", earliest: "2025-12-20T00:00:00Z", latest: "2026-01-04T00:00:00Z" },
    ] as const;
    expect(DASHA_IDS).toContain(system);
    renderSection(DashaSystemTree as never, uncertain({}, { [system]: ranges } as never), {
      system,
      fetchDasha: () => Promise.resolve(dasha),
    } as never);
    const [moon, sun] = await screen.findAllByRole("treeitem");
    expect(moon).not.toHaveTextContent("±");
    expect(sun).toHaveTextContent("± 12 days");
    expect(within(sun as HTMLElement).getByTitle(/Begins between .*20 .*2025.* and .*4 .*2026/)).toBeVisible();
  });
});
