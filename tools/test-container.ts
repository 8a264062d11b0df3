import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isIgnored } from "./lib/match-dockerignore.ts";
import { readDockerfile } from "./lib/read-dockerfile.ts";
import { ROOT, run } from "./lib/run-command.ts";

/**
 * `npm run test:container`: the steps of the Dockerfile without a container engine. Copies the committed files that .dockerignore leaves,
 * runs the commands of the build stage in their order, starts the command of the last stage as a user that owns only the data folder,
 * waits for the health check, and ends it with SIGTERM. The packages of the system and the images are not tried.
 */
const START_ATTEMPTS = 120;

const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");

function copyContext(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  for (const file of files.filter((path) => path !== "" && !isIgnored(path, ignored))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

async function runStep(command: string, cwd: string): Promise<void> {
  console.log(`RUN ${command}`);
  const { status } = await run("sh", ["-c", command], { spawn: { cwd }, env: { NODE_COMPILE_CACHE: undefined } });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

const [build, final] = readDockerfile(readFileSync(join(ROOT, "Dockerfile"), "utf8"));
if (build === undefined || !final?.command || !final.healthCheck || !final.user)
  throw new Error("The Dockerfile lacks a part");
const folder = mkdtempSync(join(tmpdir(), "lagna-container-"));
// Readable by the other user, as in an image.
chmodSync(folder, 0o755);
try {
  const context = join(folder, "lagna");
  copyContext(context);
  for (const command of build.runs) await runStep(command, context);

  const [uid = 0, gid = 0] =
    process.getuid?.() === 0 ? final.user.split(":").map(Number) : [process.getuid?.(), process.getgid?.()];
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, uid, gid);
  const environment = {
    ...final.environment,
    PATH: process.env["PATH"],
    DATA_DIR: data,
    HOST: "127.0.0.1",
    PORT: await findFreePort(),
  };
  const as = { cwd: context, uid, gid, env: environment };
  const [program = "", ...words] = final.command;
  const server = spawn(program, words, { ...as, stdio: "inherit" });
  const ended = new Promise<number | null>((done) => server.once("close", done));
  const [checker = "", ...checkWords] = final.healthCheck;
  const check = (): Promise<number | null> =>
    new Promise((done) => spawn(checker, checkWords, { ...as, stdio: "ignore" }).once("close", done));
  let isHealthy = false;
  for (let attempt = 0; attempt < START_ATTEMPTS && server.exitCode === null && !isHealthy; attempt++) {
    isHealthy = (await check()) === 0;
    if (!isHealthy) await wait(500);
  }
  server.kill("SIGTERM");
  const status = await ended;
  if (!isHealthy || status !== 0) throw new Error(`healthy: ${isHealthy}; SIGTERM ended it with ${status}`);
  console.log(`Healthy as user ${uid}; SIGTERM ended the server with 0`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
