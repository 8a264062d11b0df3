/** The person the data belongs to. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

/** Implemented by each module that stores personal data, so that export and deletion are complete. */
export interface PersonalData {
  /** Its key in the export. */
  readonly name: string;
  collect(person: Person): Promise<unknown>;
  /** Idempotent: called again after an interruption; data that is already gone is no error. */
  erase(person: Person): Promise<void>;
}
