import { spawnSync } from "node:child_process";
import { linkSync, renameSync, rmSync, statSync } from "node:fs";

/**
 * Removes the symbols that only debuggers of C++ read, a fifth of Node, from a program of which there are equal copies at these paths, and makes
 * these one file. Where `strip` (of binutils) is missing, as in slim images, or programs are signed, as on macOS, they stay as they are.
 */
export function stripProgram(paths: readonly string[]): void {
  const [program, ...copies] = paths;
  if (program === undefined || process.platform !== "linux") return;
  const stripped = `${program}.stripped`;
  const { status } = spawnSync("strip", ["-o", stripped, program], { stdio: "ignore" });
  if (status !== 0 || statSync(stripped).size >= statSync(program).size) {
    rmSync(stripped, { force: true });
    return;
  }
  // A new file, not the old one's content: the program may be running, and linked from elsewhere.
  renameSync(stripped, program);
  for (const copy of copies) {
    rmSync(copy);
    linkSync(program, copy);
  }
}
