import type { Language } from "@lagna/terms";
import type { User } from "./user.ts";

/** Columns of a `User`, from `users` joined with `first_account`. */
export const USER_COLUMNS = [
  "users.id as id",
  "users.name as name",
  "users.email as email",
  "users.email_verified as email_verified",
  "users.image as image",
  "users.language as language",
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
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  isFounder: row.founder === 1,
  isLeaving: row.leaving_at !== null,
});
