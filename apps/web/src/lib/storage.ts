/** Browser storage that never throws: it may be blocked, full or absent, and nothing may depend on it. */

export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** False where the value could not be kept. A null value removes the key. */
export function writeStored(key: string, value: string | null, storage: () => Storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin so; none where storage is blocked. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const OWN_PREFIX = "lagna_";
/** How things look is the browser's, not the person's. */
const KEPT = ["lagna_theme", "lagna_language", "lagna_numerals"];

/** What tells of a person and waits for no server. */
const TRACES = [
  "lagna_form_data",
  "lagna_birth_details",
  "lagna_life_events",
  "lagna_birth_link",
  "lagna_last_kundli",
  "lagna_return_path",
  "lagna_verify_text",
  "lagna_question",
  "lagna_open_talk",
  "lagna_editor",
  "lagna_typed_contact",
  "lagna_typed_pilot",
  "lagna_typed_signup",
];

/** To whom sign-in links were mailed; no page shows it. */
export const LINKS_ASKED = "lagna_links_asked";

/** What was asked of the astrologer, and answered: the server keeps it too. */
export const CHAT_HISTORY_PREFIX = "lagna_chat_history_";

/** What somebody without an account left here, and no server has yet. */
export const UNSENT = { leads: "lagna_leads", message: "lagna_contact_message" } as const;

/** Whether this browser, or this tab, keeps anything of what a person was doing. */
export const holdsTraces = (): boolean =>
  [() => localStorage, () => sessionStorage].some((storage) =>
    [...TRACES, ...Object.values(UNSENT)].some((key) => readStored(key, storage) !== null),
  );

/** Removes what the next one at this browser must not find. What still waits to be sent stays, under its account. */
export function forgetTraces(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    for (const key of [...TRACES, LINKS_ASKED]) writeStored(key, null, storage);
  for (const key of storedKeys(CHAT_HISTORY_PREFIX)) writeStored(key, null);
}

/** Removes what a person left in this browser: drafts, messages, anything of their account. */
export function forgetPersonalData(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const own = Object.keys(storage()).filter((key) => key.startsWith(OWN_PREFIX) && !KEPT.includes(key));
      for (const key of own) storage().removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
