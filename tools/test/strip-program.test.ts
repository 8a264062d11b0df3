import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stripProgram } from "../lib/strip-program.ts";

let folder: string;
let paths: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lagna-strip-"));
  mkdirSync(join(folder, "bin"));
  paths = ["program", "copy"].map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, "code and symbols");
  // Of a package manager's cache, for example.
  linkSync(paths[0] ?? "", join(folder, "linked"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a `strip` on the path that keeps so many bytes, and ends with the status. */
function provideStrip(bytes: number, status = 0): void {
  const file = join(folder, "bin/strip");
  writeFileSync(file, `#!/bin/sh\nhead -c ${bytes} "$3" > "$2"\nexit ${status}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv("PATH", `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`);
}

const readAll = () => ["program", "copy", "linked"].map((name) => readFileSync(join(folder, name), "utf8"));
const WHOLE = "code and symbols";

test.runIf(process.platform === "linux")(
  "a stripped program and its copy are one file, others linked to it stay",
  () => {
    provideStrip(4);
    stripProgram(paths);
    expect(readAll()).toEqual(["code", "code", WHOLE]);
    const [program, copy] = paths.map((path) => statSync(path).ino);
    expect(program).toBe(copy);
  },
);

test("nothing changes where there is nothing to strip, strip fails, or is missing", () => {
  provideStrip(WHOLE.length);
  stripProgram(paths);
  provideStrip(4, 1);
  stripProgram(paths);
  vi.stubEnv("PATH", join(folder, "empty"));
  stripProgram(paths);
  stripProgram([]);
  expect(readAll()).toEqual([WHOLE, WHOLE, WHOLE]);
  expect(readdirSync(folder).toSorted()).toEqual(["bin", "copy", "linked", "program"]);
});
