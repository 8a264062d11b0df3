import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { join, resolve } from "node:path";

const MAIN = resolve(import.meta.dirname, "../../apps/server/src/main.ts");
const START_MS = 120_000;

/** The server as `npm start` runs it, in a separate process. It trusts the X-Forwarded-For header, so that an attack can choose its address. */
export interface Target {
  readonly port: number;
  readonly origin: string;
  isAlive(): boolean;
  /** Sends SIGKILL and waits for the end of the process. */
  kill(): Promise<void>;
}

/** @param settings additional environment variables; without DATABASE_URL the server uses SQLite in the folder */
export async function startTarget(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Target> {
  // PUBLIC_URL is on the loopback, so the first account needs no set-up code in spite of the proxy.
  const network = { PORT: "0", TRUST_PROXY: "1", PUBLIC_URL: "http://127.0.0.1:8080" };
  const env = { PATH: process.env["PATH"], DATA_DIR: join(dataDir, "data"), ...network, ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const port = await waitForPort(child);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    let output = "";
    const late = setTimeout(() => fail(new Error(`The server did not start:\n${output}`)), START_MS);
    child.once("exit", () => fail(new Error(`The server ended:\n${output}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(late);
      done(Number(port));
    });
  });
}

let calls = 0;
/** A call from a new client address each time, so that limits per address do not end the attack. */
export function call(target: Target, path: string, init: RequestInit = {}): Promise<Response> {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = { "x-forwarded-for": from, ...(init.headers as Record<string, string>) };
  const signals = [AbortSignal.timeout(60_000), ...(init.signal ? [init.signal] : [])];
  return fetch(target.origin + path, { ...init, headers, signal: AbortSignal.any(signals) });
}

export const post = (
  target: Target,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) =>
  call(target, `/api/v1${path}`, {
    method: "POST",
    signal,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Writes raw bytes to a new connection. Returns the status of the response, or null if there is none. */
export function sendRaw(target: Target, text: string | Buffer): Promise<number | null> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(target.port, "127.0.0.1", () => socket.end(text));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) || null));
  });
}
