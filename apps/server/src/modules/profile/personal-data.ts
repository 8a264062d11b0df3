/** Whose data it is. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

/** What each module that keeps something of a person brings along, so that export and deletion miss nothing. */
export interface PersonalData {
  /** Its key in the export. */
  readonly name: string;
  collect(person: Person): Promise<unknown>;
  /** Run again where it was cut short: what is gone already is no fault. */
  erase(person: Person): Promise<void>;
}
