import type { ProfileChangeRequest, StatusResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { useEffect } from "react";
import { api } from "../lib/api.ts";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { usePreference } from "../lib/preferences.ts";
import { useSession } from "../lib/session.ts";
import { readStored, writeStored } from "../lib/storage.ts";

/** What was chosen in this tab and no account has been told yet; it outlives the way to a provider's page and back. */
const UNTOLD = "lagna_language_chosen";
const ofTab = () => sessionStorage;
const isUntold = () => readStored(UNTOLD, ofTab) === languagePreference.get();

export function chooseLanguage(language: Language): void {
  writeStored(UNTOLD, language, ofTab);
  languagePreference.set(language);
}

const tell = (language: Language, signal: AbortSignal) =>
  api<StatusResponse>("/api/v1/profile", {
    method: "PATCH",
    body: { language } satisfies ProfileChangeRequest,
    signal,
  });

/** What a person chooses here is their account's from then on, for mails and other devices; what they chose elsewhere is spoken here. */
export function useAccountLanguage(): void {
  const { user, isAuthenticated } = useSession();
  const [language] = usePreference(languagePreference);
  const email = user?.email;
  const chosen = user?.language;

  useEffect(() => {
    if (chosen && !isUntold()) languagePreference.set(chosen);
  }, [email, chosen]);

  useEffect(() => {
    if (!isAuthenticated || email === undefined || !isUntold()) return;
    const stop = new AbortController();
    // What fails is told with the next page.
    tell(language, stop.signal).then(
      () => writeStored(UNTOLD, null, ofTab),
      () => undefined,
    );
    return () => stop.abort();
  }, [isAuthenticated, email, language]);
}
