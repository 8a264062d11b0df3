import { randomBytes } from "node:crypto";
import { UnimplementedFirestoreService } from "@firestore-emulator/proto/dist/google/firestore/v1/firestore.js";
import { FirestoreState } from "@firestore-emulator/server";
import { Server, ServerCredentials } from "@grpc/grpc-js";
import { createFirestoreService, type Held } from "./service.ts";

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
  const service = createFirestoreService(state, { beforeCommit: (writes) => held.beforeCommit(writes) });
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
  /** A separate project, invisible to other tests. */
  readonly projectId: string;
  /** Hook called before each commit; null for none. */
  readonly holdCommits: (beforeCommit: Held["beforeCommit"] | null) => void;
}

/** An empty Firestore on the loopback. The first that asks starts the emulator, others get a project of their own in it. */
export async function openEmulatedFirestore(): Promise<TestFirestore> {
  started ??= start();
  const { host, held } = await started;
  return {
    host,
    projectId: `demo-${randomBytes(6).toString("hex")}`,
    holdCommits: (beforeCommit) => void (held.beforeCommit = beforeCommit ?? goOn),
  };
}
