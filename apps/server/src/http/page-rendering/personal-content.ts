import { errorBodySchema, findPage, type PagePath } from "@lagna/contract";
import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../time/clock.ts";
import type { App } from "../fastify-app-type.ts";
import { PHONE_WIDTH } from "./fill-content.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { ApiAnswer } from "./page-thread.ts";

/** What a person opens often, and what is rendered before the app's code has come. */
const PERSONAL_PAGES: ReadonlySet<PagePath> = new Set<PagePath>(["/dashboard", "/kundlis/:id"]);
const MINUTE_MS = 60_000;
/** The choices stored in the browser that change what these pages show; never the session. */
const CHOICES: ReadonlySet<string> = new Set(
  [
    "almanac_place",
    "place_asked",
    "own_chart_asked",
    "chart_style",
    "chart_degrees",
    "numerals",
    "clock",
    "festival_kind",
    "festival_sect",
    "festival_region",
    "festivals_asked",
  ].map((name) => `lagna_${name}`),
);
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
const bodySchema = z.object({
  /** Path of the page. */
  path: z.string().max(200),
  language: z.enum(LANGUAGES),
  time_zone: z.string().max(60).refine(isTimeZone),
  stored: z.record(
    z.string().refine((key) => CHOICES.has(key)),
    z.string().max(200),
  ),
});

/** Of what the API refuses for another reason, the app shows the rest. */
const REFUSALS = [401, 403, 404];
function createRefusal({ body }: ApiAnswer): AppError {
  const { code, params } = errorBodySchema.parse(JSON.parse(body));
  return new AppError({ code, params } as ConstructorParameters<typeof AppError>[0]);
}

/**
 * The content of a page for the person who is signed in, on a narrow screen: the session is in the browser, so the page asks for it while the
 * app's code is loading. It is neither stored nor kept. An empty answer leaves the page to the app.
 */
export function registerPersonalContent(app: App, renderer: PageRenderer, clock: Clock): void {
  app.post(
    "/api/v1/page-content",
    { config: { access: "authorized" }, schema: { hide: true, body: bodySchema } },
    async (request, reply) => {
      const { path, language, stored, time_zone: timeZone } = request.body;
      const page = findPage(path);
      if (page === null || !PERSONAL_PAGES.has(page)) throw new AppError("not_found");
      const now = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
      const rendered = await renderer.renderPersonal(
        { address: path, language, width: PHONE_WIDTH, now, personal: { stored, timeZone } },
        { address: request.ip, authorization: `Bearer ${request.bearer}` },
      );
      reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
      if (rendered && "html" in rendered) return reply.send(rendered);
      if (rendered && REFUSALS.includes(rendered.status)) throw createRefusal(rendered);
      return reply.code(204).send();
    },
  );
}
