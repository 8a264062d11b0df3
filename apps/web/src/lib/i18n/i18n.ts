import { loadNotices, loadRefusals } from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { createPreference } from "../preferences.ts";

/** What the address asks for, as links between the languages of a page do. */
const languageAsked = (): Language | undefined => {
  const asked = new URLSearchParams(window.location.search).get("lang");
  return LANGUAGES.find((language) => language === asked);
};

/** Its key is read by public/before-paint.js too. What somebody has chosen here holds against what an address asks for. */
export const languagePreference = createPreference<Language>(
  "lagna_language",
  LANGUAGES,
  () => languageAsked() ?? (navigator.language.toLowerCase().startsWith("hi") ? "hi" : "en"),
);

/** One lazy chunk a language and namespace: a page fetches the words it shows and no others. */
const catalogues = import.meta.glob<{ default: Record<string, unknown> }>("../../locales/*/*.json");

/** What the API refuses, and what it has to say of a choice, is said in the contract's words beside those of the app itself. */
const ofContract: Readonly<Record<string, (language: Language) => Promise<object>>> = {
  errors: (language) => loadRefusals[language](),
  kundli: async (language) => ({ notice: await loadNotices[language]() }),
};

const catalogue = (language: string, namespace: string) => catalogues[`../../locales/${language}/${namespace}.json`];

/** Starts fetching words before they are asked for; what fails now is fetched again then. */
export function fetchWords(namespaces: readonly string[]): void {
  const language = languagePreference.get();
  for (const namespace of namespaces) {
    const files = [catalogue(language, namespace)?.(), ofContract[namespace]?.(language)];
    for (const file of files) file?.catch(() => undefined);
  }
}

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    const load = catalogue(language, namespace);
    if (!load) return done(new Error(`No catalogue ${language}/${namespace}`), false);
    Promise.all([load(), ofContract[namespace]?.(language as Language)]).then(
      ([own, more]) => done(null, { ...own.default, ...more }),
      (cause: Error) => done(cause, false),
    );
  },
};

export const i18n = i18next.createInstance();

let markReady: () => void;
/** Settles once `initI18n` has: routes may start loading before it. */
export const i18nReady = new Promise<void>((resolve) => {
  markReady = resolve;
});

/** Resolves when the words of the frame (`common`) are there; pages ask for their own by `loadNamespaces`. */
export async function initI18n(): Promise<void> {
  i18n.on("languageChanged", (language) => {
    // The same said again would have the browser style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  });
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languagePreference.get(),
      fallbackLng: "en",
      supportedLngs: LANGUAGES,
      ns: ["common"],
      defaultNS: "common",
      // React escapes; doing it twice would show entities in names.
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
  languagePreference.subscribe(() => void i18n.changeLanguage(languagePreference.get()));
  markReady();
}

export const loadNamespaces = (namespaces: readonly string[]): Promise<void> => i18n.loadNamespaces([...namespaces]);
