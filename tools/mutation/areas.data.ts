/** Files whose guards and limits are tested with the same test files. */
export interface AreaGroup {
  /** Paths or globs. */
  readonly sources: readonly string[];
  /** Test files, the fastest first. */
  readonly tests: readonly string[];
  /** Mutants of lines that contain one of these texts are tested in every run. */
  readonly always?: readonly string[];
  /** Mutants that are not tested, because their effect is the same. */
  readonly equivalent?: readonly EquivalentMutant[];
}

export interface EquivalentMutant {
  /** A text of the line. */
  readonly code: string;
  readonly change: string;
  readonly reason: string;
}

export interface Area {
  /** The Vitest projects of the test files. */
  readonly projects: readonly string[];
  /** How many mutants a run draws, besides those of the lines that are always tested. */
  readonly sample: number;
  readonly groups: readonly AreaGroup[];
}

const list = (folder: string, names: readonly string[], ending = ".ts"): readonly string[] =>
  names.map((name) => `${folder}/${name}${ending}`);
const serverSources = (...names: string[]) => list("apps/server/src", names);
const serverTests = (...names: string[]) => list("apps/server/test", names, ".test.ts");
const webSources = (...names: string[]) => list("apps/web/src", names);
const webTests = (...names: string[]) => list("apps/web/src", names, "");
const jyotishSources = (...names: string[]) => list("packages/jyotish/src", names);
const jyotishTests = (...names: string[]) => list("packages/jyotish/test", names, ".test.ts");
const ephemerisTests = (...names: string[]) => list("packages/ephemeris/test/property", names, ".test.ts");
const panchangSources = (...names: string[]) => list("packages/panchang/src", names);
const panchangTests = (...names: string[]) => list("packages/panchang/test", names, ".test.ts");
const astrologerSources = (...names: string[]) => list("packages/astrologer/src", names);
const astrologerTests = (...names: string[]) => list("packages/astrologer/test", names, ".test.ts");

export const AREAS: Readonly<Record<string, Area>> = {
  server: {
    projects: ["contract"],
    sample: 50,
    groups: [
      {
        sources: serverSources(
          "http/authorize-request",
          "modules/access-approval/service",
          "modules/access-approval/record-access-decisions",
        ),
        tests: serverTests("accounts/access-service", "server", "contract/sql", "accounts/administration", "access"),
      },
      {
        sources: serverSources("http/rate-limit-counter", "http/request-limits", "http/handle-protocol-errors"),
        tests: serverTests("accounts/rate-limit-counter", "limits", "errors"),
      },
      {
        sources: serverSources("modules/accounts/attempt-limits"),
        tests: serverTests("accounts/attempt-limits", "accounts/abuse"),
      },
      {
        sources: serverSources("computing/computation-slots", "computing/concurrency-limit"),
        tests: serverTests("computing/computation-slots", "computing/concurrency-limit"),
      },
      {
        sources: serverSources("computing/worker-pool", "computing/worker-tasks", "computing/main-thread-task-runner"),
        tests: serverTests("computing/worker-pool", "uncertain-threads"),
      },
      {
        sources: serverSources("http/overload-guard"),
        tests: serverTests("try", "limits", "errors"),
        equivalent: [
          {
            code: "< startUpMs) return",
            change: "< → <=",
            reason: "the time since the start is never exactly the limit",
          },
          { code: "loop.lateMs() > maxDelayMs", change: "> → >=", reason: "the delay is never exactly the limit" },
          { code: "RESOLUTION_MS = 10", change: "10 → 11", reason: "the measured delay leaves the resolution out" },
        ],
      },
      {
        sources: serverSources(
          "modules/almanac/send-cacheable-response",
          "modules/almanac/routes",
          "modules/almanac/ical-routes",
          "modules/almanac/almanac-places",
        ),
        tests: serverTests("almanac", "almanac-calendar"),
      },
      {
        sources: serverSources("modules/charts/chart-worker-tasks"),
        tests: serverTests("uncertainty", "uncertain-threads"),
      },
      {
        sources: serverSources(
          "modules/accounts/sessions/live-sessions",
          "modules/accounts/sessions/sql-repository",
          "modules/accounts/sessions/repository",
          "modules/accounts/sessions/require-reauthentication",
        ),
        tests: serverTests("accounts/reauthentication", "contract/sql", "accounts/sessions", "accounts/second-factors"),
        always: ["MAX_SESSIONS", '"awaits_second"'],
      },
      {
        sources: serverSources(
          "modules/accounts/second-factors/verify-second-step",
          "modules/accounts/second-factors/totp",
        ),
        tests: serverTests("accounts/totp", "accounts/second-factors"),
      },
      {
        sources: serverSources(
          "modules/accounts/mailed-links/find-valid-link",
          "modules/accounts/mailed-links/sign-in-with-magic-link",
          "modules/accounts/mailed-links/verify-address",
          "modules/accounts/mailed-links/sql-repository",
        ),
        tests: serverTests("contract/sql", "accounts/mail"),
      },
      { sources: serverSources("modules/accounts/providers/id-tokens"), tests: serverTests("accounts/google") },
      {
        sources: serverSources("modules/saved-kundlis/sql-repository", "modules/saved-kundlis/resolve-save-conflict"),
        tests: serverTests("contract/sql", "saved-kundlis"),
        equivalent: [
          {
            // The line before, where the removed text starts.
            code: '.where("owner_id", "=", ownerId)',
            change: '.where("is_self", "=", 1) removed',
            reason: "clears a flag that the others do not have; spares writing their rows",
          },
        ],
      },
      {
        sources: serverSources(
          "modules/shares/service",
          "modules/shares/sql-repository",
          "modules/shares/public-share-view",
        ),
        tests: serverTests("shares"),
      },
      {
        sources: serverSources("jobs/sql-queue", "jobs/find-due-jobs", "jobs/back-off", "jobs/worker"),
        tests: serverTests("jobs/queue", "jobs/worker", "jobs/administration", "jobs/many-jobs"),
        equivalent: [
          {
            code: "heldByCaller.length > 0",
            change: "> → >=",
            reason: "SQLite, on which these tests run, takes an empty list; PostgreSQL does not",
          },
        ],
      },
      {
        sources: serverSources("channels/sql/outbox", "channels/sql/inbox", "channels/sql/rate-limits"),
        tests: serverTests("contract/sql", "channels/channel-jobs", "channels/whatsapp"),
      },
      {
        sources: serverSources(
          "channels/linking/link-code",
          "channels/linking/service",
          "channels/linking/sql-repository",
        ),
        tests: serverTests("channels/link-code", "contract/sql", "channels/linking"),
      },
    ],
  },
  web: {
    projects: ["web", "web-mocked"],
    sample: 80,
    groups: [
      {
        sources: webSources(
          "domain/saved-kundlis/outbox",
          "domain/saved-kundlis/outbox-store",
          "domain/saved-kundlis/merge-outbox",
          "domain/saved-kundlis/use-outbox",
        ),
        tests: webTests(
          "domain/saved-kundlis/outbox.test.ts",
          "domain/saved-kundlis/use-outbox.test.ts",
          "features/saved-kundlis/kundlis-outbox.test.tsx",
          "features/saved-kundlis/kundlis.test.tsx",
        ),
        always: ["CHANGED_ELSEWHERE", "UNDO_MS", "notBefore", '"conflict"'],
      },
      {
        sources: webSources("features/leads/lead-outbox", "domain/unsent-submissions/*"),
        tests: webTests("features/leads/lead-outbox.test.ts", "features/leads/leads.test.tsx"),
      },
      {
        sources: webSources("lib/draft-storage", "lib/storage"),
        tests: webTests("lib/storage.test.ts", "features/contact/contact.test.tsx"),
      },
      { sources: webSources("lib/offline"), tests: webTests("lib/offline.test.ts") },
      {
        sources: webSources("features/saved-kundlis/editor-draft"),
        tests: webTests("features/saved-kundlis/kundlis.test.tsx"),
      },
      {
        sources: webSources("features/assistant/conversation-storage"),
        tests: webTests("features/assistant/conversation-storage.test.ts"),
      },
    ],
  },
  jyotish: {
    projects: ["unit"],
    sample: 150,
    groups: [
      { sources: jyotishSources("strength/yuddha"), tests: jyotishTests("strength/strength"), always: ["_DEG"] },
      {
        sources: jyotishSources(
          "relation/combustion",
          "relation/combustion.data",
          "relation/dignity",
          "relation/dignity.data",
        ),
        tests: jyotishTests("relation/relation", "relation/find-stronger"),
      },
      {
        sources: jyotishSources("relation/nature", "relation/find-stronger"),
        tests: jyotishTests("relation/nature", "relation/find-stronger"),
      },
      {
        sources: jyotishSources("transit/sade-sati", "transit/gochara", "transit/gochara.data"),
        tests: [
          ...jyotishTests("transit/gochara", "transit/sade-sati"),
          ...ephemerisTests("transits", "independent-transits"),
        ],
        always: ["MAX_GAP_IN_ROUND_DAYS", "LIFE_YEARS", "MARGIN_YEARS"],
      },
      {
        sources: jyotishSources("zodiac/*", "core/angle"),
        tests: jyotishTests(
          "core/core",
          "dasha/vimshottari",
          "chart/houses",
          "relation/relation",
          "dasha/independent-nakshatra-dashas",
        ),
      },
      {
        sources: jyotishSources("dosha/dosha", "dosha/dosha.data"),
        tests: [...jyotishTests("dosha/doshas"), ...ephemerisTests("independent-doshas")],
      },
      {
        sources: jyotishSources("avastha/avastha", "avastha/avastha.data", "avastha/sayanadi"),
        tests: [...jyotishTests("avastha/avastha"), ...ephemerisTests("independent-avasthas")],
      },
      { sources: jyotishSources("karaka/chara-karaka"), tests: jyotishTests("karaka/chara-karaka") },
      {
        sources: jyotishSources("varga/varga-rule", "varga/varga"),
        tests: jyotishTests("varga/varga", "varga/varga.golden"),
      },
      {
        sources: jyotishSources("dasha/vimshottari", "dasha/dasha-options", "dasha/evaluate-applicability"),
        tests: jyotishTests("dasha/vimshottari", "dasha/dashas", "dasha/evaluate-applicability"),
      },
      {
        sources: jyotishSources(
          "strength/ishta-kashta",
          "strength/drishti-pinda",
          "strength/vimsopaka",
          "strength/sthana-bala",
        ),
        tests: jyotishTests("strength/strength", "strength/vimsopaka"),
      },
    ],
  },
  matching: {
    projects: ["unit", "contract"],
    sample: 50,
    groups: [
      {
        sources: jyotishSources("matching/*"),
        tests: [
          ...jyotishTests(
            "matching/navamsa-notes",
            "matching/publishers-tables",
            "matching/compare-navamsas",
            "matching/matching.golden",
            "matching/matching.property",
          ),
          "packages/ephemeris/test/matching.test.ts",
        ],
      },
      {
        sources: serverSources("modules/matching/service", "modules/matching/routes"),
        tests: serverTests("matching"),
      },
    ],
  },
  schools: {
    projects: ["unit"],
    sample: 60,
    groups: [
      {
        sources: jyotishSources("varshaphal/*"),
        tests: [
          ...jyotishTests(
            "varshaphal/tajaka-yogas",
            "varshaphal/tajaka-limits",
            "varshaphal/year-parts",
            "varshaphal/tajaka.golden",
            "varshaphal/worked-examples.golden",
          ),
          ...ephemerisTests("varshaphal"),
          "packages/ephemeris/test/golden/varshaphal.golden.test.ts",
        ],
        equivalent: [
          {
            code: "elapsed > 0 && again",
            change: "elapsed > 0 && again → true",
            reason: "with nothing elapsed the period again begins at the end of the year, and is cut away",
          },
          {
            code: "const moving = shares.filter",
            change: ".filter(({ degrees }) => degrees > 0) removed",
            reason: "shares without degrees are passed over again when the periods are made",
          },
          {
            code: "if (!approach) return null",
            change: "!approach → false",
            reason: "both grahas are there: findMeeting has looked",
          },
          {
            code: "SUN_STAY_DAYS = 33",
            change: "33 → 34",
            reason: "the Sun has left its sign before; a day more finds nothing in it",
          },
        ],
      },
      {
        sources: jyotishSources("kp/*"),
        tests: [
          ...jyotishTests("kp/kp", "kp/kp-charts.golden"),
          "packages/ephemeris/test/golden/kp.golden.test.ts",
          "packages/ephemeris/test/prashna-rules.test.ts",
        ],
      },
      {
        sources: jyotishSources("prashna/*"),
        tests: [
          ...jyotishTests("prashna/verdict", "varshaphal/year-parts"),
          "packages/ephemeris/test/prashna.test.ts",
          "packages/ephemeris/test/prashna-rules.test.ts",
        ],
      },
    ],
  },
  panchang: {
    projects: ["unit"],
    sample: 60,
    groups: [
      {
        sources: panchangSources("day/*"),
        tests: panchangTests("tables", "golden/publisher-days", "golden/quoted-days", "day", "edges", "eclipses"),
        equivalent: [
          {
            code: "part > 0 && part < 57 && part % 7 === 0",
            change: "57 → 58",
            reason: "57 is no multiple of seven",
          },
          {
            code: "part > 0 && part < 57 && part % 7 === 0",
            change: "< → <=",
            reason: "57 is no multiple of seven",
          },
        ],
      },
      {
        sources: panchangSources("month/*"),
        tests: panchangTests("tables", "golden/quoted-days", "day", "edges", "solar-months"),
      },
      {
        sources: panchangSources("sky/*"),
        tests: panchangTests("golden/publisher-days", "golden/quoted-days", "day", "edges"),
      },
      {
        sources: panchangSources("muhurta/*"),
        tests: panchangTests("muhurta-scores", "muhurta-bars", "muhurta", "golden/quoted-days"),
      },
      {
        sources: panchangSources("festival/[!c]*", "festival/choose-day", "ekadashi/*", "tithi-day/*"),
        tests: panchangTests(
          "choose-day",
          "ekadashi-days",
          "tithi-days",
          "named-festivals",
          "star-feasts",
          "golden/fingerprint",
          "festivals",
          "next-day-clauses",
          "golden/festival-dates",
        ),
        equivalent: [
          {
            code: "Math.max(first, second) >= GROWTH",
            change: ">= → >",
            reason: "a tithi is never longer than the one before by exactly a ghati",
          },
        ],
      },
      {
        sources: panchangSources("festival/close-call"),
        tests: panchangTests("close-calls"),
        equivalent: [
          {
            // The line before, where the removed text starts.
            code: "return listEkadashis(almanac, tradition as EkadashiSchoolId)",
            change: ".filter(({ name }) => `ekadashi_${name}` === observance) removed",
            reason: "any other ekadashi is a fortnight away, and only the nearest within some days counts",
          },
        ],
      },
    ],
  },
  invitations: {
    projects: ["contract"],
    sample: 40,
    groups: [
      {
        sources: serverSources("modules/matching/invitations/*"),
        tests: serverTests("invitations", "invitation-guards", "invitation-changes"),
        equivalent: [
          {
            code: "if (!computed || !guest || !role) return null",
            change: "|| → &&",
            reason: "nothing is computed without a guest and a role; the others narrow the types",
          },
          {
            code: 'typeof key === "string" ? key : null',
            change: 'typeof key === "string" → true',
            reason: "an absent key has the hash of the word undefined, which no stored key has",
          },
          {
            code: "computed: role === null ? null",
            change: "role === null → false",
            reason: "a person without a role is shown an invitation only before it has a guest, and so a match",
          },
        ],
      },
    ],
  },
  try: {
    projects: ["contract"],
    sample: 40,
    groups: [
      {
        sources: serverSources("modules/try/routes", "chat/try-chat-service"),
        tests: serverTests("try"),
      },
    ],
  },
  calendars: {
    projects: ["contract"],
    sample: 40,
    groups: [
      {
        sources: serverSources("modules/almanac/personal-calendar/[!s]*", "modules/almanac/personal-calendar/service"),
        tests: serverTests("personal-calendar-guards", "personal-calendar"),
        equivalent: [
          {
            code: "return mahas",
            change: ".filter(touches) removed",
            reason: "the parts of a period that does not touch the years do not touch them either",
          },
          ...["< → <=", "> → >="].map((change) => ({
            code: "start < after && end > from",
            change,
            reason: "a date is longer than a year, and so never equal to it as a text",
          })),
          {
            code: "feedId === null ?",
            change: "feedId === null → false",
            reason: "no calendar has the address null",
          },
          {
            code: "vratas.length === 0",
            change: "vratas.length === 0 → false",
            reason: "of all festivals none is of a vrata that is not chosen; spares finding them",
          },
        ],
      },
      {
        sources: serverSources("modules/almanac/personal-calendar/sql-repository"),
        tests: serverTests("personal-calendar-records", "personal-calendar-guards"),
      },
      {
        sources: serverSources("modules/almanac/resolve-birth-moons"),
        tests: serverTests("find-sign-of-star", "almanac"),
      },
    ],
  },
  chat: {
    projects: ["contract", "unit"],
    sample: 50,
    groups: [
      {
        sources: serverSources(
          "chat/sentence-checks/output-rules",
          "chat/sentence-checks/detect-comforting-sentence",
          "chat/sentence-checks/check-sentence",
        ),
        tests: serverTests("chat-prompts", "output-rules", "chat-check-sentence"),
        always: ["REPEATED_RUN_WORDS"],
      },
      {
        sources: serverSources("chat/narrate-with-model", "chat/prompts/*"),
        tests: serverTests("chat-prompts", "chat-narrate-with-model", "chat-returned-lines"),
        always: ["acceptedWords", "normaliseWords", "removeMark"],
      },
      { sources: serverSources("chat/model-tools"), tests: serverTests("chat-prompts", "chat-model") },
      {
        sources: serverSources("chat/provider-openai", "chat/usage/budget"),
        tests: serverTests("chat-model", "chat-model-hostile"),
      },
      { sources: serverSources("chat/conversation-lock"), tests: serverTests("chat-conversation-lock") },
      { sources: serverSources("chat/conversations/sql-repository"), tests: serverTests("contract/sql") },
      {
        sources: serverSources(
          "chat/run-turn",
          "chat/plan-turn",
          "chat/narrate-turn",
          "chat/conversation-service",
          "chat/chat-owner",
        ),
        tests: serverTests("chat", "chat-model", "chat-resume-stream"),
      },
      {
        sources: astrologerSources("verify/find-unsafe-wording"),
        tests: astrologerTests("sentence-verdicts", "verify"),
      },
      {
        sources: astrologerSources(
          "message-classification/danger/assess-danger",
          "message-classification/danger/detect-harmful-action",
          "message-classification/danger/find-sensitive-subject",
        ),
        tests: astrologerTests("danger", "message-classification/detect-harmful-action"),
      },
    ],
  },
};
