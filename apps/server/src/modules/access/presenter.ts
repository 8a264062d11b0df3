import type { AccountStatus, AdminUser } from "@lagna/contract";
import type { DirectoryRow } from "./directory-repository.ts";

export function statusOf({ active }: Pick<DirectoryRow, "active">, unrecorded: AccountStatus): AccountStatus {
  if (active === null) return unrecorded;
  return active === 1 ? "active" : "inactive";
}

export const presentPerson = (row: DirectoryRow, unrecorded: AccountStatus): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.email_verified === 1,
  picture: row.image,
  role: row.role === "administrator" ? "administrator" : "user",
  status: statusOf(row, unrecorded),
  created_at: row.created_at,
  requested_at: row.requested_at,
});
