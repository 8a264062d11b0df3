import { afterAll, beforeAll, describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  type AskResponse,
  kundliResponseSchema,
  SECTION_NAMES,
  transitsResponseSchema,
  varshaphalResponseSchema,
} from "@lagna/contract";
import { countRuns, takeNightly } from "../../../tools/lib/sample.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";

let people: PeopleApp;
let owner: Caller;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
});
afterAll(() => people.close());

const ROME = {
  name: "Gaius",
  gender: "male",
  month: 3,
  day: 15,
  hour: 11,
  minute: 30,
  city: "Rome",
  country: "Italy",
  latitude: 41.89,
  longitude: 12.48,
  settings: {},
};
const UJJAIN = { ...ROME, city: "Ujjain", country: "India", latitude: 23.18, longitude: 75.78 };

async function post(path: string, body: object) {
  const response = await people.call("POST", path, { token: owner.token, body });
  expect(response.statusCode, `${path} ${JSON.stringify(body)}: ${response.body.slice(0, 500)}`).toBe(200);
  return response;
}

/** Every part of the product that is computed from a birth. */
async function computeAll(birth: typeof ROME & { year: number }): Promise<void> {
  // Another account each time, as questions in a minute are limited.
  owner = await people.signUp(`owner${(number += 1)}@example.org`);
  const { data } = kundliResponseSchema.parse((await post("/kundli", { ...birth, sections: "all" })).json());
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...SECTION_NAMES]));
  kundliResponseSchema.parse((await post("/kundli", { ...birth, uncertainty: { minutes: 2 } })).json());
  const transits = { from: data.birth.utc, until: data.dashas.vimshottari.periods[0]?.end };
  const { data: shown } = transitsResponseSchema.parse((await post("/transits", { birth, at: data.birth.utc })).json());
  expect(shown.at).toBe(data.birth.utc);
  transitsResponseSchema.parse((await post("/transits", { birth, ...transits })).json());
  varshaphalResponseSchema.parse((await post("/varshaphal", { birth, year: 30 })).json());
  await post("/kundli/dasha", { birth, system: "yogini" });
  const { periods } = data.dashas.vimshottari;
  // The first began before the birth, and so perhaps before the ephemeris.
  for (const { lord, start, end } of [periods[0], periods.at(-1)].filter((period) => period !== undefined))
    await post("/kundli/dasha", { system: "vimshottari", path: [lord], start, end });
  await post("/kp", { birth });
  await post("/matching", { boy: birth, girl: { ...birth, year: birth.year + 1 } });
  await post("/kundli/print", { birth, extent: "whole" });
  const card = await post("/try/card", { birth, shows: { name: true, birth: "time" } });
  expect(card.headers["content-type"]).toBe("image/png");
  const event = { kind: "marriage", year: birth.year + 20 };
  await post("/kundli/rectify", { birth: { ...birth, uncertainty: { minutes: 2 } }, events: [event] });
  await post("/verify", { birth, text: "The Moon is in Aries. Saturn mahadasha runs now." });
  for (const question of ["Where is my Moon?", "Which mahadasha was I born in?", "When was I born?", "Today"]) {
    const answer = (await post("/ask", { question, kundli_data: birth })).json<AskResponse>();
    expect(answer.answer).not.toBe("");
  }
}

describe("births of all years since −1000", () => {
  const years = [-1000, 0, ...takeNightly(-43, -1, 1, 99, 632, 1582, 1799)];
  test.each(years)("everything is computed for the year %i", async (year) => {
    await computeAll({ ...ROME, year });
  });

  test("and for any day, in India too", { timeout: 300_000 }, async () => {
    const date = {
      year: fc.integer({ min: -1000, max: 1899 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    };
    await fc.assert(
      fc.asyncProperty(fc.record(date), (written) => computeAll({ ...UJJAIN, ...written })),
      { numRuns: countRuns(10) },
    );
  });
});
