import { FEED_DAYS, FESTIVAL_REGIONS, READER_TRADITIONS } from "@lagna/contract";
import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { App } from "../../http/fastify-app-type.ts";
import type { RateLimitCounter } from "../../http/rate-limit-counter.ts";
import type { FeedChoice } from "./feed-service.ts";
import { createCacheableResponseSender } from "./send-cacheable-response.ts";
import type { AlmanacService } from "./service.ts";

const CALENDAR_LIMIT = { max: 600, windowMs: 60_000 };
const MAX_ID_LENGTH = 12;

const FILE = /^(?<language>[a-z]{2})\.ics$/;
const paramsSchema = z.object({ place: z.string(), tradition: z.string(), file: z.string() });
const querySchema = z.object({ region: z.string().optional(), days: z.string().default("main") });

/** The value of a list that a text is. @throws AppError not_found: an unknown part of the address leads nowhere */
function findIn<Value extends string>(values: readonly Value[], text: string | undefined): Value {
  const found = values.find((each) => each === text);
  if (found === undefined) throw new AppError("not_found");
  return found;
}

function readAddress(params: z.infer<typeof paramsSchema>, { region, days }: z.infer<typeof querySchema>) {
  const { place, tradition, file } = params;
  if (!/^-?\d+$/.test(place) || place.length > MAX_ID_LENGTH) throw new AppError("not_found");
  const choice: FeedChoice = {
    tradition: findIn(READER_TRADITIONS, tradition),
    language: findIn(LANGUAGES, FILE.exec(file)?.groups?.["language"]),
    region: region === undefined ? undefined : findIn(FESTIVAL_REGIONS, region),
    days: findIn(FEED_DAYS, days),
  };
  return { placeId: Number(place), choice };
}

/**
 * Calendars of festivals and fasts that other programs subscribe to: `/calendar/:place/:tradition/:language.ics`, with `?region=` for another
 * region than the place's, and `?days=all` for every rite.
 */
export async function registerIcalFeeds(
  app: App,
  { almanac, counter }: { readonly almanac: AlmanacService; readonly counter: RateLimitCounter },
): Promise<void> {
  const send = createCacheableResponseSender(counter);
  const findCalendar = async (placeId: number, choice: FeedChoice) => {
    try {
      return await almanac.calendar(placeId, choice);
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_input") throw new AppError("not_found");
      throw error;
    }
  };
  app.get(
    "/calendar/:place/:tradition/:file",
    { config: { access: "public" }, schema: { hide: true, params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      const { placeId, choice } = readAddress(request.params, request.query);
      const known = await findCalendar(placeId, choice);
      reply.header("content-disposition", 'inline; filename="lagna.ics"');
      return send(request, reply, known, { limit: CALENDAR_LIMIT, type: "text/calendar; charset=utf-8" });
    },
  );
}
