import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { createServerSettings, type ServerSettings } from "../modules/server-settings/service.ts";
import { createSqlServerSettingsRepository } from "../modules/server-settings/sql-repository.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface ServerSettingsGives {
  readonly serverSettings: ServerSettings;
}

/** Wires the settings that administrators change in the browser. */
export function wireServerSettings({
  database: { db },
  clock,
  config,
}: Pick<SharedParts, "database" | "clock" | "config">): Area<ServerSettingsGives> {
  const settings = createSqlServerSettingsRepository({ db, audit: createSqlAuditRepository({ db, clock }), clock });
  return { gives: { serverSettings: createServerSettings({ settings, secret: config.AUTH_SECRET }) } };
}
