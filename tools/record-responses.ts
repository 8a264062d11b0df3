import { run } from "./lib/run-command.ts";

/** `npm run record-responses` writes the answers in the API's documentation that are missing or no longer as documented. */
const FILE = "apps/server/test/examples.test.ts";
const env = { TEST_PART: "nightly", RENEW_EXAMPLES: "1" };
const { status } = await run("vitest", ["run", "--project", "contract", FILE], { env });
process.exitCode = status;
