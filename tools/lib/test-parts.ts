/**
 * `npm test` runs the daily part; `npm run test:nightly` the tests that take longest: killed processes, whole corpora, look and layout at
 * every width, and the server's other tests on PostgreSQL. A test file that is run by hand is in no part.
 */
export type TestPart = "daily" | "nightly";

export const isTestPart = (part: string | undefined): part is TestPart => part === "daily" || part === "nightly";

const listServerTests = (names: readonly string[]): readonly string[] =>
  names.map((name) => `apps/server/test/${name}.test.ts`);

/** Unit tests of whole corpora, of an index built from nothing, of the packages as others install them, and of every figure of `/truth`. */
export const NIGHTLY_UNIT_TESTS: readonly string[] = [
  "packages/astrologer/test/grammar-rules.test.ts",
  "packages/astrologer/test/hostile-input.test.ts",
  "packages/astrologer/test/knowledge-tables.test.ts",
  "packages/astrologer/test/uncertain-birth-time.test.ts",
  "packages/astrologer/test/message-classification/shipped-models.test.ts",
  "packages/astrologer/test/request/shipped-object-model.test.ts",
  "packages/places/test/open-index.test.ts",
  "tools/test/installed-packages.test.ts",
  "tools/test/truth-measured.test.ts",
];

/** Unit tests that check a sample of their cases every day, and all in the nightly part; see `sample.ts`. */
export const SAMPLED_UNIT_TESTS: readonly string[] = [
  "packages/astrologer/test/held-out.test.ts",
  "packages/astrologer/test/message-classification/model.test.ts",
  "packages/astrologer/test/plain-questions.test.ts",
  "packages/astrologer/test/statement-wrappers.test.ts",
  "packages/astrologer/test/user-conversations.test.ts",
  "packages/ephemeris/test/property/every-section.test.ts",
  "packages/ephemeris/test/property/independent-avasthas.test.ts",
  "packages/ephemeris/test/property/independent-calculation.test.ts",
  "packages/ephemeris/test/property/independent-doshas.test.ts",
  "packages/ephemeris/test/property/independent-ephemeris.test.ts",
  "packages/ephemeris/test/property/independent-strength.test.ts",
  "packages/ephemeris/test/property/independent-transits.test.ts",
  "packages/ephemeris/test/property/kundli.test.ts",
  "packages/ephemeris/test/property/limbs.test.ts",
  "packages/ephemeris/test/property/points.test.ts",
  "packages/ephemeris/test/property/rectification.test.ts",
  "packages/ephemeris/test/property/strength.test.ts",
  "packages/ephemeris/test/property/transit-aspects.test.ts",
  "packages/ephemeris/test/property/transits.test.ts",
  "packages/ephemeris/test/property/uncertainty-sections.test.ts",
  "packages/ephemeris/test/property/uncertainty.test.ts",
  "packages/ephemeris/test/swiss-ephemeris.test.ts",
  "packages/mcp/test/answer-questions.test.ts",
  "packages/panchang/test/golden/dates-by-city.test.ts",
  "packages/panchang/test/golden/festival-dates.test.ts",
  "packages/places/test/place-search.test.ts",
];

/** The same of the server. */
export const SAMPLED_SERVER_TESTS: readonly string[] = listServerTests([
  "accounts/abuse",
  "almanac",
  "ancient-births",
  "chat-model-hostile",
  "chat-resume-stream",
  "daily-message",
  "doctor",
  "fuzz",
  "shares",
  "transits",
]);

/** Server tests that start, kill and race whole processes, ask some hundred questions, wait for a Firestore, or compute all things twice. */
export const NIGHTLY_SERVER_TESTS: readonly string[] = listServerTests([
  "accounts/administrators-race",
  "accounts/admin-commands",
  "batches/process-kill",
  "channels/process-kill",
  "chat-planted-statements",
  "event-loop/event-loop",
  "examples",
  "jobs/process-kill",
  "ledger-control",
  "ledger-night",
  "nightly/api-document-rules",
  "nightly/firestore",
  "nightly/firestore-contract",
  "nightly/firestore-own-records",
  "nightly/move-between-stores",
  "process",
  "processes/cluster",
  "processes/failover",
  "processes/nginx",
  "restore",
  "uncertain-threads",
]);

/**
 * What depends on the database: records, migrations, transactions, jobs, queues, races, copies. Runs on PostgreSQL every day. Tests of whole
 * features, whose queries `contract/sql` asks of every repository, run on PostgreSQL in the nightly part.
 */
export const DATABASE_TESTS: readonly string[] = listServerTests([
  "accounts/audit",
  "accounts/rate-limit-counter",
  "accounts/join-accounts",
  "accounts/own-records",
  "accounts/user-list",
  "accounts/second-factors",
  "accounts/sessions",
  "backup",
  "channels/many-senders",
  "channels/parallel-workers",
  "chat-conversation-lock",
  "contact",
  "contract/sql",
  "database",
  "jobs/many-jobs",
  "jobs/notifications",
  "jobs/queue",
  "jobs/worker",
  "leads",
  "migrations",
  "monthly-partitions",
  "outages",
  "saved-kundlis",
  "server-database",
  "transactions",
  "units-at-once",
]);

/** Server tests without a database: PostgreSQL would show nothing that SQLite does not. */
export const TESTS_WITHOUT_DATABASE: readonly string[] = listServerTests([
  "access",
  "chat-model",
  "config",
  "portable-sql",
  "postgres-hosts",
  "wiring/list-areas",
  "kundli",
  "kundli-dasha",
  "kundli-sections",
  "kundli-strengths",
  "kundli-yogas",
  "limits",
  "log",
  "search-settings",
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
  "processes/failover",
  "processes/nginx",
  "processes/restart-delay",
]);

/**
 * Server tests that run through PgBouncer in the nightly part: units of work, the queue, and whole servers; people from sign-up and approval to
 * saved kundlis and chats.
 */
export const POOLER_TESTS: readonly string[] = listServerTests([
  "accounts/administration",
  "accounts/sessions",
  "chat",
  "chat-conversation-lock",
  "database",
  "jobs/notifications",
  "jobs/process-kill",
  "ledger-control",
  "ledger-night",
  "jobs/queue",
  "processes/cluster",
  "saved-kundlis",
  "server-database",
  "transactions",
]);

interface TestFiles {
  readonly include: string[];
  readonly exclude: string[];
}

/** The files of the project "contract" in a part, on SQLite or on PostgreSQL. */
export function selectServerTests(part: TestPart | undefined, isOnPostgres: boolean): TestFiles {
  const all = "apps/server/test/**/*.test.ts";
  const pointless = isOnPostgres ? TESTS_WITHOUT_DATABASE : [];
  if (part === undefined) return { include: [all], exclude: [...pointless] };
  if (part === "daily" && isOnPostgres) return { include: [...DATABASE_TESTS], exclude: [] };
  if (part === "daily") return { include: [all], exclude: [...NIGHTLY_SERVER_TESTS] };
  return isOnPostgres
    ? { include: [all], exclude: [...pointless, ...DATABASE_TESTS] }
    : { include: [...NIGHTLY_SERVER_TESTS, ...SAMPLED_SERVER_TESTS], exclude: [] };
}

/** The files of the project "unit" in a part. */
export function selectUnitTests(part: TestPart | undefined): TestFiles {
  const all = ["packages/*/test/**/*.test.ts", "tools/**/*.test.ts"];
  if (part === "nightly") return { include: [...NIGHTLY_UNIT_TESTS, ...SAMPLED_UNIT_TESTS], exclude: [] };
  return { include: all, exclude: part === "daily" ? [...NIGHTLY_UNIT_TESTS] : [] };
}
