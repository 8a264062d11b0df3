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

/** As browsers say it themselves, else by the word that all phones have in their user agent. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers["sec-ch-ua-mobile"];
  return hint === undefined ? /\bMobi/.test(headers["user-agent"] ?? "") : hint === "?1";
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
    const page = await renderer.render({ address, language, isPhone: isPhone(request), now }, { address: request.ip });
    return page && frame.replace(EMPTY_ROOT, () => renderRoot(page, address, language, namesPlace(params)));
  };
}
