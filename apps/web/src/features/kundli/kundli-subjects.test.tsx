import { configure, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { columnsPreference } from "../../domain/kundli/subjects/graha-columns.ts";
import { detailLevelPreference } from "../../domain/kundli/detail-level.tsx";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { respondWithError } from "../../test/fake-accounts.ts";
import { startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import { server } from "../../test/mock-server.ts";
import { openKundliPanel } from "../../test/open-kundli.ts";

// The first test includes loading the code of every section.
configure({ asyncUtilTimeout: 15_000 });

// Loaded before rendering: a section that is fetched while it renders would suspend during a press.
beforeAll(() => preloadSections());
let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});
afterEach(() => {
  detailLevelPreference.set("figure");
  chartStylePreference.set("north");
});

const getChart = () => screen.getByRole("group", { name: /arrow keys to move through houses/ });
const findRegion = (name: string) => screen.findByRole("region", { name });

describe("a section included only on request", () => {
  test("is requested by name when its panel is opened, and then kept", async () => {
    const { user } = await openKundliPanel("strengths");
    const strengths = await findRegion("Strengths");
    expect(
      await within(strengths).findByText(/^Sun is the strongest, with 1\.47 times the strength it needs/),
    ).toBeVisible();
    expect(seen.sectionRequests).toEqual([["shadbala", "bhava_bala"]]);
    expect(seen.kundliRequests).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Strengths" }));
    await user.click(screen.getByRole("button", { name: "Strengths" }));
    await within(await findRegion("Strengths")).findByText(/is the strongest/);
    expect(seen.sectionRequests).toHaveLength(1);
  });

  test("can be requested again after a failure", async () => {
    let fail = true;
    server.use(http.post("*/api/v1/kundli", () => (fail ? respondWithError(422, "invalid_input") : undefined)));
    const { user } = await openKundliPanel("ashtakavarga");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This section could not be loaded.");
    fail = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Bindus by house, from the lagna" })).toBeVisible();
  });
});

describe("three levels of detail", () => {
  test("are a sentence, the picture and the table: one press apart, and remembered", async () => {
    const { user, unmount } = await openKundliPanel("strengths");
    const strengths = within(await findRegion("Strengths"));
    await strengths.findByText(/is the strongest/);
    expect(strengths.getByText("7.3 of 5.0")).toBeVisible();
    expect(strengths.queryByRole("table")).not.toBeInTheDocument();
    await user.click(strengths.getByRole("radio", { name: "As a table" }));
    const shadbala = strengths.getByRole("table", { name: "Shadbala, virupas" });
    // 23.87 of exaltation, 440.47 in all, 7.34 rupas against the 5 that the Sun needs.
    expect(within(shadbala).getByRole("row", { name: /^Uccha bala/ })).toHaveTextContent(/^Uccha bala23\.87/);
    expect(within(shadbala).getByRole("row", { name: /^Rupas/ })).toHaveTextContent(/^Rupas7\.34/);
    expect(strengths.queryByText(/is the strongest/)).not.toBeInTheDocument();
    unmount();
    await openKundliPanel("strengths");
    expect(await screen.findByRole("table", { name: "Shadbala, virupas" })).toBeVisible();
    expect(localStorage.getItem("lagna_depth")).toBe("table");
  });
});

describe("ashtakavarga", () => {
  test("shows its figures in the chart while it is open: the sum, then the pressed row", async () => {
    const { user } = await openKundliPanel("ashtakavarga");
    const readFigures = () => [...getChart().querySelectorAll("text.font-bold")].map((text) => text.textContent);
    const grid = await screen.findByRole("table", { name: "Bindus by house, from the lagna" });
    const getRow = (name: RegExp) =>
      within(within(grid).getByRole("row", { name }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    await waitFor(() => expect(readFigures()).toEqual(getRow(/^All/).slice(0, 12)));
    expect(getRow(/^All/).at(-1)).toBe("337");
    await user.click(within(grid).getByRole("button", { name: "Saturn" }));
    expect(within(grid).getByRole("button", { name: "Saturn" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(readFigures()).toEqual(getRow(/^Saturn/).slice(0, 12)));
    expect(getRow(/^Saturn/).at(-1)).toBe("39");
    await user.click(screen.getByRole("button", { name: "Ashtakavarga" }));
    await waitFor(() => expect(readFigures()).toEqual([]));
  });

  test("is in Hindi too", async () => {
    await openKundliPanel("ashtakavarga", "hi");
    expect(await screen.findByText(/सबसे अधिक बिंदु भाव/)).toBeVisible();
    expect(screen.getByRole("button", { name: "सर्वाष्टक" })).toBeVisible();
  });
});

test("the centre of the South chart says whose it is", async () => {
  chartStylePreference.set("south");
  await openKundliPanel("planets");
  const middle = getChart().parentElement?.querySelector(".pointer-events-none.absolute");
  expect(middle).toHaveTextContent(/Asha Verma.*15 Aug 1990.*Lagna Virgo.*Moon Rohini, pada 3/);
});

describe("points", () => {
  test("list arudhas and special lagnas by house, without those that concern death", async () => {
    const { user } = await openKundliPanel("points");
    const points = within(await findRegion("Points"));
    expect(
      await points.findByText(/^Your arudha lagna, which shows how others see you, is Cancer, house 11\./),
    ).toBeVisible();
    const byHouse = points.getByRole("table", { name: "Points by house" });
    expect(within(byHouse).getByRole("row", { name: /^11 Cancer/ })).toHaveTextContent(/Arudha lagna/);
    await user.click(points.getByRole("radio", { name: "As a table" }));
    // 243.5262907° is 3°31′35″ of Sagittarius, in the second pada of Mula.
    expect(points.getByRole("row", { name: /^Hora lagna/ })).toHaveTextContent("Hora lagnaSagittarius3°31′35″4Mula–2");
    for (const name of [/^Mrityu$/, /^Mrityu sphuta/]) expect(points.queryByRole("rowheader", { name })).toBeNull();
    expect(points.getByRole("row", { name: /^Gulika/ })).toBeVisible();
  });

  test("list the fixed karakas and the stars that grahas kick, and nothing about length of life", async () => {
    detailLevelPreference.set("table");
    await openKundliPanel("points");
    const latta = await screen.findByRole("table", { name: /^Latta/ });
    expect(within(latta).getByRole("row", { name: "Saturn Revati Uttara Bhadrapada" })).toBeVisible();
    const karakas = screen.getByRole("table", { name: /^Fixed karakas/ });
    expect(within(karakas).getByRole("row", { name: /^Elder brother Saturn/ })).toBeVisible();
    expect(screen.getByText(/^In marana karaka sthana/).parentElement).toHaveTextContent(/: none$/);
    for (const name of [/rudra/i, /maheshvara/i, /trishula/i]) expect(screen.queryByText(name)).not.toBeInTheDocument();
  });
});

describe("relations", () => {
  test("list argala and wars with the aspects, and request them with the table", async () => {
    detailLevelPreference.set("table");
    await openKundliPanel("relations");
    const argala = await screen.findByRole("table", { name: /^Argala/ });
    expect(within(argala).getByRole("rowheader", { name: "Ketu" })).toBeVisible();
    expect(screen.getByText("No two grahas are within a degree of each other, so there is no war.")).toBeVisible();
    expect(seen.sectionRequests).toEqual([["argala", "yuddha"]]);
  });
});

describe("the table of grahas", () => {
  test("has the chosen columns, remembers them, and requests what they need", async () => {
    detailLevelPreference.set("table");
    const { user, unmount } = await openKundliPanel("planets");
    const getJupiterRow = () => screen.getByRole("row", { name: /^Jupiter/ });
    await waitFor(() => expect(getJupiterRow()).toHaveTextContent("JupiterCancer5°36′24″11Pushya–1SaturnExalted–4, 7"));
    await user.click(screen.getByText("Columns", { selector: "summary" }));
    await user.click(screen.getByRole("checkbox", { name: "Vimsopaka" }));
    await user.click(screen.getByRole("checkbox", { name: "Age (baladi)" }));
    await user.click(screen.getByRole("checkbox", { name: "In sign" }));
    await waitFor(() => expect(getJupiterRow()).toHaveTextContent(/^JupiterCancer11.*4, 7\d+(\.\d+)?[A-Z]/));
    expect(seen.sectionRequests.at(-1)).toEqual(["vimsopaka", "avasthas"]);
    unmount();
    await openKundliPanel("planets");
    expect(await screen.findByRole("columnheader", { name: "Age (baladi)" })).toBeVisible();
    columnsPreference.set(["sign", "longitude", "house", "nakshatra", "star_lord", "dignity", "state", "rules"]);
  });

  test("has the sub lord of K.P.", async () => {
    columnsPreference.set(["nakshatra", "star_lord", "sub_lord"]);
    await openKundliPanel("planets");
    const row = await screen.findByRole("row", { name: /^Jupiter/ });
    expect(row).toHaveTextContent(/^JupiterPushya–1SaturnMercury$/);
    expect(screen.getByRole("button", { name: "Sub lord" })).toBeVisible();
    columnsPreference.set(["sign", "longitude", "house", "nakshatra", "star_lord", "dignity", "state", "rules"]);
  });

  test("is copied as text, one line per row", async () => {
    detailLevelPreference.set("table");
    const { user } = await openKundliPanel("planets");
    await user.click(await screen.findByRole("button", { name: "Copy as text" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text.split("\n")).toHaveLength(11);
    expect(text).toContain("\nJupiter\tCancer\t5°36′24″\t11\tPushya–1\tSaturn\tExalted\t–\t4, 7\n");
  });
});

test("the balance of the first dasha at birth is shown in years, months and days", async () => {
  await openKundliPanel("dasha");
  expect(
    await screen.findByText(/^At birth, 3 years, 3 months,? (and )?19 days of the Moon dasha were left\.$/),
  ).toBeVisible();
});

describe("dashas of other systems", () => {
  const getSystemSelect = () => screen.getByRole("combobox", { name: "Dasha system" });

  test("can be chosen beside Vimshottari, show the running period, and expand by requesting positions", async () => {
    const { user } = await openKundliPanel("dasha");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Dasha system" }), "Yogini dasha");
    expect(await screen.findByText(/^In Yogini dasha you are in /)).toBeVisible();
    const tree = within(screen.getByRole("tree", { name: "Yogini dasha, five levels" }));
    expect(tree.getAllByRole("treeitem")[0]).toHaveTextContent(/^Venus/);
    const running = tree.getByRole("treeitem", { current: "date" });
    await user.click(running);
    const sub = tree.getAllByRole("treeitem", { current: "date" })[1] as HTMLElement;
    await user.click(sub);
    await waitFor(() =>
      expect(
        tree.getAllByRole("treeitem").filter((item) => item.getAttribute("aria-level") === "3").length,
      ).toBeGreaterThan(0),
    );
    expect(seen.birthDashaRequests.map(({ system, levels }) => [system, levels])).toEqual([
      ["yogini", 2],
      ["yogini", 1],
    ]);
    expect(seen.birthDashaRequests[1]?.path).toHaveLength(2);
    await user.selectOptions(getSystemSelect(), "Vimshottari dasha");
    expect(screen.getByRole("tree", { name: "Vimshottari dashas, five levels" })).toBeVisible();
  });

  test("that concern death are not offered", async () => {
    await openKundliPanel("dasha");
    const names = within(await screen.findByRole("combobox", { name: "Dasha system" }))
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(names).toContain("Narayana dasha");
    expect(names.filter((name) => /shoola/i.test(name))).toEqual([]);
    expect(getSystemSelect()).toHaveValue("vimshottari");
  });
});

describe("three plain lines", () => {
  test("describe root, work and now, from the chart itself", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
    await openKundliPanel("planets");
    const findLine = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;
    // Mercury rules the lagna and is in the twelfth; the tenth is empty, and its lord is Mercury too.
    expect(findLine("Root")).toHaveTextContent(
      "Mercury, the lord of your lagna, is in house 12: you need time alone, and you give more than you show.",
    );
    expect(findLine("Work")).toHaveTextContent(
      "Mercury, the lord of your tenth house, is in house 12: look for your work in expense, loss, release.",
    );
    expect(findLine("Now")).toHaveTextContent(
      "Until June 2029, Venus puts houses 2 and 9 in focus: wealth, family, speech; fortune, father, teacher.",
    );
    vi.useRealTimers();
  });

  test("are in Hindi too", async () => {
    await openKundliPanel("planets", "hi");
    expect(screen.getByText("मूल", { selector: "dt" }).nextElementSibling).toHaveTextContent(
      /^लग्नेश बुध भाव 12 में: एकांत चाहिए/,
    );
  });
});

describe("settings", () => {
  test("are all named in the drawer, and listed in the section", async () => {
    const { user } = await openKundliPanel("settings");
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Pushkara bhaga" }), "Sign by sign, Jataka Parijata");
    await user.selectOptions(drawer.getByRole("combobox", { name: "Varnada" }), "Sanjay Rath");
    expect(drawer.getByRole("combobox", { name: "Tables" })).toHaveDisplayValue("As in the preset: Parashara");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]?.settings).toEqual({
      preset: "lagna",
      pushkara_bhaga: "jataka_parijata",
      special_lagnas: { varnada: "rath" },
    });
    const section = within(await findRegion("Settings used"));
    expect(section.getByText("Nakshatras of Ashtottari").nextElementSibling).toHaveTextContent("27");
  });
});

describe("every term", () => {
  test("opens by keyboard: definition, meaning here, Sanskrit and source; the chart lights up; focus moves in and back", async () => {
    const { user } = await openKundliPanel("planets");
    const word = within(screen.getByRole("heading", { level: 2 })).getByRole("button", { name: "Rohini" });
    word.focus();
    await user.keyboard("{Enter}");
    const card = await screen.findByRole("dialog", { name: /^Rohini/ });
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent("रोहिणीRohiṇī");
    expect(card).toHaveTextContent("Number 4 of 27 equal parts of the Moon’s path");
    expect(card).toHaveTextContent(
      "Moon is in it, in pada 3. So at your birth Moon’s dasha was running, with 3.3 years left.",
    );
    expect(card).toHaveTextContent(/Read asIts results come through its lord Moon, in house \d+/);
    expect(card).toHaveTextContent(/Source.*Brihat Samhita 98/);
    const ask = within(card).getByRole("link", { name: "What does Rohini say about me?" });
    expect(ask).toHaveAttribute("href", "/ai-assistant");
    expect(within(getChart()).getByRole("button", { name: /^Moon\./ })).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: /^Rohini/ })).not.toBeInTheDocument();
    expect(word).toHaveFocus();
    expect(within(getChart()).getByRole("button", { name: /^Moon\./ })).toHaveAttribute("aria-pressed", "false");
  });

  test("opens one at a time: another term replaces it, a press elsewhere closes it", async () => {
    const { user } = await openKundliPanel("planets");
    await user.click(await screen.findByRole("button", { name: "Virgo" }));
    const virgo = await screen.findByRole("dialog", { name: /^Virgo/ });
    expect(virgo).toHaveTextContent("It is your house 1 and has no graha in it. Its lord Mercury is in house 12.");
    await user.click(screen.getByRole("button", { name: "Star lord" }));
    expect(await screen.findByRole("dialog", { name: /^Star lord/ })).toBeVisible();
    expect(screen.getAllByRole("dialog", { name: /./ })).toHaveLength(1);
    await user.click(screen.getByText("Root", { selector: "dt" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Star lord/ })).not.toBeInTheDocument());
  });

  test("is in Hindi too", async () => {
    const { user } = await openKundliPanel("planets", "hi");
    await user.click(await screen.findByRole("button", { name: "चरण 3" }));
    const card = await screen.findByRole("dialog", { name: /^चरण/ });
    expect(card).toHaveTextContent("नक्षत्र का चौथाई भाग, 3°20′।");
    expect(card).toHaveTextContent(/आपका चंद्र चरण 3 में है/);
  });
});
