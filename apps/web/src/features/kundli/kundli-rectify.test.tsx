import { type RectifyRequest, type RectifyResponse, rectifyResponseSchema } from "@lagna/contract";
import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { kundliResponse, startKundliServer, withUncertainty } from "../../test/fake-kundli-server.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { TYPED_BIRTH } from "../../test/open-kundli.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const EVENTS_KEY = "lagna_life_events";

/** Two of the three intervals share first place; the Sun gives no pranapada. */
const RANKED: RectifyResponse = rectifyResponseSchema.parse({
  status: "success",
  message: "This ranks the possible times.",
  data: {
    settings: kundliResponse.data.settings,
    minutes: 15,
    variants: { tattva_round: "onward", tattva_begin: "sunrise", kunda: "star" },
    columns: [
      { id: "dashas", weight: 3, sources: [{ text: "bphs", chapter: 47 }, { text: "knrao" }] },
      { id: "pranapada", weight: 1, sources: [{ text: "bphs", chapter: 3 }] },
    ],
    candidates: [
      {
        rank: 1,
        from: "1990-08-15T05:01:00Z",
        until: "1990-08-15T05:03:30Z",
        total: 0.6,
        scores: { dashas: 0.6, pranapada: null },
        lagna: "virgo",
        navamsa: "leo",
        dashamsa: "aries",
      },
      {
        rank: 1,
        from: "1990-08-15T05:10:00Z",
        until: "1990-08-15T05:15:00Z",
        total: 0.6,
        scores: { dashas: 0.6, pranapada: null },
        lagna: "libra",
        navamsa: "libra",
        dashamsa: "taurus",
      },
    ],
    standing: { lead: 0.07, mean: 0.4, best_by_chance: 0.52, found: true },
    count: 41,
    more_equal: 0,
  },
});

let requests: RectifyRequest[];
afterEach(() => vi.restoreAllMocks());
beforeAll(() => preloadSections());
beforeEach(() => {
  requests = [];
  startKundliServer();
  server.use(
    http.post("*/api/v1/kundli/rectify", async ({ request }) => {
      requests.push((await request.json()) as RectifyRequest);
      return HttpResponse.json(RANKED);
    }),
  );
});

const FOLD = { en: "Narrow the time down with events from your life", hi: "जीवन की घटनाओं से समय का शोधन" };

async function openRectify(more: Record<string, string>, language: "en" | "hi" = "en") {
  languagePreference.set(language);
  localStorage.setItem(GENERATOR_DRAFT_KEY, JSON.stringify({ ...TYPED_BIRTH, ...more }));
  const view = renderApp("/generate-kundali");
  const generate = language === "en" ? "Generate Kundali" : "कुंडली बनाएँ";
  await view.user.click(await screen.findByRole("button", { name: generate }));
  const article = await screen.findByRole("article");
  if (more["certainty"] === "about") {
    const panel = language === "en" ? "What minutes change" : "मिनटों का अंतर";
    await view.user.click(await within(article).findByRole("button", { name: panel }));
  }
  await act(async () => (await within(article).findByText(FOLD[language])).click());
  const form = await screen.findByRole("form", { name: language === "en" ? "Events in your life" : "जीवन की घटनाएँ" });
  return { ...view, form };
}

/** A window that becomes wide when the returned function is called. */
function narrowWindow(): () => void {
  const lists = new Set<EventTarget>();
  const matchMedia = window.matchMedia.bind(window);
  let wide = false;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    if (query !== "(min-width: 48rem)") return matchMedia(query);
    const list = Object.assign(matchMedia(query), { matches: wide });
    lists.add(list);
    return list;
  });
  return () => {
    wide = true;
    for (const list of lists) list.dispatchEvent(new Event("change"));
  };
}

const ABOUT = { certainty: "about", about: "15" };

describe("life events", () => {
  test("are stored while typing, ranked, and a chosen time is put into the form as approximate", async () => {
    const { user, form } = await openRectify(ABOUT);
    await user.selectOptions(within(form).getByRole("combobox", { name: "What happened" }), "Marriage");
    await user.type(within(form).getByRole("textbox", { name: "Year" }), "२०१६");
    await user.selectOptions(within(form).getByRole("combobox", { name: "Month" }), "November");
    const [storedEvents] = Object.values(JSON.parse(localStorage.getItem(EVENTS_KEY) ?? "{}") as object);
    expect(storedEvents).toEqual([{ kind: "marriage", year: "२०१६", month: "11", day: "" }]);
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));

    expect(
      await screen.findByText(/^2 of 41 possible time spans share first place, with 60 of 100. The earliest is/),
    ).toHaveTextContent(
      "10:31:00 to 10:33:30. That is 7 above the next; on other dates, events of these kinds reach at most 52. This ranks the possible times by what you told us. It does not find the time",
    );
    // The ranking is below the form: focus moves to it.
    expect(screen.getByText(/^2 of 41 possible time spans/)).toHaveFocus();
    expect(requests[0]).toMatchObject({
      birth: { hour: 10, minute: 30, uncertainty: { minutes: 15 } },
      events: [{ kind: "marriage", year: 2016, month: 11 }],
    });
    expect(requests[0]).not.toHaveProperty("asked");

    const table = screen.getByRole("table", { name: /^The possible times/ });
    const [, first] = within(table).getAllByRole("row");
    expect(within(table).getByRole("columnheader", { name: "Dashas weight 3" })).toBeVisible();
    expect(
      within(first as HTMLElement)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["1", "60", "60", "–", "Virgo", "Leo", "Aries", "Use this time"]);
    expect(screen.getByText(/Brihat Parashara Hora Shastra 47 and K.N. Rao/)).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Use this time, 10:31:00 to 10:33:30" }));
    expect(await screen.findByRole("textbox", { name: "Minute" })).toHaveValue("32");
    expect(screen.getByRole("textbox", { name: /^Second/ })).toHaveValue("15");
    expect(screen.getByRole("radio", { name: "About" })).toBeChecked();
    expect(await screen.findByRole("combobox", { name: "Give or take" })).toHaveValue("2");
  });

  test("that fit no better than any dates are said to point to no time", async () => {
    const standing = { lead: 0.01, mean: 0.5, best_by_chance: 0.63, found: false };
    server.use(
      http.post("*/api/v1/kundli/rectify", () => HttpResponse.json({ ...RANKED, data: { ...RANKED.data, standing } })),
    );
    const { user, form } = await openRectify(ABOUT);
    await user.selectOptions(within(form).getByRole("combobox", { name: "What happened" }), "Marriage");
    await user.type(within(form).getByRole("textbox", { name: "Year" }), "2016");
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));
    expect(
      await screen.findByText(
        /These events do not point to a time: on other dates, events of these kinds reach 63\. This ranks/,
      ),
    ).toBeVisible();
  });

  test("keep the ranking when collapsible sections become tabs in a wider window, and the ranking does not take the focus there", async () => {
    const widen = narrowWindow();
    const { user, form } = await openRectify(ABOUT);
    await user.selectOptions(within(form).getByRole("combobox", { name: "What happened" }), "Marriage");
    await user.type(within(form).getByRole("textbox", { name: "Year" }), "2016");
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));
    await screen.findByText(/^2 of 41 possible time spans/);
    act(widen);
    expect(await screen.findByRole("tab", { name: "What minutes change" })).toBeVisible();
    expect(await screen.findByText(/^2 of 41 possible time spans/)).toBeVisible();
    expect(screen.getByText(/^2 of 41 possible time spans/)).not.toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Year" })).toHaveValue("2016");
    expect(requests).toHaveLength(1);
  });

  test("are restored for the same birth, and the choices are sent with the request", async () => {
    const storedEvent = { kind: "job", year: "2012", month: "", day: "" };
    const key = JSON.stringify(["Asha Verma", "1990-08-15", 19.07283, 72.88261]);
    const { latitude, longitude } = kundliResponse.data.birth.place;
    expect(key).toBe(JSON.stringify([kundliResponse.data.birth.name, "1990-08-15", latitude, longitude]));
    localStorage.setItem(EVENTS_KEY, JSON.stringify({ [key]: [storedEvent] }));
    const { user, form } = await openRectify(ABOUT);
    expect(within(form).getByRole("combobox", { name: "What happened" })).toHaveValue("job");
    await user.click(within(form).getByText("Weights and variants"));
    await user.selectOptions(within(form).getByRole("combobox", { name: "Kunda" }), "Left out");
    await user.selectOptions(
      within(form).getByRole("combobox", { name: "The tattvas begin" }),
      "At six, local mean time",
    );
    await user.click(within(form).getByRole("checkbox"));
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      events: [{ kind: "job", year: 2012 }],
      weights: { kunda: 0 },
      variants: { tattva_begin: "six" },
      asked: { at: expect.stringMatching(/^\d{4}-/) as string },
    });
  });

  test("have a message if there are none; the server's refusal is shown at its event, and typed values stay", async () => {
    server.use(
      http.post("*/api/v1/kundli/rectify", () =>
        HttpResponse.json(
          {
            type: "about:blank",
            title: "Invalid input",
            status: 422,
            code: "invalid_input",
            params: {},
            detail: "This must be at least 1990-08-15",
            requestId: "r1",
            errors: [
              {
                path: "events.0.year",
                code: "too_small",
                params: { min: "1990-08-15" },
                message: "This must be at least 1990-08-15",
              },
            ],
          },
          { status: 422 },
        ),
      ),
    );
    const { user, form } = await openRectify(ABOUT);
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));
    expect(within(form).getByText("Enter at least one event with its year.")).toBeVisible();
    await user.click(within(form).getByRole("button", { name: "Add an event" }));
    const second = within(form).getByRole("group", { name: "Event 2" });
    await user.selectOptions(within(second).getByRole("combobox", { name: "What happened" }), "Illness");
    await user.type(within(second).getByRole("textbox", { name: "Year" }), "1980");
    await user.click(within(form).getByRole("button", { name: "Rank the times" }));
    expect(await within(second).findByText("This must be at least 1990-08-15")).toBeVisible();
    expect(within(second).getByRole("textbox", { name: "Year" })).toHaveValue("1980");
    await user.click(within(form).getByRole("button", { name: "Remove event 1" }));
    expect(within(form).getByRole("combobox", { name: "What happened" })).toHaveValue("illness");
  });

  test("rank the whole day for an unknown time, in Hindi too", async () => {
    const { user, form } = await openRectify({ certainty: "unknown" }, "hi");
    await user.selectOptions(within(form).getByRole("combobox", { name: "क्या हुआ" }), "विवाह");
    await user.type(within(form).getByRole("textbox", { name: "वर्ष" }), "2016");
    await user.click(within(form).getByRole("button", { name: "समयों को क्रम दें" }));
    expect(await screen.findByText(/41 संभावित अंतरालों में 2 पहले स्थान पर बराबर हैं/)).toBeVisible();
    expect(requests[0]).toMatchObject({ birth: { time_unknown: true } });
    await user.click(screen.getByRole("button", { name: "यह समय लें, 10:31:00 से 10:33:30" }));
    const draft = JSON.parse(localStorage.getItem(GENERATOR_DRAFT_KEY) ?? "{}") as Record<string, unknown>;
    expect(draft).toMatchObject({ certainty: "about", about: "2", day: "15", hour: "10", minute: "32", second: "15" });
  });
});

test("a saved kundli's time is narrowed down from its record, and the chosen time goes into the form", async () => {
  const date = { year: 1990, month: "August", day: 15 } as const;
  startSavedKundlisServer([createSavedKundli({ ...date, hour: 10, minute: 30, uncertainty_minutes: 15 })]);
  server.use(
    http.get("*/api/v1/kundlis/:id/chart", () =>
      HttpResponse.json(withUncertainty(kundliResponse.data, { uncertainty: { minutes: 15 } })),
    ),
  );
  const { user, address } = renderApp("/kundlis/kundli-of-asha");
  const article = await screen.findByRole("article");
  await user.click(await within(article).findByRole("button", { name: "What minutes change" }));
  await act(async () => (await within(article).findByText(FOLD.en)).click());
  const form = await screen.findByRole("form", { name: "Events in your life" });
  await user.selectOptions(within(form).getByRole("combobox", { name: "What happened" }), "Marriage");
  await user.type(within(form).getByRole("textbox", { name: "Year" }), "2016");
  await user.click(within(form).getByRole("button", { name: "Rank the times" }));
  await user.click(await screen.findByRole("button", { name: "Use this time, 10:31:00 to 10:33:30" }));
  expect(requests).toMatchObject([
    {
      birth: { name: "Asha Rao", year: 1990, hour: 10, minute: 30, city: "Jaipur", uncertainty: { minutes: 15 } },
      events: [{ kind: "marriage", year: 2016 }],
    },
  ]);
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
  expect(await screen.findByLabelText("Full name")).toHaveValue("Asha Rao");
  expect(screen.getByRole("textbox", { name: "Minute" })).toHaveValue("32");
  expect(screen.getByRole("radio", { name: "About" })).toBeChecked();
});
