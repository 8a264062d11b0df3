import type { Language } from "@lagna/terms";

/** A person with an account. Instants are ISO 8601 in UTC, as in all repositories. */
export interface User {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  /** The chosen language; null follows the browser. */
  readonly language: Language | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** True for the first account of this installation if that account becomes its administrator. */
  readonly isFounder: boolean;
  /** Being deleted: sign-in is closed, and the address is not free yet. */
  readonly isLeaving: boolean;
}
