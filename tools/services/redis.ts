import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installAptPackages, findProgram, findFreePort } from "../lib/system-programs.ts";
import { onExit } from "../lib/run-command.ts";
import type { Service } from "./service.ts";

const NAMES = ["redis-server", "valkey-server"];

/** Uses TEST_REDIS_URL if it is set; else starts a temporary server on the loopback that writes nothing to disk. */
export async function startRedis(): Promise<Service> {
  const given = process.env["TEST_REDIS_URL"];
  if (given) return { url: given, stop: () => {} };
  let program = findProgram(NAMES);
  if (!program) {
    const problem = await installAptPackages("redis-server");
    if (problem) return { missing: `Redis: no ${NAMES.join(" or ")}, and ${problem}` };
    program = findProgram(NAMES);
  }
  return program ? startServer(program) : { missing: "Redis: installed, but no redis-server was found" };
}

async function startServer(program: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-redis-"));
  const port = await findFreePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn(program, args, { stdio: "ignore" });
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  onExit(stop);
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await isReady(port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await sleep(50);
  }
  stop();
  return { missing: `Redis: ${program} did not start` };
}

function isReady(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      done(data.toString().startsWith("+PONG"));
    });
    socket.once("error", () => done(false));
  });
}
