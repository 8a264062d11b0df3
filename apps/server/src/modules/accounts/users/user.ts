import type { FestivalRegion, FestivalSect } from "@lagna/contract";
import type { Language } from "@lagna/terms";

/** What a person has chosen; null where they have not. */
export interface UserChoices {
  /** Null follows the browser. */
  readonly language: Language | null;
  /** Where they are. */
  readonly placeId: number | null;
  /** Whose festivals they keep. */
  readonly festivalRegion: FestivalRegion | null;
  readonly festivalSect: FestivalSect | null;
}

/** Choices to change; those left out stay. */
export type ChangedChoices = { readonly [Key in keyof UserChoices]?: UserChoices[Key] | undefined };

/** A person with an account. Instants are ISO 8601 in UTC, as in all repositories. */
export interface User extends UserChoices {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** True for the first account of this installation if that account becomes its administrator. */
  readonly isFounder: boolean;
  /** Being deleted: sign-in is closed, and the address is not free yet. */
  readonly isLeaving: boolean;
}
