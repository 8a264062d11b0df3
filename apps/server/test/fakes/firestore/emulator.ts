import { randomBytes } from "node:crypto";
import { UnimplementedFirestoreService } from "@firestore-emulator/proto/dist/google/firestore/v1/firestore.js";
import { FirestoreState } from "@firestore-emulator/server";
import { Server, ServerCredentials } from "@grpc/grpc-js";
import { firestoreService, type Held } from "./service.ts";

interface Emulator {
  readonly host: string;
  readonly state: FirestoreState | null;
  readonly held: { beforeCommit: Held["beforeCommit"] };
}

const goOn: Held["beforeCommit"] = async () => undefined;
let started: Promise<Emulator> | undefined;

async function start(): Promise<Emulator> {
  const held = { beforeCommit: goOn };
  const given = process.env["TEST_FIRESTORE_EMULATOR"];
  if (given !== undefined) return { host: given, state: null, held };
  const state = new FirestoreState();
  const server = new Server();
  const service = firestoreService(state, { beforeCommit: (writes) => held.beforeCommit(writes) });
  server.addService(UnimplementedFirestoreService.definition, service);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  return { host: `127.0.0.1:${port}`, state, held };
}

export interface TestFirestore {
  readonly host: string;
  /** Of its own: no other test sees what is in it. */
  readonly projectId: string;
  /** Has the say before each commit from now on; null: nobody. */
  readonly holdCommits: (beforeCommit: Held["beforeCommit"] | null) => void;
}

/** An empty Firestore on the loopback. The first that asks starts the emulator, others get a project of their own in it. */
export async function testFirestore(): Promise<TestFirestore> {
  started ??= start();
  const { host, held } = await started;
  return {
    host,
    projectId: `demo-${randomBytes(6).toString("hex")}`,
    holdCommits: (beforeCommit) => void (held.beforeCommit = beforeCommit ?? goOn),
  };
}
