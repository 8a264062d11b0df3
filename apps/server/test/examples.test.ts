import { writeFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBirthFormTokens } from "../src/channels/birth-form-token.ts";
import { EXAMPLE_IDS, EXAMPLE_REQUESTS } from "../src/http/examples/requests.data.ts";
import { createResultLinks } from "../src/modules/batches/result-links.ts";
import { computeCode } from "./accounts/test-authenticator-app.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { createAuthenticator } from "./fakes/authenticator.ts";
import {
  APP_SECRET,
  BEARERS,
  FORM_LINK,
  findPasswordHash,
  SERVER_SECRET,
  createExampleRecords,
} from "./fakes/example-records.ts";
import { type BotApi, startBotApi } from "./fakes/bot-api.ts";
import { type GraphApi, startGraphApi } from "./fakes/graph-api.ts";
import { type Oidc, startOidc } from "./fakes/oidc.ts";

/**
 * Tests the examples of the API documentation: sends every request with the documented parameters and body to the complete
 * server and checks the response against the documented schema. `npm run record-responses` writes
 * the response where an example is missing or does not match.
 */

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}
interface Operation {
  readonly parameters?: { in: string; name: string; required?: boolean; example?: string | number }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>;
  readonly "x-access"?: "half_signed_in" | "signed_in" | "authorized" | "administrator";
}
interface Call {
  readonly route: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly operation: Operation;
}

const ORIGIN = "http://localhost:8080";
const CLIENT_ID = "lagna.apps.googleusercontent.com";
const ANSWERS_FILE = new URL("../examples/recorded-responses.json", import.meta.url);
const renewed: Record<string, unknown> = {};
const renewing = process.env["RENEW_EXAMPLES"] === "1";

let oidc: Oidc;
let bot: BotApi;
let graph: GraphApi;
let people: PeopleApp;
let hash: string;
let document: { readonly paths: Record<string, Record<string, Operation>> };
let ajv: Ajv2020;

beforeAll(async () => {
  oidc = await startOidc();
  [bot, graph] = await Promise.all([startBotApi(), startGraphApi()]);
  const apis = { TELEGRAM_API_URL: bot.url, WHATSAPP_API_URL: graph.url };
  const env = { GOOGLE_CLIENT_ID: CLIENT_ID, PUBLIC_URL: ORIGIN, AUTH_SECRET: SERVER_SECRET, ...apis };
  people = await buildPeopleApp({ env, parts: { identityEndpoints: oidc.endpoints } });
  hash = await findPasswordHash(people);
  document = (await people.app.inject("/api/docs/json")).json();
  // Formats are informative; responses are checked against patterns and types.
  ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, "document");
});
afterAll(async () => {
  await people.close();
  await oidc.close();
  await bot.close();
  await graph.close();
  if (renewing) writeFileSync(ANSWERS_FILE, writeLines(renewed));
});

/** JSON with a line for each route. */
function writeLines(responses: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(responses).map(([route, shown]) => `${JSON.stringify(route)}: ${JSON.stringify(shown)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function callOf(route: string): Call {
  const [method = "", path = ""] = route.split(" ");
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${route}`);
  return { route, method: method as Call["method"], path, operation };
}

function addressOf({ path, operation: { parameters = [] } }: Call): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { in: where, name, example } of parameters) {
    if (example === undefined) continue;
    if (where === "path") address = address.replace(`{${name}}`, encodeURIComponent(example));
    else query.set(name, String(example));
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

const idToken = (): Promise<string> => {
  const seconds = Math.floor(people.now().getTime() / 1000);
  const claims = { iss: "https://accounts.google.com", aud: CLIENT_ID, sub: "1098", email: "meera@gmail.com" };
  const times = { iat: seconds - 1, nbf: seconds - 1, exp: seconds + 3600 };
  return oidc.sign({ ...claims, email_verified: true, name: "Meera Nair", picture: null, ...times });
};

function send({ method, path, operation }: Call, address: string, body: unknown) {
  const access = operation["x-access"];
  const whose = access === "administrator" ? "administrator" : path.includes("second-step") ? "half" : "person";
  const headers = { authorization: `Bearer ${BEARERS[whose]}` };
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const sent = { ...headers, ...(typeof body === "string" && type !== undefined && { "content-type": type }) };
  return people.app.inject({
    method,
    url: address,
    headers: sent,
    ...(body !== undefined && { payload: body as object }),
  });
}

const passkeyAnswer = async () => {
  const asking = callOf("POST /api/v1/profile/second-factors/passkey/options");
  const { challenge } = (await send(asking, asking.path, undefined)).json<{ challenge: string }>();
  return createAuthenticator(ORIGIN).create(challenge);
};

/** Values that cannot be documented: provider signatures, current app codes, passkey responses to a challenge. */
const MADE_ELSEWHERE: Readonly<Record<string, () => Promise<object>>> = {
  "POST /api/v1/whatsapp/birth-form": async () => ({ token: formToken() }),
  "POST /api/v1/whatsapp/birth-form/check": async () => ({ token: formToken() }),
  "POST /api/v1/auth/google": async () => ({ id_token: await idToken() }),
  "POST /api/v1/profile/second-factors/totp/confirm": async () => ({ code: computeCode(people, APP_SECRET) }),
  "POST /api/v1/profile/second-factors/passkey": async () => ({ passkey: await passkeyAnswer() }),
};

/** Addresses that cannot be documented, since they are signed. */
const ADDRESSES_MADE_ELSEWHERE: Readonly<Record<string, () => Promise<string>>> = {
  "GET /api/v1/batch-results/{token}": async () => {
    const until = new Date(people.now().getTime() + 3_600_000);
    return `/api/v1/batch-results/${createResultLinks(SERVER_SECRET).createToken(EXAMPLE_IDS.batch, until)}`;
  },
};

const formToken = (): string => createBirthFormTokens(SERVER_SECRET).createToken(FORM_LINK);

const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/magic-link/, "magic_link"],
  [/verify-email/, "verify_email"],
  [/password\/reset/, "password_reset"],
];

/** Records a request needs, created from the documentation's examples. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/\/kundlis|\/shares|\/chat\/keep/, "POST /api/v1/kundlis"],
  [/\/leads/, "POST /api/v1/leads"],
  [/\/contact/, "POST /api/v1/contact"],
  [/\/admin\/audit|\/profile\/export/, "POST /api/v1/login"],
];

async function prepare({ route, path }: Call): Promise<void> {
  const purpose = PURPOSES.find(([pattern]) => pattern.test(path))?.[1];
  await createExampleRecords(people, hash, { purpose, secondFactors: /second-|recovery-codes/.test(path) });
  for (const [pattern, first] of BEFORE) {
    if (!pattern.test(path) || route === first) continue;
    const making = callOf(first);
    const made = await send(making, making.path, bodyOf(making));
    expect(made.statusCode, made.body).toBe(200);
  }
}

const bodyOf = ({ operation }: Call): unknown => Object.values(operation.requestBody?.content ?? {})[0]?.example;

function successOf({ route, operation }: Call) {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith("2")) ?? [];
  const [type, media] = Object.entries(response?.content ?? {})[0] ?? [];
  if (status === undefined || type === undefined || media === undefined)
    throw new Error(`${route} does not say what a success is`);
  return { status: Number(status), type, media };
}

/** Problems of a response body against the schema. */
function misfitsOf({ path, method }: Call, { status, type }: { status: number; type: string }, body: unknown) {
  const steps = ["paths", path, method.toLowerCase(), "responses", String(status), "content", type, "schema"];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  return ajv.validate({ $ref: `document#/${pointer}` }, body) ? [] : ajv.errors?.slice(0, 5);
}

/** The response as documented; files are not shown. */
const WRITTEN = /json|text/;

/** Shortens lists to a few items. */
function abridged(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(abridged);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, abridged(part)]));
}

test("every documented request has an example, and there are no others", () => {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(EXAMPLE_REQUESTS).sort()).toEqual(routes.sort());
});

describe.each(Object.keys(EXAMPLE_REQUESTS))("%s", (route) => {
  test("documents all parameters and the response", () => {
    const call = callOf(route);
    const { parameters = [], requestBody } = call.operation;
    const bare = parameters.filter(({ required, example }) => required === true && example === undefined);
    expect(bare).toEqual([]);
    if (requestBody) expect(bodyOf(call)).toBeDefined();
    const success = successOf(call);
    if (renewing) return;
    expect(success.media.example).toBeDefined();
    expect(misfitsOf(call, success, success.media.example)).toEqual([]);
  });

  test("answers its example as documented", async () => {
    const call = callOf(route);
    await prepare(call);
    const example = bodyOf(call);
    const body =
      typeof example === "object" ? { ...(example as object), ...(await MADE_ELSEWHERE[route]?.()) } : example;
    const address = (await ADDRESSES_MADE_ELSEWHERE[route]?.()) ?? addressOf(call);
    const response = await send(call, address, body);
    const success = successOf(call);
    expect(response.statusCode, response.body).toBe(success.status);
    expect(response.headers["content-type"]).toContain(success.type);
    const answer: unknown = success.type === "application/json" ? response.json() : response.body;
    expect(misfitsOf(call, success, answer)).toEqual([]);
    expect(misfitsOf(call, success, null)).not.toEqual([]);
    const { example: recorded } = success.media;
    const stands = recorded !== undefined && misfitsOf(call, success, recorded)?.length === 0;
    const shown = WRITTEN.test(success.type) ? abridged(answer) : "(the bytes of the file)";
    if (renewing) renewed[route] = stands ? recorded : shown;
  });
});
