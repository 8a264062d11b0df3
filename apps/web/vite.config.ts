import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compileAhead } from "./tools/compile-ahead.ts";
import { icons } from "./tools/icons.ts";
import { inlineFirstPaint } from "./tools/inline-first-paint.ts";
import { SERVICE_WORKER, serviceWorker } from "./tools/service-worker.ts";

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
 * Few files, each of what is shown together: left to itself the bundler makes a file of every module that two pages share, and a page
 * then waits for thirty. The first group that matches has a module.
 */
const WEB = String.raw`/web/src/`;
/** Words of terms that no first screen says: they come with the sections, and the settings, that say them. */
const SUBJECT_WORDS = "avastha|bala|dasha-system|gochara|nakshatra-deity|point|vaiseshikamsa";
const SETTING_WORDS = "setting|setting-group";
const RECTIFY_WORDS = "rectification";
const YOGA_WORDS = "yoga(-[a-z]+)?|dosha";
const CHUNKS = [
  // What every page needs.
  {
    name: "frame",
    test: new RegExp(
      `packages/contract/src/sentences/(load|sentence|refusals)[.]ts|node_modules/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!/dist/es/Trans)|use-sync-external-store)/|${WEB}(lib/(?!kept-typing|stored-list|ready[.]|idle)|ui/(button|spinner|feedback|field)|app/(?!protected)[^/]+[.]tsx?|domain/saved-kundlis/first-list|features/auth/(auth-|return-path|use-renewal|firebase/(traces|use-cloud-return)))`,
    ),
  },
  // Sentences with a link within.
  { name: "linked-words", test: /node_modules\/(react-i18next\/dist\/es\/Trans|html-parse-stringify\/)/ },
  {
    name: "terms",
    test: new RegExp(
      `packages/terms/src/(?!index[.]|ids/${RECTIFY_WORDS}|words/(${SUBJECT_WORDS}|${SETTING_WORDS}|${YOGA_WORDS}|${RECTIFY_WORDS})[.])|${WEB}domain/words/`,
    ),
  },
  { name: "forms", test: new RegExp(`node_modules/react-hook-form/|${WEB}ui/password-input`) },
  {
    name: "sign-in",
    test: new RegExp(
      `${WEB}features/auth/(login-(?!google)|mailed-link-asked|google|email-input|sign-in|go-on|after-sign-in)`,
    ),
  },
  // Where a mailed link leads, or is asked for.
  { name: "mailed", test: new RegExp(`${WEB}features/auth/(forgot|reset|verify|mailed-link)`) },
  {
    name: "signed-in",
    test: new RegExp(
      `node_modules/@tanstack/|${WEB}(app/protected-layout|features/auth/(protected|access-pending)|domain/saved-kundlis|ui/(table|dialog|not-loaded|undo-bar|form-buttons)[.])|packages/contract/src/record-values`,
    ),
  },
  // A birth's line, its clock, what was typed and chosen for it, the shape of every icon, and icons of more than one screen: the form
  // shows them, every chart, and every list of charts.
  {
    name: "moment",
    test: new RegExp(
      `lucide-react/dist/esm/(?!icons/(?!(check|chevron-[a-z]+|copy|download|pencil|plus|x)[.]))|${WEB}(ui/segmented|domain/(birth/(birth-(clock|form-values|line)|failure|notice|picker-button|time-certainty|use-draft)|uncertain/turn(ing|s)[.]|kundli/(sections|fetch-)))`,
    ),
  },
  // The schemas that judge what was typed: fetched while it is being typed.
  {
    name: "schemas",
    test: new RegExp(
      `node_modules/(zod|@hookform)/|packages/contract/src/(kundli/(?!section-names)|settings|text|places)|${WEB}domain/birth/birth-schema`,
    ),
  },
  {
    name: "birth",
    test: new RegExp(`${WEB}domain/birth/(?!uncertain-time)`),
  },
  // The form; what shows its result is fetched while it is being filled.
  {
    name: "generator",
    test: new RegExp(
      `${WEB}(features/kundli/(kundli-page|kundli-api|use-|settings/(calculation|read-otherwise)|result/(no-result|result-skeleton|save-button)))`,
    ),
  },
  // Shapes of a chart: the landing page's sky has them too, and nothing else of a kundli. Its door would take the ring along.
  { name: "drawing", test: /packages\/chart-drawing\/src\/(?!index|draw-ring|perimeter|spread)/ },
  // A chart of dots and what runs now: each row of a list has them.
  {
    name: "rows",
    test: new RegExp(
      `${WEB}(domain/(chart/(dot-chart|chart-style|graha-colours|use-chart-labels)|dasha/running-now)|features/kundlis/(birth-words|draft|use-kundlis[.]))`,
    ),
  },
  {
    name: "kundli",
    test: new RegExp(
      `${WEB}(domain/(chart/|glossary/term([.]|-id|-layer)|dasha/(?!period-tree|use-tree-keys)|sky/(use-sky|sky-store|moment[.]|sky-parts)|kundli/(?!subjects/|compare/|[a-z]+-section)|uncertain/turn(ing|s)[.])|features/kundli/(?!settings/(setting|match)|result/untimed))`,
    ),
  },
  // The sky around a chart: fetched once the chart itself stands.
  {
    name: "sky",
    test: new RegExp(`packages/chart-drawing/|${WEB}domain/sky/`),
  },
  // Last: a group takes along whatever its files import that no group before it has. The words of all settings are as many as those
  // of a whole screen; they come with the drawer that shows them.
  {
    name: "settings",
    test: new RegExp(
      `${WEB}(domain/settings/|domain/kundli/settings-section|features/kundli/settings/setting)|packages/terms/src/words/(${SETTING_WORDS})[.]`,
    ),
  },
  // Four hundred yogas with a sentence each: fetched by whoever opens them.
  { name: "yogas", test: new RegExp(`packages/terms/src/words/(${YOGA_WORDS})[.]`) },
  // What a kundli carries only on request, and its tables: fetched while the form is filled.
  {
    name: "subjects",
    test: new RegExp(
      `${WEB}domain/(kundli/(subjects/|[a-z]+-section)|dasha/(period-tree|use-tree-keys))|packages/terms/src/words/(${SUBJECT_WORDS})[.]`,
    ),
  },
  // What turns with the time of birth, for those who do not know it to the minute.
  {
    name: "rectify",
    test: new RegExp(`${WEB}domain/uncertain/rectify/(?!fetch)|packages/terms/src/(ids|words)/${RECTIFY_WORDS}[.]`),
  },
  { name: "uncertain", test: new RegExp(`${WEB}domain/uncertain/(turn-mark|use-turn-words|use-clauses|uncertain-)`) },
  ...["en", "hi"].flatMap((language) => [
    {
      name: `words-${language}`,
      test: new RegExp(`/locales/${language}/(common|errors|auth)\\.json|/sentences/refusals\\.${language}\\.ts`),
    },
    { name: `words-sky-${language}`, test: new RegExp(`/locales/${language}/sky\\.json`) },
    { name: `words-subjects-${language}`, test: new RegExp(`/locales/${language}/subjects\\.json`) },
    {
      name: `words-kundli-${language}`,
      test: new RegExp(`/locales/${language}/(kundli|terms)\\.json|/sentences/notices\\.${language}\\.ts`),
    },
  ]),
];

/** What runs before a first page stands; what it fetches for later is compiled when it is called. */
const RUN_AT_ONCE =
  "index frame linked-words terms forms sign-in signed-in moment rows birth generator " +
  "landing-page home-page parts use-sky kundlis-page";

const api = process.env["LAGNA_API"] ?? "http://127.0.0.1:8080";

/** The bundle that writes the words of the public pages into them. */
const forNode = process.argv.includes("--ssr");

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadLatinFont(),
    inlineFirstPaint(import.meta.dirname),
    icons(),
    serviceWorker(),
    compileAhead(RUN_AT_ONCE.split(" ")),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  preview: { host: "127.0.0.1", proxy: { "/api": api } },
  // Words are asked for whole: a name of its own for every line of a file would only make it longer.
  json: { namedExports: false },
  build: {
    manifest: true,
    // Fonts as files, never data: URLs: the content security policy allows 'self' only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!forNode && { input: { index: "index.html", sw: "src/service-worker/service-worker.ts" } }),
      output: {
        codeSplitting: { groups: CHUNKS },
        ...(!forNode && {
          entryFileNames: ({ name }: { name: string }) => (name === "sw" ? SERVICE_WORKER : "assets/[name]-[hash].js"),
        }),
      },
    },
  },
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://127.0.0.1:8080/" } },
    setupFiles: ["src/test/setup.ts"],
    css: false,
    // Of its own: what extends a file takes nothing from the root, and left to itself one core of two stands idle.
    maxWorkers: "100%",
    restoreMocks: true,
    // As long as a crowded machine may need.
    testTimeout: 60_000,
    // The run names those that needed it.
    retry: 1,
  },
});
