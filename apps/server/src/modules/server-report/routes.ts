import { serverReportQuerySchema, serverReportSchema, testMailResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import type { ServerReportService } from "./service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/** Administrators only. */
export const serverReportRoutes: FastifyPluginAsyncZod<{ reports: ServerReportService }> = async (app, { reports }) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/health",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "getServerReport",
        summary: "Get the state of disk, database, clock, places, mail, model, channels, jobs, last backup and version",
        tags,
        querystring: serverReportQuerySchema,
        response: { 200: serverReportSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const parts = await reports.report(request.query.now);
      return { parts: parts.map(({ part, finding, state, facts }) => ({ part, finding, state, facts })) };
    },
  );

  app.post(
    "/admin/health/test-mail",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "sendTestMail",
        summary: "Send a test e-mail to your own address immediately",
        tags,
        response: { 200: testMailResponseSchema },
      },
    },
    async (request) => {
      const { email } = requirePrincipal(request);
      const error = await reports.sendTestMail(email, resolveLanguage(request));
      return { status: error === null ? ("success" as const) : ("failed" as const), to: email, said: error };
    },
  );
};
