import { createPayloadCipher } from "../../jobs/payload-cipher.ts";
import { type Stopwatch, systemStopwatch } from "../../time/clock.ts";
import type { NewAuditEntry } from "../audit/service.ts";
import type { ServerSettingsRepository } from "./repository.ts";

export interface ServerSettingsParts {
  readonly settings: ServerSettingsRepository;
  /** Settings are encrypted under it. */
  readonly secret: string;
  readonly stopwatch?: Stopwatch | undefined;
}

/** `unreadable`: encrypted under another secret. */
export type StoredSetting =
  | { readonly state: "set"; readonly value: string }
  | { readonly state: "absent" }
  | { readonly state: "unreadable" };

/** A change by another process takes effect after this time at the latest. */
const CACHE_MS = 2_000;

/** The settings that administrators change in the browser; read at each use, so that a change needs no restart. */
export function createServerSettings({ settings, secret, stopwatch = systemStopwatch }: ServerSettingsParts) {
  const cipher = createPayloadCipher(secret);
  const getCipherId = (name: string): string => `server_settings:${name}`;
  let cached: { readonly at: number; readonly rows: Promise<ReadonlyMap<string, string>> } | null = null;

  function readRows(): Promise<ReadonlyMap<string, string>> {
    const now = stopwatch();
    if (cached && now - cached.at < CACHE_MS) return cached.rows;
    const rows = settings.findAll();
    const entry = { at: now, rows };
    cached = entry;
    // A failure is not kept.
    rows.catch(() => {
      if (cached === entry) cached = null;
    });
    return rows;
  }

  return {
    read: async (name: string): Promise<StoredSetting> => {
      const stored = (await readRows()).get(name);
      if (stored === undefined) return { state: "absent" };
      const value = cipher.decrypt(stored, getCipherId(name));
      return value === null ? { state: "unreadable" } : { state: "set", value };
    },

    save: async (name: string, value: string, entry: NewAuditEntry): Promise<void> => {
      await settings.save(name, cipher.encrypt(value, getCipherId(name)), entry);
      cached = null;
    },

    remove: async (name: string, entry: NewAuditEntry): Promise<boolean> => {
      const isRemoved = await settings.remove(name, entry);
      cached = null;
      return isRemoved;
    },
  };
}
export type ServerSettings = ReturnType<typeof createServerSettings>;
