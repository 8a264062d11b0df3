/** Counts the tokens of a model by month (`2026-03`, UTC) for all servers together. */
export interface UsageRepository {
  countTokens(month: string): Promise<number>;
  add(month: string, tokens: number): Promise<void>;
}
