/** Browser storage that never throws: it may be blocked, full or absent, so nothing may depend on it. */

export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; a null value removes the key. Returns false where it could not be stored. */
export function writeStored(key: string, value: string | null, storage: () => Storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin with the prefix; empty where storage is blocked. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const KEY_PREFIX = "lagna_";
/** Display preferences belong to the browser, not to the person. */
const PREFERENCE_KEYS = ["lagna_theme", "lagna_language", "lagna_numerals"];

/** The birth form of a visitor: what they type is in their tab only. */
export const TRIAL_DRAFT_KEY = "lagna_trial_birth";

/** Keys that reveal a person's activity and do not wait to be sent. */
const ACTIVITY_KEYS = [
  "lagna_form_data",
  "lagna_birth_details",
  "lagna_life_events",
  "lagna_birth_link",
  "lagna_last_kundli",
  "lagna_return_path",
  "lagna_trial",
  TRIAL_DRAFT_KEY,
  "lagna_verify_birth",
  "lagna_verify_text",
  "lagna_question",
  "lagna_open_talk",
  "lagna_editor",
  "lagna_typed_contact",
  "lagna_typed_pilot",
  "lagna_typed_signup",
  "lagna_almanac_account",
];

/** Addresses to which sign-in links were mailed; not displayed on any page. */
export const REQUESTED_LINKS_KEY = "lagna_links_asked";

/** Conversations with the astrologer; the server stores them too. */
export const CHAT_HISTORY_PREFIX = "lagna_chat_history_";

/** Data left by a visitor without an account that the server has not received yet. */
export const UNSENT_KEYS = { leads: "lagna_leads", message: "lagna_contact_message" } as const;

/** A trial that waits for the sign-in of the account it is for. */
export const KEPT_TRIAL_KEY = "lagna_kept_trial";

/** Whether this browser, or this tab, stores anything of a person's activity. */
export const hasStoredActivity = (): boolean =>
  [() => localStorage, () => sessionStorage].some((storage) =>
    [...ACTIVITY_KEYS, ...Object.values(UNSENT_KEYS), KEPT_TRIAL_KEY].some((key) => readStored(key, storage) !== null),
  );

/** Removes what the next user of this browser must not find. Unsent data of an account remain, under that account. */
export function clearStoredActivity(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    for (const key of [...ACTIVITY_KEYS, REQUESTED_LINKS_KEY]) writeStored(key, null, storage);
  for (const key of storedKeys(CHAT_HISTORY_PREFIX)) writeStored(key, null);
}

/** Removes everything a person left in this browser: drafts, messages, account data. */
export function clearPersonalData(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const personalKeys = Object.keys(storage()).filter(
        (key) => key.startsWith(KEY_PREFIX) && !PREFERENCE_KEYS.includes(key),
      );
      for (const key of personalKeys) storage().removeItem(key);
    } catch {
      // Blocked storage contains nothing.
    }
  }
}
