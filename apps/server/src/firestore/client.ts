import type { Firestore } from "@google-cloud/firestore";
import type { Config } from "../config.ts";
import type { Outage } from "../db/outage.ts";
import { firestoreOutageOf } from "./outage.ts";
import { atRest, within } from "./patience.ts";

interface FirestoreLocation {
  readonly projectId: string;
  /** `host:port` of an emulator; Google's own where absent. */
  readonly emulatorHost?: string | undefined;
}

export interface OpenFirestore {
  readonly documents: Firestore;
  /** What keeps it from answering, or null. */
  probe(patienceMs?: number): Promise<Outage | null>;
  close(): Promise<void>;
}

const PROBE_MS = 3_000;
/** Whoever starts a server can wait for the first connection and the first token. */
const START_MS = 20_000;

/** Its client tries for some seconds more where nobody answers. */
const REST_MS = 3_000;
/** Said for an emulator: its client would otherwise look for it in credentials, and for these on a machine of Google's around it. */
const GOOGLE = "googleapis.com";

/**
 * Firestore of a project, reached with the credentials of the environment (Application Default Credentials). Its client is loaded here and
 * nowhere else: forty megabytes and half a second that a server without Firestore does not spend.
 */
export async function openFirestore({ projectId, emulatorHost }: FirestoreLocation): Promise<OpenFirestore> {
  const { Firestore: Client } = await import("@google-cloud/firestore");
  const emulator =
    emulatorHost === undefined ? {} : { host: emulatorHost, ssl: false, clientOptions: { universeDomain: GOOGLE } };
  const documents = new Client({ projectId, ...emulator });
  return {
    documents,
    probe: (patienceMs = PROBE_MS) =>
      within(patienceMs, documents.collection("app_users").limit(1).get()).then(
        () => null,
        (error: unknown) => firestoreOutageOf(error) ?? "away",
      ),
    close: async () => {
      if (await atRest(REST_MS)) await documents.terminate();
    },
  };
}

/** As configured; undefined where it is off. @throws Error naming what to look at, where it does not answer */
export async function openConfiguredFirestore({
  FIRESTORE_ENABLED: enabled,
  FIREBASE_PROJECT_ID: projectId,
  FIRESTORE_EMULATOR_HOST: emulatorHost,
}: Config): Promise<OpenFirestore | undefined> {
  if (!enabled || projectId === undefined) return undefined;
  const firestore = await openFirestore({ projectId, emulatorHost });
  if ((await firestore.probe(START_MS)) === null) return firestore;
  await firestore.close();
  const variable = emulatorHost === undefined ? "GOOGLE_APPLICATION_CREDENTIALS" : "FIRESTORE_EMULATOR_HOST";
  throw new Error(`Firestore of the project ${projectId} does not answer. Look at FIREBASE_PROJECT_ID and ${variable}`);
}
