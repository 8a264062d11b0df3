import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, type Caller, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

type Method = "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
type Level = "public" | "optional" | "half_signed_in" | "signed_in" | "authorized" | "administrator";

/** Every endpoint of the API with its access level. The test fails if one is missing here or has another level in the server. */
const ENDPOINTS: readonly (readonly [Method, string, Level])[] = [
  ["GET", "/health", "public"],
  ["GET", "/config", "public"],
  ["GET", "/places", "public"],
  ["GET", "/places/offset", "public"],
  ["GET", "/sky", "public"],
  ["GET", "/sky/card.png", "public"],
  ["POST", "/sky/days", "authorized"],
  ["GET", "/today", "optional"],
  ["GET", "/profile/calendar", "authorized"],
  ["PUT", "/profile/calendar", "authorized"],
  ["DELETE", "/profile/calendar", "authorized"],
  ["GET", "/profile/daily-message", "authorized"],
  ["PUT", "/profile/daily-message", "authorized"],
  ["DELETE", "/profile/daily-message", "authorized"],
  ["GET", "/profile/ledger", "authorized"],
  ["PUT", "/profile/ledger", "authorized"],
  ["PUT", "/profile/ledger/:id", "authorized"],
  ["GET", "/ledger/figures", "public"],
  ["POST", "/sky/gatherings", "authorized"],
  ["POST", "/sky/search", "authorized"],
  ["GET", "/panchang", "public"],
  ["GET", "/panchang/pakshi", "public"],
  ["GET", "/panchang/month", "public"],
  ["GET", "/panchang/year", "public"],
  ["GET", "/festivals", "public"],
  ["GET", "/festivals/:id/:year", "public"],
  ["GET", "/eclipses", "public"],
  ["POST", "/muhurta", "public"],
  ["POST", "/kundli", "authorized"],
  ["POST", "/kundli/dasha", "authorized"],
  ["POST", "/kundli/chakras", "authorized"],
  ["POST", "/kundli/varga", "authorized"],
  ["POST", "/kundli/match", "authorized"],
  ["POST", "/matching", "authorized"],
  ["POST", "/matching/print", "authorized"],
  ["POST", "/matching/card", "authorized"],
  ["POST", "/matching/invitations", "authorized"],
  ["GET", "/matching/invitations", "authorized"],
  ["GET", "/matching/invitations/:token", "optional"],
  ["POST", "/matching/invitations/:token", "optional"],
  ["PATCH", "/matching/invitations/:token", "optional"],
  ["DELETE", "/matching/invitations/:token", "optional"],
  ["POST", "/kp", "authorized"],
  ["POST", "/kp/horary", "authorized"],
  ["POST", "/kp/ruling", "authorized"],
  ["POST", "/kp/print", "authorized"],
  ["GET", "/kp/numbers", "public"],
  ["POST", "/prashna", "authorized"],
  ["POST", "/varshaphal", "authorized"],
  ["POST", "/varshaphal/part", "authorized"],
  ["POST", "/varshaphal/print", "authorized"],
  ["POST", "/kundli/rectify", "authorized"],
  ["POST", "/kundli/print", "authorized"],
  ["POST", "/transits", "authorized"],
  ["POST", "/batches", "authorized"],
  ["GET", "/batches", "authorized"],
  ["GET", "/batches/:id", "authorized"],
  ["GET", "/batches/:id/result", "authorized"],
  ["DELETE", "/batches/:id", "authorized"],
  ["GET", "/batch-results/:token", "public"],
  ["GET", "/kundlis", "authorized"],
  ["POST", "/kundlis", "authorized"],
  ["POST", "/kundlis/batch", "authorized"],
  ["GET", "/kundlis/:id", "authorized"],
  ["PUT", "/kundlis/:id", "authorized"],
  ["DELETE", "/kundlis/:id", "authorized"],
  ["GET", "/kundlis/:id/chart", "authorized"],
  ["GET", "/kundlis/:id/print", "authorized"],
  ["GET", "/kundlis/:id/share", "authorized"],
  ["POST", "/kundlis/:id/share", "authorized"],
  ["DELETE", "/kundlis/:id/share", "authorized"],
  ["GET", "/shares/:token", "public"],
  ["GET", "/shares/:token/card.png", "public"],
  ["POST", "/verify", "authorized"],
  ["POST", "/ask", "authorized"],
  ["POST", "/try/kundli", "public"],
  ["POST", "/try/ask", "public"],
  ["POST", "/try/verify", "public"],
  ["POST", "/try/card", "public"],
  ["POST", "/chat/start", "optional"],
  ["GET", "/chat/status", "optional"],
  ["POST", "/chat/birth-details", "optional"],
  ["POST", "/chat/ask", "optional"],
  ["POST", "/chat/keep", "authorized"],
  ["GET", "/chat/conversations", "authorized"],
  ["DELETE", "/chat/conversations", "authorized"],
  ["GET", "/chat/questions", "authorized"],
  ["GET", "/chat/conversations/:id", "authorized"],
  ["PATCH", "/chat/conversations/:id", "authorized"],
  ["DELETE", "/chat/conversations/:id", "authorized"],
  ["GET", "/chat/conversations/:id/download", "authorized"],
  ["PUT", "/chat/messages/:id/feedback", "authorized"],
  ["GET", "/memory", "authorized"],
  ["DELETE", "/memory", "authorized"],
  ["DELETE", "/memory/:id", "authorized"],
  ["GET", "/admin/feedback", "administrator"],
  ["GET", "/profile/chats", "signed_in"],
  ["POST", "/profile/chats/code", "authorized"],
  ["DELETE", "/profile/chats/:id", "signed_in"],
  ["POST", "/whatsapp/birth-form", "public"],
  ["POST", "/whatsapp/birth-form/check", "public"],
  ["POST", "/contact", "public"],
  ["GET", "/contact", "administrator"],
  ["PATCH", "/contact/:id", "administrator"],
  ["DELETE", "/contact/:id", "administrator"],
  ["POST", "/leads", "public"],
  ["GET", "/leads", "administrator"],
  ["GET", "/leads/summary", "administrator"],
  ["GET", "/leads/export.csv", "administrator"],
  ["PATCH", "/leads/:id", "administrator"],
  ["DELETE", "/leads/:id", "administrator"],
  ["POST", "/signup", "public"],
  ["POST", "/login", "public"],
  ["POST", "/logout", "half_signed_in"],
  ["POST", "/token/refresh", "signed_in"],
  ["GET", "/validate-token", "public"],
  ["POST", "/auth/prove", "signed_in"],
  ["POST", "/auth/second-step", "half_signed_in"],
  ["POST", "/auth/second-step/passkey", "half_signed_in"],
  ["GET", "/profile/second-factors", "signed_in"],
  ["POST", "/profile/second-factors/totp", "signed_in"],
  ["POST", "/profile/second-factors/totp/confirm", "signed_in"],
  ["POST", "/profile/second-factors/passkey/options", "signed_in"],
  ["POST", "/profile/second-factors/passkey", "signed_in"],
  ["DELETE", "/profile/second-factors/:id", "signed_in"],
  ["POST", "/profile/recovery-codes", "signed_in"],
  ["GET", "/auth/config", "public"],
  ["POST", "/auth/google", "public"],
  ["POST", "/auth/magic-link", "public"],
  ["POST", "/auth/magic-link/address", "public"],
  ["POST", "/auth/verify-magic-link", "public"],
  ["POST", "/auth/verify-email/request", "signed_in"],
  ["POST", "/auth/verify-email", "signed_in"],
  ["POST", "/password/forgot", "public"],
  ["POST", "/password/reset", "public"],
  ["POST", "/password/change", "signed_in"],
  ["GET", "/profile", "signed_in"],
  ["PATCH", "/profile", "signed_in"],
  ["DELETE", "/profile", "signed_in"],
  ["GET", "/profile/api-keys", "authorized"],
  ["POST", "/profile/api-keys", "authorized"],
  ["DELETE", "/profile/api-keys/:id", "authorized"],
  ["GET", "/profile/sessions", "signed_in"],
  ["DELETE", "/profile/sessions", "signed_in"],
  ["DELETE", "/profile/sessions/:id", "signed_in"],
  ["GET", "/profile/export", "signed_in"],
  ["GET", "/admin/users", "administrator"],
  ["POST", "/admin/users/activate", "administrator"],
  ["POST", "/admin/users/:id/activate", "administrator"],
  ["POST", "/admin/users/:id/deactivate", "administrator"],
  ["POST", "/admin/users/:id/make-administrator", "administrator"],
  ["POST", "/admin/users/:id/make-user", "administrator"],
  ["GET", "/admin/health", "administrator"],
  ["GET", "/admin/metrics", "administrator"],
  ["POST", "/admin/health/test-mail", "administrator"],
  ["GET", "/admin/channels/set-up", "administrator"],
  ["PUT", "/admin/channels/telegram/set-up", "administrator"],
  ["PUT", "/admin/channels/whatsapp/set-up", "administrator"],
  ["DELETE", "/admin/channels/:channel/set-up", "administrator"],
  ["POST", "/admin/channels/:channel/test", "administrator"],
  ["POST", "/admin/channels/:channel/test-message", "administrator"],
  ["GET", "/admin/model", "administrator"],
  ["PUT", "/admin/model", "administrator"],
  ["DELETE", "/admin/model", "administrator"],
  ["POST", "/admin/model/test", "administrator"],
  ["GET", "/admin/backup", "administrator"],
  ["DELETE", "/admin/backup/staged", "administrator"],
  ["GET", "/admin/audit", "administrator"],
  ["GET", "/admin/policy", "administrator"],
  ["PUT", "/admin/policy", "administrator"],
  ["GET", "/admin/channels", "administrator"],
  ["POST", "/admin/channels/:channel/:what/:id/retry", "administrator"],
  ["GET", "/admin/jobs", "administrator"],
  ["POST", "/admin/jobs/:id/retry", "administrator"],
  ["GET", "/debug/sessions", "administrator"],
];

const PENDING = "Your account has been created, but an administrator must activate your access.";
const notPublic = ENDPOINTS.filter(([, , level]) => level !== "public" && level !== "optional");
const needsApproval = ENDPOINTS.filter(([, , level]) => level === "authorized" || level === "administrator");
const administratorsOnly = ENDPOINTS.filter(([, , level]) => level === "administrator");

let people: PeopleApp;
let administrator: Caller;

/** Without a body: access must be refused before the body is read. */
const call = (method: Method, path: string, token?: string) =>
  people.call(method, path.replace(":id", "nobody"), { token });

const approve = async (email: string, action: string) => {
  const { id } = await people.database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return people.call("POST", `/admin/users/${id}/${action}`, { token: administrator.token });
};

beforeAll(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

test("the list is the server's own: nothing more, nothing less", async () => {
  const { paths } = (await people.app.inject({ url: "/api/docs/json" })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(served.sort()).toEqual(ENDPOINTS.map(([method, path]) => `${method} /api/v1${path}`).sort());
});

describe.each(ENDPOINTS.filter(([, , level]) => level === "signed_in"))("%s %s (%s)", (method, path) => {
  test("is open to somebody pending: they may leave, and take their data along", async () => {
    const { token } = await people.signUp(`waiting-${method}-${path.replaceAll(/\W/g, "-")}@example.org`.toLowerCase());
    const { statusCode } = await call(method, path, token);
    expect(path.includes(":id") ? [404] : [200, 409, 422]).toContain(statusCode);
  });
});

describe.each(ENDPOINTS.filter(([, path, level]) => level === "public" && path !== "/validate-token"))(
  "%s %s (%s)",
  (method, path) => {
    test("needs no token", async () => {
      expect(path.includes("/:") ? [404, 422] : [200, 422]).toContain((await call(method, path)).statusCode);
    });
  },
);

describe.each(ENDPOINTS.filter(([, , level]) => level === "optional"))("%s %s (%s)", (method, path) => {
  test("without a token is judged by what it names; a token that is sent is held to its account", async () => {
    expect([401, 404, 422]).toContain((await call(method, path)).statusCode);
    expectError(await call(method, path, "not-a-token-of-anybody"), 401, "unauthenticated");
    const { token } = await people.signUp(
      `optional-${method}-${path.replaceAll(/\W/g, "-")}@example.org`.toLowerCase(),
    );
    expect(expectError(await call(method, path, token), 403, "access_pending").detail).toBe(PENDING);
  });
});

describe.each(notPublic)("%s %s (%s)", (method, path) => {
  test.each([
    ["without a token", undefined],
    ["with a token nobody has", "not-a-token-of-anybody"],
  ])("answers 401 %s", async (_name, token) => {
    expectError(await call(method, path, token), 401, "unauthenticated");
  });
});

describe.each(needsApproval)("%s %s (%s)", (method, path) => {
  test("answers 403 to somebody pending, whom it writes down for the administrator", async () => {
    const email = `pending-${method}-${path.replaceAll(/\W/g, "-")}@example.org`.toLowerCase();
    const { token } = await people.signUp(email);
    expect(expectError(await call(method, path, token), 403, "access_pending").detail).toBe(PENDING);
    const record = await people.database.db
      .selectFrom("pending_users")
      .innerJoin("users", "users.id", "pending_users.user_id")
      .select(["pending_users.email", "users.email as of", "status", "requested_at"])
      .where("pending_users.email", "=", email)
      .executeTakeFirst();
    expect(record).toEqual({ email, of: email, status: "pending", requested_at: people.now().toISOString() });
  });

  test("just after deactivation: 401 to the old token, 403 to a new one", async () => {
    const email = `gone-${method}-${path.replaceAll(/\W/g, "-")}@example.org`.toLowerCase();
    const { token } = await people.signUp(email);
    expect((await approve(email, "make-administrator")).statusCode).toBe(200);
    expect((await call(method, path, token)).statusCode).not.toBe(403);
    expect((await approve(email, "deactivate")).statusCode).toBe(200);
    expectError(await call(method, path, token), 401, "unauthenticated");
    const fresh = await people.logIn(email);
    expectError(await call(method, path, fresh.token), 403, "access_pending");
  });
});

describe.each(administratorsOnly)("%s %s (%s)", (method, path) => {
  test("answers 403 to an active person who is no administrator", async () => {
    const email = `user-${method}-${path.replaceAll(/\W/g, "-")}@example.org`.toLowerCase();
    const { token } = await people.signUp(email);
    await approve(email, "activate");
    expectError(await call(method, path, token), 403, "forbidden");
    expect((await call(method, path, administrator.token)).statusCode).not.toBe(403);
  });
});

test("validate-token tells somebody pending, and writes them down as well", async () => {
  const { token } = await people.signUp("asker@example.org");
  expect((await people.call("GET", "/validate-token", { token })).json()).toMatchObject({
    valid: true,
    authorized: false,
    role: "user",
  });
  const record = await people.database.db
    .selectFrom("pending_users")
    .selectAll()
    .where("email", "=", "asker@example.org")
    .executeTakeFirst();
  expect(record).toBeDefined();
  await approve("asker@example.org", "activate");
  expect((await people.call("GET", "/validate-token", { token })).json()).toMatchObject({
    valid: true,
    authorized: true,
  });
});

test("any error in the check denies", async () => {
  const broken = await buildPeopleApp();
  const { token } = await broken.signUp("first@example.org", PASSWORD);
  expect((await broken.call("GET", "/admin/users", { token })).statusCode).toBe(200);
  await broken.database.db.schema.dropTable("app_users").execute();
  await broken.database.db.schema.dropTable("pending_users").execute();
  expectError(await broken.call("GET", "/admin/users", { token }), 403, "access_pending");
  expect((await broken.call("GET", "/validate-token", { token })).json()).toMatchObject({
    valid: true,
    authorized: false,
    role: "user",
  });
  await broken.close();
});

test("with ACCESS_APPROVAL=off everyone signed in is authorized, but for those an administrator has shut out", async () => {
  const open = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  await open.signUp("first@example.org");
  const { token } = await open.signUp("anyone@example.org");
  const empty = await open.call("POST", "/kundli", { token, body: {} });
  expectError(empty, 422, "invalid_input");
  const { db } = open.database;
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "anyone@example.org")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("app_users")
    .values({ email: "anyone@example.org", user_id: id, active: 0, role: "user", created_at: "", updated_at: "" })
    .execute();
  expectError(await open.call("POST", "/kundli", { token, body: {} }), 403, "access_pending");
  await open.close();
});
