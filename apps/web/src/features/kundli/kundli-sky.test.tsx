import { RASHI_WORDS, RASHIS } from "@lagna/terms";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { loadSky } from "../../domain/sky/sky-parts.ts";
import { answer, startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { openResult } from "../../test/open-kundli.ts";
import { server } from "../../test/server.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  chartStylePreference.set("north");
});

const slider = () => screen.getByRole("slider", { name: "Moment in the sky" });
const ring = () => screen.findByRole("img", { name: /^The sky around the birth chart: Sun / });
const table = () => screen.getByRole("table", { name: "The sky of this day over the birth chart" });
const day = () => screen.getByRole("heading", { level: 3, name: /\d{4}$/ });

async function lookUp(language: "en" | "hi" = "en") {
  const view = await openResult(language);
  await act(loadSky);
  await view.user.click(await screen.findByRole("button", { name: language === "en" ? "Sky today" : "आज का आकाश" }));
  return view;
}

/** Where the fake sky has the Sun on a day, at noon in Mumbai. */
function sunOn(date: string): string {
  const sun = answer.data.planets[0];
  const gone = (Date.parse(`${date}T06:30:00Z`) - Date.parse(answer.data.birth.utc)) / 86_400_000;
  const longitude = ((((sun?.longitude ?? 0) + (sun?.speed ?? 0) * gone) % 360) + 360) % 360;
  return RASHI_WORDS[RASHIS[Math.floor(longitude / 30)] ?? "aries"].en;
}

describe("the sky of another day around the chart", () => {
  test("today's, with the dasha that runs and every graha's place from lagna and Moon; a press takes it away", async () => {
    const { user } = await lookUp();
    expect(await ring()).toBeVisible();
    expect(day()).toHaveTextContent("1 March 2027");
    expect(screen.getByText("Today, at noon in Mumbai")).toBeVisible();
    expect(await screen.findByText(/^Jupiter–Venus–/)).toBeVisible();
    const sun = within(table()).getByRole("rowheader", { name: "Sun" }).closest("tr") as HTMLElement;
    expect(within(sun).getAllByRole("cell")[0]).toHaveTextContent(sunOn("2027-03-01"));
    await user.click(screen.getByRole("button", { name: "Sky today" }));
    expect(screen.queryByRole("img", { name: /^The sky around/ })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: /your lagna is/ })).toBeVisible();
  });

  test("by keys: a day, a month, a year, birth, today, and away", async () => {
    const { user } = await lookUp();
    await waitFor(() => expect(slider()).toHaveFocus());
    expect(slider()).toHaveAttribute("aria-valuetext", "1 March 2027, Jupiter–Venus");
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
      expect(day()).toHaveTextContent(expected);
      expect(slider()).toHaveAttribute("aria-valuetext", expect.stringContaining(expected));
    }
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("heading", { level: 3, name: "1 March 2027" })).not.toBeInTheDocument();
  });

  test("at birth it is the sky of birth itself, and asks for none", async () => {
    const { user } = await lookUp();
    await ring();
    await user.click(screen.getByRole("button", { name: "Birth" }));
    expect(screen.getByText("At birth in Mumbai")).toBeVisible();
    const rows = within(table()).getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual(
      answer.data.planets.map(({ sign }) => RASHI_WORDS[sign].en),
    );
    expect(within(rows[0] as HTMLElement).getByText("0°00′ from your Sun")).toBeVisible();
  });

  test("comes in blocks of days under the chart's settings, with the neighbours ahead: a further day asks for nothing", async () => {
    const { user } = await lookUp();
    await ring();
    await waitFor(() => expect(seen.skies).toHaveLength(3));
    expect(seen.skies.every(({ count, step }) => count === 64 && step === 1)).toBe(true);
    expect(seen.skies[0]?.settings).toMatchObject({ ayanamsa: "lahiri", node: "mean", positions: "apparent" });
    expect(JSON.stringify(seen.skies)).not.toContain("Asha");
    const froms = seen.skies.map(({ from }) => Date.parse(from)).toSorted((one, other) => one - other);
    expect(froms.map((from) => (from - (froms[0] ?? 0)) / 86_400_000)).toEqual([0, 64, 128]);
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(seen.skies).toHaveLength(3);
    await waitFor(() =>
      expect(within(table()).getByRole("rowheader", { name: "Sun" }).closest("tr")).toHaveTextContent(
        sunOn("2027-03-04"),
      ),
    );
  });

  test("is announced once it has been rested on, not while days fly by", async () => {
    const { user } = await lookUp();
    await ring();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    const said = document.querySelector("[aria-live=polite].sr-only");
    await waitFor(() => expect(said).toHaveTextContent(/^3 March 2027\. Jupiter–Venus–\w+ runs, from/), {
      timeout: 5_000,
    });
    expect(said).toHaveTextContent(/Saturn crosses \w+, your house \d+\./);
  });

  test.each(["north", "south", "east"] as const)("stands around a chart of the %s", async (style) => {
    chartStylePreference.set(style);
    await lookUp();
    const drawn = await ring();
    expect(drawn.querySelectorAll("circle")).toHaveLength(9);
    expect(screen.getByRole("group", { name: /^Birth chart · D1 of Asha Verma/ })).toBeVisible();
  });

  test("a graha of it that is pointed at is lit in ring and table, and says its degrees", async () => {
    const { user } = await lookUp();
    const drawn = await ring();
    const row = within(table()).getByRole("rowheader", { name: "Jupiter" }).closest("tr") as HTMLElement;
    await user.hover(row);
    expect(row).toHaveAttribute("data-lit");
    expect([...drawn.querySelectorAll("text")].some((text) => /^Ju\d+°$/.test(text.textContent))).toBe(true);
    // Full drishti on the fifth, seventh and ninth.
    expect(drawn.querySelectorAll("polygon")).toHaveLength(3);
    await user.unhover(row);
    expect(drawn.querySelectorAll("polygon")).toHaveLength(0);
  });

  test("a press on a period goes there, by keys to its begin; the line follows", async () => {
    const { user } = await lookUp();
    await ring();
    const line = screen.getByRole("group", { name: "Dashas as a line of life" });
    const saturn = within(line).getAllByRole("button", { name: /^Saturn, / })[0] as HTMLElement;
    saturn.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuetext", expect.stringMatching(/Saturn–Saturn$/)));
    expect(day().textContent).not.toBe("1 March 2027");
  });

  test("what cannot be fetched is said, and asked for again", async () => {
    let down = true;
    server.use(http.post("*/api/v1/sky/days", () => (down ? HttpResponse.error() : undefined)));
    const { user } = await lookUp();
    const alert = await screen.findByText(/The sky of this day could not be fetched/, {}, { timeout: 30_000 });
    down = false;
    await user.click(within(alert).getByRole("button"));
    expect(await ring()).toBeVisible();
  });

  test("in Hindi", async () => {
    await lookUp("hi");
    expect(await screen.findByRole("img", { name: /^जन्म कुंडली के चारों ओर आकाश: सूर्य / })).toBeVisible();
    expect(screen.getByText("आज, Mumbai में दोपहर")).toBeVisible();
    expect(await screen.findByText(/^गुरु–शुक्र–/)).toBeVisible();
  });
});

describe("a drag along the line of life", () => {
  /** Rows as wide as a browser makes them: jsdom lays nothing out. */
  function laidOut(row: HTMLElement): void {
    const items = [...row.children] as HTMLElement[];
    vi.spyOn(row, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, items.length * 100, 26));
    items.forEach((item, index) => {
      Object.defineProperty(item, "offsetLeft", { value: index * 100 });
      Object.defineProperty(item, "offsetWidth", { value: 100 });
    });
  }
  const frames = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

  test("goes to the days it passes, as fine as the row can tell, and not before it has moved", async () => {
    await openResult();
    await act(loadSky);
    await screen.findByRole("button", { name: "Sky today" });
    const line = screen.getByRole("group", { name: "Dashas as a line of life" });
    const [life] = within(line).getAllByRole("list");
    laidOut(life as HTMLElement);
    const box = life?.parentElement as HTMLElement;
    Object.assign(box, { setPointerCapture: () => undefined });
    const at = (clientX: number) => ({ clientX, button: 0, isPrimary: true, pointerId: 1 });
    fireEvent.pointerDown(box, at(250));
    fireEvent.pointerMove(box, at(252));
    await frames();
    expect(screen.queryByRole("img", { name: /^The sky around/ })).not.toBeInTheDocument();
    fireEvent.pointerMove(box, at(350));
    await frames();
    expect(await ring()).toBeVisible();
    const third = answer.data.dashas.vimshottari.periods[2];
    const middle = (Date.parse(third?.start ?? "") + Date.parse(third?.end ?? "")) / 2;
    const reached = Number(slider().getAttribute("aria-valuenow"));
    expect(Math.abs(reached - middle / 86_400_000)).toBeLessThan(40);
    // A pixel is more than a month here: the sky was asked for at every 32nd day.
    await waitFor(() => expect(seen.skies.some(({ step }) => step === 32)).toBe(true));
    expect(reached % 32).toBe(0);
    fireEvent.pointerUp(box, at(350));
    // At rest, day by day again.
    await waitFor(() => expect(seen.skies.some(({ step }) => step === 1)).toBe(true));
  });
});

describe("on a wide screen with height to spare", () => {
  const ROOMY = "(min-width: 80rem) and (min-height: 52rem)";

  test("the slow grahas run beneath the periods of the third row, and Sade Sati under the line of life", async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), matchMedia(query), { matches: query === ROOMY }),
    );
    await openResult();
    await act(loadSky);
    const saturn = await screen.findByRole("list", { name: "Saturn, sign by sign" });
    await waitFor(() => expect(saturn).toHaveTextContent("Pisces · "));
    expect(screen.getByRole("list", { name: "Jupiter, sign by sign" })).toHaveTextContent(
      /Gemini · .*Cancer · .*Leo · /,
    );
    expect(seen.transits).toHaveLength(1);
    expect(seen.transits[0]?.grahas).toEqual(["saturn", "jupiter"]);
    const bar = screen.getByRole("list", { name: "Sade Sati" });
    await waitFor(() => expect(bar).toHaveTextContent(/Sade Sati, .* to .*/));
    expect(seen.sections).toContainEqual(["sade_sati"]);
  });
});
