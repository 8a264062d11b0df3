import type { BatchFormat } from "@lagna/contract";
import type { Batch, BatchFailure, BatchInput, BatchLimits, BatchPart, BatchRequest } from "./batch.ts";

/** What an account uses of its limits. */
export interface BatchUsage {
  readonly unfinished: number;
  /** Of batches sent since an instant, also deleted ones. */
  readonly births: number;
  readonly storedBytes: number;
}

/** Stores batches. Every method that changes one also adds the job that is then due, in the same transaction. */
export interface BatchRepository {
  /**
   * A batch whose file is being received. If that is not completed within an hour, it is deleted.
   * @returns the usage instead if the account has as many unfinished batches or stored bytes as it may
   */
  begin(
    batch: Pick<Batch, "id" | "ownerId" | "request" | "createdAt" | "expiresAt">,
    limits: BatchLimits,
  ): Promise<BatchUsage | null>;
  addInput(batchId: string, input: BatchInput): Promise<void>;
  /**
   * The file is complete: the batch waits for its first part to be computed.
   * @returns the usage instead if it has more births than the account may send in a day
   */
  complete(batchId: string, request: BatchRequest, items: number, limits: BatchLimits): Promise<BatchUsage | null>;

  /** Null for a deleted one. */
  find(batchId: string): Promise<Batch | null>;
  /** Newest first, without deleted ones. */
  findOfOwner(ownerId: string): Promise<Batch[]>;
  usage(ownerId: string): Promise<BatchUsage>;

  /** The rows that contain the item; null if they are computed already. */
  findInput(batchId: string, item: number): Promise<BatchInput | null>;
  /**
   * Stores the part that follows what is done, deletes the rows of the file that are thereby computed, and goes on to the next part or
   * finishes the batch.
   * @returns false, and changes nothing, if the batch is deleted or another worker was faster
   */
  storePart(batch: Batch, part: BatchPart): Promise<boolean>;
  fail(batchId: string, failure: BatchFailure): Promise<void>;

  /** A stored part of the result, from its first item; null if there is none. */
  findResult(
    batchId: string,
    firstItem: number,
    format: BatchFormat,
  ): Promise<{ items: number; content: Uint8Array } | null>;

  /** False if the owner has no such batch. */
  remove(ownerId: string, batchId: string): Promise<boolean>;
  /** Removes a batch whose file was refused; its births do not count. */
  discard(batchId: string): Promise<void>;
  /** Removes a batch that has expired or was not received completely. */
  removeExpired(batchId: string): Promise<void>;
  removeAll(ownerId: string): Promise<void>;
}
