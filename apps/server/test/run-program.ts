import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);
const ENOUGH_BYTES = 16 * 1024 * 1024;

/** Runs a program in a folder. @returns what it printed @throws Error with what it wrote to stderr if it fails */
export async function runProgram(command: string, args: readonly string[], cwd?: string): Promise<string> {
  return (await execute(command, args, { maxBuffer: ENOUGH_BYTES, ...(cwd !== undefined && { cwd }) })).stdout;
}

/** Runs the text of a TypeScript module as a process of its own. */
export const runTypeScript = (source: string): Promise<string> =>
  runProgram(process.execPath, ["--input-type=module-typescript", "--eval", source]);
