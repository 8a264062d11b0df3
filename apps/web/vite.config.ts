import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compileHintsPlugin } from "./tools/compile-hints-plugin.ts";
import { ENGINE_SCRIPT_NAMES, engineFilesPlugin, zoneArchivePlugin } from "./tools/engine-plugin.ts";
import { iconComponentsPlugin } from "./tools/icon-components-plugin.ts";
import { iconsPlugin } from "./tools/icons-plugin.ts";
import { inlineFirstPaintPlugin } from "./tools/inline-first-paint-plugin.ts";
import { SERVICE_WORKER_FILE, serviceWorkerPlugin } from "./tools/service-worker-plugin.ts";

/** The built name of the Latin subset carries a hash, so its preload can only be written once the bundle is known. */
function preloadLatinFont(): Plugin {
  return {
    name: "lagna:preload-latin-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /anek-devanagari-latin-wght.*\.woff2$/.test(name));
        if (!file) throw new Error("The Latin subset of the font is not in the bundle");
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/**
 * Few chunks, each with what is shown together: by default the bundler makes a chunk of every module that two pages
 * share, and a page then waits for thirty. A module belongs to the first group that matches.
 */
const WEB = String.raw`/web/src/`;
/** Words of terms not shown on a first screen: they are loaded with the sections and settings that use them. */
const SUBJECT_WORDS = "avastha|bala|dasha-system|gochara|nakshatra-deity|point|vaiseshikamsa";
const SETTING_WORDS = "setting|setting-group|varga-method";
const RECTIFY_WORDS = "rectification";
const MATCHING_WORDS = "matching|matching-rule|dosha-cancellation";
const YEAR_WORDS = "tajaka|tajaka-yoga-effect";
const PRASHNA_IDS = "prashna";
const CHAKRA_IDS = "chakra";
const READER_WORDS = "tara";
const YOGA_WORDS = "yoga(-[a-z]+)?|dosha";
const CHUNKS = [
  // What every page needs.
  {
    name: "frame",
    test: new RegExp(
      `packages/contract/src/messages/(load-messages|format-message|error-messages)[.]ts|node_modules/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!/dist/es/Trans)|use-sync-external-store)/|${WEB}(lib/(?!query-cache|draft-storage|stored-list|preloadable-component|wait-for-idle|write-calendar-file|save-file|share-|copy-text|question-draft)|ui/(button|spinner|feedback|field)|app/(?!protected)[^/]+[.]tsx?|domain/saved-kundlis/list-query|features/auth/(auth-|return-path|use-session-renewal|firebase/(sign-in-markers|use-firebase-return)))`,
    ),
  },
  // Used by small buttons of many pages: a group below would otherwise include it, and each of these pages would load that whole group.
  { name: "copy-text", test: new RegExp(`${WEB}lib/copy-text`) },
  // For messages that contain a link.
  { name: "linked-words", test: /node_modules\/(react-i18next\/dist\/es\/Trans|html-parse-stringify\/)/ },
  {
    name: "terms",
    test: new RegExp(
      `packages/terms/src/(?!index[.]|format-matching-rule[.]|ids/(yoga|${RECTIFY_WORDS}|${MATCHING_WORDS}|${YEAR_WORDS}|${PRASHNA_IDS}|${CHAKRA_IDS})[.]|words/(${READER_WORDS}|${SUBJECT_WORDS}|${SETTING_WORDS}|${YOGA_WORDS}|${RECTIFY_WORDS}|${MATCHING_WORDS}|${YEAR_WORDS})[.])|${WEB}domain/(formatting/|chart/build-chart-key)`,
    ),
  },
  // Before the groups that also import some of them: a match loads these words alone.
  { name: "match", test: new RegExp(`packages/terms/src/(format-matching-rule|(ids|words)/(${MATCHING_WORDS}))[.]`) },
  { name: "year", test: new RegExp(`packages/terms/src/(ids|words)/(${YEAR_WORDS})[.]`) },
  { name: "forms", test: new RegExp(`node_modules/react-hook-form/|${WEB}ui/password-input`) },
  {
    name: "sign-in",
    test: new RegExp(
      `${WEB}features/auth/(login-(?!google)|requested-links|google|email-input|sign-in|use-sign-in|redirect-after-sign-in|choose-path-after-sign-in)`,
    ),
  },
  // Pages that a mailed link opens, or on which it is requested.
  { name: "mailed", test: new RegExp(`${WEB}features/auth/(forgot|reset|verify|mailed-link)`) },
  {
    name: "signed-in",
    test: new RegExp(
      `node_modules/@tanstack/|${WEB}(lib/query-cache|app/protected-layout|features/auth/(protected|access-pending)|domain/saved-kundlis/(?!save-draft|chart-subject)|ui/(table|dialog|load-error|undo-bar|form-buttons)[.])|packages/contract/src/record-constants`,
    ),
  },
  // The birth line, its clock, the values entered and chosen for it, and icons of more than
  // one screen: used by the form, every chart, and every list of charts.
  {
    name: "moment",
    test: new RegExp(
      `~icons/lucide/(check|chevron-[a-z]+|copy|download|pencil|plus|x)[.]|${WEB}(ui/segmented|domain/(birth/(birth-(form-draft|form-values|line|local-time|notices)|calculation-error|picker-button|time-certainty|use-notice-texts)|birth-time-uncertainty/uncertainty-(context|mark)[.]|kundli/(sections[.]|build-sections-query|fetch-)))`,
    ),
  },
  // Before the schemas, which import the codes of the notices: a list of charts loads these texts alone.
  ...["en", "hi"].flatMap((language) => [
    {
      name: `words-${language}`,
      test: new RegExp(`/locales/${language}/(common|errors|auth)\\.json|/messages/error-messages\\.${language}\\.ts`),
    },
    { name: `words-sky-${language}`, test: new RegExp(`/locales/${language}/sky\\.json`) },
    { name: `words-subjects-${language}`, test: new RegExp(`/locales/${language}/subjects\\.json`) },
    {
      name: `words-kundli-${language}`,
      test: new RegExp(`/locales/${language}/(kundli|terms)\\.json|/messages/notices\\.${language}\\.ts`),
    },
  ]),
  // The validation schemas: fetched while the user is typing.
  {
    name: "schemas",
    test: new RegExp(
      `node_modules/(zod|@hookform)/|packages/contract/src/(kundli/(?!section-names)|settings|readable-text|places)|packages/terms/src/ids/yoga[.]|${WEB}domain/birth/birth-schema`,
    ),
  },
  {
    name: "birth",
    test: new RegExp(`${WEB}domain/birth/(?!uncertain-time-fields|old-date-fields)`),
  },
  // The form; the code that shows its result is fetched while it is being filled.
  {
    name: "generator",
    test: new RegExp(
      `${WEB}(features/kundli/(kundli-page|form-view|kundli-api|use-|settings/(calculation|apply-candidate)|result/(no-result|result-skeleton|save-button|result-components|result-view|use-result-sources)))`,
    ),
  },
  // Drawing of charts: the landing page's sky uses it too, and nothing else of a kundli. Its index would include the
  // ring.
  {
    name: "drawing",
    test: /packages\/chart-drawing\/src\/(?!index|draw-ring|draw-tri-pataki|create-cusp-chart-input|perimeter|distribute-labels)/,
  },
  // The dot chart and the running dasha: used in each row of a list.
  {
    name: "rows",
    test: new RegExp(
      `${WEB}(domain/(chart/(dot-chart|chart-preferences|chart-style|graha-colours|use-chart-labels)|dasha/running-dasha|saved-kundlis/save-draft)|features/saved-kundlis/(use-birth-text|use-kundlis[.]))`,
    ),
  },
  {
    name: "kundli",
    test: new RegExp(
      `${WEB}(domain/(chart/(?!cusp-chart|sign-chart)|glossary/term([.]|-id|-provider)|dasha/(?!period-tree|use-tree-keyboard|dasha-system-select)|sky/(use-sky|sky-store|day-calendar)|kundli/(?!subjects/|compare/|[a-z]+-section[.])|birth-time-uncertainty/uncertainty-(context|mark)[.])|features/kundli/(?!settings/(setting|match)|result/untimed))`,
    ),
  },
  // The sky around a chart: fetched once the chart itself is rendered.
  {
    name: "sky",
    test: new RegExp(`packages/chart-drawing/(?!src/(?:draw-tri-pataki|create-cusp-chart-input))|${WEB}domain/sky/`),
  },
  // What the day, the pages of the almanac and the profile share, in one file instead of one for each.
  {
    name: "reader",
    test: new RegExp(
      `${WEB}domain/almanac/(almanac-(place|time)|festival-choices|place-icon)|packages/terms/src/words/(${READER_WORDS})[.]`,
    ),
  },
  // Last, because a group includes everything its files import that no earlier group has. The messages of all
  // settings are as large as those of a whole screen; they are loaded with the drawer that shows them.
  {
    name: "settings",
    test: new RegExp(
      `${WEB}(domain/settings/|domain/kundli/settings-section|features/kundli/settings/setting)|packages/terms/src/words/(${SETTING_WORDS})[.]`,
    ),
  },
  // Four hundred yogas with a sentence each: fetched when the user opens them.
  { name: "yogas", test: new RegExp(`packages/terms/src/words/(${YOGA_WORDS})[.]`) },
  // Sections that a kundli carries only on request, and their tables: fetched while the form is being filled.
  {
    name: "subjects",
    test: new RegExp(
      `${WEB}domain/(kundli/(subjects/|[a-z]+-section[.])|dasha/(period-tree|use-tree-keyboard|dasha-system-select))|packages/terms/src/words/(${SUBJECT_WORDS})[.]`,
    ),
  },
  // Facts that depend on the time of birth, for users who do not know it to the minute.
  {
    name: "rectify",
    test: new RegExp(
      `${WEB}domain/birth-time-uncertainty/rectify/(?!fetch)|packages/terms/src/(ids|words)/${RECTIFY_WORDS}[.]`,
    ),
  },
  {
    name: "uncertain",
    test: new RegExp(
      `${WEB}domain/birth-time-uncertainty/(uncertainty-popover|use-uncertainty-texts|use-summary-clauses|uncertain-sentence|uncertainty-note-text)`,
    ),
  },
];

/** Chunks that run before the first page is rendered; functions of code fetched later are compiled when called. */
const RUN_AT_ONCE =
  "index frame linked-words terms forms sign-in signed-in moment rows birth generator " +
  "landing-page home-page page-sections use-sky kundlis-page";

const api = process.env["LAGNA_API"] ?? "http://127.0.0.1:8080";

/** Whether this is the bundle that renders pages in Node: the public ones at build time, those of the almanac in the server. */
const forNode = process.argv.includes("--ssr");

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    iconComponentsPlugin(),
    react(),
    tailwindcss(),
    preloadLatinFont(),
    inlineFirstPaintPlugin(import.meta.dirname),
    iconsPlugin(),
    serviceWorkerPlugin(),
    compileHintsPlugin(RUN_AT_ONCE.split(" ")),
    engineFilesPlugin(),
  ],
  // The engine's thread. Its library finds its files by the address of the script, which a bundle for development would change.
  worker: {
    format: "es",
    plugins: () => [zoneArchivePlugin()],
    rolldownOptions: { output: { entryFileNames: ENGINE_SCRIPT_NAMES, chunkFileNames: ENGINE_SCRIPT_NAMES } },
  },
  optimizeDeps: { exclude: ["swisseph-wasm"] },
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  preview: { host: "127.0.0.1", proxy: { "/api": api } },
  // Messages are imported as a whole: named exports for every key would only enlarge the chunks.
  json: { namedExports: false },
  build: {
    manifest: true,
    // Fonts as files, never data: URLs: the content security policy allows 'self' only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: forNode
        ? { prerender: "src/prerender.tsx", "browser-globals": "src/browser-globals.ts" }
        : { index: "index.html", sw: "src/service-worker/service-worker.ts" },
      output: {
        codeSplitting: { groups: CHUNKS },
        ...(!forNode && {
          entryFileNames: ({ name }: { name: string }) =>
            name === "sw" ? SERVICE_WORKER_FILE : "assets/[name]-[hash].js",
        }),
      },
    },
  },
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://127.0.0.1:8080/" } },
    setupFiles: ["src/test/setup.ts"],
    css: false,
    // Set here because a project with `extends` does not inherit it from the root config, and by default one of two
    // cores would be idle.
    maxWorkers: "100%",
    restoreMocks: true,
    // Enough for a heavily loaded machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The report lists retried tests.
    retry: 1,
  },
});
