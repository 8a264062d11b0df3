import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type Running, startServer, stopServers } from "./start-server.ts";

const HOLD_LOOP = join(import.meta.dirname, "fakes/hold-loop.mjs");

// Starting a process takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 120_000 });
afterEach(stopServers);

async function findHealthPort(server: Running): Promise<number> {
  const find = () => /live and health are on port (\d+)/.exec(server.output())?.[1];
  await expect.poll(find).toBeDefined();
  return Number(find());
}

test("live and health are answered while the main loop is held, and health says that it is late", async () => {
  const heldUntil = join(import.meta.dirname, `../../../node_modules/.cache/held-until-${process.pid}`);
  const server = startServer({ HEALTH_PORT: "0", HELD_UNTIL: heldUntil }, { nodeOptions: ["--import", HOLD_LOOP] });
  const main = await server.port();
  const port = await findHealthPort(server);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, (await response.json()) as Record<string, unknown>] as const;
  };
  await expect.poll(async () => (await get("/health"))[1]).toMatchObject({ status: "ok", database: "ok" });
  expect((await get("/metrics"))[0]).toBe(404);

  server.child.kill("SIGUSR2");
  await expect.poll(() => server.output()).toContain("the loop is held");
  let isAnswered = false;
  const answer = fetch(`http://127.0.0.1:${main}/api/v1/health`).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  expect(await get("/live")).toMatchObject([200, { status: "ok" }]);
  await expect.poll(async () => (await get("/health"))[1], { timeout: 30_000 }).toMatchObject({ status: "late" });
  expect((await get("/health"))[0]).toBe(503);
  expect((await get("/live"))[0]).toBe(200);
  expect(isAnswered).toBe(false);

  writeFileSync(heldUntil, "");
  expect(await answer).toBe(200);
  await expect.poll(async () => (await get("/health"))[0]).toBe(200);
});

test("a port in use keeps the server from starting, with a message", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const { status, output } = await startServer({ HEALTH_PORT: String(port) }).ended;
  expect(output).toContain("EADDRINUSE");
  expect(status).toBe(1);
  taken.close();
});
