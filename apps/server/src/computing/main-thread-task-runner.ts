import type { TaskWeight } from "./weigh-task.ts";
import type { WorkerPool } from "./worker-pool.ts";
import type { TaskInput, TaskResult, Tasks } from "./worker-tasks.ts";
import { runInSlices } from "./yield-to-event-loop.ts";

export interface TaskRunner<Known extends Tasks> {
  /** @throws AppError as a computation in slices, or as `WorkerPool.run` */
  run<Name extends keyof Known & string>(
    weight: TaskWeight,
    name: Name,
    input: TaskInput<Known[Name]>,
  ): Promise<TaskResult<Known[Name]>>;
}

/**
 * Runs tasks here or in a thread, with the same results.
 * @param pool its threads must know the same tasks; without it, all tasks run here in slices
 */
export function createTaskRunner<Known extends Tasks>(tasks: Known, pool?: WorkerPool): TaskRunner<Known> {
  return {
    run: async <Name extends keyof Known & string>(
      weight: TaskWeight,
      name: Name,
      input: TaskInput<Known[Name]>,
    ): Promise<TaskResult<Known[Name]>> => {
      if (pool && weight !== "short") return (await pool.run(weight, name, input)) as TaskResult<Known[Name]>;
      const task = tasks[name] as (
        input: TaskInput<Known[Name]>,
      ) => Generator<void, TaskResult<Known[Name]> | Promise<TaskResult<Known[Name]>>>;
      return runInSlices(task(input));
    },
  };
}
