import {
  FESTIVAL_REGIONS,
  MAX_WALL_CALENDAR_TITLE,
  panchangYearQuerySchema,
  READER_TRADITIONS,
  WALL_CALENDAR_PAPERS,
} from "@lagna/contract";
import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import type { App } from "../../http/fastify-app-type.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import type { PrintsService } from "../prints/service.ts";
import type { AlmanacService } from "./service.ts";

/** Twelve sheets take as long as several kundlis' prints. */
const WALL_CALENDAR_LIMIT = { max: 10, windowMs: 60_000 };

const paramsSchema = z.object({ place: z.coerce.number().int() });
const querySchema = z.object({
  year: panchangYearQuerySchema.shape.year,
  tradition: z.enum(READER_TRADITIONS).default("all"),
  region: z.enum(FESTIVAL_REGIONS).optional(),
  language: z.enum(LANGUAGES).default("en"),
  paper: z.enum(WALL_CALENDAR_PAPERS).default("a4"),
  title: z.string().trim().max(MAX_WALL_CALENDAR_TITLE).default(""),
});

interface Parts {
  readonly almanac: AlmanacService;
  readonly prints: Pick<PrintsService, "renderWallCalendar">;
  readonly counter: RateLimitCounter;
}

/** A year's calendar for a wall: `/calendar/:place/wall.pdf`. */
export async function registerWallCalendars(app: App, { almanac, prints, counter }: Parts): Promise<void> {
  app.get(
    "/calendar/:place/wall.pdf",
    { config: { access: "public" }, schema: { hide: true, params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      await enforceLimit(counter, `wall-calendar:${toClientKey(request.ip)}`, WALL_CALENDAR_LIMIT);
      const { paper, title, ...choice } = request.query;
      const calendar = await almanac.wallCalendar(request.params.place, choice);
      const file = await prints.renderWallCalendar({ ...calendar, title }, { paper, language: choice.language });
      reply
        .header("content-disposition", `attachment; filename="calendar-${calendar.year}.pdf"`)
        .header("cache-control", "no-store");
      return reply.type("application/pdf").send(file);
    },
  );
}
