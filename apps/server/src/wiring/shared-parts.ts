import type { FastifyBaseLogger } from "fastify";
import { createTaskRunner, type TaskRunner } from "../computing/main-thread-task-runner.ts";
import type { MetricsHub } from "../metrics/metrics-hub.ts";
import type { OpenMetrics } from "../metrics/open-metrics.ts";
import type { ServerMetrics } from "../metrics/server-metrics.ts";
import type { RateLimitCounter } from "../http/rate-limit-counter.ts";
import type { WebParts } from "../http/static-web.ts";
import type { Mailer } from "../mail/mailer.ts";
import { answerWhilePlacesArePrepared } from "./answer-while-places-are-prepared.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import { type ComputingTasks, createComputingTasks } from "./computing-tasks.ts";
import { createConfiguredMailer } from "./create-mailer.ts";
import { createRateLimitCounter } from "./create-rate-limit-counter.ts";
import { createRecordRepositories, type RecordRepositories } from "./create-record-repositories.ts";

/** What is there before all areas. */
export interface SharedParts extends Omit<AppDependencies, "metrics"> {
  readonly logger: FastifyBaseLogger;
  readonly counter: RateLimitCounter;
  readonly tasks: TaskRunner<ComputingTasks>;
  readonly recordRepositories: RecordRepositories;
  readonly mailer: Mailer;
  readonly web: WebParts;
  readonly metrics: ServerMetrics;
  readonly metricsHub: MetricsHub;
}

export function createSharedParts(
  { metrics: { counted: metrics, hub: metricsHub }, ...given }: AppDependencies & { readonly metrics: OpenMetrics },
  logger: FastifyBaseLogger,
  web: WebParts,
): SharedParts {
  return {
    ...given,
    metrics,
    metricsHub,
    web,
    gazetteer: answerWhilePlacesArePrepared(given.gazetteer),
    logger,
    counter: createRateLimitCounter(given),
    tasks: createTaskRunner(createComputingTasks(given.ephemeris), given.workers),
    recordRepositories: createRecordRepositories(given),
    mailer: createConfiguredMailer({ config: given.config, log: logger }),
  };
}
