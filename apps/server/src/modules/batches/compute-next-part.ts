import type { BatchLineError } from "@lagna/contract";
import type { ResolvedBirth } from "@lagna/kundli";
import { yieldToEventLoop } from "../../computing/yield-to-event-loop.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { AppError, presentError } from "../../errors/app-error.ts";
import type { ChartService } from "../charts/service.ts";
import type { Batch, BatchInput, BatchPart } from "./batch.ts";
import type { BatchItem, BatchPartTask, BatchTasks } from "./batch-tasks.ts";
import { type BatchLine, toLineError } from "./read-batch-lines.ts";
import { ROWS_PER_INPUT } from "./receive-births.ts";

const DAY_MS = 86_400_000;

export interface BatchComputation {
  readonly charts: Pick<ChartService, "createTask" | "toJulianDay">;
  readonly tasks: TaskRunner<BatchTasks>;
}

/** The part of the body of an error that a line of the result has. */
export function presentLineError(error: AppError, { request: { language } }: Pick<Batch, "request">): BatchLineError {
  const { code, params, detail, errors } = presentError(error, "", language);
  return { code, params, detail, ...(errors && { errors }) };
}

/** Computes the lines of the result that follow those that are stored. */
export function createBatchComputation({ charts, tasks }: BatchComputation) {
  /** Finds place, time and settings; those of a town are looked up on this thread, between requests. @throws AppError invalid_input */
  async function resolve({ birth, errors }: BatchLine): Promise<ResolvedBirth> {
    if (birth === null) throw toLineError(errors);
    await yieldToEventLoop();
    // An uncertain time has many charts; a batch has that of the stated one.
    return (await charts.createTask({ ...birth, sections: undefined, uncertainty: undefined })).birth;
  }

  async function createItem(batch: Batch, line: BatchLine, at: string | null): Promise<BatchItem> {
    const told = { line: line.line, id: line.id, warnings: line.warnings };
    try {
      const birth = await resolve(line);
      const atJd = at === null ? null : charts.toJulianDay(Date.parse(at), "at", birth.settings.time_scale);
      return { ...told, birth, atJd };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
      return { ...told, birth: null, atJd: null, error: presentLineError(error, batch) };
    }
  }

  async function createItemsOfBirths(
    batch: Batch,
    lines: readonly BatchLine[],
    at: string | null,
  ): Promise<BatchItem[]> {
    const items: BatchItem[] = [];
    for (const line of lines) items.push(await createItem(batch, line, at));
    return items;
  }

  /** Days of the one birth in the file, numbered from 1. */
  async function createItemsOfDays(batch: Batch, line: BatchLine | undefined): Promise<BatchItem[]> {
    const { done, items, request } = batch;
    const count = Math.min(ROWS_PER_INPUT, items - done);
    if (!line) return [];
    const instantOf = (day: number): string =>
      new Date(Date.parse(request.at ?? "") + day * request.stepDays * DAY_MS).toISOString();
    const birth = await createItem(batch, line, null);
    return Array.from({ length: count }, (_, index) => {
      const day = done + index;
      const scale = birth.birth?.settings.time_scale;
      const atJd = birth.birth && charts.toJulianDay(Date.parse(instantOf(day)), "at", scale);
      return { ...birth, line: day + 1, atJd };
    });
  }

  const createTask = (batch: Batch, items: readonly BatchItem[]): BatchPartTask => ({
    kind: batch.request.kind,
    sections: batch.request.sections,
    language: batch.request.language,
    items,
    internalError: presentLineError(new AppError("internal"), batch),
  });

  async function createItems(batch: Batch, input: BatchInput): Promise<BatchItem[]> {
    const { request, done } = batch;
    const isOfDays = request.kind === "birth_through_days";
    const skip = isOfDays ? 0 : done - input.firstItem;
    const lines = await tasks.run("background", "readBatchRows", { input, request, skip });
    if (isOfDays) return createItemsOfDays(batch, lines[0]);
    return createItemsOfBirths(batch, lines, request.kind === "day_of_births" ? request.at : null);
  }

  return {
    /** @throws AppError as `TaskRunner.run`, and while places or the database cannot be asked */
    compute: async (batch: Batch, input: BatchInput): Promise<BatchPart> =>
      tasks.run("background", "computeBatchPart", createTask(batch, await createItems(batch, input))),

    /** The same lines without computing them, for a part whose computation failed again and again: each has an error. */
    giveUp: async (batch: Batch, input: BatchInput): Promise<BatchPart> => {
      const { done, items, request } = batch;
      const isOfDays = request.kind === "birth_through_days";
      const count = isOfDays ? Math.min(ROWS_PER_INPUT, items - done) : input.firstItem + input.items - done;
      const error = presentLineError(new AppError("internal"), batch);
      const failed = Array.from({ length: count }, (_, index) => ({
        line: isOfDays ? done + index + 1 : input.firstLine + (done - input.firstItem) + index,
        birth: null,
        atJd: null,
        error,
      }));
      return tasks.run("background", "computeBatchPart", createTask(batch, failed));
    },
  };
}
