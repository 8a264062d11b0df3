import { type Provider, ProviderError } from "../chat/provider.ts";
import type { ServerMetrics } from "./server-metrics.ts";

/** Counts the calls of a model by their end, and its billed tokens. */
export function meterProvider(provider: Provider, { modelCalls, modelTokens }: ServerMetrics): Provider {
  return {
    model: provider.model,
    async *write(brief, options) {
      // A reader that stops early has what it wanted.
      let end = "stopped";
      try {
        yield* provider.write(brief, {
          ...options,
          onUse: (use) => {
            modelTokens.inc({ direction: "input" }, use.input);
            modelTokens.inc({ direction: "output" }, use.output);
            options.onUse(use);
          },
        });
        end = "complete";
      } catch (error) {
        end = error instanceof ProviderError ? error.failure : "failed";
        throw error;
      } finally {
        modelCalls.inc({ end });
      }
    },
  };
}
