import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { http, HttpResponse } from "msw";
import { GRAHAS } from "@lagna/terms";
import type { SavedKundli } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const CHART: NonNullable<SavedKundli["chart"]> = {
  utc_offset: "+05:30",
  place: { latitude: 26.91962, longitude: 75.78781 },
  lagna: "cancer",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "swati", pada: 2 },
  running: {
    lords: ["mercury", "saturn"],
    start: "2025-06-01T00:00:00.000Z",
    end: "2028-06-01T00:00:00.000Z",
    next: ["mercury", "ketu"],
  },
};
const WIDE = () =>
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes("min-width"),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => true,
    }),
  );
const listOutboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("lagna_kundlis:"));
const editor = () => screen.findByRole("form", { name: /Kundli$/ });

describe("the kundlis", () => {
  test("are a table with the specification's columns", async () => {
    WIDE();
    startSavedKundlisServer([createSavedKundli({ chart: CHART, tags: ["Family"], is_self: true })]);
    renderApp("/kundlis");
    const table = await screen.findByRole("table", { name: "Kundlis" });
    expect(screen.getByRole("heading", { level: 1, name: "Kundlis" })).toBeInTheDocument();
    const headers = within(table).getAllByRole("columnheader");
    expect(headers.map(({ textContent }) => textContent?.replace(/[↑↓]/, ""))).toEqual([
      "Name",
      "Date",
      "Time",
      "Location",
      "Lagna",
      "Running now",
      "Actions",
    ]);
    const row = within(table).getByRole("row", { name: /Asha Rao/ });
    for (const text of ["9 March 1988", "04:05", "Jaipur, India", "This is me", "Family", "Cancer", "Mercury–Saturn"])
      expect(row).toHaveTextContent(text);
    for (const action of ["Use", "Edit", "Delete"])
      expect(within(row).getByRole("button", { name: `${action} Asha Rao` })).toBeInTheDocument();
    expect(within(row).getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", "/kundlis/kundli-of-asha");
  });

  test("are cards on a phone", async () => {
    startSavedKundlisServer([createSavedKundli()]);
    renderApp("/kundlis");
    const card = (await screen.findByRole("list", { name: "Kundlis" })).querySelector("li");
    expect(card).toHaveTextContent("9 March 1988 · 04:05 · Jaipur, India");
  });

  test("start with the specification's empty state", async () => {
    startSavedKundlisServer();
    renderApp("/kundlis");
    expect(await screen.findByText('No saved kundlis yet. Click "New Kundli" to add one.')).toBeInTheDocument();
  });

  test("without a chart say why", async () => {
    startSavedKundlisServer([
      createSavedKundli({
        problems: [{ path: "city", code: "city_unknown", params: {}, message: "Enter a valid city" }],
      }),
    ]);
    renderApp("/kundlis");
    expect(await screen.findByText("No chart yet: Enter a valid city")).toBeInTheDocument();
  });

  test("are searched, sorted and filtered by the server, with the query in the address", async () => {
    WIDE();
    const { queries } = startSavedKundlisServer([createSavedKundli({ tags: ["Family"] })]);
    const { user, address } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: /Family/ }));
    await user.type(screen.getByRole("searchbox"), "Moon in Swati");
    await user.click(screen.getByRole("button", { name: "Date" }));
    await waitFor(() => expect(address()).toBe("/kundlis?q=Moon+in+Swati&tag=Family&sort=date"));
    await waitFor(() =>
      expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({
        q: "Moon in Swati",
        tag: "Family",
        sort: "date",
        order: "asc",
        limit: "200",
      }),
    );
  });

  test("are in Hindi too, including the place", async () => {
    languagePreference.set("hi");
    const hindi = { city: "जयपुर", state: "राजस्थान", country: "भारत" };
    const chart = { ...CHART, place: { latitude: 26.91962, longitude: 75.78781, hindi } };
    startSavedKundlisServer([createSavedKundli({ chart })]);
    renderApp("/kundlis");
    expect(await screen.findByText(/जयपुर, भारत/)).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "कुंडलियाँ" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "नई कुंडली" })).toBeInTheDocument();
  });

  test("are rendered as needed when there are a thousand", async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      createSavedKundli({ id: `kundli-${index}`, name: `Name ${index}` }),
    );
    startSavedKundlisServer(many);
    const { user } = renderApp("/kundlis");
    const list = await screen.findByRole("list", { name: "Kundlis" });
    expect(list.children).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(list.children).toHaveLength(36);
  });

  test("are rendered as the end comes into view, without a press", async () => {
    const observe = vi.fn<(element: Element) => void>();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        private readonly tell: (seen: { isIntersecting: boolean }[]) => void;
        constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
          this.tell = callback;
        }
        observe = (element: Element) => {
          observe(element);
          this.tell([{ isIntersecting: true }]);
        };
        disconnect = () => undefined;
      },
    );
    startSavedKundlisServer(Array.from({ length: 150 }, (_, index) => createSavedKundli({ id: `kundli-${index}` })));
    renderApp("/kundlis");
    const list = await screen.findByRole("list", { name: "Kundlis" });
    await waitFor(() => expect(list.children).toHaveLength(150));
    expect(observe).toHaveBeenCalledWith(list.nextElementSibling);
    vi.unstubAllGlobals();
  });

  test("are fetched page by page, each before the previous one ends, to the last", async () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      createSavedKundli({ id: `kundli-${index}`, name: `Name ${index}` }),
    );
    const { queries } = startSavedKundlisServer(many);
    renderApp("/kundlis");
    const list = await screen.findByRole("list", { name: "Kundlis" });
    const listPages = () => queries.map((query) => query.get("after"));
    expect(listPages()).toEqual([null]);
    for (const drawn of [36, 96, 156, 216, 276, 336, 396, 400]) {
      fireEvent.click(screen.getByRole("button", { name: "Show more" }));
      await waitFor(() => expect(list.children).toHaveLength(drawn));
    }
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    expect(listPages()).toEqual([null, "kundli-199"]);
    expect(list.lastElementChild).toHaveTextContent("Name 399");
  });
});

describe("the editor", () => {
  test("starts with the specification's defaults, does not validate, and saves the typed values", async () => {
    const { records, calls } = startSavedKundlisServer();
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "New Kundli" }));
    const form = await editor();
    expect(form).toHaveAccessibleName("Create Kundli");
    const readValue = (label: string) => within(form).getByLabelText<HTMLInputElement>(label).value;
    expect(
      ["Name", "Gender", "Year", "Month", "Day", "Hour", "Minute", "Second", "City", "Country"].map(readValue),
    ).toEqual(["", "male", String(new Date().getFullYear()), "", "1", "12", "0", "0", "", ""]);
    await user.type(within(form).getByLabelText("Month"), "Sometime");
    await user.clear(within(form).getByLabelText("Day"));
    await user.type(within(form).getByLabelText("Day"), "४५");
    await user.clear(within(form).getByLabelText("Hour"));
    await user.type(within(form).getByLabelText("Tags"), "Client, Family , Client");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("form", { name: "Create Kundli" })).toBeNull());
    expect([...records.values()]).toMatchObject([
      { name: "", month: "Sometime", day: 45, hour: null, minute: 0, second: 0, tags: ["Client", "Family"] },
    ]);
    expect(calls).toHaveLength(1);
    expect(await screen.findByText("No name")).toBeInTheDocument();
    expect(listOutboxKeys()).toEqual([]);
  });

  test("loads a record, and drops data of the chosen place when the place changes", async () => {
    const before = createSavedKundli({ latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata", tags: ["Family"] });
    const { records, calls } = startSavedKundlisServer([before]);
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "Edit Asha Rao", hidden: true }));
    const form = await editor();
    expect(form).toHaveAccessibleName("Edit Kundli");
    await user.clear(within(form).getByLabelText("City"));
    await user.type(within(form).getByLabelText("City"), "Pune");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(records.get(before.id)).toMatchObject({ version: 2, city: "Pune", latitude: null }));
    expect(calls).toEqual([`PUT ${before.id} v1`]);
  });

  test("keeps typed values over a reload or another page; nothing is kept once saved", async () => {
    const { records, calls } = startSavedKundlisServer();
    const before = renderApp("/kundlis");
    await before.user.click(await screen.findByRole("button", { name: "New Kundli" }));
    await before.user.type(within(await editor()).getByLabelText("Name"), "Ravi");
    await before.user.type(within(await editor()).getByLabelText("Notes"), "A long thought");
    before.unmount();
    const { user } = renderApp("/kundlis");
    const form = await editor();
    expect(form).toHaveAccessibleName("Create Kundli");
    expect(within(form).getByLabelText("Notes")).toHaveValue("A long thought");
    await user.type(within(form).getByLabelText("Name"), " Sen");
    for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole("form", { name: "Create Kundli" })).toBeNull());
    expect([...records.values()]).toMatchObject([{ name: "Ravi Sen", notes: "A long thought" }]);
    expect(new Set(calls).size).toBe(1);
    expect(sessionStorage.getItem("lagna_editor")).toBeNull();
  });

  test("restores the typed values of the same record only", async () => {
    const [asha, ravi] = [
      createSavedKundli(),
      createSavedKundli({ id: "kundli-of-ravi", name: "Ravi Sen", notes: "Kept" }),
    ];
    const { records } = startSavedKundlisServer([asha, ravi]);
    const before = renderApp("/kundlis");
    await before.user.click(await screen.findByRole("button", { name: "Edit Asha Rao", hidden: true }));
    await before.user.type(within(await editor()).getByLabelText("Notes"), "Half a thought");
    before.unmount();
    const { user } = renderApp("/kundlis");
    expect(within(await editor()).getByLabelText("Notes")).toHaveValue("Half a thought");
    await user.click(within(await editor()).getByRole("button", { name: "Cancel" }));
    expect(sessionStorage.getItem("lagna_editor")).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Edit Ravi Sen", hidden: true }));
    expect(within(await editor()).getByLabelText("Notes")).toHaveValue("Kept");
    expect([...records.values()].map(({ version }) => version)).toEqual([1, 1]);
  });

  test("is closed by Cancel without saving", async () => {
    const { calls } = startSavedKundlisServer();
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "New Kundli" }));
    await user.click(within(await editor()).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("form", { name: "Create Kundli" })).toBeNull();
    expect(calls).toEqual([]);
  });
});

test("Use puts a kundli into the generator's form", async () => {
  startKundliServer();
  startSavedKundlisServer([createSavedKundli()]);
  const { user, address } = renderApp("/kundlis");
  await user.click(await screen.findByRole("button", { name: "Use Asha Rao" }));
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
  expect(await screen.findByLabelText("Full name")).toHaveValue("Asha Rao");
  expect(screen.getByLabelText("Month")).toHaveValue("March");
  expect(JSON.parse(localStorage.getItem("lagna_form_data") ?? "{}")).toMatchObject({ hour: "4", city: "Jaipur" });
});

test("a generated kundli is saved at once, with its settings; Save Kundli saves its current version", async () => {
  startKundliServer();
  const kundlis = startSavedKundlisServer();
  const draft = { ...createSavedKundli(), year: "1988", day: "9", hour: "14", minute: "25", second: "0" };
  localStorage.setItem("lagna_form_data", JSON.stringify(draft));
  const { user } = renderApp("/generate-kundali");
  await user.click(await screen.findByRole("button", { name: "Generate Kundali" }));
  expect(await screen.findByText("Saved to your kundlis")).toBeInTheDocument();
  expect([...kundlis.records.values()]).toMatchObject([
    { name: "Asha Rao", month: "March", day: 9, hour: 14, city: "Jaipur", settings: { preset: "lagna" } },
  ]);
  kundlis.mode = "away";
  await user.click(screen.getByRole("button", { name: "Save Kundli" }));
  expect(await screen.findByText("Not synced yet: saved on this device")).toBeInTheDocument();
  expect(listOutboxKeys()).toHaveLength(1);
});

test("a row opens its chart, with its settings", async () => {
  startKundliServer();
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundliResponse)));
  const { user, address } = renderApp("/kundlis");
  await user.click(await screen.findByRole("link", { name: "Asha Rao" }));
  expect(
    await screen.findByRole("article", { name: `Kundli of ${kundliResponse.data.birth.name}` }),
  ).toBeInTheDocument();
  expect(address()).toBe("/kundlis/kundli-of-asha");
  await user.click(await screen.findByRole("button", { name: "Settings used" }));
  await user.click(await screen.findByRole("button", { name: "Calculation settings" }));
  expect(await screen.findByLabelText("Full name")).toHaveValue("Asha Rao");
  expect(address()).toBe("/generate-kundali");
});

test("a saved chart offers what one does next: ask, edit, print and share", async () => {
  startKundliServer();
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundliResponse)));
  const { user, address } = renderApp("/kundlis/kundli-of-asha");
  expect(await screen.findByRole("link", { name: "Ask the astrologer about it" })).toHaveAttribute(
    "href",
    "/ai-assistant?kundli=kundli-of-asha",
  );
  expect(screen.getByRole("button", { name: "PDF" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Edit" }));
  expect(await screen.findByRole("form", { name: "Edit Kundli" })).toBeVisible();
  expect(screen.getByLabelText("City")).toHaveValue("Jaipur");
  await waitFor(() => expect(address()).toBe("/kundlis"));
});

test("a missing chart shows a message with a way back", async () => {
  startSavedKundlisServer();
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => new HttpResponse(null, { status: 404 })));
  renderApp("/kundlis/nothing");
  expect(await screen.findByText("This kundli does not exist. It may have been deleted.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to the kundlis" })).toHaveAttribute("href", "/kundlis");
});

describe("a deletion", () => {
  test("can be undone for ten seconds, without a request", async () => {
    const { records, calls } = startSavedKundlisServer([createSavedKundli()]);
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "Delete Asha Rao", hidden: true }));
    expect(await screen.findByText("Asha Rao was deleted")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Use Asha Rao" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Use Asha Rao" })).toBeInTheDocument();
    expect([records.size, calls.length, listOutboxKeys().length]).toEqual([1, 0, 0]);
  });

  test("continues after its page is left, and is sent when the time is over", async () => {
    startKundliServer();
    const { records, calls } = startSavedKundlisServer([createSavedKundli()]);
    const first = renderApp("/kundlis");
    await first.user.click(await screen.findByRole("button", { name: "Delete Asha Rao", hidden: true }));
    first.unmount();
    const [key = ""] = listOutboxKeys();
    const entry = JSON.parse(localStorage.getItem(key) ?? "{}") as { notBefore: number };
    localStorage.setItem(key, JSON.stringify({ ...entry, notBefore: Date.now() - 1 }));
    renderApp("/generate-kundali");
    await waitFor(() => expect(calls).toEqual(["DELETE kundli-of-asha v1"]));
    await waitFor(() => expect([records.size, listOutboxKeys().length]).toEqual([0, 0]));
  });
});
