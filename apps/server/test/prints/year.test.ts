import { createChartInput } from "@lagna/chart-drawing";
import type { VarshaphalResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DrawingPrimitive } from "../../src/graphics/drawing-primitives.ts";
import { createPrintFormats } from "../../src/modules/prints/print-formats.ts";
import { formatYearTitle, renderYear } from "../../src/modules/prints/render-year.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { expectError } from "../expect-error.ts";
import { WORKED_BIRTH } from "../fakes/births.ts";
import { ASHA, fakeAuthenticator } from "../fakes/people.ts";
import { countPages } from "./count-pages.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const ASKED = { birth: WORKED_BIRTH, year: 30 };
const post = (path: string, payload: object, language = "en", headers: Record<string, string> = ASHA) =>
  running.app.inject({
    method: "POST",
    url: `/api/v1/varshaphal${path}`,
    headers: { ...headers, "accept-language": language },
    payload,
  });

const listTexts = (primitives: readonly DrawingPrimitive[]): string[] =>
  primitives.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : []));

describe("a printed year", () => {
  test.each(["en", "hi"])("is a PDF of a few pages in %s", async (language) => {
    const response = await post("/print", { ...ASKED, style: "south", paper: "letter" }, language);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const pages = countPages(response.rawPayload);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(6);
  });

  test.each(["en", "hi"] as const)("has the reading and every part of the year in %s", async (language) => {
    const { data, message } = (await post("", ASKED, language)).json<VarshaphalResponse>();
    const speech = createPrintFormats(language, "+05:30");
    const year = { data, message, natal: createChartInput(data.chart) };
    const texts = renderYear(year, { paper: "a4", style: "north" }, speech).flatMap(listTexts);
    const all = texts.join(" ");
    for (const { text, fact } of data.reading)
      for (const part of [text, fact.replaceAll("′", "'")])
        expect(all).toContain(part.split(" ").slice(0, 6).join(" "));
    const headings =
      language === "en"
        ? ["Mudda dasha", "Patyayini dasha", "Varsha narayana dasha", "Tri-pataki chakra", "Sahams", "Tajika yogas"]
        : ["मुद्दा दशा", "पात्यायिनी दशा", "वर्ष नारायण दशा", "त्रिपताकी चक्र", "सहम", "ताजिक योग"];
    expect(texts).toEqual(expect.arrayContaining(headings));
    expect(formatYearTitle(year, speech)).toContain(language === "en" ? "Year 30" : "वर्ष 30");
    expect(all).not.toMatch(/Mrityu|Roga|मृत्यु|रोग|undefined|NaN|\{\{|′/);
    if (language === "hi") expect(all).not.toMatch(/House|Lord|Begins|rises/);
  });

  test("needs an account, and a year that can be computed", async () => {
    expectError(await post("/print", ASKED, "en", {}), 401, "unauthenticated");
    const { errors } = expectError(await post("/print", { ...ASKED, year: 601 }), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path: "year", code: "year_of_life_range" });
  });
});
