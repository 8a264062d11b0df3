import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../time/clock.ts";
import type { ModelUse } from "../provider.ts";
import type { UsageRepository } from "./repository.ts";

export interface BudgetParts {
  readonly records: UsageRepository;
  readonly clock: Clock;
  /** Tokens per month; null: unlimited. */
  readonly findMonthlyTokens: () => Promise<number | null>;
  readonly log: Pick<FastifyBaseLogger, "info">;
}

/** The month in UTC, such as `2026-03`. */
export const formatMonth = (instant: Date): string => instant.toISOString().slice(0, 7);

/** Limits the tokens a model may use per month, counted for all servers together. */
export function createModelBudget({ records, clock, findMonthlyTokens, log }: BudgetParts) {
  const month = (): string => formatMonth(clock());
  return {
    isLeft: async (): Promise<boolean> => {
      const monthlyTokens = await findMonthlyTokens();
      return monthlyTokens === null || (await records.countTokens(month())) < monthlyTokens;
    },

    spend: async (used: readonly ModelUse[]): Promise<void> => {
      const sum = (of: (use: ModelUse) => number): number => used.reduce((all, use) => all + of(use), 0);
      const [input, output] = [sum((use) => use.input), sum((use) => use.output)];
      if (input + output === 0) return;
      log.info({ calls: used.length, input_tokens: input, output_tokens: output }, "tokens of the model");
      await records.add(month(), input + output);
    },
  };
}
export type ModelBudget = ReturnType<typeof createModelBudget>;
