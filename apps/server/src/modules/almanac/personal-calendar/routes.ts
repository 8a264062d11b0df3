import { personalCalendarRequestSchema, personalCalendarResponseSchema, statusResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../../errors/app-error.ts";
import { acceptEmptyBodies } from "../../../http/accept-empty-bodies.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import { hasCurrentResponse } from "../../../http/conditional-response.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../../http/rate-limit-counter.ts";
import type { PersonalCalendars } from "./service.ts";

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Almanac"];
const POLL_LIMIT = { max: 600, windowMs: 60_000 };

/** One's own calendar: what it contains, its address, and ending that address. */
export const personalCalendarRoutes: FastifyPluginAsyncZod<{ readonly calendars: PersonalCalendars }> = async (
  app,
  { calendars },
) => {
  acceptEmptyBodies(app);
  app.get(
    "/profile/calendar",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getPersonalCalendar",
        summary: "Get your personal calendar and its subscription address; null if there is none",
        tags,
        response: { 200: personalCalendarResponseSchema },
      },
    },
    async (request) => calendars.find(requirePrincipal(request).userId),
  );
  app.put(
    "/profile/calendar",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "setPersonalCalendar",
        summary: "Create your personal calendar, or change its contents; its address stays the same",
        tags,
        body: personalCalendarRequestSchema,
        response: { 200: personalCalendarResponseSchema },
      },
    },
    async (request) => calendars.save(requirePrincipal(request).userId, request.body),
  );
  app.delete(
    "/profile/calendar",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deletePersonalCalendar",
        summary: "Delete your personal calendar; its address becomes invalid",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await calendars.end(requirePrincipal(request).userId);
      return { status: "success" as const };
    },
  );
};

const SUFFIX = ".ics";

/** The address that calendar programs poll: `/calendar/private/:token.ics`. */
export async function registerPersonalCalendars(
  app: App,
  { calendars, counter }: { readonly calendars: PersonalCalendars; readonly counter: RateLimitCounter },
): Promise<void> {
  app.get(
    "/calendar/private/:file",
    { config: { access: "public" }, schema: { hide: true, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const { file } = request.params;
      await enforceLimit(counter, `calendar:${toClientKey(request.ip)}`, POLL_LIMIT);
      const found = file.endsWith(SUFFIX) ? await calendars.open(file.slice(0, -SUFFIX.length)) : null;
      if (!found) throw new AppError("not_found");
      reply.header("etag", found.etag).header("cache-control", "private, no-cache");
      if (hasCurrentResponse(request, found.etag)) return reply.code(304).send();
      reply.header("content-disposition", 'inline; filename="lagna.ics"').header("x-robots-tag", "noindex");
      return reply.type("text/calendar; charset=utf-8").send(Buffer.from(await found.read()));
    },
  );
}
