import type { SettingSource } from "@lagna/contract";
import { z } from "zod";
import type { Actor } from "../modules/audit/service.ts";
import type { ServerSettings, StoredSetting } from "../modules/server-settings/service.ts";
import type { SetConfig } from "../settings/config.ts";

/** The language model that writes answers. */
export interface ModelConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Null: unlimited. */
  readonly monthlyTokens: number | null;
}

const storedSchema = z.object({
  baseUrl: z.string(),
  apiKey: z.string().nullable(),
  model: z.string(),
  monthlyTokens: z.number().nullable(),
}) satisfies z.ZodType<ModelConfig>;

/** The name under which the model is stored. */
export const MODEL_SETTING = "model";
const SOURCES = { set: "browser", absent: "none", unreadable: "unreadable" } as const satisfies Record<
  StoredSetting["state"],
  SettingSource
>;

/** Null if the environment sets no model. */
export function readModelConfig(config: SetConfig): ModelConfig | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey = null, LLM_MODEL: model } = config;
  const monthlyTokens = config.LLM_MONTHLY_TOKENS ?? null;
  return baseUrl === undefined ? null : { baseUrl, apiKey, model, monthlyTokens };
}

/** The language model: from the environment, which takes precedence, or as an administrator entered it in the browser. */
export function createModelSettings(config: SetConfig, settings: ServerSettings) {
  const fixed = readModelConfig(config);
  let parsed: { readonly value: string; readonly model: ModelConfig } | null = null;
  let latest = fixed;

  /** The same object until the stored value changes. */
  function parseStored(stored: StoredSetting): ModelConfig | null {
    if (stored.state !== "set") return null;
    if (parsed?.value !== stored.value)
      parsed = { value: stored.value, model: storedSchema.parse(JSON.parse(stored.value)) };
    return parsed.model;
  }

  const find = async (): Promise<ModelConfig | null> =>
    (latest = fixed ?? parseStored(await settings.read(MODEL_SETTING)));

  return {
    find,

    /** As last found, without waiting for the database; it is looked up again for the next reader. */
    readLatest: (): ModelConfig | null => {
      find().catch(() => undefined);
      return latest;
    },

    findSource: async (): Promise<SettingSource> =>
      fixed ? "environment" : SOURCES[(await settings.read(MODEL_SETTING)).state],

    save: (model: ModelConfig, actor: Actor): Promise<void> =>
      settings.save(MODEL_SETTING, JSON.stringify(model), { action: "model_set_up", actor, subjectId: null }),

    remove: (actor: Actor): Promise<boolean> =>
      settings.remove(MODEL_SETTING, { action: "model_removed", actor, subjectId: null }),
  };
}
export type ModelSettings = ReturnType<typeof createModelSettings>;
