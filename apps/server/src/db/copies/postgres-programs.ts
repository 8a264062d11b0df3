import { type ChildProcessByStdio, spawn } from "node:child_process";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CopyRefusal } from "./refusal.ts";

/** A program that ran and failed, with its own words. */
export class ProgramFailure extends CopyRefusal {
  readonly program: string;

  constructor(program: string, said: string) {
    super(`${program} failed:\n${said.trim()}`);
    this.program = program;
  }
}

interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** @throws ProgramFailure */
  readonly ended: Promise<void>;
}

/** One of PostgreSQL's own programs, found by name on the path. */
function start(program: string, args: readonly string[], password: string): Running {
  const env = { ...process.env, ...(password !== "" && { PGPASSWORD: password }) };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(new CopyRefusal(`${program} was not found: it comes with PostgreSQL's client programs`)),
    );
    child.once("close", (status) => (status === 0 ? resolve() : reject(new ProgramFailure(program, said))));
  });
  // It is awaited later than it may fail.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Runs a program to its end. Its standard output. */
export async function runProgram(program: string, args: readonly string[], password = ""): Promise<string> {
  const { child, ended } = start(program, args, password);
  // A program that reads nothing, or is not there, may have closed it.
  child.stdin.on("error", () => undefined).end();
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  await ended;
  return out;
}

/** The output of a program as it comes. @throws ProgramFailure at its end, where the program failed. */
async function* outputOf(program: string, args: readonly string[]): AsyncGenerator<Buffer> {
  const { child, ended } = start(program, args, "");
  child.stdin.on("error", () => undefined).end();
  yield* child.stdout;
  await ended;
}

/**
 * In one transaction: a statement, then the script that pg_restore makes of a dump. Where either program fails, the transaction is not
 * committed.
 */
export async function runDumpAfter(
  statement: string,
  { address, password, restoreArgs }: { address: string; password: string; restoreArgs: readonly string[] },
): Promise<void> {
  async function* script(): AsyncGenerator<string | Buffer> {
    yield `begin;\n${statement};\n`;
    yield* outputOf("pg_restore", [...restoreArgs, "--file=-"]);
    yield "\ncommit;\n";
  }
  const args = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", `--dbname=${address}`];
  const { child, ended } = start("psql", args, password);
  child.stdout.resume();
  const fed = pipeline(Readable.from(script()), child.stdin).then(
    () => null,
    (error: unknown) => error,
  );
  const problem = await fed;
  // psql's own words first: that it takes no more is what comes of them.
  await ended;
  if (problem !== null) throw problem;
}
