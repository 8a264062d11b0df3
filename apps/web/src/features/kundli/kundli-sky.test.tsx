import { RASHI_WORDS, RASHIS } from "@lagna/terms";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { loadSkyComponents } from "../../domain/sky/use-sky-components.ts";
import { kundliResponse, startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult } from "../../test/open-kundli.ts";
import { server } from "../../test/mock-server.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  chartStylePreference.set("north");
});

const getSlider = () => screen.getByRole("slider", { name: "Moment in the sky" });
const findRing = () => screen.findByRole("img", { name: /^The sky around the birth chart: Sun / });
const table = () => screen.getByRole("table", { name: "The sky of this day over the birth chart" });
const getDayHeading = () => screen.getByRole("heading", { level: 3, name: /\d{4}$/ });

async function openSky(language: "en" | "hi" = "en") {
  const view = await openKundliResult(language);
  await act(loadSkyComponents);
  await view.user.click(await screen.findByRole("button", { name: language === "en" ? "Sky today" : "आज का आकाश" }));
  return view;
}

/** Where the fake sky has the Sun on a day, at noon in Mumbai. */
function formatSun(date: string): string {
  const sun = kundliResponse.data.planets[0];
  const daysSinceBirth = (Date.parse(`${date}T06:30:00Z`) - Date.parse(kundliResponse.data.birth.utc)) / 86_400_000;
  const longitude = ((((sun?.longitude ?? 0) + (sun?.speed ?? 0) * daysSinceBirth) % 360) + 360) % 360;
  return RASHI_WORDS[RASHIS[Math.floor(longitude / 30)] ?? "aries"].en;
}

describe("the sky of another day around the chart", () => {
  test("is today's, with the running dasha and every graha's place from lagna and Moon; a press removes it", async () => {
    const { user } = await openSky();
    expect(await findRing()).toBeVisible();
    expect(getDayHeading()).toHaveTextContent("1 March 2027");
    expect(screen.getByText("Today, now")).toBeVisible();
    expect(await screen.findByText(/^Jupiter–Venus–/)).toBeVisible();
    const sun = within(table()).getByRole("rowheader", { name: "Sun" }).closest("tr") as HTMLElement;
    expect(within(sun).getAllByRole("cell")[0]).toHaveTextContent(formatSun("2027-03-01"));
    await user.click(screen.getByRole("button", { name: "Sky today" }));
    expect(screen.queryByRole("img", { name: /^The sky around/ })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: /your lagna is/ })).toBeVisible();
  });

  test("moves by keys: a day, a month, a year, birth, today, and off", async () => {
    const { user } = await openSky();
    await waitFor(() => expect(getSlider()).toHaveFocus());
    expect(getSlider()).toHaveAttribute("aria-valuetext", "1 March 2027, Jupiter–Venus");
    for (const [keys, expected] of [
      ["{ArrowRight}", "2 March 2027"],
      ["{ArrowLeft}{ArrowLeft}", "28 February 2027"],
      ["{Shift>}{ArrowRight}{/Shift}", "28 March 2027"],
      ["{ArrowUp}", "28 March 2028"],
      ["{ArrowDown}{PageDown}", "28 February 2027"],
      ["b", "15 August 1990"],
      ["{ArrowLeft}", "15 August 1990"],
      ["t", "1 March 2027"],
    ] as const) {
      await user.keyboard(keys);
      expect(getDayHeading()).toHaveTextContent(expected);
      expect(getSlider()).toHaveAttribute("aria-valuetext", expect.stringContaining(expected));
    }
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("heading", { level: 3, name: "1 March 2027" })).not.toBeInTheDocument();
  });

  test("is that of now today, and of noon on another day", async () => {
    vi.setSystemTime(new Date("2027-03-01T16:40:30Z"));
    const { user } = await openSky();
    await findRing();
    expect(seen.skyRequests.filter(({ count }) => count === 1).map(({ from }) => from)).toEqual([
      "2027-03-01T16:40:00.000Z",
    ]);
    const moonAt = (instant: string): string => {
      const moon = kundliResponse.data.planets.find(({ id }) => id === "moon");
      const days = (Date.parse(instant) - Date.parse(kundliResponse.data.birth.utc)) / 86_400_000;
      const degree = ((((moon?.longitude ?? 0) + (moon?.speed ?? 0) * days) % 30) + 30) % 30;
      return `${Math.floor(degree)}°`;
    };
    const moon = () => within(table()).getByRole("rowheader", { name: "Moon" }).closest("tr");
    expect(moonAt("2027-03-01T16:40:00Z")).not.toBe(moonAt("2027-03-01T06:30:00Z"));
    await waitFor(() => expect(moon()).toHaveTextContent(moonAt("2027-03-01T16:40:00Z")));
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(moon()).toHaveTextContent(moonAt("2027-03-02T06:30:00Z")));
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(moon()).toHaveTextContent(moonAt("2027-03-01T16:40:00Z")));
  });

  test("at birth is the sky of birth itself, without a request", async () => {
    const { user } = await openSky();
    await findRing();
    await user.click(screen.getByRole("button", { name: "Birth" }));
    expect(screen.getByText("At birth in Mumbai")).toBeVisible();
    const rows = within(table()).getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual(
      kundliResponse.data.planets.map(({ sign }) => RASHI_WORDS[sign].en),
    );
    expect(within(rows[0] as HTMLElement).getByText("0°00′ from your Sun")).toBeVisible();
  });

  test("is fetched in blocks of days with the chart's settings and neighbours in advance: the next day needs no request", async () => {
    const { user } = await openSky();
    await findRing();
    const listBlocks = () => seen.skyRequests.filter(({ count }) => count === 64);
    await waitFor(() => expect(listBlocks()).toHaveLength(3));
    expect(seen.skyRequests.every(({ step }) => step === 1)).toBe(true);
    expect(seen.skyRequests[0]?.settings).toMatchObject({ ayanamsa: "lahiri", node: "mean", positions: "apparent" });
    expect(JSON.stringify(seen.skyRequests)).not.toContain("Asha");
    const froms = listBlocks()
      .map(({ from }) => Date.parse(from))
      .toSorted((one, other) => one - other);
    expect(froms.map((from) => (from - (froms[0] ?? 0)) / 86_400_000)).toEqual([0, 64, 128]);
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(listBlocks()).toHaveLength(3);
    await waitFor(() =>
      expect(within(table()).getByRole("rowheader", { name: "Sun" }).closest("tr")).toHaveTextContent(
        formatSun("2027-03-04"),
      ),
    );
  });

  test("is announced once the user pauses, not while days change quickly", async () => {
    const { user } = await openSky();
    await findRing();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    const announcement = document.querySelector("[aria-live=polite].sr-only");
    await waitFor(() => expect(announcement).toHaveTextContent(/^3 March 2027\. Jupiter–Venus–\w+ is running, from/), {
      timeout: 5_000,
    });
    expect(announcement).toHaveTextContent(/Saturn is passing through \w+, your house \d+\./);
    expect(announcement?.textContent).not.toMatch(/\.\s*\./);
  });

  test.each(["north", "south", "east"] as const)("is drawn around a chart of the %s", async (style) => {
    chartStylePreference.set(style);
    await openSky();
    const drawn = await findRing();
    expect(drawn.querySelectorAll("circle")).toHaveLength(9);
    expect(screen.getByRole("group", { name: /^Birth chart · D1 of Asha Verma/ })).toBeVisible();
  });

  test("highlights a hovered graha in ring and table, with its degrees", async () => {
    const { user } = await openSky();
    const drawn = await findRing();
    const row = within(table()).getByRole("rowheader", { name: "Jupiter" }).closest("tr") as HTMLElement;
    await user.hover(row);
    expect(row).toHaveAttribute("data-lit");
    expect([...drawn.querySelectorAll("text")].some((text) => /^Ju\d+°$/.test(text.textContent))).toBe(true);
    // Full drishti on the fifth, seventh and ninth.
    expect(drawn.querySelectorAll("polygon")).toHaveLength(3);
    await user.unhover(row);
    expect(drawn.querySelectorAll("polygon")).toHaveLength(0);
  });

  test("moves to a pressed period, by keys to its start, and the line follows", async () => {
    const { user } = await openSky();
    await findRing();
    const line = screen.getByRole("group", { name: "Dashas as a timeline of your life" });
    const saturn = within(line).getAllByRole("button", { name: /^Saturn, / })[0] as HTMLElement;
    saturn.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(getSlider()).toHaveAttribute("aria-valuetext", expect.stringMatching(/Saturn–Saturn$/)));
    expect(getDayHeading().textContent).not.toBe("1 March 2027");
  });

  test("reports a failed fetch, and can be retried", async () => {
    let down = true;
    server.use(http.post("*/api/v1/sky/days", () => (down ? HttpResponse.error() : undefined)));
    const { user } = await openSky();
    const alert = await screen.findByText(/The sky of this day could not be loaded/, {}, { timeout: 30_000 });
    down = false;
    await user.click(within(alert).getByRole("button"));
    expect(await findRing()).toBeVisible();
  });

  test("is in Hindi too", async () => {
    await openSky("hi");
    expect(await screen.findByRole("img", { name: /^जन्म कुंडली के चारों ओर आकाश: सूर्य / })).toBeVisible();
    expect(screen.getByText("आज, इस समय")).toBeVisible();
    expect(await screen.findByText(/^गुरु–शुक्र–/)).toBeVisible();
  });
});

describe("a drag along the timeline", () => {
  /** Gives rows a width as in a browser: jsdom has no layout. */
  function setLayout(row: HTMLElement): void {
    const items = [...row.children] as HTMLElement[];
    vi.spyOn(row, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, items.length * 100, 26));
    items.forEach((item, index) => {
      Object.defineProperty(item, "offsetLeft", { value: index * 100 });
      Object.defineProperty(item, "offsetWidth", { value: 100 });
    });
  }
  const awaitFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

  test("moves through the days it passes, as precisely as the row allows, and not before the pointer has moved", async () => {
    await openKundliResult();
    await act(loadSkyComponents);
    await screen.findByRole("button", { name: "Sky today" });
    const line = screen.getByRole("group", { name: "Dashas as a timeline of your life" });
    const [life] = within(line).getAllByRole("list");
    setLayout(life as HTMLElement);
    const box = life?.parentElement as HTMLElement;
    Object.assign(box, { setPointerCapture: () => undefined });
    const toPointerEvent = (clientX: number) => ({ clientX, button: 0, isPrimary: true, pointerId: 1 });
    fireEvent.pointerDown(box, toPointerEvent(250));
    fireEvent.pointerMove(box, toPointerEvent(252));
    await awaitFrame();
    expect(screen.queryByRole("img", { name: /^The sky around/ })).not.toBeInTheDocument();
    fireEvent.pointerMove(box, toPointerEvent(350));
    await awaitFrame();
    expect(await findRing()).toBeVisible();
    const third = kundliResponse.data.dashas.vimshottari.periods[2];
    const middle = (Date.parse(third?.start ?? "") + Date.parse(third?.end ?? "")) / 2;
    const reached = Number(getSlider().getAttribute("aria-valuenow"));
    expect(Math.abs(reached - middle / 86_400_000)).toBeLessThan(40);
    // A pixel is more than a month here: the sky was requested for every 32nd day.
    await waitFor(() => expect(seen.skyRequests.some(({ step }) => step === 32)).toBe(true));
    expect(reached % 32).toBe(0);
    fireEvent.pointerUp(box, toPointerEvent(350));
    // When the drag ends, for every day again.
    await waitFor(() => expect(seen.skyRequests.some(({ step }) => step === 1)).toBe(true));
  });
});

describe("a wide and high screen", () => {
  const ROOMY = "(min-width: 80rem) and (min-height: 52rem)";

  test("shows the slow grahas below the periods of the third row, and Sade Sati below the timeline", async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), matchMedia(query), { matches: query === ROOMY }),
    );
    await openKundliResult();
    await act(loadSkyComponents);
    const saturn = await screen.findByRole("list", { name: "Saturn, sign by sign" });
    await waitFor(() => expect(saturn).toHaveTextContent("Pisces · "));
    expect(screen.getByRole("list", { name: "Jupiter, sign by sign" })).toHaveTextContent(
      /Gemini · .*Cancer · .*Leo · /,
    );
    expect(seen.transitsRequests).toHaveLength(1);
    expect(seen.transitsRequests[0]?.grahas).toEqual(["saturn", "jupiter"]);
    const bar = screen.getByRole("list", { name: "Sade Sati" });
    await waitFor(() => expect(bar).toHaveTextContent(/Sade Sati, .* to .*/));
    expect(seen.sectionRequests).toContainEqual(["sade_sati"]);
  });
});
