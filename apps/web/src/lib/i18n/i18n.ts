import { loadNoticeMessages, loadErrorMessages } from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { createPreference, type Preference } from "../preferences.ts";

/** The language requested in the address, as links between a page's languages do. */
const readLanguageParam = (): Language | undefined => {
  const requested = new URLSearchParams(window.location.search).get("lang");
  return LANGUAGES.find((language) => language === requested);
};

const storedLanguage = createPreference<Language>(
  "lagna_language",
  LANGUAGES,
  () => readLanguageParam() ?? (navigator.language.toLowerCase().startsWith("hi") ? "hi" : "en"),
);
/**
 * Its key is also read by public/before-paint.js. The user's choice takes precedence over the address. A page from the server is only hydrated
 * in this language.
 */
export const languagePreference: Preference<Language> = { ...storedLanguage, getInitial: storedLanguage.get };

/** One lazy chunk for each language and namespace, so that a page fetches only the messages it shows. */
const catalogues = import.meta.glob<{ default: Record<string, unknown> }>("../../locales/*/*.json");

/** Namespaces of API errors and notices also contain the contract's messages. */
const contractCatalogues: Readonly<Record<string, (language: Language) => Promise<object>>> = {
  errors: (language) => loadErrorMessages[language](),
  kundli: async (language) => ({ notice: await loadNoticeMessages[language]() }),
};

const findCatalogue = (language: string, namespace: string) =>
  catalogues[`../../locales/${language}/${namespace}.json`];

/** Prefetches messages; a failure is ignored, because they are requested again when needed. */
export function prefetchNamespaces(namespaces: readonly string[]): void {
  const language = languagePreference.get();
  for (const namespace of namespaces) {
    const files = [findCatalogue(language, namespace)?.(), contractCatalogues[namespace]?.(language)];
    for (const file of files) file?.catch(() => undefined);
  }
}

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    const load = findCatalogue(language, namespace);
    if (!load) return done(new Error(`Missing message catalogue ${language}/${namespace}`), false);
    Promise.all([load(), contractCatalogues[namespace]?.(language as Language)]).then(
      ([appMessages, contractMessages]) => done(null, { ...appMessages.default, ...contractMessages }),
      (cause: Error) => done(cause, false),
    );
  },
};

export const i18n = i18next.createInstance();

let resolveReady: () => void;
/** Resolves once `initI18n` has finished: routes may start loading before it. */
export const i18nReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Resolves when the messages of the frame (`common`) are loaded; pages request theirs by `loadNamespaces`. */
export async function initI18n(): Promise<void> {
  i18n.on("languageChanged", (language) => {
    // Setting the same value again would make the browser restyle the whole page.
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
      // React already escapes; escaping twice would show entities in names.
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
  languagePreference.subscribe(() => void i18n.changeLanguage(languagePreference.get()));
  resolveReady();
}

export const loadNamespaces = (namespaces: readonly string[]): Promise<void> => i18n.loadNamespaces([...namespaces]);
