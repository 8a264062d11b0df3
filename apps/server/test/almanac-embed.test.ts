import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { clock: () => new Date("2026-11-22T12:50:00Z") } });
}, 120_000);
afterAll(() => running.close());

const JAIPUR = "latitude=26.9&longitude=75.8&time_zone=Asia/Kolkata";
const get = (search: string) => running.app.inject({ url: `/embed/panchang?${search}` });

test("a temple's page shows the day of its place in a frame, which runs nothing", async () => {
  const { statusCode, headers, body } = await get(`${JAIPUR}&language=hi`);
  expect(statusCode).toBe(200);
  expect(headers["x-frame-options"]).toBeUndefined();
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("frame-ancestors *");
  expect(policy).toContain("sandbox allow-popups");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script");
  expect(body).toContain('<html lang="hi">');
  expect(body).toMatch(/<h1>रविवार, 22 नवंबर 2026 का पंचांग/);
  expect(body).toMatch(/<dt>तिथि<\/dt><dd>/);
  expect(body).not.toContain("<script");
});

test("other pages still refuse to be framed, and an embed without a place is not found", async () => {
  const other = await running.app.inject({ url: `/api/v1/panchang?${JAIPUR}` });
  expect(other.headers["x-frame-options"]).toBe("DENY");
  expect(String(other.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
  expectError(await get("language=en"), 404, "not_found");
  expectError(await get("place_id=1"), 422, "invalid_input");
});
