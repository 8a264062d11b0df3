import { gzipSync } from "node:zlib";
import type { BatchResponse } from "@lagna/contract";
import { expect } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "../accounts/accounts-test-app.ts";

export const HEADER = "Name,Gender,Date,Time,City,Country,Latitude,Longitude,Time zone";
/** A birth by coordinates, on a day of its own. */
export const createRow = (number: number): string => {
  const day = new Date(Date.UTC(1950, 0, 1 + number)).toISOString().slice(0, 10);
  return `Person ${number},female,${day},06:${String(number % 60).padStart(2, "0")},Pune,India,18.52,73.86,Asia/Kolkata`;
};

export interface BatchesApp extends PeopleApp {
  /** Sends a file. */
  send(
    caller: Caller | null,
    query: string,
    file: string,
    options?: { type?: string; isGzipped?: boolean },
  ): ReturnType<PeopleApp["call"]>;
  get(caller: Caller | null, path: string): ReturnType<PeopleApp["call"]>;
  /** Sends a file that must be taken, and waits until it is computed. */
  compute(caller: Caller, query: string, file: string, type?: string): Promise<BatchResponse>;
  waitFor(caller: Caller, id: string): Promise<BatchResponse>;
}

export async function buildBatchesApp(env: Readonly<Record<string, string>> = {}): Promise<BatchesApp> {
  const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", ...env } });
  const headersOf = (caller: Caller | null) => (caller ? { authorization: `Bearer ${caller.token}` } : {});

  const send: BatchesApp["send"] = (caller, query, file, { type = "text/csv", isGzipped = false } = {}) =>
    people.app.inject({
      method: "POST",
      url: `/api/v1/batches?${query}`,
      headers: {
        ...headersOf(caller),
        "content-type": type,
        ...(isGzipped && { "content-encoding": "gzip" }),
      },
      payload: isGzipped ? gzipSync(file) : file,
    });
  const get: BatchesApp["get"] = (caller, path) =>
    people.app.inject({ method: "GET", url: `/api/v1${path}`, headers: headersOf(caller) });
  const waitFor: BatchesApp["waitFor"] = async (caller, id) => {
    const read = async () => (await get(caller, `/batches/${id}`)).json<BatchResponse>();
    await expect.poll(async () => (await read()).batch.state, { timeout: 60_000 }).toMatch(/finished|failed/);
    return read();
  };
  return {
    ...people,
    send,
    get,
    waitFor,
    compute: async (caller, query, file, type) => {
      const response = await send(caller, query, file, type === undefined ? {} : { type });
      expect(response.statusCode, response.body).toBe(202);
      return waitFor(caller, response.json<BatchResponse>().batch.id);
    },
  };
}

/** The lines of a result. */
export const parseLines = (body: string) =>
  body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
