import type { KundliResponse, OffsetResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ADMINISTRATOR, ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const kundli = (change: object, headers: Record<string, string> = {}) =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/kundli",
    headers: { ...ASHA, ...headers },
    payload: { ...BIRTH, ...change },
  });

test.each([
  ["hi", "अक्षांश और देशांतर दोनों साथ दें"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "अक्षांश और देशांतर दोनों साथ दें"],
  ["en-IN,hi;q=0.5", "Enter both latitude and longitude"],
  ["ta", "Enter both latitude and longitude"],
])("asked for %s, a field is refused in that language, under the same code", async (language, message) => {
  const response = await kundli({ latitude: 20 }, { "accept-language": language });
  const { detail, errors } = expectError(response, 422, "invalid_input");
  expect(detail).toBe(message);
  expect(errors).toEqual([{ path: "longitude", code: "coordinates_incomplete", params: {}, message }]);
});

test("the values of a message are also sent as params", async () => {
  const field = { path: "day", code: "day_range", params: { last: 28 } };
  const english = await kundli({ month: "February", day: 30 });
  expect(expectError(english, 422, "invalid_input").errors).toEqual([
    { ...field, message: "Day must be between 1 and 28" },
  ]);
  const hindi = await kundli({ month: "February", day: 30 }, { "accept-language": "hi" });
  expect(expectError(hindi, 422, "invalid_input").errors).toEqual([{ ...field, message: "दिन 1 और 28 के बीच हो" }]);
});

test("a refusal of the whole request has its code and its sentence in both languages", async () => {
  const ask = (headers: Record<string, string>) =>
    running.app.inject({ method: "PUT", url: "/api/v1/kundli", headers, payload: BIRTH });
  const english = expectError(await ask({}), 405, "method_not_allowed");
  expect(english).toMatchObject({ params: { method: "PUT" }, detail: "PUT is not possible here" });
  expect(expectError(await ask({ "accept-language": "hi" }), 405, "method_not_allowed").detail).toBe(
    "यहाँ PUT संभव नहीं है",
  );
});

test.each([
  ["q=a&limit=0", "limit", "too_small", { min: 1 }],
  ["q=a&limit=26", "limit", "too_large", { max: 25 }],
  [`q=${"a".repeat(101)}`, "q", "too_long", { max: 100 }],
  ["q=a&limit=some", "limit", "wrong_type", { expected: "number" }],
])("what a schema refuses without a word of its own is told too: %s", async (query, path, code, params) => {
  const { errors } = expectError(await running.app.inject(`/api/v1/places?${query}`), 422, "invalid_input");
  expect(errors).toEqual([{ path, code, params, message: expect.any(String) }]);
});

test.each([
  ["en", "This may have at most 120 characters", "This list may have at most 4 entries"],
  ["hi", "इसमें अधिक से अधिक 120 अक्षर हो सकते हैं", "इस सूची में अधिक से अधिक 4 प्रविष्टियाँ हो सकती हैं"],
])(
  "what there is too much of is named, in %s: letters of a text, entries of a list",
  async (language, letters, entries) => {
    const ask = async (url: string, payload: object) =>
      running.app.inject({ method: "POST", url, headers: { ...ASHA, "accept-language": language }, payload });
    const dasha = await ask("/api/v1/kundli/dasha", {
      system: "vimshottari",
      path: ["sun", "sun", "sun", "sun", "sun"],
      start: "1990-01-01T00:00:00Z",
      end: "1996-01-01T00:00:00Z",
    });
    expect(expectError(dasha, 422, "invalid_input").errors).toEqual([
      { path: "path", code: "too_many", params: { max: 4 }, message: entries },
    ]);
    const saved = await ask("/api/v1/kundlis", { city: "x".repeat(121) });
    expect(expectError(saved, 422, "invalid_input").errors).toEqual([
      { path: "city", code: "too_long", params: { max: 120 }, message: letters },
    ]);
  },
);

test("a missing field, and a value that is not allowed", async () => {
  const offset = expectError(
    await running.app.inject("/api/v1/places/offset?local=1990-08-15T10:30"),
    422,
    "invalid_input",
  );
  expect(offset.errors?.[0]).toMatchObject({ path: "time_zone", code: "missing" });
  const url = "/api/v1/admin/users?sort=shoe-size";
  const people = expectError(await running.app.inject({ url, headers: ADMINISTRATOR }), 422, "invalid_input");
  expect(people.errors?.[0]).toMatchObject({
    path: "sort",
    code: "not_one_of",
    message: "This must be one of name, email, status, role, created_at",
  });
});

test("notices are in the requested language, with language-independent codes", async () => {
  const noticed = async (headers: Record<string, string>) => {
    const { data } = (await kundli({ city: "Rampur" }, headers)).json<KundliResponse>();
    return data.birth;
  };
  const [english, hindi] = [await noticed({}), await noticed({ "accept-language": "hi" })];
  expect(hindi.notices).toEqual(english.notices);
  expect(english.notices[0]).toMatchObject({ code: "place_ambiguous", params: { name: "Rampur" } });
  expect(english.warnings[0]).toMatch(/^Several places are called Rampur\. We use Rampur \(Uttar Pradesh\)\. Others: /);
  expect(hindi.warnings[0]).toMatch(/^Rampur नाम के कई स्थान हैं; Rampur \(Uttar Pradesh\) लिया गया। अन्य: /);
});

test("clock notices too, whose responses may be cached per language", async () => {
  const url = "/api/v1/places/offset?time_zone=Europe/London&local=2024-10-27T01:30";
  const response = await running.app.inject({ url, headers: { "accept-language": "hi" } });
  expect(response.headers.vary).toMatch(/accept-language/i);
  const { notices, warnings } = response.json<OffsetResponse>();
  expect(notices).toMatchObject([{ code: "clock_repeated", params: { other_utc_offset: "+00:00" } }]);
  expect(warnings).toEqual([
    "Europe/London में घड़ियाँ पीछे की गई थीं और उन्होंने यह समय दो बार दिखाया; इसे UTC+01:00 से पढ़ा गया। दूसरी बार का समय UTC+00:00 से है।",
  ]);
});

test("success messages are in both languages too", async () => {
  const messages = async (headers: Record<string, string>) =>
    (await kundli({}, headers)).json<KundliResponse>().message;
  expect([await messages({}), await messages({ "accept-language": "hi" })]).toEqual([
    "Kundli generated successfully",
    "कुंडली बन गई",
  ]);
});
