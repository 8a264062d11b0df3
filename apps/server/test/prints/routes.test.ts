import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { BIRTH } from "../fakes/births.ts";
import { createCountingEphemeris } from "../fakes/counting-ephemeris.ts";

const counted = createCountingEphemeris();
let people: PeopleApp;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts: { ephemeris: counted.ephemeris } });
  owner = await people.signUp("owner@example.org");
  stranger = await people.signUp("stranger@example.org");
});
afterAll(() => people.close());

const print = (body: object, { token }: Partial<Caller> = owner, headers: Record<string, string> = {}) =>
  people.call("POST", "/kundli/print", { token, body, headers });

/** The page count of the PDF's page tree. */
const pagesOf = (pdf: Buffer): number => Number(/\/Type \/Pages[^>]*?\/Count (\d+)/s.exec(pdf.toString("latin1"))?.[1]);
const sizesOf = (pdf: Buffer) => new Set(pdf.toString("latin1").match(/\/MediaBox \[[^\]]*\]/g));

async function save(body: object): Promise<string> {
  const response = await people.call("POST", "/kundlis", { token: owner.token, body });
  return response.json<{ kundli: { id: string } }>().kundli.id;
}

describe("a computed birth", () => {
  test("is one A4 page in the reader's language, not cacheable", async () => {
    const response = await print({ birth: { ...BIRTH, name: "Asha “श्री” Example" } }, owner, {
      "accept-language": "hi",
    });
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    expect(response.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="Asha  Example.pdf"; filename*=UTF-8''${encodeURIComponent("Asha “श्री” Example.pdf")}`,
    );
    const pdf = response.rawPayload;
    expect(pdf.toString("latin1", 0, 5)).toBe("%PDF-");
    expect(pagesOf(pdf)).toBe(1);
    expect([...sizesOf(pdf)]).toEqual(["/MediaBox [0 0 595.28 841.89]"]);
    expect(pdf.toString("latin1")).toContain("/Lang (hi)");
  });

  test("is the whole kundli on request, also in Letter size", async () => {
    const { rawPayload: pdf } = await print({ birth: BIRTH, extent: "whole", paper: "letter", style: "south" });
    expect(pagesOf(pdf)).toBeGreaterThan(5);
    expect([...sizesOf(pdf)]).toEqual(["/MediaBox [0 0 612 792]"]);
  });

  test("is tagged for screen readers: headings, tables with their cells, and the charts in words", async () => {
    const { rawPayload: pdf } = await print({ birth: BIRTH, extent: "whole", subjects: ["shadbala"] });
    const text = pdf.toString("latin1");
    expect(text.startsWith("%PDF-1.5")).toBe(true);
    expect(text).toContain("/Marked true");
    expect(text).toContain("/StructTreeRoot");
    const count = (type: string) => text.split(new RegExp(`/S /${type}\\b`)).length - 1;
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBeGreaterThan(3);
    expect(count("Table")).toBe(2);
    // The grahas with the lagna, and the seven grahas of the shadbala, each with its heads.
    expect(count("TR")).toBe(11 + 8);
    expect(count("TH")).toBe(7 + 10);
    expect(count("TD")).toBe(10 * 7 + 7 * 10);
    expect(count("Figure")).toBe(3);
    expect(text.match(/\/Alt \(Lagna: /g)).toHaveLength(2);
  });

  test("contains the chosen subjects only, and has no empty page", async () => {
    const pagesWith = async (subjects: readonly string[]) =>
      pagesOf((await print({ birth: BIRTH, extent: "whole", subjects })).rawPayload);
    expect(await pagesWith([])).toBe(1);
    expect(await pagesWith(["yogas"])).toBe(2);
    expect(await pagesWith(["shadbala", "ashtakavarga"])).toBe(2);
    const vargas = await pagesWith(["vargas"]);
    expect(vargas).toBeGreaterThan(2);
    expect(await pagesWith(["vargas", "dashas", "details", "points"])).toBeGreaterThan(vargas);
    expectError(await print({ birth: BIRTH, extent: "whole", subjects: ["horoscope"] }), 422, "invalid_input");
  });

  test("is the same for an uncertain time, without computing uncertain facts", async () => {
    const stated = await print({ birth: BIRTH });
    const before = counted.asked();
    const rough = await print({ birth: { ...BIRTH, uncertainty: { minutes: 720 } } });
    expect(rough.rawPayload.equals(stated.rawPayload)).toBe(true);
    expect(counted.asked() - before).toBeLessThan(1000);
  });

  test("is refused field by field if invalid", async () => {
    const { errors } = expectError(await print({ birth: { ...BIRTH, day: 42 } }), 422, "invalid_input");
    expect(new Set(errors?.map(({ path }) => path))).toEqual(new Set(["birth.day"]));
    const unknown = expectError(await print({ birth: { ...BIRTH, city: "Nowhere at all" } }), 422, "invalid_input");
    expect(unknown.errors?.map(({ path }) => path)).toEqual(["birth.city"]);
    for (const wrong of [{ paper: "a5" }, { style: "west" }, { extent: "half" }])
      expectError(await print({ birth: BIRTH, ...wrong }), 422, "invalid_input");
    expectError(await print({}), 422, "invalid_input");
  });

  test("requires an account", async () => {
    expectError(await people.call("POST", "/kundli/print", { body: { birth: BIRTH } }), 401, "unauthenticated");
  });
});

describe("a saved kundli", () => {
  test("can only be printed by its owner", async () => {
    const id = await save({ ...BIRTH });
    const of = (who: Caller) => people.call("GET", `/kundlis/${id}/print?style=east`, { token: who.token });
    const mine = await of(owner);
    expect(mine.statusCode).toBe(200);
    expect(pagesOf(mine.rawPayload)).toBe(1);
    expectError(await of(stranger), 404, "kundli_unknown");
    expectError(await people.call("GET", `/kundlis/${id}/print`), 401, "unauthenticated");
    expectError(
      await people.call("GET", `/kundlis/${id}/print?paper=a0`, { token: owner.token }),
      422,
      "invalid_input",
    );
  });

  test("is printed with the chosen subjects", async () => {
    const id = await save({ ...BIRTH, month: "August" });
    const get = (query: string) =>
      people.call("GET", `/kundlis/${id}/print?extent=whole${query}`, { token: owner.token });
    expect(pagesOf((await get("&subjects=shadbala,ashtakavarga")).rawPayload)).toBe(2);
    expect(pagesOf((await get("")).rawPayload)).toBeGreaterThan(5);
    expectError(await get("&subjects=yogas,horoscope"), 422, "invalid_input");
  });

  test("that is incomplete cannot be printed", async () => {
    const id = await save({ ...BIRTH, name: "Not yet", hour: null });
    expectError(await people.call("GET", `/kundlis/${id}/print`, { token: owner.token }), 422, "invalid_input");
  });

  test("with an unknown time cannot be printed, with that reason", async () => {
    const id = await save({ ...BIRTH, name: "Some time that day", hour: null, minute: null, time_unknown: true });
    const refused = await people.call("GET", `/kundlis/${id}/print`, { token: owner.token });
    const { errors } = expectError(refused, 422, "invalid_input");
    expect(errors).toMatchObject([{ path: "hour", code: "birth_time_missing" }]);
  });
});

test("prints above the limit per minute are refused for a while", async () => {
  const { token } = await people.signUp("eager@example.org");
  const ask = () => people.call("GET", "/kundlis/nothing-there/print", { token });
  for (let count = 0; count < 30; count += 1) expectError(await ask(), 404, "kundli_unknown");
  const refused = await ask();
  expectError(refused, 429, "too_many_requests");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
