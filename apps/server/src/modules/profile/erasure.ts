import type { AccountsService } from "../accounts/service.ts";
import type { Person, PersonalData } from "./personal-data.ts";

export interface ErasureParts {
  readonly accounts: { readonly own: Pick<AccountsService["own"], "isLeaving" | "leave"> };
  /** In the order of their erasure; the account itself comes last. */
  readonly personalData: readonly PersonalData[];
}

/**
 * The erasure of a person in steps that may each be done again, so that one that was cut short is taken up where it stands: first
 * everything of theirs closes, then each module forgets them, and in the end the account goes. Until then the address stays taken.
 */
export function erasure({ accounts, personalData }: ErasureParts) {
  return {
    begin: (person: Person): Promise<void> => accounts.own.leave(person.userId),

    /** Nothing happens for somebody who is not leaving: whoever has the address by then is somebody else. */
    complete: async (person: Person): Promise<void> => {
      if (!(await accounts.own.isLeaving(person.userId))) return;
      for (const kept of personalData) await kept.erase(person);
    },
  };
}
export type Erasure = ReturnType<typeof erasure>;
