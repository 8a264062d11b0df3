import type { PublicConfig } from "@lagna/contract";

export type FirebaseSettings = NonNullable<PublicConfig["firebase"]>;

/** What each setting is called where an operator sets it. */
const VARIABLES = {
  api_key: "FIREBASE_API_KEY",
  auth_domain: "FIREBASE_AUTH_DOMAIN",
  project_id: "FIREBASE_PROJECT_ID",
  app_id: "FIREBASE_APP_ID",
} as const;

/** Firebase cannot be used as this server is configured. */
export class CloudConfigError extends Error {
  override readonly name = "CloudConfigError";
  /** The variables that are missing; none where Firebase is off altogether. */
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(missing.length === 0 ? "Firebase is not enabled" : `Firebase config missing: ${missing.join(", ")}`);
    this.missing = missing;
  }
}

/** @throws CloudConfigError naming what is missing */
export function firebaseSettings(firebase: PublicConfig["firebase"]): FirebaseSettings {
  if (firebase === null) throw new CloudConfigError([]);
  const names = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];
  const missing = names.filter((name) => !firebase[name]).map((name) => VARIABLES[name]);
  if (missing.length > 0) throw new CloudConfigError(missing);
  return firebase;
}
