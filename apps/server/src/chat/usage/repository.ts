/** Tokens of a model, counted by month (`2026-03`, UTC) for all servers together. */
export interface UsageRepository {
  tokensIn(month: string): Promise<number>;
  add(month: string, tokens: number): Promise<void>;
}
