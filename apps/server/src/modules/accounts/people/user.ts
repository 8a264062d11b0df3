import type { Language } from "@lagna/terms";

/** Somebody with an account. Instants are ISO 8601 in UTC, here as in every port. */
export interface User {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  /** As chosen; null: as the browser asks. */
  readonly language: Language | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The first account of this installation, where that one is to be its administrator. */
  readonly founder: boolean;
  /** Being deleted: nobody comes in as this person any more, and the address is not free yet. */
  readonly leaving: boolean;
}
