/** Small source trees for the test of the dependency rules: a base project, violations, and allowed imports. */

const workspace = (name: string, dependencies: string[] = []) =>
  JSON.stringify({
    name,
    type: "module",
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, "1"])),
  });
const vendor = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: "1.0.0", main: "index.js" }),
  [`node_modules/${name}/index.js`]: "module.exports = {};\n",
});
const value = (path: string) => `import { one } from "${path}";\nexport const two = one;\n`;
const type = (path: string) => `import type { One } from "${path}";\nexport type Two = One;\n`;
const ids = (path: string) => `import { one as id } from "${path}";\nexport const ids = [id];\n`;
const ONE = "export type One = 1;\nexport const one = 1;\n";

/** Files that the others import; without violations. */
export const EMPTY_PROJECT: Record<string, string> = {
  "package.json": JSON.stringify({ name: "root", private: true, devDependencies: { vitest: "1" } }),
  ...vendor("vitest"),
  ...vendor("zod"),
  ...vendor("kysely"),
  ...vendor("@google-cloud/firestore"),
  ...vendor("ai"),
  ...vendor("sweph"),
  ...vendor("piscina"),
  ...vendor("stray"),
  "packages/terms/package.json": workspace("@x/terms"),
  "packages/terms/src/index.ts": ONE,
  "packages/contract/package.json": workspace("@x/contract", ["zod"]),
  "packages/contract/src/index.ts": ONE,
  "packages/jyotish/package.json": workspace("@x/jyotish"),
  "packages/jyotish/src/index.ts": ONE,
  "packages/jyotish/src/core/angle.ts": ONE,
  "packages/jyotish/src/core.ts": value("./core/angle.ts"),
  "packages/jyotish/test/fixture.ts": ONE,
  "packages/ephemeris/package.json": workspace("@x/ephemeris", ["sweph"]),
  "packages/ephemeris/src/index.ts": ONE,
  "packages/places/package.json": workspace("@x/places"),
  "packages/places/src/index.ts": ONE,
  "packages/places/src/core.ts": ONE,
  "packages/kundli/package.json": workspace("@x/kundli"),
  "packages/kundli/src/index.ts": ONE,
  "packages/chart-drawing/package.json": workspace("@x/chart-drawing"),
  "packages/chart-drawing/src/index.ts": ONE,
  "packages/chart-element/package.json": workspace("@x/chart-element"),
  "packages/chart-element/src/index.ts": ONE,
  "packages/client/package.json": workspace("@x/client"),
  "packages/astrologer/package.json": workspace("@x/astrologer"),
  "packages/panchang/package.json": workspace("@x/panchang"),
  "packages/panchang/src/index.ts": ONE,
  "packages/mcp/package.json": workspace("@x/mcp", ["zod", "@modelcontextprotocol/sdk"]),
  "packages/mcp/src/index.ts": ONE,
  "packages/astrologer/src/index.ts": ONE,
  "apps/server/package.json": workspace("@x/server", ["piscina", "kysely", "@google-cloud/firestore", "ai", "sweph"]),
  "apps/server/src/main.ts": ONE,
  "apps/server/src/app.ts": ONE,
  "apps/server/src/settings/config.ts": ONE,
  "apps/server/src/db/client.ts": ONE,
  "apps/server/src/firestore/client.ts": ONE,
  "apps/server/src/modules/people/routes.ts": ONE,
  "apps/server/src/modules/people/service.ts": ONE,
  "apps/server/src/modules/people/repository.ts": ONE,
  "apps/server/src/modules/people/sql-repository.ts": ONE,
  "apps/server/src/modules/people/firestore-repository.ts": ONE,
  "apps/server/src/channels/telegram/send-messages.ts": ONE,
  "apps/server/src/http/authorize-request.ts": ONE,
  "apps/server/src/jobs/queue.ts": ONE,
  "apps/server/src/wiring/people.ts": ONE,
  "apps/web/package.json": workspace("@x/web"),
  "apps/web/src/app/router.tsx": ONE,
  "apps/web/src/features/kundli/form.tsx": ONE,
  "apps/web/src/domain/birth/form.tsx": ONE,
  "apps/web/src/ui/button.tsx": ONE,
  "apps/web/src/ui/tabs/index.tsx": ONE,
  "apps/web/src/lib/api.ts": ONE,
  "e2e/package.json": workspace("@x/e2e"),
};

interface Violation {
  rule: string;
  from: string;
  text: string;
  /** More files that the violation needs. */
  beside?: Record<string, string>;
}

export const VIOLATIONS: Violation[] = [
  {
    rule: "no-circular",
    from: "apps/server/src/http/a.ts",
    text: value("./b.ts"),
    beside: { "apps/server/src/http/b.ts": type("./a.ts") },
  },
  { rule: "not-to-unresolvable", from: "apps/server/src/http/gone.ts", text: value("./nowhere.ts") },
  { rule: "no-undeclared-dependency", from: "apps/server/src/http/stray.ts", text: value("stray") },
  { rule: "not-to-dev-dependency", from: "apps/server/src/http/dev.ts", text: value("vitest") },
  { rule: "not-to-test-code", from: "packages/jyotish/src/fake.ts", text: value("../test/fixture.ts") },
  {
    rule: "packages-not-to-apps",
    from: "packages/places/src/up.ts",
    text: value("../../../apps/server/src/settings/config.ts"),
  },
  {
    rule: "package-by-its-door",
    from: "packages/ephemeris/src/inside.ts",
    text: value("../../jyotish/src/core/angle.ts"),
  },
  {
    rule: "package-by-its-door-from-apps",
    from: "apps/server/src/http/inside.ts",
    text: value("../../../../packages/jyotish/src/core/angle.ts"),
  },
  { rule: "no-barrels", from: "apps/web/src/features/kundli/barrel.tsx", text: value("../../ui/tabs/index.tsx") },
  { rule: "terms-stand-alone", from: "packages/terms/src/sky.ts", text: type("../../jyotish/src/index.ts") },
  {
    rule: "contract-only-zod-and-terms",
    from: "packages/contract/src/logic.ts",
    text: value("../../jyotish/src/index.ts"),
  },
  {
    rule: "jyotish-is-pure",
    from: "packages/jyotish/src/clock.ts",
    text: 'import { readFileSync as one } from "node:fs";\nexport const two = one;\n',
  },
  { rule: "jyotish-is-pure", from: "packages/jyotish/src/shape.ts", text: type("../../contract/src/index.ts") },
  {
    rule: "ephemeris-is-the-adapter",
    from: "packages/ephemeris/src/place.ts",
    text: value("../../places/src/index.ts"),
  },
  {
    rule: "ephemeris-takes-the-port-as-types",
    from: "packages/ephemeris/src/chart.ts",
    text: value("../../jyotish/src/index.ts"),
  },
  { rule: "jyotish-core-is-arithmetic", from: "packages/jyotish/src/core/houses.ts", text: type("../index.ts") },
  { rule: "places-only-its-data", from: "packages/places/src/sky.ts", text: value("../../ephemeris/src/index.ts") },
  {
    rule: "chart-drawing-is-pure",
    from: "packages/chart-drawing/src/sky.ts",
    text: value("../../jyotish/src/index.ts"),
  },
  {
    rule: "chart-element-only-the-drawing",
    from: "packages/chart-element/src/schema.ts",
    text: type("../../contract/src/index.ts"),
  },
  { rule: "client-stands-alone", from: "packages/client/src/schema.ts", text: type("../../contract/src/index.ts") },
  { rule: "kundli-is-pure", from: "packages/kundli/src/search.ts", text: value("../../places/src/index.ts") },
  {
    rule: "places-core-reads-no-files",
    from: "packages/places/src/time/zone-store.ts",
    text: 'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
  },
  {
    rule: "birth-tables-only-parse",
    from: "packages/birth-tables/src/sky.ts",
    text: value("../../jyotish/src/index.ts"),
  },
  { rule: "panchang-is-pure", from: "packages/panchang/src/clock.ts", text: value("../../ephemeris/src/index.ts") },
  {
    rule: "mcp-is-tools-over-an-engine",
    from: "packages/mcp/src/sky.ts",
    text: value("../../ephemeris/src/index.ts"),
  },
  { rule: "astrologer-is-pure", from: "packages/astrologer/src/sky.ts", text: value("../../ephemeris/src/index.ts") },
  {
    rule: "contract-types-only",
    from: "packages/chart-drawing/src/schema.ts",
    text: value("../../contract/src/index.ts"),
  },
  {
    rule: "astrologer-parses-once",
    from: "packages/astrologer/src/answer/parse-again.ts",
    text: value("../question/parse-question.ts"),
    beside: { "packages/astrologer/src/question/parse-question.ts": "export const one = 1;\n" },
  },
  { rule: "swiss-ephemeris-behind-its-adapter", from: "apps/server/src/http/sky.ts", text: value("sweph") },
  { rule: "server-not-to-web", from: "apps/server/src/http/page.ts", text: value("../../../web/src/lib/api.ts") },
  { rule: "server-main-is-the-top", from: "apps/server/src/http/start.ts", text: value("../main.ts") },
  { rule: "server-app-only-from-the-top", from: "apps/server/src/http/app.ts", text: value("../app.ts") },
  {
    rule: "server-computing-knows-no-module",
    from: "apps/server/src/computing/leads.ts",
    text: value("../modules/leads/service.ts"),
  },
  { rule: "worker-threads-only-in-computing", from: "apps/server/src/http/thread.ts", text: value("piscina") },
  {
    rule: "server-thread-only-loaded-by-the-pool",
    from: "apps/server/src/wiring/tasks.ts",
    text: value("./computing-thread.ts"),
    beside: { "apps/server/src/wiring/computing-thread.ts": ONE },
  },
  {
    rule: "server-db-is-the-bottom",
    from: "apps/server/src/db/people.ts",
    text: value("../modules/people/service.ts"),
  },
  {
    rule: "server-basics-at-the-bottom",
    from: "apps/server/src/errors/people-error.ts",
    text: type("../modules/people/service.ts"),
  },
  {
    rule: "server-http-imports-no-module",
    from: "apps/server/src/http/authentication.ts",
    text: type("../modules/people/service.ts"),
  },
  {
    rule: "server-jobs-below-modules",
    from: "apps/server/src/jobs/worker.ts",
    text: value("../http/authorize-request.ts"),
  },
  {
    rule: "server-jobs-below-modules",
    from: "apps/server/src/mail/mailer.ts",
    text: type("../modules/people/service.ts"),
  },
  {
    rule: "server-graphics-knows-no-kundli",
    from: "apps/server/src/graphics/graphics.ts",
    text: type("../modules/people/service.ts"),
  },
  {
    rule: "server-wiring-only-from-the-top",
    from: "apps/server/src/modules/leads/wired.ts",
    text: value("../../wiring/people.ts"),
  },
  {
    rule: "server-query-builder-in-repositories",
    from: "apps/server/src/modules/leads/service.ts",
    text: type("kysely"),
  },
  {
    rule: "server-query-builder-in-repositories",
    from: "apps/server/src/modules/notes/repository.ts",
    text: type("kysely"),
  },
  {
    rule: "server-firestore-in-repositories",
    from: "apps/server/src/modules/leads/folder.ts",
    text: type("@google-cloud/firestore"),
  },
  {
    rule: "server-modules-without-a-database",
    from: "apps/server/src/modules/leads/archive/repository.ts",
    text: type("../../../db/client.ts"),
  },
  {
    rule: "server-modules-without-a-database",
    from: "apps/server/src/modules/notes/archive.ts",
    text: type("../../firestore/client.ts"),
  },
  {
    rule: "server-stores-chosen-by-the-wiring",
    from: "apps/server/src/modules/people/list.ts",
    text: value("./sql-repository.ts"),
  },
  {
    rule: "server-stores-chosen-by-the-wiring",
    from: "apps/server/src/modules/people/register.ts",
    text: value("./firestore-repository.ts"),
  },
  {
    rule: "server-routes-not-to-repository",
    from: "apps/server/src/modules/leads/archive/routes.ts",
    text: value("../repository.ts"),
  },
  {
    rule: "server-module-by-its-service",
    from: "apps/server/src/modules/leads/presenter.ts",
    text: value("../people/repository.ts"),
  },
  {
    rule: "server-modules-behind-the-wiring",
    from: "apps/server/src/cli/backup.ts",
    text: value("../modules/people/service.ts"),
  },
  {
    rule: "server-module-by-its-service-from-outside",
    from: "apps/server/src/chat/memory.ts",
    text: value("../modules/people/repository.ts"),
  },
  {
    rule: "server-module-by-its-service-from-outside",
    from: "apps/server/src/cli/list-people.ts",
    text: type("../modules/people/repository.ts"),
  },
  {
    rule: "server-routes-not-to-repository",
    from: "apps/server/src/modules/leads/routes.ts",
    text: value("./repository.ts"),
  },
  { rule: "server-service-not-upwards", from: "apps/server/src/modules/chats/service.ts", text: value("./routes.ts") },
  {
    rule: "server-repository-not-upwards",
    from: "apps/server/src/modules/leads/repository.ts",
    text: value("./service.ts"),
  },
  {
    rule: "server-config-value-only-in-main",
    from: "apps/server/src/http/env.ts",
    text: value("../settings/config.ts"),
  },
  { rule: "model-sdk-only-in-providers", from: "apps/server/src/chat/service.ts", text: value("ai") },
  {
    rule: "nothing-calls-a-channel",
    from: "apps/server/src/chat/push.ts",
    text: value("../channels/telegram/send-messages.ts"),
  },
  {
    rule: "no-cross-channel",
    from: "apps/server/src/channels/whatsapp/webhook.ts",
    text: value("../telegram/send-messages.ts"),
  },
  {
    rule: "web-only-contract-tables-drawing-and-terms",
    from: "apps/web/src/lib/sky.ts",
    text: value("../../../../packages/jyotish/src/index.ts"),
  },
  {
    rule: "web-no-node-modules-of-node",
    from: "apps/web/src/lib/file.ts",
    text: 'import { join as one } from "node:path";\nexport const two = one;\n',
  },
  {
    rule: "web-engine-only-what-runs-in-a-browser",
    from: "apps/web/src/engine/engine-worker.ts",
    text: value("../../../../packages/places/src/index.ts"),
  },
  {
    rule: "web-engine-by-its-client",
    from: "apps/web/src/lib/start.ts",
    text: value("../engine/engine-worker.ts"),
  },
  { rule: "web-no-cross-feature", from: "apps/web/src/features/chat/pane.tsx", text: value("../kundli/form.tsx") },
  {
    rule: "web-features-not-to-app",
    from: "apps/web/src/features/chat/route.tsx",
    text: value("../../app/router.tsx"),
  },
  {
    rule: "web-features-not-to-app",
    from: "apps/web/src/domain/chart/route.tsx",
    text: value("../../app/router.tsx"),
  },
  {
    rule: "web-domain-not-to-features",
    from: "apps/web/src/domain/chart/figure.tsx",
    text: value("../../features/kundli/form.tsx"),
  },
  { rule: "web-shared-not-upwards", from: "apps/web/src/ui/form.tsx", text: value("../features/kundli/form.tsx") },
  { rule: "web-shared-not-upwards", from: "apps/web/src/lib/births.ts", text: value("../domain/birth/form.tsx") },
  { rule: "web-lib-not-to-ui", from: "apps/web/src/lib/look.ts", text: value("../ui/button.tsx") },
  { rule: "e2e-nothing-of-ours", from: "e2e/journey.ts", text: value("../packages/contract/src/index.ts") },
];

/** Imports between the same folders that the rules allow. */
export const ALLOWED_IMPORTS: Record<string, string> = {
  "packages/contract/src/schema.ts": `${value("zod")}${ids("../../terms/src/index.ts")}`,
  "packages/jyotish/src/sign.ts": ids("../../terms/src/index.ts"),
  "packages/ephemeris/src/adapter.ts": `${value("sweph")}import type { One } from "../../jyotish/src/index.ts";\nexport type Port = One;\n`,
  "packages/ephemeris/src/sidereal.ts": ids("../../jyotish/src/core.ts"),
  "packages/chart-drawing/src/draw.ts": `${type("../../contract/src/index.ts")}${ids("../../terms/src/index.ts")}`,
  "packages/astrologer/src/facts.ts": value("../../jyotish/src/index.ts"),
  "packages/panchang/src/sky.ts": value("../../jyotish/src/index.ts"),
  "packages/kundli/src/clock.ts": value("../../places/src/core.ts"),
  "packages/places/src/time/zone-files.ts":
    'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
  "packages/jyotish/test/angle.test.ts": `import "vitest";\n${value("../../ephemeris/src/index.ts")}`,
  "apps/server/src/main.ts":
    'import { one } from "./app.ts";\nimport { one as two } from "./settings/config.ts";\nexport const three = one + two;\n',
  "apps/server/src/http/create-server.ts": type("../settings/config.ts"),
  "apps/server/src/modules/leads/repository.ts": ONE,
  "apps/server/src/modules/leads/sql-repository.ts": `${value("kysely")}import type { One } from "../../db/client.ts";\nexport type Rows = One;\n`,
  "apps/server/src/modules/leads/firestore-repository.ts": `${value("@google-cloud/firestore")}import type { One } from "../../firestore/client.ts";\nexport type Documents = One;\n`,
  "apps/server/src/wiring/leads.ts": value("../modules/leads/sql-repository.ts"),
  "apps/server/src/mail/mailer.ts": value("../jobs/queue.ts"),
  "apps/server/src/wiring/people.ts": value("../modules/people/routes.ts"),
  "apps/server/src/app.ts": value("./wiring/people.ts"),
  "apps/server/src/modules/leads/service.ts": value("./repository.ts"),
  "apps/server/src/modules/leads/routes.ts": value("../people/service.ts"),
  "apps/server/src/chat/provider-openai.ts": value("ai"),
  "apps/server/src/channels/whatsapp/webhook.ts": value("../../modules/people/service.ts"),
  "apps/web/src/app/page.tsx": value("../features/kundli/form.tsx"),
  "apps/web/src/features/kundli/field.tsx": value("../../domain/birth/form.tsx"),
  "apps/web/src/domain/birth/field.tsx": value("../../ui/button.tsx"),
  "apps/web/src/lib/words.ts": ids("../../../../packages/terms/src/index.ts"),
};
