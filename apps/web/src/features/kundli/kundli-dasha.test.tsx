import type { DashaPeriod, KundliData } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { problem } from "../../test/fake-accounts.ts";
import { server } from "../../test/server.ts";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { answer, startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { openResult, unfold } from "../../test/open-kundli.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
  // The clock alone: Rohini's Moon dasha cycle is at Jupiter–Venus in March 2027.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  chartStylePreference.set("north");
});

/** The same sky seen from a birth so many years later: every period moves with it. */
function laterBorn(years: number): KundliData {
  const later = (instant: string) =>
    new Date(Date.parse(instant) + years * 365.25 * 86_400_000).toISOString().replace(".000Z", "Z");
  const move = (period: DashaPeriod): DashaPeriod => ({
    ...period,
    start: later(period.start),
    end: later(period.end),
    ...(period.sub && { sub: period.sub.map(move) }),
  });
  const { birth, dashas } = answer.data;
  const vimshottari = { ...dashas.vimshottari, periods: dashas.vimshottari.periods.map(move) };
  return { ...answer.data, birth: { ...birth, utc: later(birth.utc) }, dashas: { ...dashas, vimshottari } };
}

describe("dasha", () => {
  const tree = () => within(screen.getByRole("tree"));
  async function openTree() {
    const view = await openResult();
    await unfold(view.user, "Dasha");
    await screen.findByRole("tree");
    return view;
  }

  const line = () => within(screen.getByRole("group", { name: "Dashas as a line of life" }));

  test("another chart begins at its own today, in line and tree: nothing of the first one's stays open", async () => {
    const { user } = await openTree();
    expect(await line().findByText("Jupiter–Venus")).toBeVisible();
    await user.click(tree().getByRole("treeitem", { current: "date" }));
    expect(tree().getAllByRole("treeitem").length).toBeGreaterThan(9);

    const later = laterBorn(19);
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.json({ ...answer, data: later })));
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await user.click(screen.getByRole("button", { name: "Generate Kundali" }));
    await waitFor(() => expect(line().queryByText("Jupiter–Venus")).not.toBeInTheDocument());
    expect(
      line()
        .getAllByRole("button", { name: /Now$/ })
        .map((part) => part.getAttribute("aria-label"))
        .slice(0, 2),
    ).toEqual([expect.stringMatching(/^Rahu, /), expect.stringMatching(/^Saturn, /)]);
  });

  test("the tree unfolds to the fifth level by keyboard, asking only for what was not sent", async () => {
    const { user } = await openTree();
    const running = tree().getByRole("treeitem", { current: "date" });
    expect(running).toHaveTextContent(/^Jupiter/);
    running.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toHaveAttribute("aria-level", "2");
    // The line of life has asked for the parts of the running antardasha.
    expect(seen.dashas.map(({ path }) => path)).toEqual([["jupiter", "venus"]]);
    for (const level of ["3", "4", "5"]) {
      await user.keyboard("{ArrowRight}");
      await waitFor(() =>
        expect(
          tree()
            .getAllByRole("treeitem")
            .filter((item) => item.getAttribute("aria-level") === level),
        ).toHaveLength(9),
      );
      await user.keyboard("{ArrowRight}");
      expect(document.activeElement).toHaveAttribute("aria-level", level);
    }
    expect(document.activeElement).not.toHaveAttribute("aria-expanded");
    expect(seen.dashas.map(({ path }) => path.length)).toEqual([2, 2, 3, 4]);
    expect(seen.dashas[1]?.path).toEqual(["jupiter", "jupiter"]);
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toHaveAttribute("aria-level", "4");
    expect(document.activeElement).toHaveAttribute("aria-expanded", "false");
  });

  test("the age stands beside every date from birth on, at each level", async () => {
    const { user } = await openTree();
    await user.click(tree().getByRole("treeitem", { current: "date" }));
    const items = tree().getAllByRole("treeitem");
    const ages = items.map((item) => /age (\d+)/.exec(item.textContent)?.[1]);
    // The first began before birth.
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

  test("today's period is marked at each level that is open", async () => {
    const { user } = await openTree();
    await user.click(tree().getByRole("treeitem", { current: "date" }));
    const marked = tree().getAllByRole("treeitem", { current: "date" });
    expect(
      marked.map(
        (item) => `${item.getAttribute("aria-level")} ${item.firstElementChild?.nextElementSibling?.textContent}`,
      ),
    ).toEqual(["1 Jupiter", "2 Venus"]);
  });

  test("parts that cannot be fetched can be asked for again", async () => {
    let fail = true;
    server.use(http.post("*/api/v1/kundli/dasha", () => (fail ? problem(422, "invalid_input") : undefined)));
    const { user } = await openTree();
    await user.click(tree().getByRole("treeitem", { current: "date" }));
    await user.click(tree().getAllByRole("treeitem", { current: "date" })[1] as HTMLElement);
    const alert = await tree().findByRole("alert");
    fail = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(
        tree()
          .getAllByRole("treeitem")
          .filter((item) => item.getAttribute("aria-level") === "3"),
      ).toHaveLength(9),
    );
  });

  test("the time-line begins at birth with today's period open, and unfolds by a press", async () => {
    const { user } = await openResult();
    const line = within(screen.getByRole("group", { name: "Dashas as a line of life" }));
    expect(line.getByText(/^1990–2\d{3}$/)).toBeVisible();
    expect(line.getByText("Today: Jupiter until 4 Dec 2034")).toBeVisible();
    expect(line.getByText("Antardasha")).toBeVisible();
    await user.click(line.getByRole("button", { name: /^Venus, 16 Oct 2026 to .*Now$/ }));
    expect(line.queryByText("Pratyantardasha")).not.toBeInTheDocument();
    await user.click(line.getByRole("button", { name: /^Venus, 16 Oct 2026 to .*Now$/ }));
    expect(await line.findByText("Pratyantardasha")).toBeVisible();
  });
});
