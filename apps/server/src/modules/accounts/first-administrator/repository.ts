/** The single set-up code, stored as SHA-256. `users/` consumes it when it creates the account. */
export interface SetUpCodeRepository {
  /** False if a code exists already. */
  create(codeHash: string, at: string): Promise<boolean>;
  /** Replaces the present code if it was not used; false if it was. */
  replace(codeHash: string, at: string): Promise<boolean>;
  /** Whether this is the code and it is not used yet. */
  isValid(codeHash: string): Promise<boolean>;
  wasUsed(): Promise<boolean>;
}
