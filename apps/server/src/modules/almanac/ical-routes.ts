import { READER_TRADITIONS } from "@lagna/contract";
import { LANGUAGES, type Language } from "@lagna/terms";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { App } from "../../http/fastify-app-type.ts";
import type { RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { createCacheableResponseSender } from "./send-cacheable-response.ts";
import type { AlmanacService } from "./service.ts";

const CALENDAR_LIMIT = { max: 600, windowMs: 60_000 };
const MAX_ID_LENGTH = 12;

const FILE = /^(?<language>[a-z]{2})\.ics$/;
const paramsSchema = z.object({ place: z.string(), tradition: z.string(), file: z.string() });

/** Unknown parts of the address are an address that leads nowhere. */
function readAddress({ place, tradition, file }: z.infer<typeof paramsSchema>) {
  const language = LANGUAGES.find((each) => each === FILE.exec(file)?.groups?.["language"]);
  const kept = READER_TRADITIONS.find((each) => each === tradition);
  const isId = /^-?\d+$/.test(place) && place.length <= MAX_ID_LENGTH;
  if (!isId || kept === undefined || language === undefined) throw new AppError("not_found");
  return { placeId: Number(place), tradition: kept, language } as const;
}

/** Calendars of festivals and fasts that other programs subscribe to: `/calendar/:place/:tradition/:language.ics`. */
export async function registerIcalFeeds(
  app: App,
  { almanac, counter }: { readonly almanac: AlmanacService; readonly counter: RateLimitCounter },
): Promise<void> {
  const send = createCacheableResponseSender(counter);
  const findCalendar = async (placeId: number, tradition: (typeof READER_TRADITIONS)[number], language: Language) => {
    try {
      return await almanac.calendar(placeId, tradition, language);
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_input") throw new AppError("not_found");
      throw error;
    }
  };
  app.get(
    "/calendar/:place/:tradition/:file",
    { config: { access: "public" }, schema: { hide: true, params: paramsSchema } },
    async (request, reply) => {
      const { placeId, tradition, language } = readAddress(request.params);
      const known = await findCalendar(placeId, tradition, language);
      reply.header("content-disposition", 'inline; filename="lagna.ics"');
      return send(request, reply, known, { limit: CALENDAR_LIMIT, type: "text/calendar; charset=utf-8" });
    },
  );
}
