import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { kundliResponseSchema, SECTION_NAMES, DEFAULT_SECTION_NAMES } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

/** The public example kundli, bundled with its web page. `RENEW_EXAMPLES=1` updates it from the present response. */
const FILE = fileURLToPath(new URL("../../web/src/features/example/einstein.json", import.meta.url));
/** The default sections, and sections about death, which are not shown publicly of a real person. */
const LEFT_OUT: readonly string[] = [
  ...DEFAULT_SECTION_NAMES,
  "maraka",
  "drekkana_22",
  "navamsa_64",
  "special_grahas",
  "kp",
];
/** No. 224 of the birth register of Ulm. */
const BIRTH = {
  name: "Albert Einstein",
  gender: "male",
  year: 1879,
  month: "March",
  day: 14,
  hour: 11,
  minute: 30,
  second: 0,
  city: "Ulm",
  country: "Germany",
  sections: SECTION_NAMES.filter((name) => !LEFT_OUT.includes(name)),
};

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

test("the public example equals the server's present response", async () => {
  const answer = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: BIRTH });
  const { data } = kundliResponseSchema.parse(answer.json());
  const { upagrahas, sphutas } = data;
  const shown = {
    ...data,
    upagrahas: upagrahas && { ...upagrahas, mrityu: null },
    sphutas: sphutas && { ...sphutas, mrityu: null },
  };
  if (process.env["RENEW_EXAMPLES"] === "1") {
    writeFileSync(FILE, JSON.stringify(shown));
    execFileSync("node_modules/.bin/oxfmt", [FILE]);
  }
  expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(JSON.parse(JSON.stringify(shown)));
});
