import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BatchResponse, SessionResponse } from "@lagna/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../build-test-app.ts";
import { type Running, startServer, stopServers } from "../start-server.ts";
import { createRow, HEADER, parseLines } from "./batches-test-app.ts";

const HURRY = join(import.meta.dirname, "../fakes/shorten-job-lease.ts");
const BIRTHS = 2_000;

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 900_000 });

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-batch-kill-"));
  own = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await stopServers();
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (): Running =>
  startServer(
    { DATABASE_URL: own.url, DATA_DIR: dataDir, ACCESS_APPROVAL: "off" },
    { nodeOptions: ["--import", HURRY] },
  );

test("a batch whose server is killed again and again has each line once", async () => {
  let server = start();
  const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${await server.port()}/api/v1${path}`, init);
  const signUp = { name: "Asha", email: "asha@example.org", password: "nine planets, one sky" };
  const signedUp = await request("/signup", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signUp),
  });
  const { token } = (await signedUp.json()) as SessionResponse;
  const authorization = `Bearer ${token}`;
  const file = [HEADER, ...Array.from({ length: BIRTHS }, (_, number) => createRow(number))].join("\n");
  const headers = { authorization, "content-type": "text/csv" };
  const sent = await request("/batches", { method: "POST", headers, body: file });
  expect(sent.status).toBe(202);
  const { id } = ((await sent.json()) as BatchResponse).batch;

  const read = async (): Promise<BatchResponse["batch"]> => {
    const response = await request(`/batches/${id}`, { headers: { authorization } });
    return ((await response.json()) as BatchResponse).batch;
  };
  for (const reached of [200, 800, 1_400]) {
    await expect
      .poll(async () => (await read()).done, { interval: 20, timeout: 200_000 })
      .toBeGreaterThanOrEqual(reached);
    server.child.kill("SIGKILL");
    await server.ended;
    server = start();
  }
  await expect.poll(async () => (await read()).state, { timeout: 200_000 }).toBe("finished");
  expect(await read()).toMatchObject({ items: BIRTHS, done: BIRTHS, errors: 0 });
  const result = await request(`/batches/${id}/result`, { headers: { authorization } });
  const lines = parseLines(await result.text()).map(({ line }) => line);
  expect(lines).toEqual(Array.from({ length: BIRTHS }, (_, number) => number + 2));
  expect(await own.database.db.selectFrom("batch_inputs").select("first_item").execute()).toEqual([]);
});
