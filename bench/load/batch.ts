import { setTimeout as wait } from "node:timers/promises";
import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Batch, BatchResponse, SessionResponse } from "@lagna/contract";
import { createRow, HEADER } from "../../apps/server/test/batches/batches-test-app.ts";
import { type Running, startServer } from "../../apps/server/test/start-server.ts";
import type { LoadPart } from "./load-part.ts";

const BIRTHS = 100_000;
const POLL_MS = 1_000;
const MEGABYTE = 1_048_576;
/** Of the resident memory, per 100,000 births. */
const MAX_GROWTH_MB = 60;
/** After the batch with the kill, by which growth is measured. */
const STEADY_BATCHES = 4;

interface Sample {
  readonly done: number;
  readonly residentMb: number;
}

function readResidentMb({ child: { pid } }: Running): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}

/** Megabytes per 100,000 births, by least squares; NaN for fewer than two samples. */
function computeSlope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ done }) => done)), mean(samples.map(({ residentMb }) => residentMb))];
  const covariance = samples.reduce((sum, { done, residentMb }) => sum + (done - x) * (residentMb - y), 0);
  return (covariance / samples.reduce((sum, { done }) => sum + (done - x) ** 2, 0)) * BIRTHS;
}

/** Which lines of the result are there more than once, or not at all. */
async function countLines(response: Response): Promise<{ doubled: number; missing: number }> {
  const seen = new Set<number>();
  let doubled = 0;
  const lines = createInterface({ input: Readable.fromWeb(response.body as ReadableStream) });
  for await (const text of lines) {
    const line = Number(/^\{"line":(\d+),"data"/.exec(text)?.[1]);
    if (seen.has(line)) doubled += 1;
    seen.add(line);
  }
  const expected = Array.from({ length: BIRTHS }, (_, number) => number + 2);
  return { doubled, missing: expected.filter((line) => !seen.has(line)).length };
}

/** 100,000 births in one file; the server is killed with SIGKILL at the half of them, and goes on. On the database of DATABASE_URL, else on SQLite. */
export const measureBatch: LoadPart = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-batch-load-"));
  const { DATABASE_URL: url } = process.env;
  const start = (): Running =>
    startServer({ DATA_DIR: dataDir, ACCESS_APPROVAL: "off", ...(url !== undefined && { DATABASE_URL: url }) });
  let server = start();
  const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${await server.port()}/api/v1${path}`, init);
  const account = { name: "Asha", email: `asha-${Date.now()}@example.org`, password: "nine planets, one sky" };
  const headers = { "content-type": "application/json" };
  const signedUp = await request("/signup", { method: "POST", headers, body: JSON.stringify(account) });
  const authorization = `Bearer ${((await signedUp.json()) as SessionResponse).token}`;
  const file = [HEADER, ...Array.from({ length: BIRTHS }, (_, number) => createRow(number))].join("\n");
  async function send(): Promise<string> {
    const sent = await request("/batches", {
      method: "POST",
      headers: { authorization, "content-type": "text/csv" },
      body: file,
    });
    if (sent.status !== 202) throw new Error(await sent.text());
    return ((await sent.json()) as BatchResponse).batch.id;
  }
  const read = async (id: string): Promise<Batch> =>
    ((await (await request(`/batches/${id}`, { headers: { authorization } })).json()) as BatchResponse).batch;
  /** Waits until a batch is over. */
  async function follow(id: string, watch: (done: number) => Promise<void>): Promise<Batch> {
    let batch = await read(id);
    while (batch.state !== "finished" && batch.state !== "failed") {
      await wait(POLL_MS);
      batch = await read(id);
      await watch(batch.done);
    }
    return batch;
  }

  const begin = performance.now();
  const id = await send();
  console.log(
    `  ${BIRTHS} births, ${(file.length / MEGABYTE).toFixed(1)} MB, received in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
  let killedAt: number | null = null;
  const batch = await follow(id, async (done) => {
    if (killedAt !== null || done < BIRTHS / 2) return;
    server.child.kill("SIGKILL");
    await server.ended;
    server = start();
    killedAt = done;
  });
  const seconds = (performance.now() - begin) / 1000;
  const { doubled, missing } = await countLines(await request(`/batches/${id}/result`, { headers: { authorization } }));
  console.log(
    `  killed at ${killedAt ?? 0}; ${batch.state}: ${doubled} doubled, ${missing} missing, ${batch.errors} errors`,
  );
  console.log(
    `  ${(BIRTHS / seconds).toFixed(0)} births/s, ${(BIRTHS / batch.cpu_seconds).toFixed(0)} per CPU second of the thread, ${(batch.stored_bytes / BIRTHS).toFixed(0)} bytes each`,
  );

  // What the restarted process did of the first batch filled its caches and its heap.
  const samples: Sample[] = [];
  for (let number = 0; number < STEADY_BATCHES; number++) {
    await follow(await send(), async (done) => {
      samples.push({ done: number * BIRTHS + done, residentMb: readResidentMb(server) });
    });
    const ofBatch = samples.filter(({ done }) => done > number * BIRTHS).map(({ residentMb }) => residentMb);
    console.log(
      `  batch ${number + 2} in the same process: resident memory up to ${Math.max(...ofBatch).toFixed(0)} MB`,
    );
  }
  const slope = computeSlope(samples);
  console.log(`  ${slope.toFixed(0)} MB per 100,000 births`);
  rmSync(dataDir, { recursive: true, force: true });
  const goals = [
    ...(doubled + missing + batch.errors > 0 ? ["every line once"] : []),
    ...(slope > MAX_GROWTH_MB ? [`memory grows by less than ${MAX_GROWTH_MB} MB`] : []),
  ];
  return goals;
};
