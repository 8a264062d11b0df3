import type { AdminUser } from "@lagna/contract";
import type { ListedUser } from "./repository.ts";

export const presentPerson = ({ user, role, status, requestedAt }: ListedUser): AdminUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  email_verified: user.emailVerified,
  picture: user.image,
  role,
  status,
  created_at: user.createdAt,
  requested_at: requestedAt,
});
