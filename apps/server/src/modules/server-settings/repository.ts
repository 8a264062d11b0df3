import type { NewAuditEntry } from "../audit/service.ts";

/** The settings that administrators changed in the browser, by name, encrypted. */
export interface ServerSettingsRepository {
  findAll(): Promise<ReadonlyMap<string, string>>;
  /** Stores a value with its audit entry. */
  save(name: string, value: string, entry: NewAuditEntry): Promise<void>;
  /** False if there was none; then nothing is recorded. */
  remove(name: string, entry: NewAuditEntry): Promise<boolean>;
}
