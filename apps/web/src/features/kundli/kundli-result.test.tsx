import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { numeralsPreference } from "../../lib/preferences.ts";
import { clearToken } from "../../lib/session-token.ts";
import { problem } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
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

const chart = () => screen.getByRole("group", { name: /Arrow keys move through houses/ });
const planetTable = () => screen.getByRole("table", { name: /^Grahas:/ });
const rowOf = (name: string) => within(planetTable()).getByRole("rowheader", { name }).closest("tr") as HTMLElement;

describe("the sentence that matters", () => {
  test("names lagna, Moon and the running dasha, and has the focus", async () => {
    const { article } = await openResult();
    const sentence = within(article).getByRole("heading", { level: 2, name: /your lagna is/ });
    expect(sentence).toHaveTextContent(
      "Asha Verma, your lagna is Virgo; Moon in Rohini, pada 3; you are in Jupiter–Venus until June 2029",
    );
    await waitFor(() => expect(sentence).toHaveFocus());
  });
  test("a name is text, whatever is in it", async () => {
    server.use(
      http.post("*/api/v1/kundli", () =>
        HttpResponse.json({
          ...answer,
          data: { ...answer.data, birth: { ...answer.data.birth, name: "<key>&amp; {{lagna}} $t(title)" } },
        }),
      ),
    );
    const { article } = await openResult();
    expect(within(article).getByRole("heading", { level: 2, name: /your lagna is/ })).toHaveTextContent(
      "<key>&amp; {{lagna}} $t(title), your lagna is Virgo;",
    );
  });
  test("no dasha is claimed for a birth that is still to come", async () => {
    vi.setSystemTime(new Date("1980-01-01T00:00:00Z"));
    const { article } = await openResult();
    expect(within(article).getByRole("heading", { level: 2, name: /your lagna is/ })).toHaveTextContent(/pada 3$/);
  });
  test("is Hindi in Hindi, with Devanagari numerals where they are chosen", async () => {
    numeralsPreference.set("deva");
    const { article } = await openResult("hi");
    expect(within(article).getByRole("heading", { level: 2, name: /आपका लग्न/ })).toHaveTextContent(
      "Asha Verma, आपका लग्न कन्या है; चंद्र रोहिणी, चरण ३ में; आपकी गुरु–शुक्र दशा जून २०२९ तक है",
    );
  });
});

describe("the chart", () => {
  test("its table says the same as the drawing: each graha once, in its sign", async () => {
    await openResult();
    const table = within(screen.getByRole("table", { name: /^Birth chart/ }));
    const text = table
      .getAllByRole("row")
      .map((row) => row.textContent)
      .join("\n");
    expect(text).toMatch(/1VirgoLagna/);
    for (const planet of ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"])
      expect(text.split(planet)).toHaveLength(2);
    expect(text).toMatch(/11CancerJupiter exalted/);
  });

  test("the style is switched, and remembered on the next visit", async () => {
    const { user, unmount } = await openResult();
    expect(screen.getByRole("radio", { name: "North" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "South" }));
    expect(localStorage.getItem("lagna_chart_style")).toBe("south");
    unmount();
    renderApp("/generate-kundali?view=result");
    expect(await screen.findByRole("radio", { name: "South" })).toBeChecked();
  });

  test("a graha pointed at: its facts beside, its row lit, its aspects drawn", async () => {
    const { user } = await openResult();
    await unfold(user, "Grahas");
    const saturn = within(chart()).getByRole("button", { name: /^Saturn\. Sign: Sagittarius; House: 4; Degree: 26°/ });
    expect(chart().querySelectorAll("circle")).toHaveLength(0);
    await user.click(saturn);
    expect(saturn).toHaveAttribute("aria-pressed", "true");
    expect(rowOf("Saturn")).toHaveAttribute("data-lit", "true");
    expect(rowOf("Moon")).not.toHaveAttribute("data-lit");
    expect(chart().querySelectorAll("circle")).toHaveLength(3);
    expect(saturn).toHaveAccessibleName(/Aspects: houses 1, 6, and 10|Aspects: houses 1, 6 and 10/);
  });

  test("aspect lines pass over the houses and behind every word of a graha", async () => {
    const { user } = await openResult();
    const saturn = within(chart()).getByRole("button", { name: /^Saturn\. Sign/ });
    const names = [...chart().querySelectorAll("text.font-semibold")];
    expect(names).toHaveLength(10);
    await user.click(saturn);
    const ends = [...chart().querySelectorAll("circle")];
    expect(ends).toHaveLength(3);
    // What comes later in a drawing is painted over what comes before.
    const isAfter = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    for (const end of ends) {
      for (const name of names) expect(isAfter(name, end), name.textContent).toBe(true);
      for (const house of chart().querySelectorAll("polygon")) expect(isAfter(end, house)).toBe(true);
    }
  });

  test("by keyboard: one stop, arrows go on, a house says lord, occupants and who sees it", async () => {
    const { user } = await openResult();
    const stops = within(chart())
      .getAllByRole("button")
      .filter((item) => item.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    expect(document.activeElement).toHaveAccessibleName(
      /^House 1\. Sign: Virgo; Lord: Mercury; Occupants: –; Aspected by: Saturn/,
    );
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toHaveAccessibleName(/^Lagna\. Sign: Virgo/);
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toHaveAccessibleName(/^House 12\. Sign: Leo/);
    await user.keyboard("{End}");
    expect(document.activeElement).toHaveAccessibleName(/^Mercury\. Sign: Leo/);
  });

  test("twenty vargas; one chosen shows signs without degrees", async () => {
    const { user } = await openResult();
    const strip = within(screen.getByRole("group", { name: /Vargas/ }));
    expect(strip.getAllByRole("radio")).toHaveLength(20);
    await user.click(strip.getByRole("radio", { name: "D9 Navamsha" }));
    expect(screen.getByRole("heading", { name: "Navamsha · D9" })).toBeInTheDocument();
    const sun = answer.data.vargas["D9"]?.["sun"] as string;
    expect(
      within(chart()).getByRole("button", { name: new RegExp(`^Sun\\. Sign: ${sun}; House: \\d+; Aspects`, "i") }),
    ).toBeInTheDocument();
  });
});

describe("a swipe over the chart, on a phone", () => {
  const place = () => document.querySelector(".chart-place") as HTMLElement;
  const swipe = (from: [number, number], to: [number, number]) => {
    const at = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
    fireEvent.touchStart(place(), { touches: at(from) });
    fireEvent.touchEnd(place(), { changedTouches: at(to) });
  };
  const large = () => screen.getByRole("group", { name: /Arrow keys move through houses/ });

  test("goes to the next chart or back, round and round", async () => {
    await openResult();
    expect(large()).toHaveAccessibleName(/^Birth chart · D1/);
    swipe([300, 300], [120, 310]);
    expect(large()).toHaveAccessibleName(/^Hora · D2/);
    swipe([120, 300], [300, 290]);
    swipe([120, 300], [300, 290]);
    expect(large()).toHaveAccessibleName(/D60/);
    swipe([300, 300], [120, 300]);
    expect(large()).toHaveAccessibleName(/^Birth chart · D1/);
  });

  test("a tap, a scroll, and two fingers leave it", async () => {
    await openResult();
    swipe([300, 300], [290, 300]);
    swipe([300, 300], [240, 150]);
    const two = [
      { clientX: 300, clientY: 300 },
      { clientX: 100, clientY: 300 },
    ];
    fireEvent.touchStart(place(), { touches: two });
    fireEvent.touchEnd(place(), { changedTouches: [{ clientX: 20, clientY: 300 }] });
    expect(large()).toHaveAccessibleName(/^Birth chart · D1/);
  });
});

describe("the tables", () => {
  test("planets to the arcsecond, with motion, state and dignity", async () => {
    const { user } = await openResult();
    await unfold(user, "Grahas");
    const cells = (name: string) =>
      within(rowOf(name))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(cells("Jupiter")).toEqual(["Cancer", "5°36′24″", "11", "Pushya–1", "Saturn", "Exalted", "–", "4, 7"]);
    expect(cells("Saturn").slice(-2)).toEqual(["retrograde", "5, 6"]);
  });

  test("karakas in both schemes, panchanga on the birth place's clock", async () => {
    const { user } = await openResult();
    await unfold(user, "Karakas");
    expect(screen.getByRole("table", { name: "7 karakas" })).toHaveTextContent("Atmakaraka AKthe selfSun");
    expect(within(screen.getByRole("table", { name: "8 karakas" })).getAllByRole("row")).toHaveLength(9);
    const panchanga = await unfold(user, "Panchanga");
    expect(panchanga).toHaveTextContent("Krishna Dashami");
    // 22:04:59 UTC on the day of birth is 03:34:59 of the next day there, which almanacs print 03:35.
    expect(answer.data.panchanga.tithi.end).toMatch(/^1990-08-15T22:04:59/);
    expect(panchanga).toHaveTextContent("until 16 Aug, 03:35");
  });

  test("what it was made with stands at the end, also Placidus beyond the polar circle", async () => {
    const polar = { ...answer.data.bhava_chalit, placidus_fallback: "sripati" };
    server.use(
      http.post("*/api/v1/kundli", () =>
        HttpResponse.json({ ...answer, data: { ...answer.data, bhava_chalit: polar } }),
      ),
    );
    const { user } = await openResult();
    expect(await unfold(user, "Settings used")).toHaveTextContent("Ayanamsa at birth23°43′48″");
    await unfold(user, "Houses");
    await user.click(screen.getByRole("radio", { name: "KP / Placidus" }));
    expect(screen.getByText(/Placidus has no cusps this far from the equator; Sripati stands in/)).toBeVisible();
  });
});

describe("around the result", () => {
  test("has the form's heading and all its buttons", async () => {
    await openResult();
    expect(screen.getByRole("heading", { level: 2, name: "Birth Details", hidden: true })).toBeInTheDocument();
    for (const name of ["Generate Kundali", "Clear Form"])
      expect(screen.getByRole("button", { name, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Save Kundli" })).toBeInTheDocument();
  });

  test("hides and shows, and downloads the data as JSON", async () => {
    const { user } = await openResult();
    await unfold(user, "Grahas");
    expect(planetTable()).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.queryByRole("table", { name: /^Grahas:/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(planetTable()).toBeInTheDocument();

    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Download JSON" }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("kundli-asha-verma-1990-08-15.json");
    expect(JSON.parse(await (blobs[0] as Blob).text())).toEqual(answer.data);
  });

  test("the form folds to one line when the chart stands, and unfolds beside it with what was typed", async () => {
    const { user, address } = await openResult();
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result"));
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
    expect(screen.getByRole("heading", { level: 2, name: "Birth Details" })).toHaveFocus();
  });

  test("warnings are shown in the reader's language", async () => {
    const birth = {
      ...answer.data.birth,
      warnings: ["Several places are called Rampur; …", "Something new"],
      notices: [
        { code: "place_ambiguous", params: { name: "Rampur", chosen: "Rampur (UP)", others: "Rampur (HP)" } },
        { code: "not_in_the_catalogue", params: {} },
      ],
    };
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.json({ ...answer, data: { ...answer.data, birth } })));
    await openResult("hi");
    expect(screen.getByText(/Rampur नाम के कई स्थान हैं/)).toBeVisible();
    expect(screen.getByText("Something new")).toBeVisible();
  });

  test("settings recalculate the same birth, and are remembered", async () => {
    const { user } = await openResult();
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
    expect(drawer.getByRole("combobox", { name: "Ayanamsa" })).toHaveDisplayValue("As the preset has it: Lahiri");
    await user.click(drawer.getByRole("radio", { name: /Geometric positions/ }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Dasha year" }), "365.25");
    await user.selectOptions(drawer.getByRole("combobox", { name: /^D9/ }), "kalachakra");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() => expect(seen.asked).toHaveLength(2));
    const settings = { preset: "jagannatha_hora", dasha_year: 365.25, varga_variants: { D9: "kalachakra" } };
    expect(seen.asked[1]).toMatchObject({ name: "Asha Verma", settings });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(JSON.parse(localStorage.getItem("lagna_calculation_settings") ?? "")).toEqual(settings);
  });

  test("an ayanamsa of one's own needs its degrees", async () => {
    const { user } = await openResult();
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Ayanamsa" }), "custom");
    expect(drawer.getByRole("button", { name: "Recalculate" })).toBeDisabled();
    await user.type(drawer.getByRole("textbox", { name: "Ayanamsa in degrees" }), "23.5");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() =>
      expect(seen.asked[1]).toMatchObject({
        settings: { preset: "lagna", ayanamsa: "custom", ayanamsa_degrees: 23.5 },
      }),
    );
  });

  test("a recalculation that fails says so in the drawer, and the chart stays", async () => {
    const { user } = await openResult();
    server.use(http.post("*/api/v1/kundli", () => problem(429, "too_many_requests")));
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    expect(await drawer.findByRole("alert")).toHaveTextContent("Rate limit exceeded");
    server.use(http.post("*/api/v1/kundli", () => new HttpResponse("", { status: 500 })));
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() => expect(drawer.getByRole("alert")).toHaveTextContent("Kundli generation failed"));
    expect(screen.getByRole("article", { name: "Kundli of Asha Verma" })).toBeInTheDocument();
  });

  test("the open section is in the address; one is open at a time", async () => {
    const { user, address } = await openResult();
    await unfold(user, "Houses");
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result&panel=houses"));
    expect(screen.queryByText(/^Lagna lord/)).not.toBeInTheDocument();
    await unfold(user, "Karakas");
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result&panel=karakas"));
    expect(screen.getByText("Lagna lord Mercury in house 12")).toBeVisible();
    expect(screen.queryByRole("table", { name: /^Houses/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Karakas" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result"));
  });

  test("Clear Form takes the result with it", async () => {
    const { user } = await openResult();
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await user.click(screen.getByRole("button", { name: "Clear Form" }));
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(sessionStorage.getItem("lagna_last_kundli")).toBeNull();
    expect(screen.getByText("Your chart appears here")).toBeVisible();
  });

  test("the end of the sign-in forgets it", async () => {
    await openResult();
    expect(sessionStorage.getItem("lagna_last_kundli")).not.toBeNull();
    clearToken();
    expect(sessionStorage.getItem("lagna_last_kundli")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument(), { timeout: 15_000 });
  });
});
