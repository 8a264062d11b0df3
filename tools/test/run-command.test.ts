import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT, run } from "../lib/run-command.ts";

/** A killed process without a parent that reaps it stays in the process table as a zombie, state "Z". */
function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, "utf8"));
}

test("a program that runs longer than its limit is killed with its children", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lagna-run-"));
  const pidFile = join(folder, "pid");
  const warn = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, seconds } = await run("sh", ["-c", `sleep 60 & echo $! > ${pidFile}; wait`], { limitMinutes: 0.02 });
  expect(status).not.toBe(0);
  expect(seconds).toBeLessThan(50);
  expect(warn).toHaveBeenCalledWith("sh was stopped after 0.02 minutes");
  const child = Number(readFileSync(pidFile, "utf8"));
  await vi.waitFor(() => expect(isAlive(child)).toBe(false));
  warn.mockRestore();
  rmSync(folder, { recursive: true, force: true });
});

test("a program within its limit ends with its own status and output", async () => {
  const { status, output } = await run("sh", ["-c", "echo done; exit 3"], { quiet: true, limitMinutes: 1 });
  expect(status).toBe(3);
  expect(output).toBe("done\n");
});

test("a program that cannot be started has status 127", async () => {
  expect((await run("no-such-program", [], { quiet: true })).status).toBe(127);
});

test("every program of the run shares one cache of compiled modules, unless told otherwise", async () => {
  const print = ["-p", "require('node:module').getCompileCacheDir() ?? 'none'"];
  vi.stubEnv("NODE_COMPILE_CACHE", undefined);
  const shared = await run("node", print, { quiet: true });
  const none = await run("node", print, { quiet: true, env: { NODE_COMPILE_CACHE: undefined } });
  vi.unstubAllEnvs();
  expect(shared.output).toContain(join(ROOT, "node_modules/.cache/compiled"));
  expect(none.output).toBe("none\n");
});
