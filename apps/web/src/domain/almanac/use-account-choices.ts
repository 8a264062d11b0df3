import { useEffect } from "react";
import { useSession } from "../../lib/session.ts";
import { keepAccountChoices } from "./keep-account-choices.ts";

/** Keeps the place of a signed-in person and whose festivals they keep on the account. */
export function useAccountChoices(): void {
  const { user, isAuthenticated } = useSession();
  const email = isAuthenticated ? user?.email : undefined;
  const choices = user?.almanac;

  useEffect(() => (email && choices ? keepAccountChoices(email, choices) : undefined), [email, choices]);
}
