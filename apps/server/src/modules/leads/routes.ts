import { Readable } from "node:stream";
import {
  idParamsSchema,
  leadCreateResponseSchema,
  leadCreateSchema,
  leadSchema,
  leadsQuerySchema,
  leadsResponseSchema,
  leadsSummaryQuerySchema,
  leadsSummaryResponseSchema,
  leadUpdateSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { toClientKey, enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { presentLead, presentOverview } from "./presenter.ts";
import type { LeadsService } from "./service.ts";

export interface LeadsRoutesOptions {
  readonly leads: LeadsService;
  readonly counter: RateLimitCounter;
}

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["leads"];
/** Declared as text in the API schema, but sent as a stream. */
const csvFile = z.string() as unknown as z.ZodType<Readable>;
/** Per IP address: a stall at a fair signs up dozens an hour, a bot dozens a minute. */
const LIMIT = { max: 20, windowMs: 60_000 };

export const leadsRoutes: FastifyPluginAsyncZod<LeadsRoutesOptions> = async (app, { leads, counter }) => {
  acceptEmptyBodies(app);
  app.post(
    "/leads",
    {
      config: { access: "public" },
      schema: {
        operationId: "createLead",
        summary: "Join the pilot programme",
        tags,
        body: leadCreateSchema,
        response: { 200: leadCreateResponseSchema },
      },
    },
    async ({ body, ip }) => {
      await enforceLimit(counter, `leads:${toClientKey(ip)}`, LIMIT);
      const { id = crypto.randomUUID(), name, email, phone, source, device, website: trap = "", analytics } = body;
      const { user_agent: userAgent, screen_resolution: screenResolution, ...rest } = analytics;
      await leads.add({ id, name, email, phone, source, device, honeypot: trap, userAgent, screenResolution, ...rest });
      return { status: "success" as const, message: `Thank You, ${name}!` };
    },
  );

  app.get(
    "/leads",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listLeads",
        summary: "List leads, latest first",
        tags,
        querystring: leadsQuerySchema,
        response: { 200: leadsResponseSchema },
      },
    },
    async (request) => {
      const page = await leads.page(request.query);
      return { leads: page.leads.map(presentLead), next_cursor: page.nextCursor };
    },
  );

  app.get(
    "/leads/summary",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "summarizeLeads",
        summary: "Get statistics of the leads",
        tags,
        querystring: leadsSummaryQuerySchema,
        response: { 200: leadsSummaryResponseSchema },
      },
    },
    async (request) => presentOverview(await leads.overview(request.query.utc_offset)),
  );

  app.get(
    "/leads/export.csv",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "exportLeads",
        summary: "Export all leads as a CSV file that is safe to open in a spreadsheet",
        tags,
        response: { 200: { description: "The file", content: { "text/csv": { schema: csvFile } } } },
      },
    },
    async (_request, reply) => {
      const { name, lines } = leads.exportFile();
      reply.header("content-disposition", `attachment; filename="${name}"`).header("cache-control", "no-store");
      return reply.type("text/csv; charset=utf-8").send(Readable.from(lines));
    },
  );

  app.patch(
    "/leads/:id",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "updateLead",
        summary: "Update the status of a lead",
        tags,
        params: idParamsSchema,
        body: leadUpdateSchema,
        response: { 200: leadSchema },
      },
    },
    async ({ params, body: { status, was } }) =>
      presentLead(await leads.setStatus({ ...params, status, expectedStatus: was })),
  );

  app.delete(
    "/leads/:id",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "deleteLead",
        summary: "Delete a lead",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await leads.remove(request.params.id);
      return { status: "success" as const };
    },
  );
};
