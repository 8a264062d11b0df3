import type { PublicConfig } from "@lagna/contract";

export type FirebaseSettings = NonNullable<PublicConfig["firebase"]>;

/** The environment variable of each setting. */
const VARIABLES = {
  api_key: "FIREBASE_API_KEY",
  auth_domain: "FIREBASE_AUTH_DOMAIN",
  project_id: "FIREBASE_PROJECT_ID",
  app_id: "FIREBASE_APP_ID",
} as const;

/** Firebase cannot be used with this server's configuration. */
export class FirebaseConfigError extends Error {
  override readonly name = "FirebaseConfigError";
  /** The missing variables; empty if Firebase is off. */
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(missing.length === 0 ? "Firebase is not enabled" : `Firebase config missing: ${missing.join(", ")}`);
    this.missing = missing;
  }
}

/** @throws FirebaseConfigError with the names of the missing variables */
export function readFirebaseSettings(firebase: PublicConfig["firebase"]): FirebaseSettings {
  if (firebase === null) throw new FirebaseConfigError([]);
  const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];
  const missing = names.filter((name) => !firebase[name]).map((name) => VARIABLES[name]);
  if (missing.length > 0) throw new FirebaseConfigError(missing);
  return firebase;
}
