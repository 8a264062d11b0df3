import { vi } from "vitest";
import type { FirebaseAuthClient, FirebaseAuthUser } from "../features/auth/firebase/firebase-sdk.ts";

export const createFirebaseError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

export const createFirebaseUser = (token = "signed-by-firebase"): FirebaseAuthUser => ({ idToken: async () => token });

/** Replaces the Firebase SDK: a sign-in also notifies the listener, as in the SDK. */
export function createFakeFirebaseAuth({
  kept = null,
  returned = null,
}: { kept?: FirebaseAuthUser | null; returned?: FirebaseAuthUser | null } = {}) {
  let user = returned ?? kept;
  const listeners: Parameters<FirebaseAuthClient["onUser"]>[0][] = [];
  const setUser = (next: FirebaseAuthUser | null) => {
    user = next;
    for (const listener of listeners) listener(next);
  };
  const auth = {
    popup: vi.fn<FirebaseAuthClient["popup"]>(async () => {
      const chosen = createFirebaseUser();
      setUser(chosen);
      return chosen;
    }),
    redirect: vi.fn<FirebaseAuthClient["redirect"]>(() => new Promise<never>(() => undefined)),
    redirectResult: vi.fn<FirebaseAuthClient["redirectResult"]>(async () => returned),
    onUser: (listener: (user: FirebaseAuthUser | null) => void) => {
      listeners.push(listener);
      queueMicrotask(() => listener(user));
    },
    signOut: vi.fn<FirebaseAuthClient["signOut"]>(async () => setUser(null)),
  };
  return { auth, become: setUser };
}
