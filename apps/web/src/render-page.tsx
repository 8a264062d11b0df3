import type { Language } from "@lagna/terms";
import type { QueryClient } from "@tanstack/react-query";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { SIGNED_OUT } from "./features/auth/session-state.ts";
import { type PageData, setPageData } from "./lib/page-data.ts";
import { renderToHtml, switchLanguage } from "./render-html.tsx";

/** What the server asks for, as it is passed between threads. */
interface PageRequest {
  /** Path and query string. */
  readonly address: string;
  readonly language: Language;
  readonly isPhone: boolean;
  /** The minute, in milliseconds. */
  readonly now: number;
}

type Answers = PageData["answers"];

const isEnabled = (options: object): boolean => !("enabled" in options) || options.enabled !== false;

/** Asks the API what the queries of a page ask, as the browser would once the page is there. */
async function fetchAnswers(clients: Iterable<QueryClient>): Promise<Answers> {
  const asked = [...clients].flatMap((client) =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ options, state }) => state.data === undefined && isEnabled(options))
      .map(async ({ queryKey, options: { queryFn } }) => {
        if (queryFn === undefined) throw new Error("A query of the page has no function");
        return [queryKey, await client.fetchQuery({ queryKey, queryFn, retry: false })] as const;
      }),
  );
  return Promise.all(asked);
}

async function renderWith(address: string, data: Omit<PageData, "onQueryClient">) {
  const clients = new Set<QueryClient>();
  setPageData({ ...data, onQueryClient: (client) => void clients.add(client) });
  const { html } = await renderToHtml(<App initialSession={SIGNED_OUT} />, address);
  return { html, clients };
}

/** Its caches would otherwise be kept for minutes. */
function clear(clients: Iterable<QueryClient>): void {
  for (const client of clients) client.clear();
}

const toDataBlock = (data: PageData): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * Renders a public page with the answers of the API that it shows, and these answers as JSON: with both, a browser has nothing to fetch before
 * the page is complete. Pages are rendered one after the other, because the address and the language are those of the thread.
 * @throws where the API refuses a request of the page
 */
export async function renderPage({
  address,
  language,
  isPhone,
  now,
}: PageRequest): Promise<{ html: string; data: string }> {
  await switchLanguage(language);
  window.history.replaceState(null, "", address);
  await preloadRoute(window.location.pathname);
  const first = await renderWith(address, { now, isPhone, answers: [] });
  const answers = await fetchAnswers(first.clients).finally(() => clear(first.clients));
  const data = { now, isPhone, answers };
  const { html, clients } = await renderWith(address, data);
  clear(clients);
  setPageData(null);
  return { html, data: toDataBlock(data) };
}
