import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatMatchTitle, type PrintedMatch, renderMatch } from "../../src/modules/prints/render-match.ts";
import { renderMatchCard } from "../../src/modules/prints/render-match-card.ts";
import { createPrintFormats } from "../../src/modules/prints/print-formats.ts";
import type { DrawingPrimitive } from "../../src/graphics/drawing-primitives.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { expectError } from "../expect-error.ts";
import { BIRTH, WORKED_BIRTH } from "../fakes/births.ts";
import { ASHA, fakeAuthenticator } from "../fakes/people.ts";
import { countPages } from "./count-pages.ts";

const COUPLE = { boy: { ...BIRTH, name: "Bharat Example", gender: "male" }, girl: WORKED_BIRTH };
const NOW = new Date("2026-03-01T06:00:00Z");

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (path: string, payload: object, language = "en") =>
  running.app.inject({
    method: "POST",
    url: `/api/v1/matching${path}`,
    headers: { ...ASHA, "accept-language": language },
    payload,
  });

const listTexts = (primitives: readonly DrawingPrimitive[]): string[] =>
  primitives.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : []));

async function printedMatch(couple: object, language: string): Promise<PrintedMatch> {
  const response = await post("", couple, language);
  const { data, message } = response.json<{ data: PrintedMatch["data"]; message: string }>();
  const person = (name: string) => ({
    name,
    chart: null,
    dashas: [{ lord: "venus" as const, end: "2040-01-01T00:00:00Z" }],
  });
  return { data, message, people: { girl: person("Gita"), boy: person("Bharat") } };
}

describe("a printed match", () => {
  test.each(["en", "hi"])("is a PDF of one or two pages in %s", async (language) => {
    const response = await post("/print", { ...COUPLE, style: "south", paper: "letter" }, language);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect([1, 2]).toContain(countPages(response.rawPayload));
  });

  test.each(["en", "hi"] as const)(
    "states points, reasons, exceptions, poruthams, mangal and other rules in %s",
    async (language) => {
      const match = await printedMatch(COUPLE, language);
      const speech = createPrintFormats(language, "+05:30");
      const texts = renderMatch(match, NOW, { paper: "a4", style: "north" }, speech).flatMap(listTexts);
      const { kootas, total, variants } = match.data;
      expect(formatMatchTitle(match, speech)).toMatch(language === "en" ? /^Gita and Bharat$/ : /^Gita और Bharat$/);
      for (const { score, max } of Object.values(kootas)) expect(texts).toContain(`${score} / ${max}`);
      for (const variant of variants) expect(texts).toContain(String(variant.total));
      expect(texts).toContain(String(total));
      expect(texts.join(" ")).toContain(language === "en" ? "does not hold" : "नहीं है");
      expect(texts).toContain(language === "en" ? "Venus – 2040" : "शुक्र – 2040");
      if (language === "hi") expect(texts.join(" ")).not.toMatch(/Eight|Rule|Points|holds/);
    },
  );

  test("of a star names the star, and needs no birth", async () => {
    const response = await post("/print", { ...COUPLE, boy: { moon: { nakshatra: "swati" } } });
    expect(response.statusCode).toBe(200);
    expectError(await post("/print", { ...COUPLE, boy: { moon: { nakshatra: "sun" } } }), 422, "invalid_input");
  });
});

describe("the card of a match", () => {
  test("shows points, and names only if they are asked for; never a birth", async () => {
    const { data } = await printedMatch(COUPLE, "en");
    const facts = { kootas: data.kootas, total: data.total, max: data.max };
    const bare = listTexts(renderMatchCard({ ...facts, names: null }, "en").primitives);
    const named = listTexts(renderMatchCard({ ...facts, names: { girl: "Gita", boy: "Bharat" } }, "en").primitives);
    expect(bare).toContain(String(data.total));
    expect(bare.join(" ")).not.toMatch(/Gita|Bharat|19\d\d|20\d\d|Jaipur|Varanasi|:/);
    expect(named).toContain("Gita and Bharat");
    expect(named.join(" ")).not.toMatch(/19\d\d|20\d\d|Jaipur|Varanasi|:/);
  });

  test.each(["en", "hi"])("is a picture of 1200 by 630 in %s", async (language) => {
    const response = await post("/card", { ...COUPLE, names: true }, language);
    expect(response.headers["content-type"]).toBe("image/png");
    const { rawPayload: png } = response;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
