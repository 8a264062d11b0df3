/**
 * Work in steps, between which it can be stopped. Input and result must be plain data, which can be passed between threads. Its last step may
 * give a promise, for a library that ends later.
 */
export type Task<Input, Result> = (input: Input) => Generator<void, Result>;
// `never` as the input accepts tasks with any input.
export type Tasks = Readonly<Record<string, Task<never, unknown>>>;

export type TaskInput<Chosen> = Chosen extends Task<infer Input, unknown> ? Input : never;
export type TaskResult<Chosen> = Chosen extends Task<never, infer Result> ? Awaited<Result> : never;

/** What the main thread passes to a worker thread. */
export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
  /** Shared by both threads: not 0 once the work should stop. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

/**
 * What a worker thread passes back, with the CPU time that the task took. An error of the work itself is passed as a value: a rejection means
 * that the thread has ended.
 */
export type TaskReply = ({ readonly result: unknown } | { readonly error: unknown }) & { readonly cpuMs: number };

function runSteps(steps: Generator<void, unknown>, stopFlag: TaskRequest["stopFlag"]): unknown {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (Atomics.load(stopFlag, 0) !== 0) throw new Error("The task was stopped");
  }
}

/** Runs a requested task to its end on this thread. */
export async function replyToTask(tasks: Tasks, { name, input, stopFlag }: TaskRequest): Promise<TaskReply> {
  const startUsage = process.threadCpuUsage();
  const measureCpuMs = (): number => {
    const { user, system } = process.threadCpuUsage(startUsage);
    return (user + system) / 1000;
  };
  try {
    const task = tasks[name] as Task<unknown, unknown> | undefined;
    if (!task) throw new Error(`There is no task ${name}`);
    return { result: await runSteps(task(input), stopFlag), cpuMs: measureCpuMs() };
  } catch (error) {
    return { error, cpuMs: measureCpuMs() };
  }
}

/** An object as the bytes of its JSON, in a buffer of their own, which can be moved to another thread without a copy. */
export function toJsonBytes(value: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
