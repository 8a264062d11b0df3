import type { BatchListResponse, BatchResponse, KundliResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { buildBatchesApp, type BatchesApp, createRow, HEADER, parseLines } from "./batches-test-app.ts";

let app: BatchesApp;
let asha: Caller;
let ravi: Caller;
beforeAll(async () => {
  app = await buildBatchesApp();
  asha = await app.signUp("asha@example.org");
  ravi = await app.signUp("ravi@example.org");
});
afterAll(() => app.close());

const JSON_LINES = "application/x-ndjson";
const BIRTH = {
  year: 1990,
  month: 8,
  day: 15,
  hour: 6,
  minute: 35,
  city: "Pune",
  country: "India",
};
const toFile = (births: readonly object[]): string => births.map((birth) => JSON.stringify(birth)).join("\n");

describe("charts of births", () => {
  test("are computed of a CSV file, in its order, with an error for each line that has none", async () => {
    const file = [
      HEADER,
      createRow(1),
      "Bad date,male,1990-02-31,06:35,Pune,India,,,",
      "",
      "No time,male,1990-02-03,,Pune,India,,,",
      "Nowhere,male,1990-02-03,06:35,Qwxzyville,India,,,",
      ",,1990-02-03,06:35,Pune,India,,,",
    ].join("\r\n");
    const { batch, links } = await app.compute(asha, "sections=karakas", file);
    expect(batch).toMatchObject({
      kind: "kundlis",
      state: "finished",
      items: 5,
      done: 5,
      errors: 3,
      sections: ["karakas"],
    });
    const result = await app.get(asha, `/batches/${batch.id}/result`);
    expect(result.headers["content-type"]).toBe(JSON_LINES);
    expect(parseLines(result.body)).toMatchObject([
      { line: 2, data: { birth: { name: "Person 1", utc: "1950-01-02T00:31:00Z" }, karakas: { scheme7: {} } } },
      {
        line: 3,
        error: {
          code: "invalid_input",
          errors: [{ path: "date", code: "batch_cell", params: { value: "1990-02-31" } }],
        },
      },
      { line: 5, error: { errors: [{ path: "hour", code: "birth_time_missing" }] } },
      { line: 6, error: { errors: [{ path: "city" }] } },
      { line: 7, data: { birth: { name: "#7", gender: "other" } } },
    ]);
    const csv = await app.get(asha, `/batches/${batch.id}/result?format=csv`);
    const rows = csv.body.trimEnd().split("\r\n");
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^\uFEFFline,id,error,birth_name,birth_utc,.*,moon_nakshatra,/);
    expect(rows[1]).toMatch(/^2,,,Person 1,1950-01-02T00:31:00Z,/);
    expect(rows[2]).toBe(`3,,1990-02-31 cannot be read${",".repeat((rows[0] ?? "").split(",").length - 3)}`);

    const [, path = ""] = (links?.csv ?? "").split("/api/v1");
    expect((await app.get(null, path)).body).toBe(csv.body);
  });

  test("are those of POST /kundli, of JSON lines with their own ids and settings", async () => {
    const own = { ...BIRTH, name: "Asha", gender: "female", settings: { ayanamsa: "raman" } };
    const file = toFile([{ ...BIRTH, id: "a-1" }, { ...own, id: 7 }, { ...BIRTH, hour: 25 }, [1]]);
    const settings = encodeURIComponent(JSON.stringify({ ayanamsa: "krishnamurti" }));
    const { batch } = await app.compute(asha, `sections=all&settings=${settings}`, file, JSON_LINES);
    const [first, second, third, fourth] = parseLines((await app.get(asha, `/batches/${batch.id}/result`)).body);
    expect(first).toMatchObject({ line: 1, id: "a-1", data: { settings: { ayanamsa: "krishnamurti" } } });
    expect(third).toMatchObject({ line: 3, error: { errors: [{ path: "hour", code: "hour_range" }] } });
    expect(fourth).toMatchObject({ line: 4, error: { errors: [{ code: "batch_line_not_json" }] } });
    const alone = await app.call("POST", "/kundli", { token: asha.token, body: { ...own, sections: "all" } });
    expect(second).toEqual({ line: 2, id: "7", data: alone.json<KundliResponse>().data });
  });

  test("without sections are the chart alone", async () => {
    const { batch } = await app.compute(asha, "", `${HEADER}\n${createRow(1)}`);
    const [line] = parseLines((await app.get(asha, `/batches/${batch.id}/result`)).body);
    expect(Object.keys(line?.["data"] as object).toSorted()).toEqual([
      "bhava_chalit",
      "birth",
      "houses",
      "lagna",
      "midheaven",
      "planets",
      "settings",
    ]);
  });

  test("of several parts are each there once, from a compressed file", async () => {
    const rows = Array.from({ length: 450 }, (_, number) => createRow(number));
    const sent = await app.send(asha, "", [HEADER, ...rows].join("\n"), { isGzipped: true });
    const { batch } = await app.waitFor(asha, sent.json<BatchResponse>().batch.id);
    expect(batch).toMatchObject({ items: 450, done: 450, errors: 0, expected_end: null });
    const lines = parseLines((await app.get(asha, `/batches/${batch.id}/result`)).body);
    expect(lines.map(({ line }) => line)).toEqual(rows.map((_, number) => number + 2));
    expect(
      await app.database.db.selectFrom("batch_inputs").selectAll().where("batch_id", "=", batch.id).execute(),
    ).toEqual([]);
  });
});

test("one birth through many days has the transits of each", async () => {
  const query = "kind=birth_through_days&from=2026-03-01&until=2027-03-01&step_days=1";
  const { batch } = await app.compute(asha, query, JSON.stringify(BIRTH), JSON_LINES);
  expect(batch).toMatchObject({ items: 366, errors: 0 });
  const lines = parseLines((await app.get(asha, `/batches/${batch.id}/result`)).body);
  expect(lines).toHaveLength(366);
  const transits = await app.call("POST", "/transits", {
    token: asha.token,
    body: { birth: { ...BIRTH, name: "#1", gender: "other" }, at: "2026-12-31" },
  });
  const { data } = transits.json<{ data: { at: string; now: { graha: string }[] } }>();
  const [{ at, ...grahas }] = lines.slice(305).map(({ data: day }) => day as { at: string }) as [{ at: string }];
  expect(at).toBe("2026-12-31T00:00:00Z");
  expect(Object.values(grahas)).toEqual(data.now);
});

test("many births on one day have tara, Moon and running dasha", async () => {
  const query = "kind=day_of_births&at=2026-03-01T06:00:00Z";
  const { batch } = await app.compute(asha, query, `${HEADER}\n${createRow(1)}\n${createRow(2)}`);
  const lines = parseLines((await app.get(asha, `/batches/${batch.id}/result`)).body);
  expect(lines).toMatchObject([
    {
      line: 2,
      data: {
        at: "2026-03-01T06:00:00Z",
        tara: { tara: expect.any(String) as string },
        chandrabala: expect.any(Boolean) as boolean,
      },
    },
    { line: 3, data: { name: "Person 2" } },
  ]);
  const [{ running }] = lines.map(
    ({ data }) => data as { running: { lord: string; start: string; end: string }[] },
  ) as [{ running: { lord: string; start: string; end: string }[] }];
  expect(running).toHaveLength(3);
  for (const { start, end } of running)
    expect(start < "2026-03-01T06:00:00Z" && "2026-03-01T06:00:00Z" < end).toBe(true);
});

describe("what is refused", () => {
  test.each([
    ["kind=rows", `${HEADER}\n${createRow(1)}`, "kind", "not_one_of"],
    ["sections=moods", `${HEADER}\n${createRow(1)}`, "sections", "sections_unknown"],
    ["settings=%7B", `${HEADER}\n${createRow(1)}`, "settings", "invalid"],
    ["settings=%7B%22node%22%3A1%7D", `${HEADER}\n${createRow(1)}`, "settings.node", "setting_value"],
    ["kind=day_of_births", `${HEADER}\n${createRow(1)}`, "at", "batch_field_missing"],
    ["kind=birth_through_days&from=2026-01-01", `${HEADER}\n${createRow(1)}`, "until", "batch_field_missing"],
    ["kind=birth_through_days&from=2026-01-02&until=2026-01-01", `${HEADER}\n${createRow(1)}`, "until", "span_order"],
    ["kind=birth_through_days&from=1801-01-02&until=2390-01-01", `${HEADER}\n${createRow(1)}`, "until", "batch_many"],
    [
      "kind=birth_through_days&from=2026-01-01&until=2026-01-02",
      [HEADER, createRow(1), createRow(2)].join("\n"),
      "body",
      "batch_one_birth",
    ],
    ["", "Name,Place\nAsha,Pune", "body", "batch_columns"],
    ["", HEADER, "body", "batch_empty"],
    ["", `${HEADER}\n${createRow(1)}\n"${"a".repeat(70_000)}`, "body", "batch_line_long"],
  ])("a request with %s", async (query, file, path, code) => {
    const response = await app.send(asha, query, file);
    expectError(response, 422, "invalid_input");
    expect(response.json()).toMatchObject({ errors: [{ path, code }] });
    const { batches } = (await app.get(asha, "/batches")).json<BatchListResponse>();
    expect(batches.filter(({ state }) => state === "receiving")).toEqual([]);
  });

  test("another type of body, a file that is not UTF-8, and one that is not compressed as it says", async () => {
    expectError(await app.send(asha, "", "{}", { type: "application/json" }), 415, "unsupported_media_type");
    const sendBytes = (headers: Readonly<Record<string, string>>) =>
      app.app.inject({
        method: "POST",
        url: "/api/v1/batches",
        headers: { authorization: `Bearer ${asha.token}`, "content-type": "text/csv", ...headers },
        payload: Buffer.from([0x41, 0xff, 0x0a]),
      });
    expect((await sendBytes({})).json()).toMatchObject({ errors: [{ code: "batch_not_utf8" }] });
    expectError(await sendBytes({ "content-encoding": "gzip" }), 400, "malformed_request");
  });

  test("a caller without a token, and whatever belongs to another person or does not exist", async () => {
    expectError(await app.send(null, "", `${HEADER}\n${createRow(1)}`), 401, "unauthenticated");
    const { batch } = await app.compute(asha, "", `${HEADER}\n${createRow(1)}`);
    for (const path of [`/batches/${batch.id}`, `/batches/${batch.id}/result`, "/batches/unknown"])
      expectError(await app.get(ravi, path), 404, "batch_unknown");
    expectError(await app.call("DELETE", `/batches/${batch.id}`, { token: ravi.token }), 404, "batch_unknown");
    expect((await app.get(ravi, "/batches")).json()).toMatchObject({ batches: [] });
    expectError(await app.get(null, "/batch-results/forged"), 404, "batch_link_invalid");
  });
});

describe("what is deleted", () => {
  test("by its owner is gone with its lines, and its link opens nothing", async () => {
    const { batch, links } = await app.compute(asha, "", `${HEADER}\n${createRow(1)}`);
    expect((await app.call("DELETE", `/batches/${batch.id}`, { token: asha.token })).statusCode).toBe(200);
    expectError(await app.get(asha, `/batches/${batch.id}`), 404, "batch_unknown");
    expectError(await app.get(null, (links?.ndjson ?? "").split("/api/v1")[1] ?? ""), 404, "batch_unknown");
    expect(
      await app.database.db.selectFrom("batch_results").selectAll().where("batch_id", "=", batch.id).execute(),
    ).toEqual([]);
  });

  test("with its account", async () => {
    const uma = await app.signUp("uma@example.org");
    const { batch } = await app.compute(uma, "", `${HEADER}\n${createRow(1)}`);
    const exported = await app.get(uma, "/profile/export");
    expect(exported.json()).toMatchObject({ batches: [{ id: batch.id, items: 1 }] });
    const removal = { token: uma.token, body: { confirm: uma.email } };
    expect((await app.call("DELETE", "/profile", removal)).statusCode).toBe(200);
    await expect
      .poll(() => app.database.db.selectFrom("batches").select("id").where("id", "=", batch.id).execute())
      .toEqual([]);
  });
});

test("a batch and its link end with time", async () => {
  const later = await buildBatchesApp();
  try {
    const meera = await later.signUp("meera@example.org");
    const { batch, links } = await later.compute(meera, "", `${HEADER}\n${createRow(1)}`);
    const path = (links?.csv ?? "").split("/api/v1")[1] ?? "";
    later.advance(25 * 3_600_000);
    expectError(await later.get(null, path), 404, "batch_link_invalid");
    later.advance(7 * 24 * 3_600_000);
    await expect
      .poll(() => later.database.db.selectFrom("batch_results").selectAll().execute(), { timeout: 20_000 })
      .toEqual([]);
    const again = await later.logIn(meera.email);
    expectError(await later.get(again, `/batches/${batch.id}`), 404, "batch_unknown");
  } finally {
    await later.close();
  }
});

test("an account has limits, which the answers state", async () => {
  const small = await buildBatchesApp({ BATCH_BIRTHS_A_DAY: "3", BATCHES_UNFINISHED: "1" });
  try {
    const meera = await small.signUp("meera@example.org");
    const { batch } = await small.compute(meera, "", [HEADER, createRow(1), createRow(2)].join("\n"));
    expectError(await small.send(meera, "", [HEADER, createRow(1), createRow(2)].join("\n")), 429, "batch_day_full");
    // Deleting what was computed does not give the births back.
    await small.call("DELETE", `/batches/${batch.id}`, { token: meera.token });
    expectError(await small.send(meera, "", [HEADER, createRow(1), createRow(2)].join("\n")), 429, "batch_day_full");
    const { limits } = (await small.get(meera, "/batches")).json<BatchListResponse>();
    expect(limits).toMatchObject({ unfinished: 1, births_a_day: 3, births_used: 2 });
    await small.database.db
      .updateTable("batches")
      .set({ state: "running", deleted_at: null })
      .where("id", "=", batch.id)
      .execute();
    expectError(await small.send(meera, "", `${HEADER}\n${createRow(1)}`), 409, "batches_full");
  } finally {
    await small.close();
  }
});
