import { healthResponseSchema, publicConfigSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp();
});
afterAll(() => running.close());

test("health names the ephemeris and is never kept", async () => {
  const response = await running.app.inject("/api/v1/health");
  expect(response.statusCode).toBe(200);
  const health = healthResponseSchema.strict().parse(response.json());
  expect(health.ephemeris).toMatch(/^Swiss Ephemeris 2\./);
  expect(health.records).toBe(process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite");
  expect(health.astrologer).toBe("built-in");
  expect(health.channels).toEqual({ whatsapp: "off", telegram: "off" });
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("a route's own hooks run before its access check, which is added to them", async () => {
  const calls: string[] = [];
  const change = (app: TestApp["app"]): void => {
    const onRequest = async (): Promise<void> => void calls.push("own");
    const handler = async (): Promise<object> => ({});
    app.get("/api/v1/one-hook", { config: { access: "authorized" }, onRequest }, handler);
    app.get("/api/v1/two-hooks", { config: { access: "public" }, onRequest: [onRequest, onRequest] }, handler);
  };
  const hooked = await buildTestApp({ change });
  expect((await hooked.app.inject("/api/v1/one-hook")).statusCode).toBe(401);
  expect(calls).toEqual(["own"]);
  expect((await hooked.app.inject("/api/v1/two-hooks")).statusCode).toBe(200);
  expect(calls).toEqual(["own", "own", "own"]);
  await hooked.close();
});

describe("the public configuration", () => {
  test("of an unconfigured server has every feature off", async () => {
    const response = await running.app.inject("/api/v1/config");
    expect(publicConfigSchema.strict().parse(response.json())).toEqual({
      product: "Lagna",
      public_url: null,
      support_email: null,
      chat_number: null,
      telegram_bot_name: null,
      channels: { whatsapp: "off", telegram: "off" },
      access_approval: "required",
      session_timeout_ms: 3_600_000,
      google_client_id: null,
      firebase: null,
      magic_link: true,
      try_without_account: true,
      records: "server",
      astrologer: "built-in",
    });
  });

  test("contains only the listed fields and no secrets", async () => {
    const secrets = {
      AUTH_SECRET: "a-secret-of-more-than-thirty-two-letters",
      SMTP_URL: "smtp://user:mail-password@mail.example",
      MAIL_FROM: "lagna@mail.example",
      LLM_BASE_URL: "https://llm.example",
      LLM_API_KEY: "sk-model-secret",
      CHAT_API_KEY: "chat-secret",
      WHATSAPP_TOKEN: "wa-secret",
      WHATSAPP_PHONE_NUMBER_ID: "wa-phone",
      WHATSAPP_APP_SECRET: "wa-app-secret",
      WHATSAPP_VERIFY_TOKEN: "wa-verify",
      TELEGRAM_BOT_TOKEN: "tg-secret",
      TELEGRAM_WEBHOOK_SECRET: "tg-hook",
      ADMIN_EMAILS: "boss@lagna.example",
    };
    const open = {
      PUBLIC_URL: "https://lagna.example",
      SUPPORT_EMAIL: "help@lagna.example",
      CHAT_NUMBER: "+911234567890",
      TELEGRAM_BOT_NAME: "lagna_bot",
      ACCESS_APPROVAL: "off",
      GOOGLE_CLIENT_ID: "google-client",
      FIREBASE_ENABLED: "true",
      FIREBASE_API_KEY: "firebase-web-key",
      FIREBASE_AUTH_DOMAIN: "demo.firebaseapp.com",
      FIREBASE_PROJECT_ID: "demo-lagna",
      FIREBASE_APP_ID: "1:2:web:3",
    };
    const full = await buildTestApp({ env: { ...secrets, ...open } });
    const { body } = await full.app.inject("/api/v1/config");
    const config = publicConfigSchema.strict().parse(JSON.parse(body));
    expect(config).toMatchObject({
      public_url: open.PUBLIC_URL,
      chat_number: open.CHAT_NUMBER,
      channels: { whatsapp: "on" },
      access_approval: "off",
      firebase: { project_id: "demo-lagna" },
    });
    for (const [variable, value] of Object.entries(secrets)) expect(body.includes(value), variable).toBe(false);
    await full.close();
  });
});

test("a route without an access level prevents the start", async () => {
  const forgetful = buildTestApp({
    change: (app) => void app.get("/api/v1/forgotten", async () => "open by mistake"),
  });
  await expect(forgetful).rejects.toThrow(
    "Routes without an access level: GET /api/v1/forgotten, HEAD /api/v1/forgotten",
  );
  const declared = await buildTestApp({
    change: (app) => void app.get("/api/v1/open", { config: { access: "public" } }, async () => "fine"),
  });
  expect((await declared.app.inject("/api/v1/open")).body).toBe("fine");
  await declared.close();
});
