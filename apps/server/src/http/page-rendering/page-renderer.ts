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
/** The app's code has come after this time, and asks for what the page shows. */
const PERSONAL_DEADLINE_MS = 2_000;
const MAX_HEAP_MB = 256;
/** Rendered pages, of some hundred kilobytes each. */
const MAX_CACHED = 100;

/** Who reads a page. */
export interface PageClient {
  /** The network address. */
  readonly address: string;
  /** The session, on a personal page. */
  readonly authorization?: string;
}

export interface PageRendererOptions {
  /** The folder of the app's build for Node. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  /** Asks the API for a path, on behalf of this client. */
  readonly readApi: (path: string, client: PageClient) => Promise<ApiAnswer>;
}

export interface PageRenderer {
  /** The page with its content, or null if it cannot be rendered now: then the app renders it in the browser. */
  render(request: PageRequest, client: PageClient): Promise<RenderedPage | null>;
  /**
   * The same for a page that shows what belongs to an account; it is not kept. If the API refuses what the page asks, its answer. Null also
   * while the thread is not running: to start it takes longer than the app needs.
   */
  renderPersonal(request: PageRequest, client: PageClient): Promise<RenderedPage | ApiAnswer | null>;
  /** Starts the thread and loads the app's code into it, which takes a second. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

type RunOptions = Parameters<Piscina["run"]>[1];

/** Its type is derived from a browser's ports where both are known; threads have Node's. */
const toTransferList = (port: MessagePort) => [port] as unknown as NonNullable<RunOptions>["transferList"];

/** Not an error of the renderer: the API has refused, or too many are waiting. */
class LeftToApp extends Error {
  readonly refusal: ApiAnswer | null;
  constructor(refusal: ApiAnswer | null) {
    super("The page is left to the app");
    this.refusal = refusal;
  }
}

/** Renders pages with the web app's own code in a thread of their own; a public page is kept for the minute it is of. */
export function openPageRenderer({ folder, log, readApi }: PageRendererOptions): PageRenderer {
  const cache = createLruPromiseCache<RenderedPage>(MAX_CACHED);
  const pool = new Piscina<PageTask | Pick<PageTask, "folder">, RenderedPage | null>({
    filename: new URL("page-thread.ts", import.meta.url).href,
    name: "renderPage",
    minThreads: 0,
    // The address and the language are those of the thread, so it renders one page after the other.
    maxThreads: 1,
    // The first visit after an idle night is to be as quick as the next one.
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  pool.on("error", (error: unknown) => log.warn({ err: error }, "the thread that renders pages has ended"));

  async function runInThread(request: PageRequest, client: PageClient): Promise<RenderedPage> {
    if (pool.queueSize >= MAX_WAITING) throw new LeftToApp(null);
    const { port1, port2 } = new MessageChannel();
    let refusal: ApiAnswer | null = null;
    port1.on("message", ({ path, reply }: ApiRequest) => {
      void readApi(path, client)
        .catch((): ApiAnswer => ({ status: 500, body: "" }))
        .then((answer) => {
          if (answer.status !== 200) refusal ??= answer;
          reply.postMessage(answer, []);
        })
        .finally(() => reply.close());
    });
    try {
      const page = await pool.run({ folder, request, api: port2 }, { transferList: toTransferList(port2) });
      if (page === null) throw new LeftToApp(refusal);
      return page;
    } finally {
      port1.close();
    }
  }

  async function orNull<Result>(rendering: Promise<Result>): Promise<Result | null> {
    try {
      return await rendering;
    } catch (error) {
      if (!(error instanceof LeftToApp)) log.warn({ err: error }, "a page could not be rendered");
      return null;
    }
  }

  async function orRefusal(rendering: Promise<RenderedPage>): Promise<RenderedPage | ApiAnswer> {
    try {
      return await rendering;
    } catch (error) {
      if (error instanceof LeftToApp && error.refusal) return error.refusal;
      throw error;
    }
  }

  const inTime = <Result>(rendering: Promise<Result>, deadlineMs: number) =>
    Promise.race([orNull(rendering), setTimeout(deadlineMs, null, { ref: false })]);

  return {
    render: (request, client) =>
      inTime(
        cache(JSON.stringify(request), () => runInThread(request, client)),
        DEADLINE_MS,
      ),
    renderPersonal: async (request, client) => {
      const isReady = pool.threads.length > 0;
      const rendering = inTime(orRefusal(runInThread(request, client)), PERSONAL_DEADLINE_MS);
      return isReady ? rendering : null;
    },
    warmUp: async () => {
      await pool.run({ folder }, { name: "loadBundleOnce" });
    },
    close: () => pool.destroy(),
  };
}
