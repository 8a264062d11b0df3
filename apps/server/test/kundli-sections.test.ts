import { kundliResponseSchema, SECTION_NAMES, SECTION_NAMES_ALWAYS } from "@lagna/contract";
import { SUBJECT_NAMES } from "@lagna/jyotish";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (sections?: unknown) =>
  running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: { ...BIRTH, sections } });

const CORE = ["birth", "settings", "lagna", "midheaven", "planets", "houses", "bhava_chalit"];

describe("the sections of a kundli", () => {
  test("without a word: what every kundli carries, and nothing else", async () => {
    const { data } = (await post()).json();
    expect(Object.keys(data)).toEqual([...CORE, ...SECTION_NAMES_ALWAYS]);
  });

  test.each(SECTION_NAMES)("%s, when it is named, beside the rest", async (name) => {
    const { data } = kundliResponseSchema.parse((await post([name])).json());
    expect(new Set(Object.keys(data))).toEqual(new Set([...CORE, ...SECTION_NAMES_ALWAYS, name]));
    expect(data[name]).toBeDefined();
  });

  test("naming more changes nothing of what every kundli carries", async () => {
    const bare = (await post()).json().data;
    const whole = (await post("all")).json().data;
    expect(whole).toMatchObject(bare);
    expect(Object.keys(whole).length).toBeGreaterThanOrEqual(Object.keys(bare).length);
  });

  test("each is a subject of the domain", () => {
    expect(SUBJECT_NAMES).toEqual(expect.arrayContaining([...SECTION_NAMES]));
  });

  test.each([["everything"], [["shoe_size"]], [7], [{ vargas: true }]])("%j is refused", async (sections) => {
    const { errors } = expectError(await post(sections), 422, "invalid_input");
    expect(errors?.[0]?.message).toMatch(/^Sections must be "all" or a list of aspects, /);
  });
});
