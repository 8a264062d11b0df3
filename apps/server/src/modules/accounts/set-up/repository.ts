/** The one set-up code, under its SHA-256. It is used up with the account that it makes, by `people/`. */
export interface SetUpRepository {
  /** False where there is one already. */
  offer(codeHash: string, at: string): Promise<boolean>;
  /** In place of the one before, where that was not used. False where it was. */
  replace(codeHash: string, at: string): Promise<boolean>;
  /** Whether this is the code, and good still. */
  isGood(codeHash: string): Promise<boolean>;
  wasUsed(): Promise<boolean>;
}
