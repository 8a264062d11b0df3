import { configure, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { columnsPreference } from "../../domain/kundli/subjects/graha-columns.ts";
import { depthPreference } from "../../domain/kundli/depth.tsx";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { problem } from "../../test/fake-accounts.ts";
import { startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { server } from "../../test/server.ts";
import { openPanel } from "../../test/open-kundli.ts";

// The first test pays for the code of every section.
configure({ asyncUtilTimeout: 15_000 });

// Before anything is drawn: a section that is fetched while it is drawn suspends in the midst of a press.
beforeAll(() => preloadSections());
let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});
afterEach(() => {
  depthPreference.set("figure");
  chartStylePreference.set("north");
});

const chart = () => screen.getByRole("group", { name: /Arrow keys move through houses/ });
const region = (name: string) => screen.findByRole("region", { name });

describe("what a kundli carries only on request", () => {
  test("is asked for by name when its panel is opened, and then kept", async () => {
    const { user } = await openPanel("strengths");
    const strengths = await region("Strengths");
    expect(await within(strengths).findByText(/^Sun is the strongest, with 1\.47 times what it needs/)).toBeVisible();
    expect(seen.sections).toEqual([["shadbala", "bhava_bala"]]);
    expect(seen.asked).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Strengths" }));
    await user.click(screen.getByRole("button", { name: "Strengths" }));
    await within(await region("Strengths")).findByText(/is the strongest/);
    expect(seen.sections).toHaveLength(1);
  });

  test("can be asked for again when it did not come", async () => {
    let fail = true;
    server.use(http.post("*/api/v1/kundli", () => (fail ? problem(422, "invalid_input") : undefined)));
    const { user } = await openPanel("ashtakavarga");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This section could not be fetched.");
    fail = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Bindus by house, from the lagna" })).toBeVisible();
  });
});

describe("three depths", () => {
  test("a sentence, the picture, the table: one press from each to the next, and remembered", async () => {
    const { user, unmount } = await openPanel("strengths");
    const strengths = within(await region("Strengths"));
    await strengths.findByText(/is the strongest/);
    expect(strengths.getByText("7.3 of 5.0")).toBeVisible();
    expect(strengths.queryByRole("table")).not.toBeInTheDocument();
    await user.click(strengths.getByRole("radio", { name: "As a table" }));
    const shadbala = strengths.getByRole("table", { name: "Shadbala, virupas" });
    // 23.87 of exaltation, 440.47 in all, 7.34 rupas of the 5 that the Sun needs.
    expect(within(shadbala).getByRole("row", { name: /^Uccha bala/ })).toHaveTextContent(/^Uccha bala23\.87/);
    expect(within(shadbala).getByRole("row", { name: /^Rupas/ })).toHaveTextContent(/^Rupas7\.34/);
    expect(strengths.queryByText(/is the strongest/)).not.toBeInTheDocument();
    unmount();
    await openPanel("strengths");
    expect(await screen.findByRole("table", { name: "Shadbala, virupas" })).toBeVisible();
    expect(localStorage.getItem("lagna_depth")).toBe("table");
  });
});

describe("ashtakavarga", () => {
  test("its figures stand in the chart while it is open: the sum, then the row that is pressed", async () => {
    const { user } = await openPanel("ashtakavarga");
    const figures = () => [...chart().querySelectorAll("text.font-bold")].map((text) => text.textContent);
    const grid = await screen.findByRole("table", { name: "Bindus by house, from the lagna" });
    const row = (name: RegExp) =>
      within(within(grid).getByRole("row", { name }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    await waitFor(() => expect(figures()).toEqual(row(/^All/).slice(0, 12)));
    expect(row(/^All/).at(-1)).toBe("337");
    await user.click(within(grid).getByRole("button", { name: "Saturn" }));
    expect(within(grid).getByRole("button", { name: "Saturn" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(figures()).toEqual(row(/^Saturn/).slice(0, 12)));
    expect(row(/^Saturn/).at(-1)).toBe("39");
    await user.click(screen.getByRole("button", { name: "Ashtakavarga" }));
    await waitFor(() => expect(figures()).toEqual([]));
  });

  test("is said in Hindi", async () => {
    await openPanel("ashtakavarga", "hi");
    expect(await screen.findByText(/सबसे अधिक बिंदु भाव/)).toBeVisible();
    expect(screen.getByRole("button", { name: "सर्वाष्टक" })).toBeVisible();
  });
});

test("the middle of the South chart says whose it is", async () => {
  chartStylePreference.set("south");
  await openPanel("planets");
  const middle = chart().parentElement?.querySelector(".pointer-events-none.absolute");
  expect(middle).toHaveTextContent(/Asha Verma.*15 Aug 1990.*Lagna Virgo.*Moon Rohini, pada 3/);
});

describe("points", () => {
  test("arudhas and special lagnas by house; what concerns death is not among them", async () => {
    const { user } = await openPanel("points");
    const points = within(await region("Points"));
    expect(await points.findByText(/^Your arudha lagna, how others see you, is Cancer, house 11\./)).toBeVisible();
    const byHouse = points.getByRole("table", { name: "Points by house" });
    expect(within(byHouse).getByRole("row", { name: /^11 Cancer/ })).toHaveTextContent(/Arudha lagna/);
    await user.click(points.getByRole("radio", { name: "As a table" }));
    // 243.5262907° is 3°31′35″ of Sagittarius, in the second pada of Mula.
    expect(points.getByRole("row", { name: /^Hora lagna/ })).toHaveTextContent("Hora lagnaSagittarius3°31′35″4Mula–2");
    for (const name of [/^Mrityu$/, /^Mrityu sphuta/]) expect(points.queryByRole("rowheader", { name })).toBeNull();
    expect(points.getByRole("row", { name: /^Gulika/ })).toBeVisible();
  });
});

describe("relations", () => {
  test("argala and wars stand with the aspects, and are asked for with the table", async () => {
    depthPreference.set("table");
    await openPanel("relations");
    const argala = await screen.findByRole("table", { name: /^Argala/ });
    expect(within(argala).getByRole("rowheader", { name: "Ketu" })).toBeVisible();
    expect(screen.getByText("No two grahas stand within a degree: there is no war.")).toBeVisible();
    expect(seen.sections).toEqual([["argala", "yuddha"]]);
  });
});

describe("the table of grahas", () => {
  test("has the columns that are chosen, remembers them, and asks for what they need", async () => {
    depthPreference.set("table");
    const { user, unmount } = await openPanel("planets");
    const jupiter = () => screen.getByRole("row", { name: /^Jupiter/ });
    await waitFor(() => expect(jupiter()).toHaveTextContent("JupiterCancer5°36′24″11Pushya–1SaturnExalted–4, 7"));
    await user.click(screen.getByText("Columns", { selector: "summary" }));
    await user.click(screen.getByRole("checkbox", { name: "Vimsopaka" }));
    await user.click(screen.getByRole("checkbox", { name: "Age (baladi)" }));
    await user.click(screen.getByRole("checkbox", { name: "In sign" }));
    await waitFor(() => expect(jupiter()).toHaveTextContent(/^JupiterCancer11.*4, 7\d+(\.\d+)?[A-Z]/));
    expect(seen.sections.at(-1)).toEqual(["vimsopaka", "avasthas"]);
    unmount();
    await openPanel("planets");
    expect(await screen.findByRole("columnheader", { name: "Age (baladi)" })).toBeVisible();
    columnsPreference.set(["sign", "longitude", "house", "nakshatra", "star_lord", "dignity", "state", "rules"]);
  });

  test("has the sub lord of K.P.", async () => {
    columnsPreference.set(["nakshatra", "star_lord", "sub_lord"]);
    await openPanel("planets");
    const row = await screen.findByRole("row", { name: /^Jupiter/ });
    expect(row).toHaveTextContent(/^JupiterPushya–1SaturnMercury$/);
    expect(screen.getByRole("button", { name: "Sub lord" })).toBeVisible();
    columnsPreference.set(["sign", "longitude", "house", "nakshatra", "star_lord", "dignity", "state", "rules"]);
  });

  test("is copied as text, a line a row", async () => {
    depthPreference.set("table");
    const { user } = await openPanel("planets");
    await user.click(await screen.findByRole("button", { name: "Copy as text" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text.split("\n")).toHaveLength(11);
    expect(text).toContain("\nJupiter\tCancer\t5°36′24″\t11\tPushya–1\tSaturn\tExalted\t–\t4, 7\n");
  });
});

test("what was left at birth of the first dasha is said in years, months and days", async () => {
  await openPanel("dasha");
  expect(await screen.findByText(/^At birth 3 years, 3 months,? (and )?19 days of Moon were left\.$/)).toBeVisible();
});

describe("dashas of other systems", () => {
  const chosen = () => screen.getByRole("combobox", { name: "Dasha system" });

  test("are chosen beside Vimshottari, said with what runs, and unfolded by asking for positions", async () => {
    const { user } = await openPanel("dasha");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Dasha system" }), "Yogini dasha");
    expect(await screen.findByText(/^By Yogini dasha you are in /)).toBeVisible();
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
    expect(seen.birthDashas.map(({ system, levels }) => [system, levels])).toEqual([
      ["yogini", 2],
      ["yogini", 1],
    ]);
    expect(seen.birthDashas[1]?.path).toHaveLength(2);
    await user.selectOptions(chosen(), "Vimshottari dasha");
    expect(screen.getByRole("tree", { name: "Vimshottari dashas, five levels" })).toBeVisible();
  });

  test("that concern death are not offered", async () => {
    await openPanel("dasha");
    const names = within(await screen.findByRole("combobox", { name: "Dasha system" }))
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(names).toContain("Narayana dasha");
    expect(names.filter((name) => /shoola/i.test(name))).toEqual([]);
    expect(chosen()).toHaveValue("vimshottari");
  });
});

describe("three plain lines", () => {
  test("root, work and now, from the chart itself", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
    await openPanel("planets");
    const line = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;
    // Mercury rules the lagna and stands in the twelfth; nobody is in the tenth, whose lord is Mercury too.
    expect(line("Root")).toHaveTextContent(
      "Mercury, lord of your lagna, stands in house 12: you need solitude, and give more than you show.",
    );
    expect(line("Work")).toHaveTextContent(
      "Mercury, lord of your tenth house, stands in house 12: look for your work in expense, loss, release.",
    );
    expect(line("Now")).toHaveTextContent(
      "Until June 2029 Venus brings houses 2 and 9 forward: wealth, family, speech; fortune, father, teacher.",
    );
    vi.useRealTimers();
  });

  test("in Hindi", async () => {
    await openPanel("planets", "hi");
    expect(screen.getByText("मूल", { selector: "dt" }).nextElementSibling).toHaveTextContent(
      /^लग्नेश बुध भाव 12 में: एकांत चाहिए/,
    );
  });
});

describe("settings", () => {
  test("every group of them is asked by name in the drawer, and said in the section", async () => {
    const { user } = await openPanel("settings");
    await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }));
    await user.selectOptions(drawer.getByRole("combobox", { name: "Pushkara bhaga" }), "Sign by sign, Jataka Parijata");
    await user.selectOptions(drawer.getByRole("combobox", { name: "Varnada" }), "Sanjay Rath");
    expect(drawer.getByRole("combobox", { name: "Tables" })).toHaveDisplayValue("As the preset has it: Parashara");
    await user.click(drawer.getByRole("button", { name: "Recalculate" }));
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]?.settings).toEqual({
      preset: "lagna",
      pushkara_bhaga: "jataka_parijata",
      special_lagnas: { varnada: "rath" },
    });
    const section = within(await region("Settings used"));
    expect(section.getByText("Nakshatras of Ashtottari").nextElementSibling).toHaveTextContent("27");
  });
});

describe("every word opens", () => {
  test("by keyboard: what it is, what it means here, its Sanskrit and source; the chart lights; focus goes in and back", async () => {
    const { user } = await openPanel("planets");
    const word = within(screen.getByRole("heading", { level: 2 })).getByRole("button", { name: "Rohini" });
    word.focus();
    await user.keyboard("{Enter}");
    const card = await screen.findByRole("dialog", { name: /^Rohini/ });
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent("रोहिणीRohiṇī");
    expect(card).toHaveTextContent("Number 4 of 27 equal stretches of the Moon’s path");
    expect(card).toHaveTextContent("Moon stands in it, in pada 3. So life began in Moon’s dasha, with 3.3 years left.");
    expect(card).toHaveTextContent(/Source.*Brihat Samhita 98/);
    expect(within(chart()).getByRole("button", { name: /^Moon\./ })).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: /^Rohini/ })).not.toBeInTheDocument();
    expect(word).toHaveFocus();
    expect(within(chart()).getByRole("button", { name: /^Moon\./ })).toHaveAttribute("aria-pressed", "false");
  });

  test("one at a time: another word takes its place, a press elsewhere closes it", async () => {
    const { user } = await openPanel("planets");
    await user.click(await screen.findByRole("button", { name: "Virgo" }));
    const virgo = await screen.findByRole("dialog", { name: /^Virgo/ });
    expect(virgo).toHaveTextContent("It is your house 1, and nobody stands there. Its lord Mercury is in house 12.");
    await user.click(screen.getByRole("button", { name: "Star lord" }));
    expect(await screen.findByRole("dialog", { name: /^Star lord/ })).toBeVisible();
    expect(screen.getAllByRole("dialog", { name: /./ })).toHaveLength(1);
    await user.click(screen.getByText("Root", { selector: "dt" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Star lord/ })).not.toBeInTheDocument());
  });

  test("in Hindi", async () => {
    const { user } = await openPanel("planets", "hi");
    await user.click(await screen.findByRole("button", { name: "चरण 3" }));
    const card = await screen.findByRole("dialog", { name: /^चरण/ });
    expect(card).toHaveTextContent("नक्षत्र का चौथाई भाग, 3°20′।");
    expect(card).toHaveTextContent(/आपका चंद्र चरण 3 में है/);
  });
});
