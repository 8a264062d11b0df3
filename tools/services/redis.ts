import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aptInstall, findProgram, freePort } from "../lib/find.ts";
import { onEnd } from "../lib/run.ts";
import type { Service } from "./service.ts";

const NAMES = ["redis-server", "valkey-server"];

/** TEST_REDIS_URL if it is set; else a throw-away server on the loopback that keeps nothing on disk. */
export async function redis(): Promise<Service> {
  const given = process.env["TEST_REDIS_URL"];
  if (given) return { url: given, stop: () => {} };
  let program = findProgram(NAMES);
  if (!program) {
    const problem = await aptInstall("redis-server");
    if (problem) return { missing: `Redis: no ${NAMES.join(" or ")}, and ${problem}` };
    program = findProgram(NAMES);
  }
  return program ? start(program) : { missing: "Redis: installed, but no redis-server was found" };
}

async function start(program: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-redis-"));
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn(program, args, { stdio: "ignore" });
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  onEnd(stop);
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await sleep(50);
  }
  stop();
  return { missing: `Redis: ${program} did not start` };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      done(data.toString().startsWith("+PONG"));
    });
    socket.once("error", () => done(false));
  });
}
