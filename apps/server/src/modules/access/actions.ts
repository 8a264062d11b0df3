import type { DirectoryRow } from "./directory-repository.ts";
import type { AccessService } from "./service.ts";

/** What an administrator does to one person: the last part of the address on the web, the command in a shell. */
export const ACTIONS = ["activate", "deactivate", "make-administrator", "make-user"] as const;
export type Action = (typeof ACTIONS)[number];

/** @throws AppError 409 where it would leave no active administrator */
export function perform(access: AccessService, action: Action, person: DirectoryRow): Promise<void> {
  switch (action) {
    case "activate":
      return access.activate(person);
    case "deactivate":
      return access.deactivate(person);
    case "make-administrator":
      return access.makeAdministrator(person);
    case "make-user":
      return access.makeUser(person);
  }
}
