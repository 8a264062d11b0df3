import { jobsResponseSchema, statusResponseSchema, idParamsSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { presentJobs } from "./presenter.ts";
import type { JobAdministrationService } from "./service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/** Administrators only. */
export const jobAdministrationRoutes: FastifyPluginAsyncZod<{ jobs: JobAdministrationService }> = async (
  app,
  { jobs },
) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/jobs",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listJobs",
        summary: "List the waiting and failed background jobs",
        tags,
        response: { 200: jobsResponseSchema },
      },
    },
    async () => presentJobs(await jobs.overview()),
  );

  app.post(
    "/admin/jobs/:id/retry",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "retryJob",
        summary: "Retry a failed job immediately",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await jobs.retry(request.params.id);
      return { status: "success" as const };
    },
  );
};
