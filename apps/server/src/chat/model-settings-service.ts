import type { ModelSettingsRequest, ModelSettingsResponse, ModelTestResponse } from "@lagna/contract";
import { AppError } from "../errors/app-error.ts";
import type { Principal } from "../http/authorize-request.ts";
import type { Actor } from "../modules/audit/service.ts";
import type { Clock, Stopwatch } from "../time/clock.ts";
import type { ModelConfig, ModelSettings } from "./model-settings.ts";
import { checkModelAnswers } from "./provider-openai-check.ts";
import { formatMonth } from "./usage/budget.ts";
import type { UsageRepository } from "./usage/repository.ts";

export interface ModelSettingsServiceParts {
  readonly settings: ModelSettings;
  readonly usage: Pick<UsageRepository, "countTokens">;
  /** @throws AppError if the person has not proved their identity lately */
  readonly requireProof: (who: Principal) => Promise<void>;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
}

const toActor = ({ userId }: Principal): Actor => ({ kind: "person", id: userId });
const NOT_SET_UP: ModelTestResponse = { status: "failed", latency_ms: null, problem: "not_set_up", said: null };

/** A stored key is sent to the address only that it was entered for. */
function chooseKey({ key, address }: ModelSettingsRequest, stored: ModelConfig | null): string | null {
  if (key !== undefined) return key;
  return stored?.baseUrl === address ? stored.apiKey : null;
}

/** Setting up the language model in the browser, and testing it. Nothing is stored before the model has answered. */
export function createModelSettingsService(parts: ModelSettingsServiceParts) {
  const { settings, usage, clock, stopwatch } = parts;

  /** @throws AppError 409 if the environment sets the model, which would take precedence */
  async function requireChangeable(who: Principal): Promise<void> {
    if ((await settings.findSource()) === "environment") throw new AppError("model_from_environment");
    await parts.requireProof(who);
  }

  return {
    describe: async (): Promise<ModelSettingsResponse> => {
      const found = await settings.find();
      return {
        source: await settings.findSource(),
        address: found?.baseUrl ?? null,
        model: found?.model ?? null,
        has_key: found !== null && found.apiKey !== null,
        monthly_tokens: found?.monthlyTokens ?? null,
        used_tokens: await usage.countTokens(formatMonth(clock())),
      };
    },

    setUp: async (who: Principal, request: ModelSettingsRequest): Promise<ModelTestResponse> => {
      await requireChangeable(who);
      const { address: baseUrl, model, monthly_tokens: monthlyTokens } = request;
      const entered = { baseUrl, apiKey: chooseKey(request, await settings.find()), model, monthlyTokens };
      const outcome = await checkModelAnswers(entered, stopwatch);
      if (outcome.status === "failed") return outcome;
      await settings.save(entered, toActor(who));
      await settings.find();
      return outcome;
    },

    remove: async (who: Principal): Promise<void> => {
      await requireChangeable(who);
      await settings.remove(toActor(who));
      await settings.find();
    },

    test: async (): Promise<ModelTestResponse> => {
      const found = await settings.find();
      return found ? checkModelAnswers(found, stopwatch) : NOT_SET_UP;
    },
  };
}
export type ModelSettingsService = ReturnType<typeof createModelSettingsService>;
