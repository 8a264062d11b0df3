import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { detailLevelPreference } from "../../domain/kundli/detail-level.tsx";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { columnsPreference } from "../../domain/kundli/subjects/graha-columns.ts";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { getTextbox, fillAllFields, getGenerateButton, openBirthForm } from "../../test/birth-form.ts";
import { startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult, TYPED_BIRTH } from "../../test/open-kundli.ts";
import { renderApp } from "../../test/render-app.tsx";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

// Loaded before rendering: a section that is fetched while it renders would suspend during a press.
beforeAll(() => preloadSections());
let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
  detailLevelPreference.set("figure");
});

const getCertaintyGroup = () => screen.getByRole("group", { name: "How well is the time known?" });
const choose = (user: Awaited<ReturnType<typeof openBirthForm>>["user"], name: string) =>
  user.click(within(getCertaintyGroup()).getByRole("radio", { name }));
const readDraft = () => JSON.parse(localStorage.getItem(GENERATOR_DRAFT_KEY) ?? "{}") as Record<string, unknown>;

/** Generates the result for a draft that says how well the time is known. */
async function openResult(more: Record<string, string>, language: "en" | "hi" = "en") {
  languagePreference.set(language);
  localStorage.setItem(GENERATOR_DRAFT_KEY, JSON.stringify({ ...TYPED_BIRTH, ...more }));
  const view = renderApp("/generate-kundali");
  const name = language === "en" ? "Generate Kundali" : "कुंडली बनाएँ";
  await view.user.click(await screen.findByRole("button", { name }));
  return { ...view, article: await screen.findByRole("article") };
}

describe("the certainty of the time, in the form", () => {
  test("sends the number of minutes with the birth, stores it in the draft, and saves it", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await choose(user, "About");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Give or take" }), "± 30 minutes");
    expect(readDraft()).toMatchObject({ certainty: "about", about: "30", hour: "10" });
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ hour: 10, minute: 30, uncertainty: { minutes: 30 } });
    await waitFor(() => expect(seen.saveRequests).toHaveLength(1));
    expect(seen.saveRequests[0]).toMatchObject({ hour: 10, uncertainty_minutes: 30, time_unknown: false });
  });

  test("needs no hour for a part of the day: sends its middle, two hours either way", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await choose(user, "Part of the day");
    expect(screen.queryByRole("textbox", { name: "Hour" })).not.toBeInTheDocument();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Born in the" }), "evening, 16 to 20");
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ hour: 18, minute: 0, uncertainty: { minutes: 120 } });
  });

  test("leaves hour and minute empty for an unknown time, without an error", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.clear(getTextbox("Hour"));
    await choose(user, "Unknown");
    expect(await screen.findByText(/^We do not guess a lagna/)).toBeVisible();
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ time_unknown: true });
    await waitFor(() => expect(seen.saveRequests).toHaveLength(1));
    expect(seen.saveRequests[0]).toMatchObject({ hour: null, minute: null, time_unknown: true });
  });
});

describe("a time known to a quarter of an hour", () => {
  test("has a sentence that says what is certain, and dates as ranges", async () => {
    const { article } = await openResult({ certainty: "about", about: "15" });
    const heading = await within(article).findByRole("heading", {
      level: 2,
      name: /your lagna is Virgo/,
    });
    expect(heading).toHaveTextContent(/Moon in Rohini, pada 3/);
    expect(heading).toHaveTextContent(/until a date between September 2026 and November 2026/);
    expect(await within(article).findByText(/The time is known to ± 15 minutes, 10:15:00 to 10:45:00/)).toBeVisible();
  });

  test("marks only what can change, with its intervals", async () => {
    const { article } = await openResult({ certainty: "about", about: "15" });
    const grahas = await within(article).findByRole("button", { name: "Grahas" });
    // The marks are fetched when they are first rendered.
    await act(async () => void fireEvent.click(grahas));
    const table = await screen.findByRole("table", { name: /^Grahas:/ });
    const lagna = within(table).getByRole("row", { name: /^Lagna/ });
    expect(
      await within(lagna).findByRole("button", {
        name: /Depends on the time of birth. Hasta until .*; Chitra from .*\. pada 4 until/,
      }),
    ).toBeVisible();
    const saturn = within(table).getByRole("row", { name: /^Saturn/ });
    expect(within(saturn).queryByRole("button", { name: /^Depends/ })).not.toBeInTheDocument();
  });

  test("shows no sub lords, which change within minutes; an exact time has them", async () => {
    const columns = columnsPreference.get();
    columnsPreference.set(["nakshatra", "sub_lord"]);
    try {
      const { article, unmount } = await openResult({ certainty: "about", about: "15" });
      const readSubLords = async (container: HTMLElement) => {
        const grahas = await within(container).findByRole("button", { name: "Grahas" });
        await act(async () => void fireEvent.click(grahas));
        const table = await screen.findByRole("table", { name: /^Grahas:/ });
        return within(table)
          .getAllByRole("row")
          .slice(1)
          .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
      };
      expect(await readSubLords(article)).toEqual(Array.from({ length: 10 }, () => "–"));
      unmount();
      sessionStorage.clear();
      const subLordTexts = await readSubLords((await openKundliResult()).article);
      expect(subLordTexts).toHaveLength(10);
      expect(subLordTexts).not.toContain("–");
    } finally {
      columnsPreference.set(columns);
    }
  });

  test("marks points and strengths from the answer that has them", async () => {
    detailLevelPreference.set("table");
    const { article } = await openResult({ certainty: "about", about: "15" });
    await act(async () => void fireEvent.click(await within(article).findByRole("button", { name: "Points" })));
    const hora = await screen.findByRole("row", { name: /^Hora lagna/ });
    expect(
      await within(hora).findByRole("button", { name: /Scorpio until 10:22:57; Sagittarius from 10:22:57$/ }),
    ).toBeVisible();
    const bhava = screen.getByRole("row", { name: /^Bhava lagna/ });
    expect(within(bhava).queryByRole("button", { name: /^Depends/ })).not.toBeInTheDocument();
    await act(async () => void fireEvent.click(within(article).getByRole("button", { name: "Strengths" })));
    const ranks = await screen.findByRole("row", { name: /^Rank/ });
    expect(await within(ranks).findByRole("button", { name: /4 until 10:35:04; 5 from 10:35:04$/ })).toBeVisible();
    expect(within(ranks).getAllByRole("button")).toHaveLength(1);
  });

  test("has a panel about what a few minutes would change; an exact time has none", async () => {
    const { user, article, unmount } = await openResult({ certainty: "about", about: "15" });
    await user.click(await within(article).findByRole("button", { name: "What minutes change" }));
    const panel = await screen.findByRole("region", { name: "What minutes change" });
    expect(
      await within(panel).findByText(/The lagna stays .*\. The lagna changes in \d+ of 19 vargas\./),
    ).toBeVisible();
    expect(within(panel).getByText(/^These do not change: Lagna, Moon’s nakshatra/)).toBeVisible();
    await user.click(within(panel).getByRole("radio", { name: "As a table" }));
    const dates = await within(panel).findByRole("table", { name: "Earliest and latest start of each maha dasha" });
    expect(within(dates).getAllByRole("row").length).toBeGreaterThan(8);
    unmount();
    sessionStorage.clear();
    await openKundliResult();
    expect(screen.queryByRole("button", { name: "What minutes change" })).not.toBeInTheDocument();
  });

  test("is in Hindi too", async () => {
    const { article } = await openResult({ certainty: "about", about: "15" }, "hi");
    expect(await within(article).findByText(/समय ± 15 मिनट तक ज्ञात है/)).toBeVisible();
  });
});

describe("an unknown time", () => {
  test("shows no lagna: a chart from the Moon, what is certain all day, and what changes at which hour", async () => {
    const { article } = await openResult({ certainty: "unknown", hour: "", minute: "" });
    expect(await within(article).findByRole("heading", { level: 2 })).toHaveTextContent(
      /your lagna is unknown until the time is known; Moon in Rohini or Mrigashira/,
    );
    const chart = within(article).getByRole("table", { name: "Chart of Asha Verma from the Moon, without a lagna" });
    expect(within(chart).getByRole("row", { name: /^1 Taurus/ })).toHaveTextContent("Moon");
    expect(chart).not.toHaveTextContent("Lagna");
    const grahas = within(article).getByRole("table", { name: "Grahas of the day" });
    expect(
      await within(within(grahas).getByRole("row", { name: /^Moon/ })).findByRole("button", {
        name: /Rohini until 17:54/,
      }),
    ).toBeVisible();
    expect(await within(article).findByText(/are true at every hour; \d+ depend on the hour/)).toBeVisible();
    expect(seen.sectionRequests).toEqual([["yogas", "doshas"]]);
  });
});
