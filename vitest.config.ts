import { configDefaults, defineConfig } from "vitest/config";
import { isTestPart, selectServerTests, selectUnitTests } from "./tools/lib/test-parts.ts";

/** A folder of tests may have packages of its own, whose tests are not ours. */
const skipPackages = <Files extends { exclude: string[] }>(files: Files): Files => ({
  ...files,
  exclude: [...configDefaults.exclude, ...files.exclude],
});

const part = isTestPart(process.env["TEST_PART"]) ? process.env["TEST_PART"] : undefined;

/** A failing test is retried once; the run names the tests that needed it. */
const RETRIES = 1;

/** Timeouts for a busy machine; a test that passes does not wait for them. */
const TIMEOUTS = { retry: RETRIES, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const WEB = { root: "apps/web", config: "apps/web/vite.config.ts" };

/** Tests that mock modules run in isolation, so that other tests do not get the mocks. */
const REPLACES_MODULES = "src/**/*.mocked.test.{ts,tsx}";

export default defineConfig({
  test: {
    // The default leaves one core unused, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          // Pure functions: loading all modules again for every file takes as long as the tests.
          isolate: false,
          // Node runs this code as it is; Vite's own module loader takes a third longer.
          experimental: { viteModuleRunner: false },
          ...selectUnitTests(part),
          environment: "node",
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: "contract",
          // Each test builds its own app; loading the modules again for every file takes as long as its tests.
          isolate: false,
          experimental: { viteModuleRunner: false },
          ...skipPackages(selectServerTests(part, Boolean(process.env["TEST_DATABASE_URL"]))),
          globalSetup: ["apps/server/test/prepare-places-index.ts", "apps/server/test/create-template-database.ts"],
          environment: "node",
          ...TIMEOUTS,
        },
      },
      {
        extends: WEB.config,
        root: WEB.root,
        test: {
          name: "web",
          // A new window for every file, with all modules loaded into it, takes longer than the tests.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [REPLACES_MODULES],
        },
      },
      { extends: WEB.config, root: WEB.root, test: { name: "web-mocked", include: [REPLACES_MODULES] } },
    ],
  },
});
