import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { SessionResponse } from "@lagna/contract";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { useSession } from "../../lib/session.ts";

/** Sends a sign-in and stores the token of the answer. */
export function useSignIn<T extends FieldValues>(
  form: UseFormReturn<T>,
  send: (values: T) => Promise<SessionResponse>,
  fallback: string,
) {
  const { signIn } = useSession();
  const { attempt, fieldText, error } = useFormFailure(form, fallback);
  const submit = (values: T): Promise<void> => attempt(async () => signIn((await send(values)).token));
  return { submit, fieldText, error };
}
