import type { Actor } from "../audit/service.ts";
import type { AdministeredUser, PeopleService } from "./service.ts";

/** What an administrator can do to an account: the last URL segment in the API, the command name in the shell. */
export const ACCOUNT_ACTIONS = ["activate", "deactivate", "make-administrator", "make-user"] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** @throws AppError 409 where it would leave no active administrator; 404 if the account was deleted meanwhile */
export function performAccountAction(
  people: PeopleService,
  action: AccountAction,
  { person, by }: { readonly person: AdministeredUser; readonly by: Actor },
): Promise<void> {
  switch (action) {
    case "activate":
      return people.activate(person, by);
    case "deactivate":
      return people.deactivate(person, by);
    case "make-administrator":
      return people.makeAdministrator(person, by);
    case "make-user":
      return people.makeUser(person, by);
  }
}
