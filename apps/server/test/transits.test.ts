import {
  kundliResponseSchema,
  savedKundliResponseSchema,
  type TransitsData,
  transitsResponseSchema,
} from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeNightly } from "../../../tools/lib/sample.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const NOW = "2026-03-01T06:00:00Z";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator, clock: () => new Date(NOW) } });
});
afterAll(() => running.close());

const post = (payload: object) =>
  running.app.inject({ method: "POST", url: "/api/v1/transits", headers: ASHA, payload: { birth: BIRTH, ...payload } });
async function transits(payload: object): Promise<TransitsData> {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return transitsResponseSchema.parse(response.json()).data;
}

describe("POST /api/v1/transits", () => {
  test("the current sky by default", async () => {
    const { at, now, events, range, sade_sati } = await transits({});
    expect([at, range, events, sade_sati]).toEqual([NOW, null, [], []]);
    expect(now.map(({ graha }) => graha)).toEqual(GRAHAS);
    const payload = { ...BIRTH, year: 2026, month: 3, day: 1, hour: 11, minute: 30 };
    const natal = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload });
    const { planets } = kundliResponseSchema.parse(natal.json()).data;
    for (const { id, longitude, sign, retrograde, combust } of planets) {
      const transit = now.find(({ graha }) => graha === id);
      expect(transit).toMatchObject({ sign, retrograde, combust });
      expect(transit?.longitude).toBeCloseTo(longitude, 6);
    }
  });

  test("a span: every event in it, in order, of every kind", async () => {
    const span = { from: "2024-01-01", until: "2026-12-31T00:00:00+05:30" };
    const { events, range, at } = await transits(span);
    expect(range).toEqual({ from: "2024-01-01T00:00:00Z", until: "2026-12-30T18:30:00Z" });
    expect(at).toBe(NOW);
    const instants = events.map((event) => event.at);
    expect(instants).toEqual(instants.toSorted());
    expect(instants.every((instant) => instant >= "2024-01-01T00:00:00Z" && instant <= "2026-12-30T18:30:00Z")).toBe(
      true,
    );
    const ingress = events.find(({ type, graha }) => type === "ingress" && graha === "saturn");
    expect(ingress).toMatchObject({ sign: "pisces", direction: "direct" });
    expect(ingress?.at).toMatch(/^2025-03-29T/);
    const kinds = new Set(events.map(({ type }) => type));
    for (const type of [
      "ingress",
      "station",
      "retrograde_start",
      "combust_start",
      "combust_end",
      "eclipse",
      "return",
    ]) {
      expect(kinds).toContain(type);
    }
  });

  test("eclipses are described as seen from the requested place", async () => {
    const span = { from: "2024-04-01", until: "2024-04-20", grahas: ["sun"] };
    const at = async (place?: object) =>
      (await transits({ ...span, place })).events.find(({ type }) => type === "eclipse")?.eclipse;
    expect(await at()).toMatchObject({ kind: "total", local: null });
    expect(await at({ latitude: 32.78, longitude: -96.8 })).toMatchObject({ local: { kind: "total" } });
  });

  test("only the requested grahas", async () => {
    const { events } = await transits({ from: "2024-01-01", until: "2025-01-01", grahas: ["mars"] });
    expect(new Set(events.map(({ graha }) => graha))).toEqual(new Set(["mars"]));
    expect(events.length).toBeGreaterThan(3);
  });

  test("a shorter span has the same events as the longer one that holds it", async () => {
    const whole = await transits({ from: "2020-01-01", until: "2027-01-01" });
    const part = await transits({ from: "2023-05-05", until: "2024-06-06" });
    const within = (instant: string): boolean => instant > "2023-05-05" && instant < "2024-06-06";
    const shared = ({ type }: { type: string }): boolean => type !== "return";
    expect(part.events.filter(shared)).toEqual(whole.events.filter(({ at }) => within(at)).filter(shared));
  });

  test("aspects on natal points on request, the Moon's only in short spans", async () => {
    const span = { from: "2024-01-01", until: "2024-12-31", grahas: ["moon", "saturn"] };
    expect((await transits(span)).aspects).toBeUndefined();
    const { aspects = [], now } = await transits({ ...span, aspects: true, at: "2024-06-01" });
    expect(new Set(aspects.map(({ graha }) => graha))).toEqual(new Set(["moon", "saturn"]));
    for (const { start, end, close, exact } of aspects) {
      expect(start < end).toBe(true);
      for (const one of close) expect(one.start >= start && one.end <= end).toBe(true);
      for (const { at } of exact) expect(at >= start && at <= end).toBe(true);
    }
    // Aspects within three degrees on a day belong to a passage that includes the day.
    const felt = now.flatMap(({ graha, aspects: told }) =>
      told.filter(({ within }) => within !== null).map(({ point, place }) => ({ graha, point, place })),
    );
    for (const one of felt.filter(({ graha }) => graha === "saturn" || graha === "moon")) {
      const holding = aspects.filter(({ start, end }) => start <= "2024-06-01" && end >= "2024-06-01");
      expect(holding).toContainEqual(expect.objectContaining(one));
    }
    const long = await transits({ ...span, until: "2026-01-01", aspects: true });
    expect(new Set(long.aspects?.map(({ graha }) => graha))).toEqual(new Set(["saturn"]));
  });

  test("kakshyas on request: one after another, with the bindus of the natal chart", async () => {
    const span = { from: "2024-01-01", until: "2026-06-01", grahas: ["sun", "moon", "saturn", "rahu"] };
    expect((await transits(span)).kakshyas).toBeUndefined();
    const { kakshyas = [], now, at } = await transits({ ...span, kakshyas: true });
    expect(new Set(kakshyas.map(({ graha }) => graha))).toEqual(new Set(["sun", "saturn"]));
    const order = kakshyas.filter(({ graha }) => graha === "sun").map(({ index }) => index);
    for (const [index, kakshya] of order.entries())
      if (index > 0) expect(kakshya).toBe(((order[index - 1] ?? 0) + 1) % 8);
    for (const one of now.filter(({ graha }) => graha === "sun" || graha === "saturn")) {
      const running = kakshyas.findLast(({ graha, start }) => graha === one.graha && start <= at);
      expect(running).toMatchObject({ sign: one.sign, bav: one.bav, sav: one.sav, ...one.kakshya });
    }
    const ingress = (await transits(span)).events.find(({ type, graha }) => type === "ingress" && graha === "saturn");
    const entered = kakshyas.find(({ graha, sign }) => graha === "saturn" && sign === ingress?.sign);
    expect(Math.abs(Date.parse(entered?.start ?? "") - Date.parse(ingress?.at ?? ""))).toBeLessThanOrEqual(1000);
  });

  test("the signs of the nodes, merged where the true node oscillates over a cusp", async () => {
    const span = { from: "1990-01-01", until: "2010-01-01", grahas: ["rahu"] };
    const { node_stays: stays, events } = await transits({ ...span, birth: { ...BIRTH, settings: { node: "true" } } });
    expect(stays.length).toBeLessThan(events.filter(({ type }) => type === "ingress").length);
    expect(stays.every(({ graha }) => graha === "rahu")).toBe(true);
    expect((await transits({ ...span, grahas: ["sun"] })).node_stays).toEqual([]);
  });

  test("sade sati in the span, and of the whole life as a section of the kundli", async () => {
    const response = await running.app.inject({
      method: "POST",
      url: "/api/v1/kundli",
      headers: ASHA,
      payload: { ...BIRTH, sections: ["sade_sati"] },
    });
    const life = kundliResponseSchema.parse(response.json()).data.sade_sati;
    const [first] = life?.cycles.filter(({ start }) => start > "1990-08-16") ?? [];
    expect(life?.cycles.length).toBeGreaterThanOrEqual(4);
    const { sade_sati, events } = await transits({ from: first?.start, until: first?.end, grahas: ["saturn"] });
    expect(sade_sati.map(({ phase }) => phase)).toEqual(first?.phases.map(({ phase }) => phase));
    const turns = events.filter(({ type }) => type === "sade_sati_phase");
    expect(turns.length).toBeGreaterThanOrEqual(2);
    for (const place of life?.transits ?? []) expect(place.stays[0]?.start).toBe(place.start);
  });

  test.each([
    [{ from: "2024-01-01" }, "until", "A span needs an end too"],
    [{ until: "2024-01-01" }, "from", "A span needs a start too"],
    [{ from: "2024-01-02", until: "2024-01-01" }, "until", "The span must end after it begins"],
    [{ from: "2000-01-01", until: "2031-01-01" }, "until", "The span can be at most 30 years"],
    [{ at: "yesterday" }, "at", "Enter a date, or a date and time with its offset from UTC"],
    [{ at: "2024-01-01T00:00:00" }, "at", "Enter a date, or a date and time with its offset from UTC"],
    [{ at: "-001002-01-01" }, "at", "The instant must be in the years -1000 to 2399"],
    [{ from: "2399-01-01", until: "2400-02-01" }, "until", "The instant must be in the years -1000 to 2399"],
    [{ grahas: [] }, "grahas", "Name at least one graha"],
    [{ place: { latitude: 91, longitude: 0 } }, "place.latitude", "Latitude must be between -90 and 90"],
    [{ birth: { ...BIRTH, hour: 24 } }, "birth.hour", "Hour must be 0-23"],
    [{ birth: { ...BIRTH, city: "Nowhere at all" } }, "birth.city", "Enter a valid city"],
  ])("%j is refused at %s", async (payload, path, message) => {
    const { errors } = expectError(await post(payload), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, message });
  });

  test.each(takeNightly("thirty years"))(
    "%s of the whole sky are answered",
    async () => {
      const { events } = await transits({ from: "2000-01-01", until: "2029-12-31" });
      expect(events.filter(({ type, graha }) => type === "ingress" && graha === "sun")).toHaveLength(360);
    },
    120_000,
  );
});

describe("over a saved kundli", () => {
  let people: PeopleApp;
  let owner: Caller;
  beforeAll(async () => {
    people = await buildPeopleApp({
      env: { ACCESS_APPROVAL: "off" },
      parts: { clock: () => new Date(NOW) },
    });
    await people.signUp("administrator@example.org");
    owner = await people.signUp("owner@example.org");
  });
  afterAll(() => people.close());

  const save = async (body: object): Promise<string> => {
    const response = await people.call("POST", "/kundlis", { token: owner.token, body });
    expect(response.statusCode, response.body).toBe(200);
    return savedKundliResponseSchema.parse(response.json()).kundli.id;
  };
  const over = (caller: Caller, body: object) => people.call("POST", "/transits", { token: caller.token, body });

  test("of the caller they are those over its birth, with its settings", async () => {
    const settings = { preset: "jagannatha_hora" };
    const kundli_id = await save({ ...BIRTH, settings });
    const span = { from: "2025-01-01", until: "2026-01-01" };
    const response = await over(owner, { kundli_id, ...span });
    expect(response.statusCode, response.body).toBe(200);
    const given = await over(owner, { birth: { ...BIRTH, settings }, ...span });
    expect(transitsResponseSchema.parse(response.json())).toEqual(transitsResponseSchema.parse(given.json()));
  });

  test("of another person it is as unknown as one that never existed", async () => {
    const kundli_id = await save({ ...BIRTH, name: "Private" });
    const stranger = await people.signUp("stranger@example.org");
    expectError(await over(stranger, { kundli_id }), 404, "kundli_unknown");
    expectError(await over(owner, { kundli_id: "nothing-there" }), 404, "kundli_unknown");
  });

  test("with an unknown time or an incomplete birth it is refused with the reason", async () => {
    const untimed = await save({ ...BIRTH, name: "That day", hour: null, minute: null, time_unknown: true });
    const { errors } = expectError(await over(owner, { kundli_id: untimed }), 422, "invalid_input");
    expect(errors).toMatchObject([{ path: "kundli_id", code: "birth_time_missing" }]);
    const half = await save({ ...BIRTH, name: "Not yet", city: "" });
    expectError(await over(owner, { kundli_id: half }), 422, "invalid_input");
  });

  test.each([
    [{}, "birth", "birth_or_kundli"],
    [{ birth: BIRTH, kundli_id: "some-kundli" }, "kundli_id", "birth_or_kundli"],
    [{ kundli_id: "no id!" }, "kundli_id", "kundli_id"],
  ])("%j is refused at %s", async (body, path, code) => {
    const { errors } = expectError(await over(owner, body), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code });
  });
});
