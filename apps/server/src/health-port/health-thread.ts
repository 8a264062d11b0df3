import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { HealthThreadData, KnownHealth } from "./open-health-port.ts";

/** A loop that has been held for so long is stuck: no task is. An orchestrator may restart the server then. */
const STUCK_MS = 60_000;
/** A server that answers this late should get no more requests for now. */
const LATE_MS = 5_000;

const { host, port, beat } = workerData as HealthThreadData;
let health: KnownHealth = { status: 503, body: { status: "starting" } };

const send = (response: ServerResponse, status: number, body: object): void =>
  void response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(JSON.stringify(body));

const server = createServer((request, response) => {
  const silentMs = Date.now() - Number(Atomics.load(beat, 0));
  const path = request.url?.split("?")[0];
  if (path === "/live") {
    const isStuck = silentMs > STUCK_MS;
    return send(response, isStuck ? 503 : 200, { status: isStuck ? "stuck" : "ok", last_heartbeat_ms: silentMs });
  }
  if (path !== "/health") return send(response, 404, { status: "not_found" });
  if (silentMs > LATE_MS) return send(response, 503, { status: "late", last_heartbeat_ms: silentMs });
  return send(response, health.status, health.body);
});

parentPort?.on("message", (known: KnownHealth) => {
  health = known;
});
server.listen(port, host);
await once(server, "listening");
parentPort?.postMessage((server.address() as AddressInfo).port, []);
