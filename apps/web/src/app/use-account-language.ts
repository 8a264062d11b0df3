import type { ProfileChangeRequest, StatusResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { useEffect } from "react";
import { api } from "../lib/api.ts";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { usePreference } from "../lib/preferences.ts";
import { useSession } from "../lib/session.ts";
import { readStored, writeStored } from "../lib/storage.ts";

/** A language chosen in this tab that no account has saved yet. It survives the way to a sign-in provider's page and back. */
const UNSAVED_LANGUAGE_KEY = "lagna_language_chosen";
const getTabStorage = () => sessionStorage;
const isLanguageUnsaved = () => readStored(UNSAVED_LANGUAGE_KEY, getTabStorage) === languagePreference.get();

export function chooseLanguage(language: Language): void {
  writeStored(UNSAVED_LANGUAGE_KEY, language, getTabStorage);
  languagePreference.set(language);
}

const saveAccountLanguage = (language: Language, signal: AbortSignal) =>
  api<StatusResponse>("/api/v1/profile", {
    method: "PATCH",
    body: { language } satisfies ProfileChangeRequest,
    signal,
  });

/**
 * Saves a language chosen in this browser to the account, for mails and other devices, and applies the account's language here if it was
 * chosen elsewhere.
 */
export function useAccountLanguage(): void {
  const { user, isAuthenticated } = useSession();
  const [language] = usePreference(languagePreference);
  const email = user?.email;
  const chosen = user?.language;

  useEffect(() => {
    if (chosen && !isLanguageUnsaved()) languagePreference.set(chosen);
  }, [email, chosen]);

  useEffect(() => {
    if (!isAuthenticated || email === undefined || !isLanguageUnsaved()) return;
    const stop = new AbortController();
    // A failed save is retried with the next page.
    saveAccountLanguage(language, stop.signal).then(
      () => writeStored(UNSAVED_LANGUAGE_KEY, null, getTabStorage),
      () => undefined,
    );
    return () => stop.abort();
  }, [isAuthenticated, email, language]);
}
