import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kundliRequestSchema, type VerifyResponse } from "@lagna/contract";
import type { Principal } from "../src/http/authorize-request.ts";
import { createChartService } from "../src/modules/charts/service.ts";
import { createVerifyService } from "../src/modules/verify/service.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { ephemeris, gazetteer, tasks } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { PEOPLE } from "./fakes/people.ts";

let people: PeopleApp;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  owner = await people.signUp("owner@example.org");
  stranger = await people.signUp("stranger@example.org");
});
afterAll(() => people.close());

const ask = (body: object, { token }: Partial<Caller> = owner, headers: Record<string, string> = {}) =>
  people.call("POST", "/verify", { token, body, headers });

async function verified(text: string, headers: Record<string, string> = {}): Promise<VerifyResponse> {
  const response = await ask({ birth: WORKED_BIRTH, text }, owner, headers);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json();
}

describe("a reading, claim by claim", () => {
  test("true claims, false claims with the actual fact, and doctrine", async () => {
    const text = "Your Moon is in Libra. Your Mars is in Aries. Venus is exalted in Pisces.";
    const { claims, counts, text: told } = await verified(text);
    expect(told).toBe(text);
    expect(claims.map(({ type, verdict }) => [type, verdict])).toEqual([
      ["planet_sign", "supported"],
      ["planet_sign", "contradicted"],
      ["doctrine", "doctrine"],
    ]);
    expect(claims[0]).toMatchObject({ fact: "planet-moon" });
    expect(claims[1]?.truth).toContain("Sagittarius");
    for (const { start, end, text: words } of claims) expect(text.slice(start, end)).toBe(words);
    expect(counts).toEqual({ supported: 1, contradicted: 1, undecidable: 0, doctrine: 1 });
  });

  test("a partly right claim is false, and none of its words is marked as true", async () => {
    const text = "Your Saturn is exalted in the 6th house. Your Moon is in Libra.";
    const { claims, counts, marks } = await verified(text);
    expect(claims.map(({ type, verdict, by_part: byPart }) => [type, verdict, byPart])).toEqual([
      ["dignity", "contradicted", undefined],
      ["planet_house", "contradicted", true],
      ["planet_sign", "supported", undefined],
    ]);
    expect(claims[1]).toMatchObject({ fact: "dignity-saturn", truth: claims[0]?.truth });
    expect(counts).toEqual({ supported: 1, contradicted: 2, undecidable: 0, doctrine: 0 });
    expect(marks.map(({ start, end, verdict, claim }) => [text.slice(start, end), verdict, claim])).toEqual([
      ["Saturn is exalted in the 6th house", "contradicted", 1],
      ["Moon is in Libra", "supported", 2],
    ]);
  });

  test.each([
    ["first", "Your tenth lord Jupiter sits in the tenth house.", "tenth lord Jupiter"],
    ["in the middle", "Your Mars, exalted, stands in the sixth house.", "exalted"],
    ["last", "Your Mars stands in the sixth house, exalted.", "exalted"],
  ])("a false part that stands %s is marked so, whatever holds beside it", async (_place, text, part) => {
    const { marks } = await verified(text);
    const [start, end] = [text.indexOf(part), text.indexOf(part) + part.length];
    const over = marks.filter((mark) => mark.start < end && start < mark.end);
    expect(over.map(({ verdict }) => verdict)).toEqual(["contradicted"]);
  });

  test("in Hindi and Hinglish, explained in the reader's language", async () => {
    const { claims } = await verified("आपका मंगल मेष में है। Aapka Chandra Tula me hai.", { "accept-language": "hi" });
    expect(claims.map(({ verdict }) => verdict)).toEqual(["contradicted", "supported"]);
    expect(claims[0]?.truth).toContain("धनु");
  });

  test("over several lines; a text without claims has none", async () => {
    expect((await verified("Be kind to yourself.\n\nDrink water.")).claims).toEqual([]);
  });
});

describe("of a saved kundli", () => {
  test("only the caller's own", async () => {
    const saved = await people.call("POST", "/kundlis", { token: owner.token, body: WORKED_BIRTH });
    expect(saved.statusCode, saved.body).toBe(200);
    const { id } = saved.json<{ kundli: { id: string } }>().kundli;
    const body = { kundli_id: id, text: "Your Moon is in Libra." };
    const response = await ask(body);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json<VerifyResponse>().counts.supported).toBe(1);
    expectError(await ask(body, stranger), 404, "kundli_unknown");
  });
});

describe("for an uncertain time of birth", () => {
  const text =
    "Your lagna is Cancer. Your Mars is in Sagittarius. Your Mars is in the sixth house. Your Mars is in Aries.";
  const verdictsOf = async (body: object) => {
    const response = await ask({ ...body, text });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<VerifyResponse>().claims.map(({ verdict, turns }) => (turns ? "turns" : verdict));
  };

  test("facts that depend on the time are undecided", async () => {
    expect(await verdictsOf({ birth: WORKED_BIRTH })).toEqual(["supported", "supported", "supported", "contradicted"]);
    const rough = { ...WORKED_BIRTH, uncertainty: { minutes: 15 } };
    expect(await verdictsOf({ birth: rough })).toEqual(["turns", "supported", "turns", "contradicted"]);
  });

  test("other requests are answered while a long text is checked against all possible times", async () => {
    const kundlis = createChartService({ ephemeris, gazetteer, clock: () => people.now(), tasks });
    const birth = kundliRequestSchema.parse({ ...WORKED_BIRTH, uncertainty: { minutes: 60 } });
    const index = await kundlis.getFactIndex(birth);
    const service = createVerifyService({
      charts: { getFactIndex: async () => index },
      savedKundlis: { findBirth: async () => birth },
    });
    let over = false;
    let rounds = 0;
    const count = (): void => {
      rounds += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const text = "Your Mars is in Leo, ".repeat(100);
    const { claims } = await service.verify(PEOPLE["token-of-asha"] as Principal, { birth, text }, "en");
    over = true;
    expect(claims.length).toBeGreaterThan(50);
    expect(rounds).toBeGreaterThan(10);
  });

  test("for a kundli without a time only facts of the day are decided", async () => {
    const { hour: _hour, minute: _minute, second: _second, ...day } = WORKED_BIRTH;
    const body = { ...day, time_unknown: true };
    const saved = await people.call("POST", "/kundlis", { token: owner.token, body });
    expect(saved.statusCode, saved.body).toBe(200);
    const { id } = saved.json<{ kundli: { id: string } }>().kundli;
    expect(await verdictsOf({ kundli_id: id })).toEqual(["turns", "supported", "turns", "contradicted"]);
  });
});

describe("refused", () => {
  test("without signing in", async () =>
    expectError(await ask({ birth: WORKED_BIRTH, text: "x" }, {}), 401, "unauthenticated"));

  test.each([
    [{ birth: WORKED_BIRTH }, "text"],
    [{ birth: WORKED_BIRTH, text: " " }, "text"],
    [{ birth: WORKED_BIRTH, text: "x".repeat(12_001) }, "text"],
    [{ birth: WORKED_BIRTH, text: "a\u0000b" }, "text"],
    [{ text: "Your Moon is in Libra." }, "birth"],
    [{ birth: WORKED_BIRTH, kundli_id: "x", text: "Your Moon is in Libra." }, "birth"],
    [{ birth: { ...WORKED_BIRTH, day: 42 }, text: "x" }, "birth.day"],
  ])("%o names %s", async (body, path) => {
    const { errors } = expectError(await ask(body), 422, "invalid_input");
    expect(errors?.map((error) => error.path)).toContain(path);
  });
});
