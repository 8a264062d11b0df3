import { type ChildProcessByStdio, spawn } from "node:child_process";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-error.ts";

/** A program that ran and failed, with its error output. */
export class ProgramError extends BackupError {
  readonly program: string;

  constructor(program: string, output: string) {
    super(`${program} failed:\n${output.trim()}`);
    this.program = program;
  }
}

interface RunningProgram {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** @throws ProgramError */
  readonly ended: Promise<void>;
}

/** Starts one of PostgreSQL's client programs, found on the PATH. */
function startProgram(program: string, args: readonly string[], password: string): RunningProgram {
  const env = { ...process.env, ...(password !== "" && { PGPASSWORD: password }) };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let errorOutput = "";
  child.stderr.on("data", (chunk: Buffer) => (errorOutput = (errorOutput + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(new BackupError(`${program} was not found: it is one of PostgreSQL's client programs`)),
    );
    child.once("close", (status) => (status === 0 ? resolve() : reject(new ProgramError(program, errorOutput))));
  });
  // It may reject before it is awaited; without a handler that would crash the process.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Runs a program to its end. @returns its standard output */
export async function runProgram(program: string, args: readonly string[], password = ""): Promise<string> {
  const { child, ended } = startProgram(program, args, password);
  // A program that reads no input, or does not exist, may have closed the pipe.
  child.stdin.on("error", () => undefined).end();
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  await ended;
  return out;
}

/** Streams the output of a program. @throws ProgramError at its end, if the program failed. */
async function* readOutput(program: string, args: readonly string[]): AsyncGenerator<Buffer> {
  const { child, ended } = startProgram(program, args, "");
  child.stdin.on("error", () => undefined).end();
  yield* child.stdout;
  await ended;
}

/**
 * Runs a statement, then the script that pg_restore generates from a dump, in one transaction. If either program fails, the transaction is
 * not committed.
 */
export async function runDumpAfter(
  statement: string,
  { address, password, restoreArgs }: { address: string; password: string; restoreArgs: readonly string[] },
): Promise<void> {
  async function* script(): AsyncGenerator<string | Buffer> {
    yield `begin;\n${statement};\n`;
    yield* readOutput("pg_restore", [...restoreArgs, "--file=-"]);
    yield "\ncommit;\n";
  }
  const args = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", `--dbname=${address}`];
  const { child, ended } = startProgram("psql", args, password);
  child.stdout.resume();
  const inputDone = pipeline(Readable.from(script()), child.stdin).then(
    () => null,
    (error: unknown) => error,
  );
  const problem = await inputDone;
  // psql's own error comes first: the broken pipe is only its consequence.
  await ended;
  if (problem !== null) throw problem;
}
