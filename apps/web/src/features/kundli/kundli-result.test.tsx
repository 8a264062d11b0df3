import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { numeralsPreference } from "../../lib/preferences.ts";
import { clearToken } from "../../lib/session-token.ts";
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

const getPlanetTable = () => screen.getByRole("table", { name: /^Grahas:/ });
const getPlanetRow = (name: string) =>
  within(getPlanetTable()).getByRole("rowheader", { name }).closest("tr") as HTMLElement;

describe("the summary sentence", () => {
  test("names lagna, Moon and the running dasha, and has the focus", async () => {
    const { article } = await openKundliResult();
    const sentence = within(article).getByRole("heading", { level: 2, name: /your lagna is/ });
    expect(sentence).toHaveTextContent(
      "Asha Verma, your lagna is Virgo; Moon in Rohini, pada 3; you are in Jupiter–Venus until June 2029",
    );
    await waitFor(() => expect(sentence).toHaveFocus());
  });
  test("shows a name as text, even if it contains markup", async () => {
    server.use(
      http.post("*/api/v1/kundli", () =>
        HttpResponse.json({
          ...kundliResponse,
          data: {
            ...kundliResponse.data,
            birth: { ...kundliResponse.data.birth, name: "<key>&amp; {{lagna}} $t(title)" },
          },
        }),
      ),
    );
    const { article } = await openKundliResult();
    expect(within(article).getByRole("heading", { level: 2, name: /your lagna is/ })).toHaveTextContent(
      "<key>&amp; {{lagna}} $t(title), your lagna is Virgo;",
    );
  });
  test("names no dasha for a birth in the future", async () => {
    vi.setSystemTime(new Date("1980-01-01T00:00:00Z"));
    const { article } = await openKundliResult();
    expect(within(article).getByRole("heading", { level: 2, name: /your lagna is/ })).toHaveTextContent(/pada 3$/);
  });
  test("is in Hindi in Hindi, with Devanagari digits if chosen", async () => {
    numeralsPreference.set("deva");
    const { article } = await openKundliResult("hi");
    expect(within(article).getByRole("heading", { level: 2, name: /आपका लग्न/ })).toHaveTextContent(
      "Asha Verma, आपका लग्न कन्या है; चंद्र रोहिणी, चरण ३ में; आपकी गुरु–शुक्र दशा जून २०२९ तक है",
    );
  });
});

describe("the tables", () => {
  test("list planets to the arcsecond, with motion, state and dignity", async () => {
    const { user } = await openKundliResult();
    await expandSection(user, "Grahas");
    const readCells = (name: string) =>
      within(getPlanetRow(name))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(readCells("Jupiter")).toEqual(["Cancer", "5°36′24″", "11", "Pushya–1", "Saturn", "Exalted", "–", "4, 7"]);
    expect(readCells("Saturn").slice(-2)).toEqual(["retrograde", "5, 6"]);
  });

  test("list karakas in both schemes, and the panchanga in the birth place's clock time", async () => {
    const { user } = await openKundliResult();
    await expandSection(user, "Karakas");
    expect(screen.getByRole("table", { name: "7 karakas" })).toHaveTextContent("Atmakaraka AKthe selfSun");
    expect(within(screen.getByRole("table", { name: "8 karakas" })).getAllByRole("row")).toHaveLength(9);
    const panchanga = await expandSection(user, "Panchanga");
    expect(panchanga).toHaveTextContent("Krishna Dashami");
    // 22:04:59 UTC on the day of birth is 03:34:59 of the next day there, which almanacs print as 03:35.
    expect(kundliResponse.data.panchanga.tithi.end).toMatch(/^1990-08-15T22:04:59/);
    expect(panchanga).toHaveTextContent("until 16 Aug, 03:35");
  });

  test("end with the settings used, also for Placidus beyond the polar circle", async () => {
    const polar = { ...kundliResponse.data.bhava_chalit, placidus_fallback: "sripati" };
    server.use(
      http.post("*/api/v1/kundli", () =>
        HttpResponse.json({ ...kundliResponse, data: { ...kundliResponse.data, bhava_chalit: polar } }),
      ),
    );
    const { user } = await openKundliResult();
    expect(await expandSection(user, "Settings used")).toHaveTextContent("Ayanamsa at birth23°43′48″");
    await expandSection(user, "Houses");
    await user.click(screen.getByRole("radio", { name: "KP / Placidus" }));
    expect(screen.getByText(/Placidus has no cusps this far from the equator, so Sripati is used/)).toBeVisible();
  });
});

describe("around the result", () => {
  test("there is the form's heading and all its buttons", async () => {
    await openKundliResult();
    expect(screen.getByRole("heading", { level: 2, name: "Birth Details", hidden: true })).toBeInTheDocument();
    for (const name of ["Generate Kundali", "Clear Form"])
      expect(screen.getByRole("button", { name, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Save Kundli" })).toBeInTheDocument();
  });

  test("the buttons hide and show, and download the data as JSON", async () => {
    const { user } = await openKundliResult();
    await expandSection(user, "Grahas");
    expect(getPlanetTable()).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.queryByRole("table", { name: /^Grahas:/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(getPlanetTable()).toBeInTheDocument();

    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Download JSON" }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("kundli-asha-verma-1990-08-15.json");
    expect(JSON.parse(await (blobs[0] as Blob).text())).toEqual(kundliResponse.data);
  });

  test("the form collapses to one line when there is a chart, and expands beside it with the typed values", async () => {
    const { user, address } = await openKundliResult();
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result"));
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
    expect(screen.getByRole("heading", { level: 2, name: "Birth Details" })).toHaveFocus();
  });

  test("warnings are in the reader's language", async () => {
    const birth = {
      ...kundliResponse.data.birth,
      warnings: ["Several places are called Rampur; …", "Something new"],
      notices: [
        { code: "place_ambiguous", params: { name: "Rampur", chosen: "Rampur (UP)", others: "Rampur (HP)" } },
        { code: "not_in_the_catalogue", params: {} },
      ],
    };
    server.use(
      http.post("*/api/v1/kundli", () =>
        HttpResponse.json({ ...kundliResponse, data: { ...kundliResponse.data, birth } }),
      ),
    );
    await openKundliResult("hi");
    expect(screen.getByText(/Rampur नाम के कई स्थान हैं/)).toBeVisible();
    expect(screen.getByText("Something new")).toBeVisible();
  });

  test("new settings recalculate the same birth, and are remembered", async () => {
    const { user } = await openKundliResult();
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
    expect(drawer.getByRole("combobox", { name: "Ayanamsa" })).toHaveDisplayValue("As in the preset: Lahiri");
    await user.click(drawer.getByRole("radio", { name: /Geometric positions/ }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Dasha year" }), "365.25");
    await user.selectOptions(drawer.getByRole("combobox", { name: /^D9/ }), "kalachakra");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(2));
    const settings = { preset: "jagannatha_hora", dasha_year: 365.25, varga_variants: { D9: "kalachakra" } };
    expect(seen.kundliRequests[1]).toMatchObject({ name: "Asha Verma", settings });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(JSON.parse(localStorage.getItem("lagna_calculation_settings") ?? "")).toEqual(settings);
  });

  test("a custom ayanamsa requires its degrees", async () => {
    const { user } = await openKundliResult();
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Ayanamsa" }), "custom");
    expect(drawer.getByRole("button", { name: "Recalculate" })).toBeDisabled();
    await user.type(drawer.getByRole("textbox", { name: "Ayanamsa in degrees" }), "23.5");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() =>
      expect(seen.kundliRequests[1]).toMatchObject({
        settings: { preset: "lagna", ayanamsa: "custom", ayanamsa_degrees: 23.5 },
      }),
    );
  });

  test("a failed recalculation is reported in the drawer, and the chart stays", async () => {
    const { user } = await openKundliResult();
    server.use(http.post("*/api/v1/kundli", () => respondWithError(429, "too_many_requests")));
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
    const { user, address } = await openKundliResult();
    await expandSection(user, "Houses");
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result&panel=houses"));
    expect(screen.queryByText(/^Lagna lord/)).not.toBeInTheDocument();
    await expandSection(user, "Karakas");
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result&panel=karakas"));
    expect(screen.getByText("Lagna lord Mercury in house 12")).toBeVisible();
    expect(screen.queryByRole("table", { name: /^Houses/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Karakas" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali?view=result"));
  });

  test("Clear Form removes the result too", async () => {
    const { user } = await openKundliResult();
    await user.click(screen.getByRole("button", { name: "Edit birth details" }));
    await user.click(screen.getByRole("button", { name: "Clear Form" }));
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(sessionStorage.getItem("lagna_last_kundli")).toBeNull();
    expect(screen.getByText("Your chart appears here")).toBeVisible();
  });

  test("the end of the session removes the result", async () => {
    await openKundliResult();
    expect(sessionStorage.getItem("lagna_last_kundli")).not.toBeNull();
    clearToken();
    expect(sessionStorage.getItem("lagna_last_kundli")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument(), { timeout: 15_000 });
  });
});
