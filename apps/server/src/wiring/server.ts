import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { systemStopwatch } from "../clock.ts";
import { BUILT_IN } from "../chat/answered.ts";
import { monthOf } from "../chat/usage/budget.ts";
import { sqlUsage } from "../chat/usage/sql-repository.ts";
import { BACKUP_MARK } from "../data-dir.ts";
import type { JobQueue } from "../jobs/queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import { healthRoutes } from "../modules/health/routes.ts";
import { healthService } from "../modules/health/service.ts";
import { publicConfigRoutes } from "../modules/public-config/routes.ts";
import { serverReportRoutes } from "../modules/server-report/routes.ts";
import { serverReportService } from "../modules/server-report/service.ts";
import type { Area } from "./area.ts";
import { publicUrlOf } from "./mail.ts";
import type { AppParts } from "./parts.ts";
import { storesProbed } from "./stores.ts";

const PACKAGE = resolve(import.meta.dirname, "../../package.json");

interface ServerWiring extends AppParts {
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  /** Those that are on. */
  readonly channels: readonly string[];
}

const CHANNEL_NAMES: Readonly<Record<string, string>> = { whatsapp: "WhatsApp", telegram: "Telegram" };
const onOrOff = (channels: readonly string[], name: string): "on" | "off" => (channels.includes(name) ? "on" : "off");

function versionsOf({ ephemeris }: AppParts): Record<string, string> {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  return { version, node: process.version, ephemeris: ephemeris.source };
}

/** What a load balancer, the web app and an operator ask of the server itself. */
export function wireServer(parts: ServerWiring): Area {
  const { config, database, ephemeris } = parts;
  const model = config.LLM_BASE_URL === undefined ? null : config.LLM_MODEL;
  const channels = {
    whatsapp: onOrOff(parts.channels, "whatsapp"),
    telegram: onOrOff(parts.channels, "telegram"),
  };
  const stores = storesProbed(parts);
  const health = healthService({ stores, ephemeris, astrologer: model ?? BUILT_IN, channels });
  const usage = sqlUsage(database.db);
  const spending = async () => ({
    tokens: await usage.tokensIn(monthOf(parts.clock())),
    most: config.LLM_MONTHLY_TOKENS,
  });
  const reports = serverReportService({
    ...parts,
    database: stores,
    stopwatch: systemStopwatch,
    dataDir: config.DATA_DIR,
    backupMark: join(config.DATA_DIR, BACKUP_MARK),
    publicUrl: publicUrlOf(config),
    smtpHost: config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL).host,
    model,
    spending,
    channels: parts.channels.map((name) => CHANNEL_NAMES[name] ?? name),
    versions: versionsOf(parts),
  });
  return {
    routes: async (api) => {
      await api.register(healthRoutes, { health });
      await api.register(publicConfigRoutes, { config, channels });
      await api.register(serverReportRoutes, { reports });
    },
  };
}
