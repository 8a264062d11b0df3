import { act, configure, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { detailLevelPreference } from "../../domain/kundli/detail-level.tsx";
import { startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliPanel } from "../../test/open-kundli.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

let seen: KundliServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T06:00:00Z") });
  seen = startKundliServer();
  detailLevelPreference.set("figure");
});
afterEach(() => vi.useRealTimers());

const findRegion = (name: string) => screen.findByRole("region", { name });

describe("sade sati", () => {
  test("says first whether it runs, or when it starts", async () => {
    await openKundliPanel("sade_sati");
    const panel = within(await findRegion("Sade Sati"));
    expect(
      await panel.findByText(
        /Your Moon is in Taurus\. No Sade Sati now\. The next one is from 3 Jun 2027 to 13 Jul 2034\./,
      ),
    ).toBeVisible();
    expect(seen.sectionRequests).toEqual([["sade_sati"]]);
  });

  test("has a timeline with every pass of each phase, and a table of the same", async () => {
    const { user } = await openKundliPanel("sade_sati");
    const panel = within(await findRegion("Sade Sati"));
    expect((await panel.findAllByText(/^Rising, 17 Apr 1998 to /)).length).toBe(1);
    expect(panel.getAllByText(/^Peak, /).length).toBeGreaterThan(3);
    await user.click(panel.getByRole("radio", { name: "As a table" }));
    const table = await panel.findByRole("table", { name: /^Every Sade Sati and dhaiya of your life/ });
    expect(within(table).getByRole("row", { name: /^Rising 17 Apr 1998/ })).toHaveTextContent(/7$/);
    expect(within(table).getAllByRole("row", { name: /^Ashtama Shani/ }).length).toBeGreaterThan(1);
  });
});

describe("transits", () => {
  test("summarise the slow and the good ones in a sentence, the year in events, the nine in a table", async () => {
    const { user } = await openKundliPanel("transits");
    const panel = within(await findRegion("Transits"));
    expect(await panel.findByText(/Saturn is in Pisces, house 11 from your Moon/)).toBeVisible();
    expect(seen.transitsRequests[0]).toMatchObject({
      at: "2026-03-01T06:00:00.000Z",
      from: "2026-03-01T00:00:00.000Z",
    });
    const events = within(panel.getByRole("region", { name: "Within a year" }));
    expect(events.getByText("Total lunar eclipse in Leo")).toBeVisible();
    expect(events.getAllByRole("listitem")).toHaveLength(10);
    await user.click(events.getByRole("button", { name: /^All \d+ events of the year/ }));
    expect(events.getByText("Jupiter enters Cancer")).toBeVisible();
    // A station is where a graha turns: one event, listed once.
    expect(events.getByText("Jupiter in Gemini: Turns direct")).toBeVisible();
    expect(events.queryByText(/Station/)).toBeNull();
    await user.click(panel.getByRole("radio", { name: "As a table" }));
    const table = await panel.findByRole("table", { name: /^Today’s transits/ });
    // Saturn: Pisces, seventh from Virgo, eleventh from Taurus, where no graha obstructs him.
    expect(within(table).getByRole("row", { name: /^Saturn/ })).toHaveTextContent(/Pisces.*711/);
    expect(within(table).getAllByRole("row")).toHaveLength(10);
  });

  test("collapse the slow grahas' year: aspects and kakshyas are requested when they are opened", async () => {
    const { user } = await openKundliPanel("transits");
    const panel = within(await findRegion("Transits"));
    const year = within(await panel.findByRole("region", { name: "The slow grahas within a year" }));
    expect(year.queryByText(/slow graha is within/)).not.toBeInTheDocument();
    expect(seen.transitsRequests).toHaveLength(1);
    await user.click(year.getByText("Transit aspects on the birth chart"));
    expect(
      await year.findByText(
        "No slow graha is within three degrees of an exact aspect right now. The next is Jupiter’s seventh aspect on your Saturn, from 19 Apr 2026.",
      ),
    ).toBeVisible();
    expect(seen.transitsRequests[1]).toMatchObject({
      aspects: true,
      kakshyas: true,
      grahas: ["jupiter", "saturn", "rahu", "ketu"],
    });
    // Two passes of one aspect share a row.
    expect(year.getAllByText("Saturn’s third aspect on your Moon")).toHaveLength(1);
    expect(year.getAllByText(/^Saturn’s third aspect on your Moon, /)).toHaveLength(2);
    await user.click(year.getByText("Kakshyas: eighths of a sign"));
    expect(
      await year.findByText(/Saturn is in Mars’s kakshya of Pisces until 31 Mar 2026, and has its bindu there\.$/),
    ).toBeVisible();
    expect(seen.transitsRequests).toHaveLength(2);
    await user.click(year.getByText("Rahu and Ketu, sign by sign"));
    expect(
      await year.findByText(/^Rahu is in Aquarius until 5 Dec 2026, then in Capricorn and Ketu is in Leo/),
    ).toBeVisible();
    await user.click(panel.getByRole("radio", { name: "As a table" }));
    const aspects = await year.findByRole("table", { name: /^Transit aspects/ });
    expect(within(aspects).getAllByRole("row")).toHaveLength(11);
    expect(within(aspects).getByRole("row", { name: /^Jupiter over your Jupiter/ })).toHaveTextContent(
      /15 Jun 2026.*13 Jul 2026/,
    );
    const kakshyas = year.getByRole("table", { name: /^Kakshyas/ });
    expect(within(kakshyas).getAllByRole("row", { name: /^Saturn Pisces Venus, none/ })).toHaveLength(3);
    // A stay that continues beyond the year has no end in it.
    const nodes = year.getByRole("table", { name: /^Rahu and Ketu/ });
    expect(within(nodes).getByRole("row", { name: /^Rahu Capricorn/ })).toHaveTextContent(/–$/);
  });

  test("print the fetched collapsed parts open, without a request", async () => {
    const { user } = await openKundliPanel("transits");
    const panel = within(await findRegion("Transits"));
    await panel.findByRole("region", { name: "The slow grahas within a year" });
    const print = (event: "beforeprint" | "afterprint") => act(() => void window.dispatchEvent(new Event(event)));
    print("beforeprint");
    const paper = within(await findRegion("Transits"));
    expect(await paper.findByText(/^Rahu is in Aquarius until 5 Dec 2026/)).toBeVisible();
    expect(paper.getByRole("table", { name: /^Rahu and Ketu/ })).toBeVisible();
    expect(paper.queryByRole("region", { name: /^Kakshyas/ })).not.toBeInTheDocument();
    print("afterprint");
    await user.click((await screen.findAllByText("Kakshyas: eighths of a sign"))[0] as HTMLElement);
    await screen.findByText(/Saturn is in Mars’s kakshya/);
    expect(seen.transitsRequests).toHaveLength(2);
    print("beforeprint");
    for (const name of [/^Transit aspects/, /^Kakshyas/, /^Rahu and Ketu/])
      expect(await within(await findRegion("Transits")).findByRole("table", { name })).toBeVisible();
    expect(seen.transitsRequests).toHaveLength(2);
    print("afterprint");
  });

  test("are in Hindi too", async () => {
    const { user } = await openKundliPanel("transits", "hi");
    const panel = within(await findRegion("गोचर"));
    expect(await panel.findByText(/शनि मीन में, आपके चंद्र से भाव 11 में है.*में है। /)).toBeVisible();
    await user.click(panel.getByText("जन्म कुंडली पर गोचर की दृष्टियाँ"));
    expect(await panel.findByText(/आगे 19 अप्रैल 2026 से: आपके शनि पर गुरु की सातवीं दृष्टि।/)).toBeVisible();
  });
});
