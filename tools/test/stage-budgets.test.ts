import { expect, test } from "vitest";
import { run } from "../lib/run-command.ts";
import { checkBudget, findBudget } from "../lib/stage-budgets.ts";
import { measureCpu } from "../lib/stage-cpu.ts";

/** Uses CPU time until as much is used, however busy the machine is; started by a shell, as test runners are. */
const burn = (milliseconds: number) =>
  run(
    "sh",
    [
      "-c",
      `node -e 'while (process.cpuUsage().user < ${milliseconds} * 1000) for (let i = 0; i < 1e6; i += 1);'; true`,
    ],
    { quiet: true },
  );

test.runIf(process.platform === "linux")(
  "the CPU time of a stage is that of its programs and their children",
  async () => {
    // One after another: of two programs that end at the same moment it cannot be told whose time it was.
    let idleSeconds: number | undefined;
    const busy = await measureCpu(async () => {
      await burn(300);
      idleSeconds = (await measureCpu(() => run("sh", ["-c", "exit 0"]))).cpuSeconds;
      return burn(300);
    });
    expect(busy.result.status).toBe(0);
    // Two programs' times, each rounded down to a hundredth of a second.
    expect(busy.cpuSeconds).toBeGreaterThanOrEqual(0.56);
    expect(idleSeconds).toBeLessThan(0.3);
  },
);

test("a stage of the nightly part fails above one and a half times its budget", () => {
  const budget = findBudget("nightly", "Unit") ?? Number.NaN;
  expect(checkBudget("nightly", "Unit", 1.5 * budget)).toBeUndefined();
  expect(checkBudget("nightly", "Unit", 1.5 * budget + 1)).toContain(`more than 1.5 × its budget of ${budget}`);
  expect(checkBudget("daily", "Unit", 100 * budget)).toBeUndefined();
  expect(checkBudget("nightly", "Unit", undefined)).toBeUndefined();
});
