import { API_KEY_SCOPES, type ApiKeyScope, type NewApiKeyResponse } from "@lagna/contract";
import { RESOURCES, TOOLS } from "@lagna/mcp";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMetrics } from "../src/metrics/open-metrics.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const SITE = "http://127.0.0.1:8080";
const MAX_CHARACTERS = 6000;
/** Of one key in a minute; the clock of these tests stands still. */
const MAX_CALLS = 100;
const metrics = openMetrics(() => new Date());

let people: PeopleApp;
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { PUBLIC_URL: SITE }, parts: { limits: { perApiKey: MAX_CALLS }, metrics } });
  owner = await people.signUp("owner@example.org");
});
afterAll(() => people.close());

async function makeKey(scopes: readonly ApiKeyScope[]): Promise<string> {
  const response = await people.call("POST", "/profile/api-keys", {
    token: owner.token,
    body: { name: "An assistant", scopes },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<NewApiKeyResponse>().token;
}

/** The SDK's own client, whose requests reach the app without a socket. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const fetchFromApp = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const response = await people.app.inject({
      method: (init.method ?? "GET") as "GET",
      url: new URL(url).pathname,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body != null && { payload: init.body as string }),
    });
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const hasBody = ![202, 204].includes(response.statusCode);
    return new Response(hasBody ? response.body : null, { status: response.statusCode, headers });
  };
  const transport = new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), {
    fetch: fetchFromApp,
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
}

const JAIPUR = { date: "1988-03-09", time: "14:25", city: "Jaipur", country: "India" };
const KOLKATA = { date: "1950-01-26", time: "10:18", city: "Kolkata", country: "India", uncertainty_minutes: 20 };
const DELHI = { city: "New Delhi", country: "India" };

interface Answered {
  readonly text: string;
  readonly isError: boolean;
}
async function call(client: Client, name: string, input: object): Promise<Answered> {
  const result = (await client.callTool({ name, arguments: input as Record<string, unknown> })) as {
    content: { text: string }[];
    isError?: boolean;
  };
  return { text: result.content[0]?.text ?? "", isError: result.isError === true };
}
async function read<Data>(client: Client, name: string, input: object): Promise<Data> {
  const { text, isError } = await call(client, name, input);
  expect(isError, text).toBe(false);
  expect(text.length, `${name} ${text.slice(0, 80)}`).toBeLessThanOrEqual(MAX_CHARACTERS);
  return JSON.parse(text) as Data;
}

/** A call of every tool, for each of two births where it takes one. */
const CALLS: Readonly<Record<string, readonly object[]>> = {
  chart: [{ birth: JAIPUR }, { birth: KOLKATA }, { birth: { ...JAIPUR, time: null } }],
  section: [
    { birth: JAIPUR, section: "vargas" },
    { birth: KOLKATA, section: "dashas" },
    { birth: JAIPUR, section: "yogas" },
    { birth: KOLKATA, section: "uncertainty" },
  ],
  dasha_at: [
    { birth: JAIPUR, at: "2026-03-01" },
    { birth: KOLKATA, at: "2026-03-01", system: "chara" },
  ],
  transits_at: [{ birth: JAIPUR, at: "2026-03-01" }, { birth: KOLKATA }],
  check_reading: [
    { birth: JAIPUR, text: "Your Moon is in Libra. Your Mars is in Aries." },
    { birth: KOLKATA, text: "Your Moon is in Libra. ".repeat(60) },
  ],
  match_my_program: [{ birth: JAIPUR, seen: [{ what: "moon", value: "29 Li 46" }] }],
  match: [
    { groom: JAIPUR, bride: KOLKATA },
    { groom: { moon: { nakshatra: "rohini" } }, bride: JAIPUR },
  ],
  panchang_day: [
    { place: DELHI, date: "2026-11-08" },
    { place: DELHI, date: "2026-01-14", birth_nakshatra: "rohini", birth_sign: "taurus" },
    { place: DELHI, part: "choghadiya" },
    { place: DELHI, part: "hora" },
  ],
  festival: [
    { festival: "Diwali", year: 2026, place: DELHI },
    { festival: "ekadashi_nirjala", year: 2026, place: DELHI },
    { festival: "pradosha_vrata", year: 2026, place: DELHI },
    { festival: "janmashtami", place: { latitude: 40.7, longitude: -74 } },
  ],
  good_days: [{ activity: "vivaha", from: "2026-11-20", until: "2026-12-15", place: DELHI }],
};

describe("a client with a key of all scopes", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(await makeKey(["charts", "almanac", "matching", "verify"]));
  });

  test("finds every tool with one sentence and a schema, in few words", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(40);
      expect(inputSchema.type).toBe("object");
    }
    expect(JSON.stringify(tools).length).toBeLessThan(27_000);
    expect(Object.keys(CALLS).sort()).toEqual(tools.map(({ name }) => name).sort());
  });

  test.each(Object.entries(CALLS).flatMap(([name, inputs]) => inputs.map((input) => [name, input] as const)))(
    "%s answers %j in few words",
    async (name, input) => {
      await read(client, name, input);
    },
  );

  test("reads the resources", async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(RESOURCES.map(({ uri }) => uri));
    const texts = await Promise.all(
      resources.map(async ({ uri }) => (await client.readResource({ uri })).contents[0] as { text: string }),
    );
    expect(texts.map(({ text }) => text.length).every((length) => length > 500)).toBe(true);
    expect(texts[0]?.text).toContain("- vishakha: ");
  });

  test("learns what a reading has wrong, by which fact, and what is right", async () => {
    const text = "Your Moon is in Libra. Your Mars is in Aries. Venus is exalted in Pisces.";
    const { counts, claims } = await read<{ counts: object; claims: object[] }>(client, "check_reading", {
      birth: JAIPUR,
      text,
    });
    expect(counts).toEqual({ supported: 1, contradicted: 1, undecidable: 0, doctrine: 1 });
    expect(claims[0]).toMatchObject({ claim: "Moon is in Libra", verdict: "supported", fact: "planet-moon" });
    expect(claims[1]).toMatchObject({ fact: "planet-mars", correction: expect.stringContaining("Sagittarius") });
  });

  test("gets the other school's figure with its school", async () => {
    const { rivals } = await read<{ rivals: { school: string; differs: Record<string, string> }[] }>(client, "chart", {
      birth: JAIPUR,
    });
    expect(rivals.find(({ school }) => school === "B.V. Raman")?.differs).toMatchObject({
      moon: "scorpio",
      "dasha at birth": expect.stringContaining("jupiter"),
    });
    expect(rivals.find(({ school }) => school === "true node")?.differs["rahu"]).toMatch(/^\w+ \d+°\d\d′$/);
    const { rivals: others } = await read<{ rivals: object[] }>(client, "festival", {
      festival: "Diwali",
      year: 2026,
      place: DELHI,
    });
    expect(others).toContainEqual({ tradition: "madhva", date: "2026-11-09", reason: "only_day_in_window" });
  });

  test("is refused with sentences that say what to change", async () => {
    const refusals = [
      [
        "good_days",
        { activity: "divorce", from: "2026-11-20", until: "2026-12-15", place: DELHI },
        'No times are given for "divorce"',
      ],
      ["chart", { birth: { ...JAIPUR, city: "Nowhereville" } }, "city: "],
      ["chart", { birth: { ...JAIPUR, date: "1988-02-31" } }, "day: "],
      ["chart", { birth: { ...JAIPUR, date: "09/03/1988" } }, "birth.date: must be YYYY-MM-DD"],
      ["festival", { festival: "ekadashi", place: DELHI }, "ekadashi_nirjala, "],
      ["festival", { festival: "xyzzy", place: DELHI }, "lagna://festivals"],
      ["section", { birth: { ...JAIPUR, time: null }, section: "shadbala" }, "needs a time of birth"],
      ["section", { birth: JAIPUR, section: "vargas", path: "D99" }, "D9,"],
      ["dasha_at", { birth: JAIPUR, at: "tomorrow" }, "at: "],
    ] as const;
    for (const [name, input, sentence] of refusals) {
      const { text, isError } = await call(client, name, input);
      expect(isError, name).toBe(true);
      expect(text).toContain(sentence);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    await expect(client.callTool({ name: "lottery" })).rejects.toThrow("There is no tool lottery");
  });
});

test("a key calls the tools of its scope and no others", async () => {
  for (const scope of API_KEY_SCOPES) {
    const token = await makeKey([scope]);
    const client = await connect(token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.filter((tool) => tool.scope === scope).map(({ name }) => name));
    for (const tool of TOOLS) {
      const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool.name, arguments: {} } };
      const response = await post(token, body);
      if (tool.scope === scope) expect(response.statusCode, response.body).toBe(200);
      else {
        expectError(response, 403, "key_scope");
        expect(response.headers["www-authenticate"]).toBe(`Bearer error="insufficient_scope", scope="${tool.scope}"`);
      }
    }
  }
});

const post = (token: string | undefined, body: object, headers: Record<string, string> = {}) =>
  people.app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      accept: "application/json, text/event-stream",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: body,
  });
const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

describe("the address of the protocol", () => {
  test("needs a key, and takes requests by POST alone", async () => {
    const refused = await post(undefined, PING);
    expectError(refused, 401, "unauthenticated");
    expect(refused.headers["www-authenticate"]).toBe("Bearer");
    expectError(await post("lagna_none", PING), 401, "unauthenticated");
    for (const method of ["GET", "DELETE"] as const) {
      const response = await people.app.inject({ method, url: "/mcp" });
      expectError(response, 405, "method_not_allowed");
      expect(response.headers.allow).toBe("POST");
    }
  });

  test("refuses the pages of other sites, also with a key", async () => {
    const token = await makeKey(["almanac"]);
    expectError(await post(token, PING, { origin: "https://evil.example" }), 403, "forbidden");
    expectError(await post(token, PING, { origin: "null" }), 403, "forbidden");
    expect((await post(token, PING, { origin: SITE })).json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect((await post(token, PING)).statusCode).toBe(200);
  });

  test("answers what is no message, or of an unknown version, in the protocol's own way", async () => {
    const token = await makeKey(["almanac"]);
    expect((await post(token, { hello: 1 })).json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32_700 } });
    expect((await post(token, PING, { "mcp-protocol-version": "1999-01-01" })).statusCode).toBe(400);
    expect((await post(token, { ...PING, method: "nothing" })).json()).toMatchObject({ error: { code: -32_601 } });
  });

  test("counts CPU time and requests of the key, and logs no birth", async () => {
    const token = await makeKey(["charts"]);
    const birth = { ...JAIPUR, city: "Varanasi", uncertainty_minutes: 60 };
    const lines = people.lines.length;
    const countCpu = async () => {
      const { values } = await metrics.counted.computationCpu.get();
      return values.find(({ labels }) => labels.holder === "api_keys")?.value ?? 0;
    };
    const before = await countCpu();
    await post(token, { ...PING, method: "tools/call", params: { name: "chart", arguments: { birth } } });
    expect(await countCpu()).toBeGreaterThan(before);
    expect(people.lines.slice(lines).join("\n")).not.toContain(birth.city);
    const codes: number[] = [];
    for (let count = 0; count < MAX_CALLS; count++) codes.push((await post(token, PING)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(MAX_CALLS - 1);
    expect(codes.at(-1)).toBe(429);
  });
});

test("/llms.txt names what there is, for anyone", async () => {
  const response = await people.app.inject({ url: "/llms.txt" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  for (const { name, uri } of RESOURCES.map(({ uri }) => ({ name: uri, uri })).concat(
    TOOLS.map(({ name }) => ({ name, uri: name })),
  ))
    expect(response.body, name).toContain(uri);
  const links = [...response.body.matchAll(/\]\((.+?)\)/g)].map(([, link]) => link ?? "");
  expect(links).toContain(`${SITE}/panchang`);
  const documented = links.filter((link) => link.includes("/api/"));
  for (const link of documented)
    expect((await people.app.inject({ url: new URL(link).pathname })).statusCode).toBeLessThan(400);
});
