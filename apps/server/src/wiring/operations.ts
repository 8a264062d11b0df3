import { join } from "node:path";
import type { ChannelStates } from "@lagna/contract";
import { systemStopwatch } from "../time/clock.ts";
import type { ModelConfig } from "../chat/model-settings.ts";
import { BUILT_IN } from "../chat/answer-record.ts";
import { formatMonth } from "../chat/usage/budget.ts";
import { createSqlUsageRepository } from "../chat/usage/sql-repository.ts";
import { BACKUP_TIMESTAMP_FILE } from "../settings/data-dir.ts";
import type { ChannelConfigs } from "../channels/channel-settings.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { healthRoutes } from "../modules/health/routes.ts";
import { createHealthService, type Health } from "../modules/health/service.ts";
import type { PublicChannels } from "../modules/public-config/presenter.ts";
import { publicConfigRoutes } from "../modules/public-config/routes.ts";
import { serverReportRoutes } from "../modules/server-report/routes.ts";
import { createServerReportService } from "../modules/server-report/service.ts";
import type { Area } from "./area.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";
import { createStoreProbe } from "./create-record-repositories.ts";
import { readVersions } from "./read-versions.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** @throws AppError `unavailable` if a store does not answer */
    checkHealth(): Promise<Health>;
  }
}

interface OperationsWiring extends SharedParts {
  readonly jobs: JobQueue;
  readonly readChannelConfigs: () => ChannelConfigs;
  readonly readModel: () => ModelConfig | null;
}

const describeChannels = ({ whatsapp, telegram }: ChannelConfigs): ChannelStates => ({
  whatsapp: whatsapp ? "on" : "off",
  telegram: telegram ? "on" : "off",
});
const nameChannels = ({ whatsapp, telegram }: ChannelConfigs): string[] => [
  ...(whatsapp ? ["WhatsApp"] : []),
  ...(telegram ? ["Telegram"] : []),
];

/** Wires the server's status: health for load balancers, public configuration for the web app, reports for operators. */
export function wireOperations(parts: OperationsWiring): Area {
  const { config, database, ephemeris, readChannelConfigs, readModel } = parts;
  const readAstrologer = (): string => readModel()?.model ?? BUILT_IN;
  const readPublicChannels = (): PublicChannels => {
    const configs = readChannelConfigs();
    return {
      states: describeChannels(configs),
      // A number or name of the environment is shown although the channel itself is off.
      chatNumber: config.CHAT_NUMBER ?? configs.whatsapp?.displayNumber ?? null,
      telegramBotName: config.TELEGRAM_BOT_NAME ?? configs.telegram?.botName ?? null,
    };
  };
  const stores = createStoreProbe(parts);
  const health = createHealthService({
    stores,
    ephemeris,
    readAstrologer,
    readChannels: () => describeChannels(readChannelConfigs()),
    stopwatch: systemStopwatch,
  });
  const usage = createSqlUsageRepository(database.db);
  const readModelUsage = async () => ({
    tokens: await usage.countTokens(formatMonth(parts.clock())),
    maxTokens: readModel()?.monthlyTokens ?? undefined,
  });
  const reports = createServerReportService({
    ...parts,
    database: stores,
    stopwatch: systemStopwatch,
    dataDir: config.DATA_DIR,
    backupTimestampFile: join(config.DATA_DIR, BACKUP_TIMESTAMP_FILE),
    publicUrl: resolvePublicUrl(config),
    smtpHost: config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL).host,
    readModel: () => readModel()?.model ?? null,
    readModelUsage,
    readChannels: () => nameChannels(readChannelConfigs()),
    versions: readVersions(ephemeris),
  });
  return {
    gives: {},
    pages: async (app) => {
      app.decorate("checkHealth", () => health.check());
    },
    routes: async (api) => {
      await api.register(healthRoutes, { health });
      await api.register(publicConfigRoutes, { config, readAstrologer, readChannels: readPublicChannels });
      await api.register(serverReportRoutes, { reports });
    },
  };
}
