import { vi } from "vitest";
import type { CloudAuth, CloudUser } from "../features/auth/firebase/firebase-sdk.ts";

export const cloudError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

export const cloudUser = (token = "signed-by-firebase"): CloudUser => ({ idToken: async () => token });

/** Stands in for the SDK: whoever signs in there is told to the listener too, as the SDK does. */
export function fakeCloud({
  kept = null,
  returned = null,
}: { kept?: CloudUser | null; returned?: CloudUser | null } = {}) {
  let user = returned ?? kept;
  const listeners: Parameters<CloudAuth["onUser"]>[0][] = [];
  const become = (next: CloudUser | null) => {
    user = next;
    for (const listener of listeners) listener(next);
  };
  const auth = {
    popup: vi.fn<CloudAuth["popup"]>(async () => {
      const chosen = cloudUser();
      become(chosen);
      return chosen;
    }),
    redirect: vi.fn<CloudAuth["redirect"]>(() => new Promise<never>(() => undefined)),
    redirectResult: vi.fn<CloudAuth["redirectResult"]>(async () => returned),
    onUser: (listener: (user: CloudUser | null) => void) => {
      listeners.push(listener);
      queueMicrotask(() => listener(user));
    },
    signOut: vi.fn<CloudAuth["signOut"]>(async () => become(null)),
  };
  return { auth, become };
}
