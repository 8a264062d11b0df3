import type { Db } from "../../db/client.ts";

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
  /** In the transaction that deletes the account. */
  erase(trx: Db, person: Person): Promise<void>;
}
