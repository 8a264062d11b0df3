import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  BATCH_DAYS_KEPT,
  type BatchFormat,
  type batchQuerySchema,
  MAX_BATCH_ITEMS,
  settingsRequestSchema,
} from "@lagna/contract";
import type { Language, SettingsRequest } from "@lagna/terms";
import type { z } from "zod";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import { toFieldError } from "../../errors/parse-schema-issue.ts";
import type { Principal } from "../../http/authorize-request.ts";
import { type JobHandler, JobFailure } from "../../jobs/job-handler.ts";
import type { Clock } from "../../time/clock.ts";
import { parseSectionNames } from "../charts/service.ts";
import type { Batch, BatchLimits, BatchPart, BatchRequest } from "./batch.ts";
import { formatHeader } from "./batch-columns.ts";
import { type BatchComputation, createBatchComputation } from "./compute-next-part.ts";
import { receiveBirths } from "./receive-births.ts";
import type { BatchRepository, BatchUsage } from "./repository.ts";
import type { ResultLinks } from "./result-links.ts";

export type { Batch, BatchLimits } from "./batch.ts";
export type { BatchUsage } from "./repository.ts";

type Query = z.output<typeof batchQuerySchema>;

export interface BatchesParts extends BatchComputation {
  readonly records: BatchRepository;
  readonly links: ResultLinks;
  readonly limits: BatchLimits;
  readonly clock: Clock;
  /** Counts the CPU time of batches, in milliseconds. */
  readonly chargeCpu: (cpuMs: number) => void;
}

export interface SentFile {
  readonly content: Readable;
  /** Else it has JSON lines. */
  readonly isCsv: boolean;
}

export interface BatchLinks {
  readonly token: string;
  readonly expiresAt: string;
}

const DAY_MS = 86_400_000;
/** A link can be passed on, so it ends sooner than the result. */
const LINK_MS = DAY_MS;
const MEGABYTE = 1024 * 1024;
/** A part is computed so often; the attempt after the last one stores errors instead, and the batch goes on. */
const MAX_COMPUTATIONS = 4;
const decompress = promisify(gunzip);

const isFinished = ({ state }: Batch): boolean => state === "finished" || state === "failed";

/** @throws AppError invalid_input with paths under `settings` */
function parseSettings(written: string | undefined): SettingsRequest | undefined {
  if (written === undefined || written === "") return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch (cause) {
    throw new AppError("invalid_input", { cause, errors: [{ path: "settings", code: "invalid", params: {} }] });
  }
  const read = settingsRequestSchema.safeParse(parsed);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, code, message, ...params }) =>
    toFieldError({ path: ["settings", ...path].join("."), kind: code, message, params }),
  );
  throw new AppError("invalid_input", { errors });
}

/** Computes files of births in the background, a part at a time. */
export function createBatchesService(parts: BatchesParts) {
  const { records, links, limits, clock, charts, chargeCpu } = parts;
  const { compute, giveUp } = createBatchComputation(parts);
  const addToNow = (ms: number): Date => new Date(clock().getTime() + ms);

  function throwLimit({ unfinished, births }: BatchUsage, items = 0): never {
    if (births + items > limits.birthsADay)
      throw new AppError(
        { code: "batch_day_full", params: { max: limits.birthsADay } },
        { retryAfterSeconds: DAY_MS / 1000 },
      );
    if (unfinished >= limits.unfinished)
      throw new AppError({ code: "batches_full", params: { max: limits.unfinished } });
    throw createStorageError();
  }

  const createStorageError = (): AppError =>
    new AppError({ code: "batch_storage_full", params: { max: Math.floor(limits.storedBytes / MEGABYTE) } });

  /** @throws AppError invalid_input naming the field */
  function requireInstant(written: string | undefined, path: "at" | "from" | "until"): string {
    if (written === undefined) throw createInvalidFieldError(path, "batch_field_missing");
    charts.toJulianDay(Date.parse(written), path);
    return new Date(Date.parse(written)).toISOString();
  }

  /** How many days there are, and the first. @throws AppError invalid_input */
  function countDays(query: Query): { first: string; days: number } {
    const [first, last] = [requireInstant(query.from, "from"), requireInstant(query.until, "until")];
    const days = Math.floor((Date.parse(last) - Date.parse(first)) / (query.step_days * DAY_MS)) + 1;
    if (days < 1) throw createInvalidFieldError("until", "span_order");
    if (days > MAX_BATCH_ITEMS) throw createInvalidFieldError("until", "batch_many", { max: MAX_BATCH_ITEMS });
    return { first, days };
  }

  async function find({ userId }: Pick<Principal, "userId">, id: string): Promise<Batch> {
    const batch = await records.find(id);
    if (batch?.ownerId !== userId) throw new AppError("batch_unknown");
    return batch;
  }

  async function receive(id: string, request: BatchRequest, days: number | null, file: SentFile): Promise<void> {
    const { items, csv } = await receiveBirths(file.content, file.isCsv, (input) => records.addInput(id, input));
    if (days !== null && items !== 1) throw createInvalidFieldError("body", "batch_one_birth");
    const full = await records.complete(id, { ...request, csv }, days ?? items, limits);
    if (full) throwLimit(full, days ?? items);
  }

  /** The lines of a result, part by part as they are read. */
  async function* streamResult(batch: Batch, format: BatchFormat): AsyncGenerator<Uint8Array> {
    if (format === "csv") yield Buffer.from(formatHeader(batch.request.kind));
    for (let item = 0; item < batch.done;) {
      const part = await records.findResult(batch.id, item, format);
      if (!part) throw new Error("the batch was deleted while its result was sent");
      item += part.items;
      yield await decompress(part.content);
    }
  }

  function openResult(batch: Batch, format: BatchFormat) {
    if (!isFinished(batch)) throw new AppError("batch_not_finished");
    return { batch, content: streamResult(batch, format) };
  }

  async function computeOrGiveUp(batch: Batch, attempt: number): Promise<BatchPart | null> {
    const input = await records.findInput(batch.id, batch.done);
    if (!input) throw new JobFailure("the rows of the batch are gone", { final: true });
    return attempt <= MAX_COMPUTATIONS ? compute(batch, input) : giveUp(batch, input);
  }

  async function runPart(id: string, firstItem: number, attempt: number): Promise<void> {
    const batch = await records.find(id);
    // It was deleted, or this part is stored already.
    if (!batch || isFinished(batch) || batch.done !== firstItem) return;
    const { storedBytes } = await records.usage(batch.ownerId);
    if (storedBytes >= limits.storedBytes) {
      const { code, params } = createStorageError();
      return records.fail(id, { code, params });
    }
    const part = await computeOrGiveUp(batch, attempt);
    if (!part) return;
    chargeCpu(part.cpuMs);
    await records.storePart(batch, part);
  }

  const partJob: JobHandler = {
    maxAttempts: MAX_COMPUTATIONS + 1,
    isIdempotent: true,
    run: async (payload, { attempt }) => {
      const { batchId, firstItem } = payload as { batchId: string; firstItem: number };
      try {
        await runPart(batchId, firstItem, attempt);
      } catch (error) {
        if (attempt > MAX_COMPUTATIONS) await records.fail(batchId, { code: "internal", params: {} });
        throw error;
      }
    },
  };

  return {
    /**
     * Takes a file, and computes it in the background.
     * @throws AppError invalid_input for the query, or naming `body`; 409, 413, 429 for the limits
     */
    create: async (who: Principal, query: Query, file: SentFile, language: Language): Promise<Batch> => {
      const id = randomUUID();
      const { kind, step_days: stepDays, date_order: dateOrder, gender, country } = query;
      const span = kind === "birth_through_days" ? countDays(query) : null;
      const request: BatchRequest = {
        kind,
        sections: parseSectionNames(query.sections) ?? [],
        settings: parseSettings(query.settings),
        gender,
        country,
        dateOrder,
        at: kind === "day_of_births" ? requireInstant(query.at, "at") : (span?.first ?? null),
        stepDays,
        csv: null,
        language,
      };
      const expiresAt = addToNow(BATCH_DAYS_KEPT * DAY_MS).toISOString();
      const owner = { id, ownerId: who.userId, request, createdAt: clock().toISOString(), expiresAt };
      const full = await records.begin(owner, limits);
      if (full) throwLimit(full);
      try {
        await receive(id, request, span?.days ?? null, file);
      } catch (error) {
        await records.discard(id);
        throw error;
      }
      return find(who, id);
    },

    list: async ({ userId }: Pick<Principal, "userId">) => ({
      batches: await records.findOfOwner(userId),
      usage: await records.usage(userId),
      limits,
    }),

    /** With a link to its result, if it is finished. @throws AppError batch_unknown, also for another person's */
    find: async (who: Principal, id: string): Promise<{ batch: Batch; link: BatchLinks | null }> => {
      const batch = await find(who, id);
      if (!isFinished(batch)) return { batch, link: null };
      const until = new Date(Math.min(addToNow(LINK_MS).getTime(), Date.parse(batch.expiresAt)));
      return { batch, link: { token: links.createToken(id, until), expiresAt: until.toISOString() } };
    },

    /** @throws AppError batch_unknown; batch_not_finished */
    openResult: async (who: Principal, id: string, format: BatchFormat) => openResult(await find(who, id), format),

    /** @throws AppError batch_link_invalid; batch_unknown if it was deleted since */
    openResultOfLink: async (token: string, format: BatchFormat) => {
      const id = links.verifyToken(token, clock());
      if (id === null) throw new AppError("batch_link_invalid");
      const batch = await records.find(id);
      if (!batch) throw new AppError("batch_unknown");
      return openResult(batch, format);
    },

    /** Ends and deletes it. @throws AppError batch_unknown */
    remove: async ({ userId }: Principal, id: string): Promise<void> => {
      if (!(await records.remove(userId, id))) throw new AppError("batch_unknown");
    },

    collect: ({ userId }: Pick<Principal, "userId">): Promise<Batch[]> => records.findOfOwner(userId),
    erase: ({ userId }: Pick<Principal, "userId">): Promise<void> => records.removeAll(userId),

    partJob,
    endJob: {
      isIdempotent: true,
      run: async ({ batchId }) => records.removeExpired(batchId as string),
    } satisfies JobHandler,
  };
}
export type BatchesService = ReturnType<typeof createBatchesService>;
