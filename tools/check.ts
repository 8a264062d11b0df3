import { runChecks } from "./lib/checks.ts";

const { passed, failed } = await runChecks();
console.log(`${passed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
