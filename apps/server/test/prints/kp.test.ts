import type { KpChartData, KpHoraryResponse, KpResponse, KpRulingResponse } from "@lagna/contract";
import { describe, expect, test } from "vitest";
import type { DrawingPrimitive } from "../../src/graphics/drawing-primitives.ts";
import { createPrintFormats } from "../../src/modules/prints/print-formats.ts";
import { formatKpTitle, renderKp } from "../../src/modules/prints/render-kp.ts";
import { expectError } from "../expect-error.ts";
import { WORKED_BIRTH } from "../fakes/births.ts";
import { useTestApi } from "../use-test-api.ts";

const api = useTestApi();
const QUESTION = { number: 145, at: "2026-03-01T06:00:00Z", place: { city: "Pune", country: "India" } };

const listTexts = (primitives: readonly DrawingPrimitive[]): string[] =>
  primitives.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : []));

describe("a printed KP chart", () => {
  test.each(["en", "hi"])("is a PDF in %s, of a birth and of a question", async (language) => {
    const ruling = { at: QUESTION.at, place: QUESTION.place };
    for (const subject of [{ birth: WORKED_BIRTH }, { question: QUESTION }]) {
      const response = await api.post("/kp/print", { ...subject, ruling }, { "accept-language": language });
      expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
      expect(response.headers["content-type"]).toBe("application/pdf");
      expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  test.each(["en", "hi"] as const)("has its parts on at most two pages in %s", async (language) => {
    const { data: subject } = (
      await api.post("/kp", { birth: WORKED_BIRTH }, { "accept-language": language })
    ).json<KpResponse>();
    const { data: ruling } = (
      await api.post("/kp/ruling", { at: QUESTION.at, place: QUESTION.place })
    ).json<KpRulingResponse>();
    const { data: question } = (await api.post("/kp/horary", QUESTION)).json<KpHoraryResponse>();
    const speech = createPrintFormats(language, "+05:30");
    for (const style of ["north", "south", "east"] as const) {
      for (const printed of [
        { subject: subject as KpChartData, ruling },
        { subject: question, ruling: null },
      ]) {
        const pages = renderKp(printed, { paper: "letter", style }, speech);
        expect(pages.length).toBeLessThanOrEqual(2);
        const texts = pages.flatMap(listTexts);
        const headings =
          language === "en"
            ? ["Cusps", "Grahas", "Significators of houses", "Houses signified by grahas", "Cuspal links"]
            : ["भाव", "ग्रह", "भावों के कारक ग्रह", "ग्रह किन भावों के कारक", "भावों के संबंध"];
        expect(texts).toEqual(expect.arrayContaining(headings));
        expect(texts.join(" ")).not.toMatch(/undefined|NaN|\{\{|′|″/);
      }
    }
    expect(formatKpTitle({ subject: question }, speech)).toContain("145");
  });

  test("needs exactly one subject, and a time of birth", async () => {
    expectError(await api.post("/kp/print", {}), 422, "invalid_input");
    expectError(await api.post("/kp/print", { birth: WORKED_BIRTH, question: QUESTION }), 422, "invalid_input");
    const { hour: _hour, minute: _minute, ...day } = WORKED_BIRTH;
    const { errors } = expectError(
      await api.post("/kp/print", { birth: { ...day, time_unknown: true } }),
      422,
      "invalid_input",
    );
    expect(errors?.[0]).toMatchObject({ path: "birth.hour" });
  });
});
