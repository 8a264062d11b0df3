import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { readTelegramConfig } from "../channels/telegram/config.ts";
import { MODEL_SETTING, readModelConfig } from "../chat/model-settings.ts";
import { readWhatsAppConfig } from "../channels/whatsapp/config.ts";
import { systemClock } from "../time/clock.ts";
import type { SetConfig } from "../settings/config.ts";
import { connectRedis } from "./connect-redis.ts";
import { BACKUP_TIMESTAMP_FILE } from "../settings/data-dir.ts";
import { openConfiguredFirestore } from "../firestore/client.ts";
import {
  checkBackup,
  checkChannels,
  checkDisk,
  checkMail,
  checkModel,
  reportVersions,
} from "../modules/server-report/server-checks.ts";
import {
  checkDataFolder,
  checkPort,
  describeFinding,
  findExistingFolder,
  type StartFinding,
} from "../modules/server-report/start-checks.ts";
import type { ServerCount } from "../db/inspect-postgres.ts";
import { resolveProcesses } from "../processes/resolve-processes.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import { diagnoseDatabase } from "./diagnose-database.ts";
import { readVersions } from "./read-versions.ts";

const WEB_INDEX = resolve(import.meta.dirname, "../../../web/dist/index.html");
const REDIS_TIMEOUT_MS = 3_000;

/** The versions of the product, of Node and of the ephemeris; the ephemeris is opened as the server does. */
export function diagnoseVersions(): StartFinding {
  try {
    return describeFinding("version", reportVersions(readVersions(openEphemeris())));
  } catch (error) {
    return { part: "version", state: "prevents_start", text: error instanceof Error ? error.message : String(error) };
  }
}

/** Without Redis the server starts, and each process counts for itself. */
async function diagnoseRedis({ REDIS_URL: url }: SetConfig): Promise<StartFinding> {
  if (url === undefined)
    return { part: "redis", state: "off", text: "REDIS_URL is not set: each server counts requests on its own" };
  const { host } = new URL(url);
  const redis = connectRedis(url);
  try {
    await once(redis, "ready", { signal: AbortSignal.timeout(REDIS_TIMEOUT_MS) });
    return { part: "redis", state: "good", text: `${host} answers` };
  } catch {
    return { part: "redis", state: "attention", text: `${host} does not answer (REDIS_URL)` };
  } finally {
    redis.disconnect();
  }
}

async function diagnoseFirestore(config: SetConfig): Promise<StartFinding> {
  try {
    const firestore = await openConfiguredFirestore(config);
    await firestore?.close();
    return firestore
      ? { part: "firestore", state: "good", text: `The project ${config.FIREBASE_PROJECT_ID} answers` }
      : { part: "firestore", state: "off", text: "All records are in the database" };
  } catch (error) {
    return { part: "firestore", state: "prevents_start", text: error instanceof Error ? error.message : String(error) };
  }
}

/** How many processes the variables ask for. `npm run cluster` without PROCESSES is one for each core. */
function diagnoseProcesses(config: SetConfig): { readonly finding: StartFinding; readonly servers: ServerCount } {
  try {
    const servers = resolveProcesses(config, false);
    const text = `${servers.processes}${config.PROCESSES === "auto" ? ", one for each core" : ""}`;
    return { finding: { part: "processes", state: "good", text }, servers };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      finding: { part: "processes", state: "prevents_start", text },
      servers: { processes: 1, isSupervised: false },
    };
  }
}

const diagnoseWeb = (): StartFinding =>
  existsSync(WEB_INDEX)
    ? { part: "web app", state: "good", text: "Built" }
    : { part: "web app", state: "attention", text: "Not built: run npm start or npm run build" };

function listChannels(config: SetConfig, browserSettings: readonly string[]): string[] {
  const channels = {
    WhatsApp: readWhatsAppConfig(config),
    Telegram: readTelegramConfig(config, resolvePublicUrl(config)),
  };
  return Object.entries(channels).flatMap(([name, settings]) =>
    settings !== null || browserSettings.includes(name.toLowerCase()) ? [name] : [],
  );
}

const BROWSER_SETTING_LABELS: Readonly<Record<string, string>> = {
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  [MODEL_SETTING]: "the language model",
};

/** What administrators set in the browser, by name; their values are encrypted. */
function describeBrowserSettings(config: SetConfig, names: readonly string[]): StartFinding {
  const fixed: Readonly<Record<string, boolean>> = {
    telegram: readTelegramConfig(config, resolvePublicUrl(config)) !== null,
    whatsapp: readWhatsAppConfig(config) !== null,
    [MODEL_SETTING]: readModelConfig(config) !== null,
  };
  const texts = names.map((name) => {
    const label = BROWSER_SETTING_LABELS[name] ?? name;
    return fixed[name] === true ? `${label} (not used: environment variables take precedence)` : label;
  });
  return texts.length === 0
    ? { part: "browser", state: "off", text: "Nothing is set in the browser" }
    : { part: "browser", state: "good", text: `Set in the browser: ${texts.join(", ")}` };
}

/** Everything that a start needs, with this configuration. Starts, creates and migrates nothing. */
export async function diagnoseServer(config: SetConfig): Promise<readonly StartFinding[]> {
  const { SMTP_URL: smtpUrl, LLM_BASE_URL: modelUrl } = config;
  const processes = diagnoseProcesses(config);
  const { findings, usage, browserSettings } = await diagnoseDatabase(config, processes.servers);
  const smtpHost = smtpUrl === undefined ? null : new URL(smtpUrl).host;
  return [
    { part: "address", state: "good", text: resolvePublicUrl(config) },
    processes.finding,
    await checkPort(config.HOST, config.PORT),
    await checkDataFolder(config.DATA_DIR),
    describeFinding("disk", await checkDisk(findExistingFolder(config.DATA_DIR))),
    ...findings,
    describeBrowserSettings(config, browserSettings),
    await diagnoseRedis(config),
    await diagnoseFirestore(config),
    diagnoseWeb(),
    describeFinding("mail", checkMail(smtpHost, [])),
    modelUrl === undefined && browserSettings.includes(MODEL_SETTING)
      ? { part: "model", state: "good", text: "Set in the browser" }
      : describeFinding("model", checkModel(modelUrl === undefined ? null : config.LLM_MODEL, usage)),
    describeFinding("channels", checkChannels(listChannels(config, browserSettings))),
    describeFinding("backup", await checkBackup(join(config.DATA_DIR, BACKUP_TIMESTAMP_FILE), systemClock)),
  ];
}
