import { setTimeout } from "node:timers/promises";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { Piscina } from "piscina";
import { createLruPromiseCache } from "../../computing/lru-promise-cache.ts";
import type { ApiAnswer, ApiRequest, PageRequest, PageTask, RenderedPage } from "./page-thread.ts";

/** While so many pages wait for the thread, further ones are left to the app. */
const MAX_WAITING = 8;
/** A reader gets the page without its content after this time; the app then shows it. */
const DEADLINE_MS = 3_000;
/** An idle thread ends, so that its memory is freed. */
const IDLE_MS = 300_000;
const MAX_HEAP_MB = 256;
/** Rendered pages, of some hundred kilobytes each. */
const MAX_CACHED = 100;

export interface PageRendererOptions {
  /** The folder of the app's build for Node. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  /** Asks the API for a path, on behalf of the client with this address. */
  readonly readApi: (path: string, client: string) => Promise<ApiAnswer>;
}

export interface PageRenderer {
  /** The page with its content, or null if it cannot be rendered now: then the app renders it in the browser. */
  render(request: PageRequest, client: string): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

type RunOptions = Parameters<Piscina["run"]>[1];

/** Its type is derived from a browser's ports where both are known; threads have Node's. */
const toTransferList = (port: MessagePort) => [port] as unknown as NonNullable<RunOptions>["transferList"];

/** Not an error of the renderer: the API has refused, or too many are waiting. */
class LeftToApp extends Error {}

/** Renders public pages with the web app's own code in a thread of their own; a page is kept for the minute it is of. */
export function openPageRenderer({ folder, log, readApi }: PageRendererOptions): PageRenderer {
  const cache = createLruPromiseCache<RenderedPage>(MAX_CACHED);
  const pool = new Piscina<PageTask, RenderedPage | null>({
    filename: new URL("page-thread.ts", import.meta.url).href,
    name: "renderPage",
    minThreads: 0,
    // The address and the language are those of the thread, so it renders one page after the other.
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  pool.on("error", (error: unknown) => log.warn({ err: error }, "the thread that renders pages has ended"));

  async function runInThread(request: PageRequest, client: string): Promise<RenderedPage> {
    if (pool.queueSize >= MAX_WAITING) throw new LeftToApp();
    const { port1, port2 } = new MessageChannel();
    port1.on("message", ({ path, reply }: ApiRequest) => {
      void readApi(path, client)
        .catch((): ApiAnswer => ({ status: 500, body: "" }))
        .then((answer) => reply.postMessage(answer, []))
        .finally(() => reply.close());
    });
    try {
      const page = await pool.run({ folder, request, api: port2 }, { transferList: toTransferList(port2) });
      if (page === null) throw new LeftToApp();
      return page;
    } finally {
      port1.close();
    }
  }

  async function renderOnce(request: PageRequest, client: string): Promise<RenderedPage | null> {
    try {
      return await cache(JSON.stringify(request), () => runInThread(request, client));
    } catch (error) {
      if (!(error instanceof LeftToApp)) log.warn({ err: error }, "a page could not be rendered");
      return null;
    }
  }

  return {
    render: (request, client) =>
      Promise.race([renderOnce(request, client), setTimeout(DEADLINE_MS, null, { ref: false })]),
    close: () => pool.destroy(),
  };
}
