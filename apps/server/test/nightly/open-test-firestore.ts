import { openFirestore } from "../../src/firestore/client.ts";
import { openEmulatedFirestore } from "./firestore-emulator/emulator.ts";

/** A separate empty Firestore, with the configuration that makes a server use it. */
export async function openTestFirestore() {
  const { host, projectId, holdCommits } = await openEmulatedFirestore();
  const env = { FIRESTORE_ENABLED: "true", FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host };
  return { firestore: await openFirestore({ projectId, emulatorHost: host }), env, holdCommits };
}
