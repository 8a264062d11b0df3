import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openMetrics } from "../src/metrics/open-metrics.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { createDelayedPlaces } from "./fakes/delayed-places.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp | undefined;
afterEach(() => running?.close());

async function listen(parts: object): Promise<string> {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator, ...parts } });
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}/api/v1`;
}

test("a request whose answer takes too long gets 503 with a code, not a closed connection", async () => {
  const places = createDelayedPlaces();
  const metrics = openMetrics(() => new Date());
  const api = await listen({ ...places.parts, metrics, limits: { answerWithinMs: 300 } });
  const headers = { ...ASHA, "content-type": "application/json", "accept-language": "hi" };
  const response = await fetch(`${api}/kundli`, { method: "POST", headers, body: JSON.stringify(BIRTH) });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({
    code: "too_slow",
    detail: "उत्तर आने में बहुत समय लगा। कृपया फिर कोशिश करें।",
  });
  const { values } = await metrics.counted.refusals.get();
  expect(values).toEqual([{ labels: { status: 503, code: "too_slow", reason: "deadline" }, value: 1 }]);
  places.letGo();
  // The connection and the server are as before.
  expect((await fetch(`${api}/health`)).status).toBe(200);
});

const never = new Promise<never>(() => undefined);
const GAZETTEER_WITHOUT_INDEX = {
  ready: () => never,
  searchPlaces: () => never,
  findPlace: () => never,
  findNearestPlace: () => never,
  listLargestPlaces: () => never,
  resolvePlace: () => never,
  recognisePlace: () => never,
  findHindiName: () => null,
  close: () => undefined,
};

test("while places are prepared, the page of a day opens, and the app asks for the day again", async () => {
  const webFolder = mkdtempSync(join(tmpdir(), "lagna-frame-"));
  writeFileSync(join(webFolder, "index.html"), '<!doctype html><title>Lagna</title><div id="root"></div>');
  const api = await listen({ gazetteer: GAZETTEER_WITHOUT_INDEX, webFolder });
  rmSync(webFolder, { recursive: true });
  const response = await fetch(api.replace("/api/v1", "/panchang"), { headers: { accept: "text/html" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain('<div id="root">');
});

test.each([
  ["POST", "/kundli", BIRTH],
  ["GET", "/panchang?latitude=19.1&longitude=72.9", undefined],
  ["GET", "/panchang?place_id=1275339", undefined],
])("while places are prepared, %s %s gets 503 with Retry-After at once", async (method, path, payload) => {
  const api = await listen({ gazetteer: GAZETTEER_WITHOUT_INDEX });
  const headers = { ...ASHA, ...(payload && { "content-type": "application/json" }), "accept-language": "en" };
  const response = await fetch(api + path, { method, headers, ...(payload && { body: JSON.stringify(payload) }) });
  expect(await response.json()).toMatchObject({
    status: 503,
    code: "places_preparing",
    detail: expect.stringMatching(/^Places are still being prepared/) as string,
  });
  expect(response.headers.get("retry-after")).toBe("5");
});
