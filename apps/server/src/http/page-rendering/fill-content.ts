import type { Language } from "@lagna/terms";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../time/clock.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { RenderedPage } from "./page-thread.ts";

/** The empty root element of the app's frame. */
const EMPTY_ROOT = '<div id="root"></div>';
const MINUTE_MS = 60_000;
/** No link of the app is longer. */
const MAX_ADDRESS = 500;

/** Writes a page's content into the frame, or null if it cannot be rendered now. */
export type ContentFiller = (request: FastifyRequest, frame: string, language: Language) => Promise<string | null>;

/** The widths in pixels from which layouts differ: a page is rendered for the least of its class, so that few are kept. */
const WIDTHS = [320, 768, 1024] as const;
export const PHONE_WIDTH = WIDTHS[0];

/** As browsers say it themselves, else by the word that all phones have in their user agent. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers["sec-ch-ua-mobile"];
  return hint === undefined ? /\bMobi/.test(headers["user-agent"] ?? "") : hint === "?1";
}

/** Of the window, from the second page on in browsers that say it; else that of a phone, or null: a computer's window may have any. */
function chooseWidth(request: FastifyRequest): number | null {
  const said = Number.parseInt(String(request.headers["sec-ch-viewport-width"]), 10);
  if (said > 0) return WIDTHS.findLast((width) => width <= said) ?? PHONE_WIDTH;
  return isPhone(request) ? PHONE_WIDTH : null;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Without a place in the address it is that of the first visit; a reader who has chosen one does not see it. */
const namesPlace = (params: URLSearchParams): boolean => params.has("place_id") || params.has("latitude");

function renderRoot({ html, data }: RenderedPage, address: string, language: Language, hasPlace: boolean): string {
  const place = hasPlace ? "" : " data-assumed-place";
  return (
    `<div id="root" data-prerendered="${language}" data-page="${escapeAttribute(address)}"${place}>${html}</div>` +
    `<script type="application/json" id="page-data">${data}</script>`
  );
}

/** Pages of the almanac come with their content: nothing has to be fetched before it is read. */
export function createContentFiller(renderer: PageRenderer, clock: Clock): ContentFiller {
  return async (request, frame, language) => {
    const address = request.url;
    const params = new URLSearchParams(address.split("?")[1]);
    if (address.length > MAX_ADDRESS || params.has("token") || !frame.includes(EMPTY_ROOT)) return null;
    const now = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
    const page = await renderer.render(
      { address, language, width: chooseWidth(request), now },
      { address: request.ip },
    );
    return page && frame.replace(EMPTY_ROOT, () => renderRoot(page, address, language, namesPlace(params)));
  };
}
