import { marksOf, type VerifyResponse } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import type { SavedKundli } from "@lagna/contract";
import { problem } from "../../test/fake-accounts.ts";
import { savedKundli, startKundlisServer } from "../../test/kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { piecesOf } from "./marked-text.tsx";

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
const answerOf = (text: string, claims: VerifyResponse["claims"]): VerifyResponse => {
  const many = (verdict: VerifyResponse["claims"][number]["verdict"]): number =>
    claims.filter((claim) => claim.verdict === verdict).length;
  return {
    status: "success",
    text,
    claims,
    marks: marksOf(claims),
    counts: {
      supported: many("supported"),
      contradicted: many("contradicted"),
      undecidable: many("undecidable"),
      doctrine: many("doctrine"),
    },
  };
};
const ANSWER = answerOf(TEXT, [
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

/** A server that checks, or answers as told; what it was asked. */
function startVerifyServer(answer: () => Response = () => HttpResponse.json(ANSWER)) {
  const asked: unknown[] = [];
  server.use(
    http.post("*/api/v1/verify", async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
}

test("a pasted reading comes back claim by claim, what does not hold first and with how it is", async () => {
  startKundlisServer([
    savedKundli({ id: "of-ravi", name: "Ravi", chart: CHART }),
    savedKundli({ id: "of-asha", name: "Asha Rao", chart: CHART, is_self: true }),
  ]);
  const asked = startVerifyServer();
  const { user } = renderApp("/verify");
  expect(await screen.findByLabelText("Whose chart is it about?")).toHaveValue("of-asha");
  await user.click(screen.getByLabelText("The reading"));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(await screen.findByRole("heading", { name: "1 claim holds · 1 does not" })).toHaveFocus();
  expect(asked).toEqual([{ kundli_id: "of-asha", text: TEXT }]);
  const [first, second] = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("Mars is in Aries does not hold");
  expect(first).toHaveTextContent("In this chart: Mars: Sagittarius");
  expect(second).toHaveTextContent("Moon is in Libra holds");
  expect(screen.getByRole("link", { name: /Mars is in Aries/ })).toHaveAttribute("href", "#claim-1");
});

test("what turns within the uncertainty of the birth time is told apart from what cannot be told at all", async () => {
  startKundlisServer([savedKundli({ chart: CHART })]);
  const text = "Your ascendant is Cancer. Your aunt is kind. Your Moon is in Libra.";
  const claim = (said: string, more: Partial<VerifyResponse["claims"][number]>): VerifyResponse["claims"][number] => ({
    text: said,
    start: text.indexOf(said),
    end: text.indexOf(said) + said.length,
    type: "lagna",
    verdict: "undecidable",
    ...more,
  });
  startVerifyServer(() =>
    HttpResponse.json(
      answerOf(text, [
        claim("Moon is in Libra", { verdict: "supported" }),
        claim("aunt is kind", {}),
        claim("ascendant is Cancer", { turns: true }),
      ]),
    ),
  );
  const { user } = renderApp("/verify");
  await user.click(await screen.findByLabelText("The reading"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(
    await screen.findByRole("heading", {
      name: "1 claim holds · 1 turns with the birth time · 1 cannot be told",
    }),
  ).toHaveFocus();
  const [first, second] = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("ascendant is Cancer turns with the birth time");
  expect(second).toHaveTextContent("aunt is kind cannot be told");
  expect(screen.getByText(/^The birth time of this kundli is not known to the minute/)).toBeVisible();
  expect(screen.getByRole("link", { name: /ascendant is Cancer/ })).toHaveTextContent("±");
});

test("what was pasted outlives a refusal and a reload", async () => {
  startKundlisServer([savedKundli({ chart: CHART })]);
  startVerifyServer(() => problem(503, "overloaded"));
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

test("nothing to check is said before anything is sent", async () => {
  startKundlisServer([savedKundli({ chart: CHART })]);
  const asked = startVerifyServer();
  const { user } = renderApp("/verify");
  await user.click(await screen.findByRole("button", { name: "Check it" }));
  expect(screen.getByText("Paste the text that is to be checked")).toBeVisible();
  expect(asked).toEqual([]);
});

test("who has saved no kundli is led to make one", async () => {
  startKundlisServer([]);
  renderApp("/verify");
  expect(await screen.findByRole("link", { name: "Create a kundli" })).toHaveAttribute("href", "/generate-kundali");
});

describe("where claims overlap", () => {
  const said = "Your Saturn is exalted in the 6th house of work";
  const of = (words: string, verdict: VerifyResponse["claims"][number]["verdict"]) => ({
    text: words,
    start: said.indexOf(words),
    end: said.indexOf(words) + words.length,
    type: "planet_house",
    verdict,
  });

  /** The links of the text, in its order: what they say and what they are said to be. */
  async function marksShown(claims: VerifyResponse["claims"]): Promise<string[]> {
    startKundlisServer([savedKundli({ chart: CHART })]);
    // As of a server that makes no marks, so that the page has to.
    const { marks: _marks, ...answer } = answerOf(said, claims);
    startVerifyServer(() => HttpResponse.json(answer));
    const { user } = renderApp("/verify");
    await user.click(await screen.findByLabelText("The reading"));
    await user.paste(said);
    await user.click(screen.getByRole("button", { name: "Check it" }));
    await screen.findByRole("list", { name: "Claims" });
    return screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("#claim-"))
      .map((link) => link.textContent);
  }

  test("the words of the most severe are marked so, however long another is that holds", async () => {
    const marks = await marksShown([
      of("Saturn is exalted in the 6th house of work", "supported"),
      of("Saturn is exalted", "contradicted"),
      of("6th house of work", "undecidable"),
    ]);
    expect(marks).toEqual([
      "Saturn is exalted✕ (does not hold)",
      " in the ✓ (holds)",
      "6th house of work? (cannot be told from the chart, or was not understood)",
    ]);
  });

  test("no part of a claim that does not hold is marked as holding", async () => {
    const whole = {
      ...of("Saturn is exalted in the 6th house", "contradicted"),
      by_part: true,
      truth: "Saturn: neutral",
    };
    const marks = await marksShown([of("Saturn", "supported"), of("Saturn is exalted", "contradicted"), whole]);
    expect(marks).toEqual(["Saturn is exalted in the 6th house✕ (does not hold)"]);
    const listed = within(screen.getByRole("list", { name: "Claims" })).getAllByRole("listitem");
    expect(listed[1]).toHaveTextContent(
      "Saturn is exalted in the 6th house does not hold (because of a part of it)In this chart: Saturn: neutral",
    );
  });
});

test("overlapping claims mark each letter once, and all of the text stays", () => {
  const text = "Mars in Aries rules the tenth";
  const claim = (start: number, end: number): VerifyResponse["claims"][number] => ({
    text: text.slice(start, end),
    start,
    end,
    type: "planet_sign",
    verdict: "supported",
  });
  const pieces = piecesOf({ text, claims: [claim(0, 13), claim(8, 29), claim(2, 5)] });
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.map((piece) => piece.claim)).toEqual([0, 1]);
});
