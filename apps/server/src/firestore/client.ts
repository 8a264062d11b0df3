import type { Firestore } from "@google-cloud/firestore";
import type { Outage } from "../db/outage.ts";
import { firestoreOutageOf } from "./outage.ts";

export interface FirestoreLocation {
  readonly projectId: string;
  /** `host:port` of an emulator; Google's own where absent. */
  readonly emulatorHost?: string | undefined;
}

export interface OpenFirestore {
  readonly documents: Firestore;
  /** What keeps it from answering, or null. */
  probe(): Promise<Outage | null>;
  close(): Promise<void>;
}

const PROBE_MS = 3_000;
/** Whoever starts a server can wait for the first connection and the first token. */
export const START_MS = 20_000;

async function answers(documents: Firestore, patienceMs: number): Promise<Outage | null> {
  const late = Promise.withResolvers<Outage>();
  const timer = setTimeout(() => late.resolve("away"), patienceMs);
  const asked = documents.collection("app_users").limit(1).get();
  const answered = asked.then(
    () => null,
    (error: unknown) => firestoreOutageOf(error) ?? "away",
  );
  try {
    return await Promise.race([answered, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Firestore of a project, reached with the credentials of the environment (Application Default Credentials). Its client is loaded here and
 * nowhere else: forty megabytes and half a second that a server without Firestore does not spend.
 */
export async function openFirestore({ projectId, emulatorHost }: FirestoreLocation): Promise<OpenFirestore> {
  const { Firestore: Client } = await import("@google-cloud/firestore");
  const emulator = emulatorHost === undefined ? {} : { host: emulatorHost, ssl: false };
  const documents = new Client({ projectId, ...emulator });
  return {
    documents,
    probe: () => answers(documents, PROBE_MS),
    close: () => documents.terminate(),
  };
}

/** @throws Error naming what to look at, where Firestore does not answer a server that starts */
export async function requireAnswer({ documents }: OpenFirestore, { projectId, emulatorHost }: FirestoreLocation) {
  if ((await answers(documents, START_MS)) === null) return;
  const hint =
    emulatorHost === undefined ? "GOOGLE_APPLICATION_CREDENTIALS, FIREBASE_PROJECT_ID" : "FIRESTORE_EMULATOR_HOST";
  throw new Error(`Firestore of the project ${projectId} does not answer. Look at ${hint}`);
}
