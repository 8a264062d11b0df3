import type { Firestore } from "@google-cloud/firestore";
import type { SetConfig } from "../settings/config.ts";
import type { Outage } from "../db/classify-database-outage.ts";
import { classifyFirestoreOutage } from "./classify-firestore-outage.ts";
import { waitUntilIdle, withTimeout } from "./time-limit.ts";

interface FirestoreLocation {
  readonly projectId: string;
  /** `host:port` of an emulator; absent for Google's service. */
  readonly emulatorHost?: string | undefined;
}

export interface OpenFirestore {
  readonly documents: Firestore;
  /** The reason why it does not answer, or null. */
  probe(patienceMs?: number): Promise<Outage | null>;
  close(): Promise<void>;
}

const PROBE_TIMEOUT_MS = 3_000;
/** Longer at server start, for the first connection and the first access token. */
const START_TIMEOUT_MS = 20_000;

/** The client keeps retrying for some seconds when there is no answer. */
const SETTLE_TIMEOUT_MS = 3_000;
/** Set for an emulator: otherwise the client looks for it in the credentials, and for those on Google's metadata server. */
const UNIVERSE_DOMAIN = "googleapis.com";

/**
 * Firestore of a project, using the environment's credentials (Application Default Credentials). The client is imported only here: it
 * takes forty megabytes and half a second, which servers without Firestore need not spend.
 */
export async function openFirestore({ projectId, emulatorHost }: FirestoreLocation): Promise<OpenFirestore> {
  const { Firestore: Client } = await import("@google-cloud/firestore");
  const emulator =
    emulatorHost === undefined
      ? {}
      : { host: emulatorHost, ssl: false, clientOptions: { universeDomain: UNIVERSE_DOMAIN } };
  const documents = new Client({ projectId, ...emulator });
  return {
    documents,
    probe: (patienceMs = PROBE_TIMEOUT_MS) =>
      withTimeout(patienceMs, documents.collection("app_users").limit(1).get()).then(
        () => null,
        (error: unknown) => classifyFirestoreOutage(error) ?? "away",
      ),
    close: async () => {
      if (await waitUntilIdle(SETTLE_TIMEOUT_MS)) await documents.terminate();
    },
  };
}

/** Opens Firestore as configured; undefined if it is off. @throws Error naming the settings to check if it does not answer */
export async function openConfiguredFirestore({
  FIRESTORE_ENABLED: enabled,
  FIREBASE_PROJECT_ID: projectId,
  FIRESTORE_EMULATOR_HOST: emulatorHost,
}: SetConfig): Promise<OpenFirestore | undefined> {
  if (!enabled || projectId === undefined) return undefined;
  const firestore = await openFirestore({ projectId, emulatorHost });
  if ((await firestore.probe(START_TIMEOUT_MS)) === null) return firestore;
  await firestore.close();
  const variable = emulatorHost === undefined ? "GOOGLE_APPLICATION_CREDENTIALS" : "FIRESTORE_EMULATOR_HOST";
  throw new Error(`Firestore of the project ${projectId} does not answer. Look at FIREBASE_PROJECT_ID and ${variable}`);
}
