import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { ModelUse } from "../provider.ts";
import type { UsageRepository } from "./repository.ts";

export interface BudgetParts {
  readonly records: UsageRepository;
  readonly clock: Clock;
  /** Tokens a month; undefined: as many as are asked for. */
  readonly monthlyTokens: number | undefined;
  readonly log: Pick<FastifyBaseLogger, "info">;
}

/** As tokens are counted: `2026-03`, UTC. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** What a model may cost: tokens, counted by the month for all servers together. */
export function modelBudget({ records, clock, monthlyTokens, log }: BudgetParts) {
  const month = (): string => monthOf(clock());
  return {
    isLeft: async (): Promise<boolean> =>
      monthlyTokens === undefined || (await records.tokensIn(month())) < monthlyTokens,

    spend: async (used: readonly ModelUse[]): Promise<void> => {
      const sum = (of: (use: ModelUse) => number): number => used.reduce((all, use) => all + of(use), 0);
      const [input, output] = [sum((use) => use.input), sum((use) => use.output)];
      if (input + output === 0) return;
      log.info({ calls: used.length, input_tokens: input, output_tokens: output }, "tokens of the model");
      await records.add(month(), input + output);
    },
  };
}
export type Budget = ReturnType<typeof modelBudget>;
