import { createEmptyKundliFields } from "@lagna/birth-tables";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { AskResponse, TryAskRequest } from "@lagna/contract";
import { keepTrial, readKeptTrial, storeKeptTrial } from "../../domain/kept-trial/kept-trial.ts";
import { createEmptyBirthForm } from "../../domain/birth/birth-form-values.ts";
import { createPublicConfig } from "../../test/fake-accounts.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import type { Trial } from "./use-trial.ts";

const slow = { timeout: 30_000 };
const BIRTH: Trial["birth"] = {
  name: "Asha Rao",
  gender: "female",
  year: 1990,
  month: 8,
  day: 15,
  hour: 6,
  minute: 35,
  second: 0,
  city: "Mumbai",
  country: "India",
};
const createAnswer = (text: string): AskResponse => ({
  status: "success",
  answer: text,
  used_index: false,
  model: "built-in",
  kind: "fact",
  language: "en",
  sentences: [{ text, citations: ["planet-moon"] }],
  citations: [{ id: "planet-moon", section: "planets", text: "Moon: Taurus" }],
  used_sections: ["planets"],
  evidence: [],
  confidence: null,
  windows: [],
  clocks: [],
  follow_ups: [],
  timing: { total_time: 1 },
});

/** A visitor whose tab has a chart already. */
function startTrial(turns: Trial["turns"] = [], isOffered = true) {
  localStorage.clear();
  const asked: TryAskRequest[] = [];
  const trial: Trial = {
    birth: BIRTH,
    values: createEmptyBirthForm(1990),
    timeAssumed: false,
    isOnDevice: false,
    mayAsk: true,
    data: kundliResponse.data,
    turns,
  };
  sessionStorage.setItem("lagna_trial", JSON.stringify(trial));
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig({ try_without_account: isOffered }))),
    http.post("*/api/v1/try/ask", async ({ request }) => {
      asked.push((await request.json()) as TryAskRequest);
      return HttpResponse.json(createAnswer("Your Moon is in Taurus."));
    }),
  );
  return asked;
}

beforeEach(() => sessionStorage.clear());

describe("a visitor with a chart", () => {
  test("asks, sees the fact behind a sentence, and the earlier questions go along with the next one", async () => {
    const asked = startTrial();
    const { user } = renderApp("/try");
    await user.type(await screen.findByLabelText("Your question", {}, slow), "Where is my Moon?{Enter}");
    const turn = within(await screen.findByRole("article", { name: "Where is my Moon?" }));
    await user.click(turn.getByRole("button", { name: "Fact 1: Moon: Taurus" }));
    expect(turn.getByText("Moon: Taurus")).toBeVisible();
    expect(screen.getByText(/^4 questions today/)).toBeVisible();
    await user.type(screen.getByLabelText("Your question"), "And Mars?{Enter}");
    await screen.findByRole("article", { name: "And Mars?" });
    expect(asked.map(({ turns }) => turns)).toEqual([[], [{ question: "Where is my Moon?" }]]);
    expect(asked[0]?.kundli_data).toMatchObject({ name: "Asha Rao", city: "Mumbai" });
  });

  test("is told that a question is missing, without a request", async () => {
    const asked = startTrial();
    const { user } = renderApp("/try");
    await user.click(await screen.findByRole("button", { name: "Ask the astrologer" }, slow));
    expect(screen.getByRole("alert")).toHaveTextContent("Type a question first");
    expect(asked).toEqual([]);
  });

  test("has five questions", async () => {
    startTrial(
      [1, 2, 3, 4, 5].map((number) => ({ key: `${number}`, question: `Q${number}?`, answer: createAnswer("Taurus.") })),
    );
    renderApp("/try");
    expect(await screen.findByText(/These were your five questions/, {}, slow)).toBeVisible();
    expect(screen.queryByLabelText("Your question")).toBeNull();
  });

  test("keeps chart and questions in the browser only by pressing the button, which leads to sign-up", async () => {
    startTrial([{ key: "1", question: "Where is my Moon?", answer: createAnswer("Taurus.") }]);
    server.use(
      http.get("*/api/v1/auth/config", () => HttpResponse.json({ google_oauth_available: false, founds: false })),
    );
    const { user, address } = renderApp("/try");
    const [keep] = await screen.findAllByRole("link", { name: "Keep it" }, slow);
    expect(readKeptTrial()).toBeNull();
    await user.click(keep as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/signup/));
    expect(readKeptTrial()).toMatchObject({
      account: null,
      questions: ["Where is my Moon?"],
      fields: { name: "Asha Rao", month: "August", city: "Mumbai", is_self: false },
    });
  });
});

test("a birth typed in a question is kept together with the visitor's own chart", async () => {
  const { is_self: _self, ...wife } = {
    ...createEmptyKundliFields(1994),
    ...pickBirth(createSavedKundli({ name: "Meera" })),
  };
  const opened = { ...wife, tags: ["wife"] };
  startTrial([
    { key: "1", question: "Where is my Moon?", answer: createAnswer("Taurus.") },
    { key: "2", question: "My wife was born 11 Aug 1994", answer: { ...createAnswer("Open."), opened_birth: opened } },
  ]);
  server.use(
    http.get("*/api/v1/auth/config", () => HttpResponse.json({ google_oauth_available: false, founds: false })),
  );
  const { user, address } = renderApp("/try");
  const turn = within(await screen.findByRole("article", { name: "My wife was born 11 Aug 1994" }, slow));
  // Only where a birth was typed.
  expect(screen.getAllByRole("link", { name: "Keep both charts" })).toHaveLength(1);
  await user.click(turn.getByRole("link", { name: "Keep both charts" }));
  await waitFor(() => expect(address()).toMatch(/^\/signup/));
  expect(readKeptTrial()).toMatchObject({
    fields: { name: "Asha Rao" },
    questions: ["Where is my Moon?", "My wife was born 11 Aug 1994"],
    typedBirths: [{ fields: { name: "Meera", tags: ["wife"], is_self: false } }],
  });
});

describe("where the server does not offer it", () => {
  test("the page leads to sign-up, and nothing links to it", async () => {
    startTrial([], false);
    renderApp("/try");
    expect(await screen.findByRole("link", { name: "Create an account" }, slow)).toHaveAttribute("href", "/signup");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Try it" })).toBeNull());
  });

  test("the landing page has the sign-up in its place", async () => {
    startTrial([], false);
    renderApp("/");
    await screen.findByRole("link", { name: "Begin Your Journey" }, slow);
    await waitFor(() => expect(screen.queryByRole("button", { name: "See my chart" })).toBeNull());
    expect(screen.getByRole("link", { name: "Begin Your Journey" })).toBeVisible();
  });
});

/** A server whose gazetteer knows one place, which every typed name finds. */
function startPlaces() {
  server.use(
    http.get("*/api/v1/places", () => HttpResponse.json({ status: "success", preparing: false, places: [JAIPUR] })),
    http.get("*/api/v1/places/offset", () => delay("infinite")),
  );
}
const JAIPUR = {
  id: 1,
  name: "Jaipur",
  matched: null,
  state: "Rajasthan",
  district: null,
  country: "India",
  country_code: "IN",
  latitude: 26.91,
  longitude: 75.79,
  time_zone: "Asia/Kolkata",
  population: 3_000_000,
};

/** Sends the form, and returns the birth that the server gets. */
function recordBirths() {
  const births: unknown[] = [];
  server.use(
    http.post("*/api/v1/try/kundli", async ({ request }) => {
      births.push(await request.json());
      return HttpResponse.json(kundliResponse);
    }),
  );
  return births;
}

describe("the form of a visitor", () => {
  beforeEach(() => {
    startTrial();
    sessionStorage.clear();
    startPlaces();
  });

  test("asks for name, day, hour and place; the rest is folded", async () => {
    renderApp("/try");
    const form = within(await screen.findByRole("form", { name: "Birth Details" }, slow));
    for (const label of ["Full name", "Day", "Month", "Year", "Hour", "Minute", "City"])
      expect(form.getByLabelText(label)).toBeVisible();
    for (const label of ["Second", "Female", "Latitude", "The birth time was read from", "Part of the day"])
      expect(form.getByLabelText(label)).not.toBeVisible();
    expect(form.queryByLabelText("Country")).toBeNull();
  });

  test("continues with what was typed on the landing page, and takes the best match of the place", async () => {
    const births = recordBirths();
    const { user, address } = renderApp("/");
    await user.type(await screen.findByLabelText("Full name", {}, slow), "Asha Rao");
    const start = within(screen.getByRole("form", { name: "See my chart" }));
    await user.type(start.getByLabelText("Day"), "9");
    await user.selectOptions(start.getByLabelText("Month"), "March");
    await user.type(start.getByLabelText("Year"), "1988");
    await user.type(start.getByLabelText("Hour"), "14");
    await user.type(start.getByLabelText("Minute"), "25");
    await user.type(start.getByLabelText("City of birth"), "Jaipur{Enter}");
    await waitFor(() => expect(address()).toBe("/try"));
    const form = within(await screen.findByRole("form", { name: "Birth Details" }, slow));
    await waitFor(() => expect(form.getByLabelText("Country")).toHaveValue("India"));
    expect(await form.findByText(/best match/)).toBeVisible();
    await user.click(form.getByRole("button", { name: "See my chart" }));
    await waitFor(() =>
      expect(births).toEqual([
        expect.objectContaining({
          name: "Asha Rao",
          gender: "other",
          year: 1988,
          month: 3,
          day: 9,
          hour: 14,
          minute: 25,
          city: "Jaipur",
          country: "India",
        }),
      ]),
    );
  });

  test("another city has another country", async () => {
    const { user } = renderApp("/try");
    await user.type(await screen.findByLabelText("City", {}, slow), "Jaipur");
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText("Country")).toHaveValue("India"));
    await user.type(screen.getByLabelText("City"), "x");
    expect(screen.queryByLabelText("Country")).toBeNull();
  });

  test("a new birth from the landing page is asked for even if the tab has a chart", async () => {
    startTrial();
    const { user } = renderApp("/");
    await user.type(await screen.findByLabelText("Full name", {}, slow), "Ravi{Enter}");
    expect(await screen.findByRole("form", { name: "Birth Details" }, slow)).toBeVisible();
    expect(screen.getByLabelText("Full name")).toHaveValue("Ravi");
  });

  test("opens the folded part if the time is not exact", async () => {
    const { user } = renderApp("/try");
    const more = await screen.findByText(/^More:/, {}, slow);
    await user.click(more);
    await user.click(screen.getByLabelText("Unknown"));
    expect(screen.queryByLabelText("Hour")).toBeNull();
    expect(more.closest("details")).toHaveAttribute("open");
  });
});

test("the landing page takes a pasted reading to the page that checks it", async () => {
  startTrial();
  const { user, address } = renderApp("/");
  await screen.findByRole("button", { name: "See my chart" }, slow);
  await user.type(screen.getByLabelText("What did your astrologer tell you?"), "Your Moon is in Libra.");
  await user.click(screen.getByRole("button", { name: "Check it" }));
  await waitFor(() => expect(address()).toBe("/verify"));
  expect(await screen.findByLabelText("The reading", {}, slow)).toHaveValue("Your Moon is in Libra.");
});

/** What a visitor kept, with the server that takes it. */
function startKeepServer() {
  startKundliServer();
  const saved = startSavedKundlisServer([]);
  const kept: unknown[] = [];
  server.use(
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundliResponse)),
    // The page that is left before it has loaded.
    http.get("*/api/v1/profile", () => delay("infinite")),
    http.post("*/api/v1/chat/keep", async ({ request }) => {
      kept.push(await request.json());
      return HttpResponse.json({ status: "success", chat_id: "conversation-of-asha" });
    }),
  );
  return { saved, kept };
}
const createKeptTrial = () => ({
  kundliId: "kundli-kept-by-asha",
  chatId: "conversation-of-asha",
  fields: { ...createEmptyKundliFields(1990), ...pickBirth(createSavedKundli()) },
  questions: ["Where is my Moon?"],
  account: null,
  keptAt: Date.now(),
});

test("after the first sign-in of an activated account, chart and questions are saved once and shown", async () => {
  const { saved, kept } = startKeepServer();
  keepTrial(createKeptTrial());
  const { address } = renderApp("/profile");
  expect(await screen.findByText("Your chart is saved in your account.", {}, slow)).toBeVisible();
  expect(address()).toBe("/kundlis/kundli-kept-by-asha?kept=conversation-of-asha");
  expect(screen.getByRole("link", { name: "Your questions are kept too" })).toHaveAttribute(
    "href",
    "/ai-assistant?talk=conversation-of-asha",
  );
  expect([...saved.records.keys()]).toEqual(["kundli-kept-by-asha"]);
  expect(kept).toEqual([
    { chat_id: "conversation-of-asha", kundli_id: "kundli-kept-by-asha", questions: ["Where is my Moon?"] },
  ]);
  expect(readKeptTrial()).toBeNull();
});

test("a birth that was typed in the trial is saved beside the chart", async () => {
  const { saved } = startKeepServer();
  const { fields, ...kept } = createKeptTrial();
  keepTrial({
    ...kept,
    fields,
    typedBirths: [{ kundliId: "kundli-of-meera", fields: { ...fields, name: "Meera", year: 1994 } }],
  });
  const { address } = renderApp("/profile");
  expect(await screen.findByText("Your chart is saved in your account.", {}, slow)).toBeVisible();
  expect(address()).toMatch(/^\/kundlis\/kundli-kept-by-asha/);
  expect([...saved.records.keys()]).toEqual(["kundli-kept-by-asha", "kundli-of-meera"]);
  expect(readKeptTrial()).toBeNull();
});

describe("a chart that was kept in another tab may be another person's", () => {
  const name = createSavedKundli().name;
  const question = `Add the chart you made here (${name}) to your account?`;

  test("and is saved once the user says that it is theirs", async () => {
    const { saved } = startKeepServer();
    storeKeptTrial(createKeptTrial());
    const { user } = renderApp("/profile");
    expect(await screen.findByText(question, {}, slow)).toBeVisible();
    expect(saved.records.size).toBe(0);
    await user.click(screen.getByRole("button", { name: "Yes, add it" }));
    expect(await screen.findByText("Your chart is saved in your account.", {}, slow)).toBeVisible();
    expect([...saved.records.keys()]).toEqual(["kundli-kept-by-asha"]);
  });

  test("and is removed from the browser if they discard it", async () => {
    const { saved } = startKeepServer();
    storeKeptTrial(createKeptTrial());
    const { user } = renderApp("/profile");
    await user.click(await screen.findByRole("button", { name: "Discard it" }, slow));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(readKeptTrial()).toBeNull();
    expect(saved.records.size).toBe(0);
  });
});

const pickBirth = ({
  name,
  gender,
  year,
  month,
  day,
  hour,
  minute,
  city,
  country,
}: ReturnType<typeof createSavedKundli>) => ({
  name,
  gender,
  year,
  month,
  day,
  hour,
  minute,
  city,
  country,
});
