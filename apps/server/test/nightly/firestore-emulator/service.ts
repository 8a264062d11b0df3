import {
  type BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  type BeginTransactionRequest,
  BeginTransactionResponse,
  type CommitRequest,
  CommitResponse,
  type RollbackRequest,
  type RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  type RunQueryRequest,
  RunQueryResponse,
} from "@firestore-emulator/proto/dist/google/firestore/v1/firestore.js";
import type { Write } from "@firestore-emulator/proto/dist/google/firestore/v1/write.js";
import { Empty } from "@firestore-emulator/proto/dist/google/protobuf/empty.js";
import { type FirestoreState, type FirestoreStateDocument, TimestampFromDate } from "@firestore-emulator/server";
import { type sendUnaryData, type ServerUnaryCall, type ServerWritableStream, status } from "@grpc/grpc-js";
import { runQuery } from "./queries.ts";
import { FirestoreError } from "./refusal.ts";
import { createTransactionQueue } from "./transactions.ts";

const bytes = (id: string): Uint8Array => Buffer.from(id);
const idOf = (transaction: Uint8Array): string => Buffer.from(transaction).toString();
const now = () => TimestampFromDate(new Date());

const told = (error: unknown): FirestoreError =>
  error instanceof FirestoreError
    ? error
    : new FirestoreError(status.INTERNAL, error instanceof Error ? error.message : "");

/** Precondition of a write. */
function refuseUnmet(
  document: FirestoreStateDocument,
  { has_current_document: asks, current_document: must }: Write,
): void {
  if (!asks) return;
  const { hasExist: exists } = document.metadata;
  if (must.has_exists && must.exists && !exists) throw new FirestoreError(status.NOT_FOUND, "no such document");
  if (must.has_exists && !must.exists && exists)
    throw new FirestoreError(status.ALREADY_EXISTS, "the document is there");
}

export interface Held {
  /** Writes wait here until the test releases them. */
  beforeCommit(writes: number): Promise<void>;
}

/**
 * Firestore's protocol on what the emulator of npm keeps, made as strict as Firestore where that emulator is not: writes of one commit
 * happen all or none, transactions see no other's writes, a written document replaces the one before.
 */
export function createFirestoreService(state: FirestoreState, held: Held) {
  const order = createTransactionQueue();

  const begin = (options: { readonly has_read_only: boolean }): Promise<string> | string =>
    options.has_read_only ? "read-only" : order.begin();

  function commit(writes: readonly Write[]): CommitResponse {
    const date = new Date();
    const documents = writes.map((write) => state.getDocument(write.has_delete ? write.delete : write.update.name));
    for (const [index, write] of writes.entries()) {
      const document = documents[index];
      if (document) refuseUnmet(document, write);
      if (write.has_update_mask || write.update_transforms.length > 0)
        throw new FirestoreError(status.UNIMPLEMENTED, "documents are written whole");
    }
    for (const [index, write] of writes.entries()) {
      const document = documents[index];
      if (document?.metadata.hasExist) document.delete();
      if (!write.has_delete) {
        write.current_document = undefined as never;
        state.writeV1Document(date, write);
      }
    }
    const time = TimestampFromDate(date).toObject();
    return CommitResponse.fromObject({ commit_time: time, write_results: writes.map(() => ({ update_time: time })) });
  }

  return {
    BatchGetDocuments: async (call: ServerWritableStream<BatchGetDocumentsRequest, BatchGetDocumentsResponse>) => {
      if (call.request.has_new_transaction)
        call.write(
          BatchGetDocumentsResponse.fromObject({ transaction: bytes(await begin(call.request.new_transaction)) }),
        );
      for (const path of call.request.documents) {
        const document = state.getDocument(path);
        const there = document.metadata.hasExist;
        const found = there ? { found: document.toV1Document() } : { missing: path };
        call.write(new BatchGetDocumentsResponse({ ...found, read_time: now() }));
      }
      call.end();
    },

    BeginTransaction: async (
      { request }: ServerUnaryCall<BeginTransactionRequest, BeginTransactionResponse>,
      answer: sendUnaryData<BeginTransactionResponse>,
    ) => answer(null, BeginTransactionResponse.fromObject({ transaction: bytes(await begin(request.options)) })),

    Commit: async (
      { request }: ServerUnaryCall<CommitRequest, CommitResponse>,
      answer: sendUnaryData<CommitResponse>,
    ) => {
      try {
        await held.beforeCommit(request.writes.length);
        answer(null, await order.write(idOf(request.transaction), () => commit(request.writes)));
      } catch (error) {
        answer(told(error), null);
      }
    },

    Rollback: ({ request }: ServerUnaryCall<RollbackRequest, Empty>, answer: sendUnaryData<Empty>) => {
      order.end(idOf(request.transaction));
      answer(null, new Empty());
    },

    RunQuery: async (call: ServerWritableStream<RunQueryRequest, RunQueryResponse>) => {
      try {
        const { request } = call;
        const transaction = request.has_new_transaction ? bytes(await begin(request.new_transaction)) : undefined;
        call.write(new RunQueryResponse({ read_time: now(), ...(transaction && { transaction }) }));
        for (const document of runQuery(state, request.parent, request.structured_query))
          call.write(new RunQueryResponse({ document: document.toV1Document(), read_time: now() }));
        call.end();
      } catch (error) {
        call.emit("error", told(error));
      }
    },

    RunAggregationQuery: (call: ServerWritableStream<RunAggregationQueryRequest, RunAggregationQueryResponse>) => {
      try {
        const { parent, structured_aggregation_query: asked } = call.request;
        const count = { integer_value: runQuery(state, parent, asked.structured_query).length };
        const aggregate_fields = Object.fromEntries(asked.aggregations.map(({ alias }) => [alias, count]));
        call.write(
          RunAggregationQueryResponse.fromObject({ result: { aggregate_fields }, read_time: now().toObject() }),
        );
        call.end();
      } catch (error) {
        call.emit("error", told(error));
      }
    },
  };
}
