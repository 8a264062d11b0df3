import { defineConfig } from "vitest/config";

/** Of files whose tests ask no database anything of theirs, once on SQLite is all there is to know. */
const WITHOUT_DATABASE = [
  "chat-model",
  "config",
  "kundli",
  "kundli-dasha",
  "kundli-sections",
  "kundli-strengths",
  "kundli-yogas",
  "limits",
  "log",
  "match-settings",
  "places",
  "process",
  "sky",
  "static-web",
  "transits",
  "accounts/attempt-limits",
  "accounts/hashing-queue",
  "prints/card",
  "prints/paginate",
  "prints/pdf",
].map((name) => `apps/server/test/${name}.test.ts`);

/** A test that fails is tried once more; the run names those that needed it. */
const AGAIN = 1;

/** What a test is given that waits for something: as long as a crowded machine may need. One that passes waits no longer for it. */
const PATIENCE = { retry: AGAIN, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const WEB = { root: "apps/web", config: "apps/web/vite.config.ts" };

/** Tests that put something else in a module's place: a window of their own, or others would get what they replaced. */
const REPLACES_MODULES = "src/**/*.mocked.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Left to itself it leaves one core to nobody: on two that is half of the machine.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          // Functions of what they are given: modules loaded anew for every file take as long as the tests.
          isolate: false,
          include: ["packages/*/test/**/*.test.ts", "tools/**/*.test.ts"],
          environment: "node",
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "contract",
          // Each test builds an app of its own; the modules it is made of take as long to load as all tests of a file.
          isolate: false,
          include: ["apps/server/test/**/*.test.ts"],
          globalSetup: "apps/server/test/prepare-places-index.ts",
          exclude: process.env["TEST_DATABASE_URL"] ? WITHOUT_DATABASE : [],
          environment: "node",
          ...PATIENCE,
        },
      },
      {
        extends: WEB.config,
        root: WEB.root,
        test: {
          name: "web",
          // A window made anew for every file, and all modules loaded into it, take longer than the tests.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [REPLACES_MODULES],
        },
      },
      { extends: WEB.config, root: WEB.root, test: { name: "web-mocked", include: [REPLACES_MODULES] } },
    ],
  },
});
