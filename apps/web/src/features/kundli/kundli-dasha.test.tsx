import type { DashaPeriod, KundliData } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { kundliResponse, startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult, expandSection } from "../../test/open-kundli.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
  // Fakes only the date: Rohini's Moon dasha cycle is at Jupiter–Venus in March 2027.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  chartStylePreference.set("north");
});

/** The kundli of a birth this many years later: every period moves with it. */
function createLaterBirth(years: number): KundliData {
  const addYears = (instant: string) =>
    new Date(Date.parse(instant) + years * 365.25 * 86_400_000).toISOString().replace(".000Z", "Z");
  const move = (period: DashaPeriod): DashaPeriod => ({
    ...period,
    start: addYears(period.start),
    end: addYears(period.end),
    ...(period.sub && { sub: period.sub.map(move) }),
  });
  const { birth, dashas } = kundliResponse.data;
  const vimshottari = { ...dashas.vimshottari, periods: dashas.vimshottari.periods.map(move) };
  return { ...kundliResponse.data, birth: { ...birth, utc: addYears(birth.utc) }, dashas: { ...dashas, vimshottari } };
}

describe("dasha", () => {
  const getTree = () => within(screen.getByRole("tree"));
  async function openTree() {
    const view = await openKundliResult();
    await expandSection(view.user, "Dasha");
    await screen.findByRole("tree");
    return view;
  }

  const getTimeline = () => within(screen.getByRole("group", { name: "Dashas as a timeline of your life" }));

  test("opens a new chart at its own current period, in timeline and tree, with nothing of the previous chart open", async () => {
    const { user } = await openTree();
    expect(await getTimeline().findByText("Jupiter–Venus")).toBeVisible();
    await user.click(getTree().getByRole("treeitem", { current: "date" }));
    expect(getTree().getAllByRole("treeitem").length).toBeGreaterThan(9);

    const later = createLaterBirth(19);
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.json({ ...kundliResponse, data: later })));
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await user.click(screen.getByRole("button", { name: "Generate Kundali" }));
    await waitFor(() => expect(getTimeline().queryByText("Jupiter–Venus")).not.toBeInTheDocument());
    expect(
      getTimeline()
        .getAllByRole("button", { name: /Now$/ })
        .map((part) => part.getAttribute("aria-label"))
        .slice(0, 2),
    ).toEqual([expect.stringMatching(/^Rahu, /), expect.stringMatching(/^Saturn, /)]);
  });

  test("expands the tree to the fifth level by keyboard, requesting only missing parts", async () => {
    const { user } = await openTree();
    const running = getTree().getByRole("treeitem", { current: "date" });
    expect(running).toHaveTextContent(/^Jupiter/);
    running.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toHaveAttribute("aria-level", "2");
    // The timeline has requested the parts of the running antardasha.
    expect(seen.dashaRequests.map(({ path }) => path)).toEqual([["jupiter", "venus"]]);
    for (const level of ["3", "4", "5"]) {
      await user.keyboard("{ArrowRight}");
      await waitFor(() =>
        expect(
          getTree()
            .getAllByRole("treeitem")
            .filter((item) => item.getAttribute("aria-level") === level),
        ).toHaveLength(9),
      );
      await user.keyboard("{ArrowRight}");
      expect(document.activeElement).toHaveAttribute("aria-level", level);
    }
    expect(document.activeElement).not.toHaveAttribute("aria-expanded");
    expect(seen.dashaRequests.map(({ path }) => path.length)).toEqual([2, 2, 3, 4]);
    expect(seen.dashaRequests[1]?.path).toEqual(["jupiter", "jupiter"]);
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toHaveAttribute("aria-level", "4");
    expect(document.activeElement).toHaveAttribute("aria-expanded", "false");
  });

  test("shows the age beside every date from birth on, at each level", async () => {
    const { user } = await openTree();
    await user.click(getTree().getByRole("treeitem", { current: "date" }));
    const items = getTree().getAllByRole("treeitem");
    const ages = items.map((item) => /age (\d+)/.exec(item.textContent)?.[1]);
    // The first one began before birth.
    expect(ages[0]).toBeUndefined();
    expect(ages.slice(1)).not.toContain(undefined);
    const [moon, mars, rahu] = items.map((item) => item.textContent);
    expect([moon, mars, rahu]).toEqual([
      expect.stringMatching(/^Moon/),
      expect.stringMatching(/^Mars.*1993.*age 3/),
      expect.stringMatching(/^Rahu.*2000.*age 10/),
    ]);
    expect(items.filter((item) => item.getAttribute("aria-level") === "2")).toHaveLength(9);
  });

  test("marks the current period at each open level", async () => {
    const { user } = await openTree();
    await user.click(getTree().getByRole("treeitem", { current: "date" }));
    const marked = getTree().getAllByRole("treeitem", { current: "date" });
    expect(
      marked.map(
        (item) => `${item.getAttribute("aria-level")} ${item.firstElementChild?.nextElementSibling?.textContent}`,
      ),
    ).toEqual(["1 Jupiter", "2 Venus"]);
  });

  test("retries parts that could not be fetched", async () => {
    let fail = true;
    server.use(http.post("*/api/v1/kundli/dasha", () => (fail ? respondWithError(422, "invalid_input") : undefined)));
    const { user } = await openTree();
    await user.click(getTree().getByRole("treeitem", { current: "date" }));
    await user.click(getTree().getAllByRole("treeitem", { current: "date" })[1] as HTMLElement);
    const alert = await getTree().findByRole("alert");
    fail = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(
        getTree()
          .getAllByRole("treeitem")
          .filter((item) => item.getAttribute("aria-level") === "3"),
      ).toHaveLength(9),
    );
  });

  test("starts the timeline at birth with the current period open, and expands it by a press", async () => {
    const { user } = await openKundliResult();
    const line = within(screen.getByRole("group", { name: "Dashas as a timeline of your life" }));
    expect(line.getByText(/^1990–2\d{3}$/)).toBeVisible();
    expect(line.getByText("Today: Jupiter until 4 Dec 2034")).toBeVisible();
    expect(line.getByText("Antardasha")).toBeVisible();
    await user.click(line.getByRole("button", { name: /^Venus, 16 Oct 2026 to .*Now$/ }));
    expect(line.queryByText("Pratyantardasha")).not.toBeInTheDocument();
    await user.click(line.getByRole("button", { name: /^Venus, 16 Oct 2026 to .*Now$/ }));
    expect(await line.findByText("Pratyantardasha")).toBeVisible();
  });
});
