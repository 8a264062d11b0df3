import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Language } from "@lagna/terms";

export interface PageRequest {
  /** Path and query string. */
  readonly address: string;
  readonly language: Language;
  /** Of the window it is for, in pixels. */
  readonly width: number | null;
  /** The minute for which it is rendered, in milliseconds. */
  readonly now: number;
  /** For the person whose session the requests to the API have: what their browser has stored of their choices, and its time zone. */
  readonly personal?: { readonly stored: Readonly<Record<string, string>>; readonly timeZone: string };
}

export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** What the page was rendered with, as JSON that can stand in HTML. */
  readonly data: string;
}

export interface PageTask {
  /** The folder of the app's build for Node. */
  readonly folder: string;
  readonly request: PageRequest;
  /** Takes requests to the API. */
  readonly api: MessagePort;
}

/** A request to the API, and where its answer goes. */
export interface ApiRequest {
  readonly path: string;
  readonly reply: MessagePort;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

/** The status of a request with fields that the API refuses. */
const INVALID_INPUT = 422;

interface Bundle {
  renderPage(request: PageRequest): Promise<RenderedPage>;
}

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

async function loadBundle(folder: string): Promise<Bundle> {
  await importFile(join(folder, "browser-globals.js"));
  return (await importFile(join(folder, "prerender.js"))) as Bundle;
}
let bundle: Promise<Bundle> | undefined;

/** Loads the app's code before the first page is rendered. */
export async function loadBundleOnce({ folder }: Pick<PageTask, "folder">): Promise<null> {
  await (bundle ??= loadBundle(folder));
  return null;
}

async function ask(api: MessagePort, path: string): Promise<ApiAnswer> {
  const { port1, port2 } = new MessageChannel();
  const answered = once(port1, "message");
  api.postMessage({ path, reply: port2 } satisfies ApiRequest, [port2]);
  const [answer] = (await answered) as [ApiAnswer];
  port1.close();
  return answer;
}

/** Renders a page with the web app's own code. Null if it needs what the API refuses: then the app says so in the browser. */
export async function renderPage({ folder, request, api }: PageTask): Promise<RenderedPage | null> {
  let isRefused = false;
  bundle ??= loadBundle(folder);
  const app = await bundle;
  globalThis.fetch = async (input) => {
    // The app asks for paths; an address of another server is refused as an unknown path.
    const { status, body } = await ask(api, typeof input === "string" ? input : "");
    isRefused ||= status !== 200;
    // The app would wait and ask again; that fields are refused it may show instead.
    if (status !== 200 && status !== INVALID_INPUT) throw new Error(`The API refused a request of the page: ${status}`);
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
  try {
    return await app.renderPage(request);
  } catch (error) {
    if (isRefused) return null;
    throw error;
  } finally {
    api.close();
  }
}
