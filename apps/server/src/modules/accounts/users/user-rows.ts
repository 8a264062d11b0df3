import type { FestivalRegion, FestivalSect } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { ChangedChoices, User } from "./user.ts";

/** Columns of a `User`, from `users` joined with `first_account`. */
export const USER_COLUMNS = [
  "users.id as id",
  "users.name as name",
  "users.email as email",
  "users.email_verified as email_verified",
  "users.image as image",
  "users.language as language",
  "users.place_id as place_id",
  "users.festival_region as festival_region",
  "users.festival_sect as festival_sect",
  "users.created_at as created_at",
  "users.updated_at as updated_at",
  "users.leaving_at as leaving_at",
  "first_account.administrator as founder",
] as const;

export interface UserColumns {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: number;
  readonly image: string | null;
  readonly language: string | null;
  readonly place_id: string | null;
  readonly festival_region: string | null;
  readonly festival_sect: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly leaving_at: string | null;
  readonly founder: number | null;
}

export const toUser = (row: UserColumns): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.email_verified === 1,
  image: row.image,
  language: row.language as Language | null,
  placeId: row.place_id === null ? null : Number(row.place_id),
  festivalRegion: row.festival_region as FestivalRegion | null,
  festivalSect: row.festival_sect as FestivalSect | null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  isFounder: row.founder === 1,
  isLeaving: row.leaving_at !== null,
});

/** Only the columns of the choices that are given. */
export const toChoiceColumns = ({ language, placeId, festivalRegion, festivalSect }: ChangedChoices) => ({
  ...(language !== undefined && { language }),
  ...(placeId !== undefined && { place_id: placeId === null ? null : String(placeId) }),
  ...(festivalRegion !== undefined && { festival_region: festivalRegion }),
  ...(festivalSect !== undefined && { festival_sect: festivalSect }),
});
