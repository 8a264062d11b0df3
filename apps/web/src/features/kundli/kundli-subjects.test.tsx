import type { Language } from "@lagna/terms";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { depthPreference } from "../../domain/kundli/depth.tsx";
import { preloadSections, type SectionId } from "../../domain/kundli/sections.ts";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { problem } from "../../test/fake-accounts.ts";
import { answer, startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});
afterEach(() => {
  depthPreference.set("figure");
  chartStylePreference.set("north");
});

const BIRTH = {
  name: "Asha Verma",
  gender: "female",
  year: "1990",
  month: "August",
  day: "15",
  hour: "10",
  minute: "30",
  second: "0",
  city: "Mumbai",
  country: "India",
};

/** Somebody who comes back to the result of this tab, with a panel open in the address. */
async function open(panel: SectionId, language: Language = "en") {
  languagePreference.set(language);
  const last = {
    birth: BIRTH,
    values: { ...BIRTH, clock: "place", utc_offset: "", latitude: "", longitude: "", place: null },
    timeAssumed: false,
    settings: { preset: "lagna" },
    data: answer.data,
  };
  sessionStorage.setItem("lagna_last_kundli", JSON.stringify(last));
  const view = renderApp(`/generate-kundali?view=result&panel=${panel}`);
  await screen.findByRole("article");
  await act(preloadSections);
  return view;
}

const chart = () => screen.getByRole("group", { name: /Arrow keys move through houses/ });
const region = (name: string) => screen.findByRole("region", { name });

describe("what a kundli carries only on request", () => {
  test("is asked for by name when its panel is opened, and then kept", async () => {
    const { user } = await open("strengths");
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
    server.use(http.post("*/api/v1/kundli", () => (fail ? problem(422, "invalid_input", "no") : undefined)));
    const { user } = await open("ashtakavarga");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This section could not be fetched.");
    fail = false;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Bindus by house, from the lagna" })).toBeVisible();
  });
});

describe("three depths", () => {
  test("a sentence, the picture, the table: one press from each to the next, and remembered", async () => {
    const { user, unmount } = await open("strengths");
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
    await open("strengths");
    expect(await screen.findByRole("table", { name: "Shadbala, virupas" })).toBeVisible();
    expect(localStorage.getItem("lagna_depth")).toBe("table");
  });
});

describe("ashtakavarga", () => {
  test("its figures stand in the chart while it is open: the sum, then the row that is pressed", async () => {
    const { user } = await open("ashtakavarga");
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
    await open("ashtakavarga", "hi");
    expect(await screen.findByText(/सबसे अधिक बिंदु भाव/)).toBeVisible();
    expect(screen.getByRole("button", { name: "सर्वाष्टक" })).toBeVisible();
  });
});

test("the middle of the South chart says whose it is", async () => {
  chartStylePreference.set("south");
  await open("planets");
  const middle = chart().parentElement?.querySelector(".pointer-events-none.absolute");
  expect(middle).toHaveTextContent(/Asha Verma.*15 Aug 1990.*Lagna Virgo.*Moon Rohini, pada 3/);
});
