import { computeVerdictMarks, type VerifyResponse } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import type { SavedKundli } from "@lagna/contract";
import { createPublicConfig, respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { splitText } from "./marked-text.tsx";

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
const TEXT = "Your Moon is in Libra. Your Mars is in Aries.";
const createAnswer = (text: string, claims: VerifyResponse["claims"]): VerifyResponse => {
  const countVerdict = (verdict: VerifyResponse["claims"][number]["verdict"]): number =>
    claims.filter((claim) => claim.verdict === verdict).length;
  return {
    status: "success",
    text,
    claims,
    marks: computeVerdictMarks(claims),
    pressures: [],
    counts: {
      supported: countVerdict("supported"),
      contradicted: countVerdict("contradicted"),
      undecidable: countVerdict("undecidable"),
      doctrine: countVerdict("doctrine"),
    },
  };
};
const ANSWER = createAnswer(TEXT, [
  {
    text: "Moon is in Libra",
    start: 5,
    end: 21,
    type: "planet_sign",
    verdict: "supported",
    fact: "planet-moon",
    fact_text: "Moon: Libra",
  },
  {
    text: "Mars is in Aries",
    start: 28,
    end: 44,
    type: "planet_sign",
    verdict: "contradicted",
    truth: "Mars: Sagittarius",
  },
]);

/** A server that checks a reading, or answers as given; returns the requests it received. */
function startVerifyServer(answer: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  server.use(
    http.post("*/api/v1/verify", async ({ request }) => {
      requests.push(await request.json());
      return answer();
    }),
  );
  return requests;
}

test("shows a pasted reading in its own order, with the actual facts beside its claims", async () => {
  startSavedKundlisServer([
    createSavedKundli({ id: "of-ravi", name: "Ravi", chart: CHART }),
    createSavedKundli({ id: "of-asha", name: "Asha Rao", chart: CHART, is_self: true }),
  ]);
  const requests = startVerifyServer();
  const { user } = renderApp("/verify");
  expect(await screen.findByLabelText("Whose chart is it about?")).toHaveValue("of-asha");
  await user.click(screen.getByLabelText("The reading"));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(
    await screen.findByRole("heading", { name: "Of 2 statements about this chart 1 is true, 1 is false." }),
  ).toHaveFocus();
  expect(screen.getByText("Compared with the chart of")).toHaveTextContent(/Asha Rao, .*19\d\d, \d\d:\d\d/);
  expect(requests).toEqual([{ kundli_id: "of-asha", text: TEXT }]);
  const [first, second] = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("Moon is in Libra correct");
  expect(second).toHaveTextContent("Mars is in Aries not correct");
  expect(second).toHaveTextContent("In this chart: Mars: Sagittarius");
  expect(screen.getByRole("link", { name: /Mars is in Aries/ })).toHaveAttribute("href", "#claim-1");
});

test("counts a claim that the reading repeats once", async () => {
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  const text = "Your Moon is in Libra. The moon is in Libra, I say. A rule.";
  const locate = (words: string) => ({
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    type: "planet_sign" as const,
  });
  startVerifyServer(() =>
    HttpResponse.json(
      createAnswer(text, [
        { ...locate("Moon is in Libra"), verdict: "supported" },
        { ...locate("moon is in Libra"), verdict: "supported" },
        { ...locate("A rule"), verdict: "doctrine" },
      ]),
    ),
  );
  const { user } = renderApp("/verify");
  await user.click(await screen.findByLabelText("The reading"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(
    await screen.findByRole("heading", {
      name: "Of 1 statement about this chart 1 is true. 1 statement is a correct rule of astrology.",
    }),
  ).toBeVisible();
});

test("distinguishes claims that depend on the uncertain birth time from undecidable ones", async () => {
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  const text = "Your ascendant is Cancer. Your aunt is kind. Your Moon is in Libra.";
  const createClaim = (
    words: string,
    more: Partial<VerifyResponse["claims"][number]>,
  ): VerifyResponse["claims"][number] => ({
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    type: "lagna",
    verdict: "undecidable",
    ...more,
  });
  startVerifyServer(() =>
    HttpResponse.json(
      createAnswer(text, [
        createClaim("Moon is in Libra", { verdict: "supported" }),
        createClaim("aunt is kind", {}),
        createClaim("ascendant is Cancer", { turns: true }),
      ]),
    ),
  );
  const { user } = renderApp("/verify");
  await user.click(await screen.findByLabelText("The reading"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(
    await screen.findByRole("heading", {
      name: "Of 3 statements about this chart 1 is true, 1 depends on the birth time, 1 cannot be decided.",
    }),
  ).toHaveFocus();
  const [first, second] = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("ascendant is Cancer depends on the birth time");
  expect(second).toHaveTextContent("aunt is kind the chart cannot tell");
  expect(screen.getByText(/^The birth time of this kundli is not known to the minute/)).toBeVisible();
  expect(screen.getByRole("link", { name: /ascendant is Cancer/ })).toHaveTextContent("±");
});

test("keeps the pasted text after a refusal and a reload", async () => {
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  startVerifyServer(() => respondWithError(503, "overloaded"));
  const first = renderApp("/verify");
  await first.user.click(await screen.findByLabelText("The reading"));
  await first.user.paste(TEXT);
  await first.user.click(screen.getByRole("button", { name: "Check it" }));
  expect(await screen.findByLabelText("The reading")).toHaveValue(TEXT);
  expect(screen.getByLabelText("The reading")).toHaveAccessibleDescription(/\S/);
  first.unmount();
  renderApp("/verify");
  expect(await screen.findByLabelText("The reading")).toHaveValue(TEXT);
});

test("reports empty text before any request", async () => {
  startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
  const requests = startVerifyServer();
  const { user } = renderApp("/verify");
  await user.click(await screen.findByRole("button", { name: "Check it" }));
  expect(screen.getByText("Paste the text you want to check")).toBeVisible();
  expect(requests).toEqual([]);
});

test("leads a user without kundlis to create one", async () => {
  startSavedKundlisServer([]);
  renderApp("/verify");
  expect(await screen.findByRole("link", { name: "Create a kundli" })).toHaveAttribute("href", "/generate-kundali");
});

describe("a visitor without an account", () => {
  /** A server that offers the check to visitors, or does not; returns the requests it received. */
  function startOpenServer(isOffered = true) {
    localStorage.clear();
    const requests: unknown[] = [];
    server.use(
      http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig({ try_without_account: isOffered }))),
      http.post("*/api/v1/try/verify", async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json(ANSWER);
      }),
    );
    return requests;
  }

  test("types the birth beside the reading, and both are asked for", async () => {
    const requests = startOpenServer();
    const { user } = renderApp("/verify");
    await user.click(await screen.findByRole("button", { name: "Check it" }, { timeout: 15_000 }));
    expect(await screen.findByText("Please enter your full name")).toBeVisible();
    expect(requests).toEqual([]);
    expect(screen.getByText(/not stored\. No account is needed/)).toBeVisible();
  });

  test("is led to sign up where the server does not offer it", async () => {
    startOpenServer(false);
    renderApp("/verify");
    expect(await screen.findByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/signup");
  });
});

describe("overlapping claims", () => {
  const text = "Your Saturn is exalted in the 6th house of work";
  const createClaim = (words: string, verdict: VerifyResponse["claims"][number]["verdict"]) => ({
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    type: "planet_house",
    verdict,
  });

  /** The links of the text in order: their words and their verdicts. */
  async function marksShown(claims: VerifyResponse["claims"]): Promise<string[]> {
    startSavedKundlisServer([createSavedKundli({ chart: CHART })]);
    // Like a server that sends no marks, so that the page makes them.
    const { marks: _marks, ...answer } = createAnswer(text, claims);
    startVerifyServer(() => HttpResponse.json(answer));
    const { user } = renderApp("/verify");
    await user.click(await screen.findByLabelText("The reading"));
    await user.paste(text);
    await user.click(screen.getByRole("button", { name: "Check it" }));
    await screen.findByRole("list", { name: "Claims" });
    return screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("#claim-"))
      .map((link) => link.textContent);
  }

  test("show the mark of the most severe one, however long the other one is", async () => {
    const marks = await marksShown([
      createClaim("Saturn is exalted in the 6th house of work", "supported"),
      createClaim("Saturn is exalted", "contradicted"),
      createClaim("6th house of work", "undecidable"),
    ]);
    expect(marks).toEqual([
      "Saturn is exalted✕ (not correct)",
      " in the ✓ (correct)",
      "6th house of work? (the chart cannot tell, or the claim was not understood)",
    ]);
  });

  test("never show part of a contradicted claim as supported", async () => {
    const wholeClaim = {
      ...createClaim("Saturn is exalted in the 6th house", "contradicted"),
      by_part: true,
      truth: "Saturn: neutral",
    };
    const marks = await marksShown([
      createClaim("Saturn", "supported"),
      createClaim("Saturn is exalted", "contradicted"),
      wholeClaim,
    ]);
    expect(marks).toEqual(["Saturn is exalted in the 6th house✕ (not correct)"]);
    const listed = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
    expect(listed[0]).toHaveTextContent(
      "Saturn is exalted in the 6th house not correct (because of one part of it)In this chart: Saturn: neutral",
    );
  });
});

test("overlapping claims mark each letter once, and keep all of the text", () => {
  const text = "Mars in Aries rules the tenth";
  const createClaim = (start: number, end: number): VerifyResponse["claims"][number] => ({
    text: text.slice(start, end),
    start,
    end,
    type: "planet_sign",
    verdict: "supported",
  });
  const pieces = splitText({ text, claims: [createClaim(0, 13), createClaim(8, 29), createClaim(2, 5)] });
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.map((piece) => piece.claim)).toEqual([0, 1]);
});
