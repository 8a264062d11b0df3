import type { Language } from "@lagna/terms";
import type { Query, QueryClient } from "@tanstack/react-query";
import { App } from "./app/app.tsx";
import { preloadRoute } from "./app/routes.tsx";
import { fetchSessionState, hasFullAccess, SIGNED_OUT, type SessionState } from "./features/auth/session-state.ts";
import { api, ApiError, type RefusedField } from "./lib/api.ts";
import { neededToHydrate, type PageData, setPageData } from "./lib/page-data.ts";
import { renderToHtml, switchLanguage } from "./render-html.tsx";

/** What the server asks for, as it is passed between threads. */
interface PageRequest {
  /** Path and query string. */
  readonly address: string;
  readonly language: Language;
  /** Of the window, in pixels; null if it may be any. */
  readonly width: number | null;
  /** The minute, in milliseconds. */
  readonly now: number;
  /** For the person whose session the requests to the API have: what their browser has stored of their choices, and its time zone. */
  readonly personal?: { readonly stored: Stored; readonly timeZone: string };
}

type Stored = Readonly<Record<string, string>>;
type Answers = Pick<PageData, "answers" | "byPath" | "refusedByPath">;

const isEnabled = (options: object): boolean => !("enabled" in options) || options.enabled !== false;

/** Asks the API for what these caches lack. */
async function fetchQueries(
  clients: Iterable<QueryClient>,
  isWanted: (query: Query) => boolean,
): Promise<PageData["answers"]> {
  const asked = [...clients].flatMap((client) =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data === undefined && isWanted(query))
      .map(async ({ queryKey, options: { queryFn } }) => {
        if (queryFn === undefined) throw new Error("A query of the page has no function");
        return [queryKey, await client.fetchQuery({ queryKey, queryFn, retry: false })] as const;
      }),
  );
  return Promise.all(asked);
}

/** What moves the page when it comes, but is asked only once other answers are known. */
const isNeededAtOnce = ({ options, meta }: Query): boolean => isEnabled(options) && meta?.["isNeededAtOnce"] === true;

/** Asks the API what a page asks, as the browser would once the page is there. */
async function fetchAnswers({ clients, paths }: Asked): Promise<Answers> {
  const answers = fetchQueries(clients, ({ options }) => isEnabled(options));
  const byPath = await Promise.all([...paths].map(fetchByPath));
  return {
    answers: await answers,
    byPath: Object.fromEntries(byPath.flatMap(({ path, answer }) => (answer === undefined ? [] : [[path, answer]]))),
    refusedByPath: Object.fromEntries(byPath.flatMap(({ path, refused }) => (refused ? [[path, refused]] : []))),
  };
}

/** The answer to a path, or the fields that the API has refused: what is missing is then part of the page. */
async function fetchByPath(
  path: string,
): Promise<{ path: string; answer?: unknown; refused?: readonly RefusedField[] }> {
  try {
    return { path, answer: await api<unknown>(path) };
  } catch (error) {
    if (error instanceof ApiError && error.fields.length > 0) return { path, refused: error.fields };
    throw error;
  }
}

/** What a page asks the API for: its query caches, and the paths outside of them. */
interface Asked {
  readonly clients: ReadonlySet<QueryClient>;
  readonly paths: ReadonlySet<string>;
}

async function renderWith(address: string, session: SessionState, data: PageData) {
  const clients = new Set<QueryClient>();
  const paths = new Set<string>();
  setPageData({
    ...data,
    onQueryClient: (client) => void clients.add(client),
    onPath: (path) => void paths.add(path),
  });
  const { html } = await renderToHtml(<App initialSession={session} />, address);
  return { html, clients, paths };
}

/** Its caches would otherwise be kept for minutes. */
function clear(clients: Iterable<QueryClient>): void {
  for (const client of clients) client.clear();
}

/** The server adds the token to the requests of the page; this thread does not know it. */
async function fetchOwnSession(): Promise<SessionState> {
  const session = await fetchSessionState("");
  if (session === null || !hasFullAccess(session)) throw new Error("The session may not see the page");
  return session;
}

const toDataBlock = (data: PageData): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * Renders a page with the answers of the API that it shows, and these answers as JSON: with both, a browser has nothing to fetch before
 * the page is complete. Pages are rendered one after the other, because the address and the language are those of the thread.
 * @throws where the API refuses a request of the page
 */
export async function renderPage({
  address,
  language,
  width,
  now,
  personal,
}: PageRequest): Promise<{ html: string; data: string }> {
  await switchLanguage(language);
  window.history.replaceState(null, "", address);
  await preloadRoute(window.location.pathname);
  await Promise.all(neededToHydrate.map((load) => load()));
  const stored = personal?.stored ?? {};
  try {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const session = personal ? await fetchOwnSession() : SIGNED_OUT;
    const known = { now, width, stored, timeZone: personal?.timeZone };
    const first = await renderWith(address, session, { ...known, answers: [], byPath: {}, refusedByPath: {} });
    const answers = await fetchAnswers(first).finally(() => clear(first.clients));
    const data = { ...known, ...answers };
    const second = await renderWith(address, session, data);
    const late = await fetchQueries(second.clients, isNeededAtOnce).finally(() => clear(second.clients));
    if (late.length === 0) return { html: second.html, data: toDataBlock(data) };
    const complete = { ...data, answers: [...data.answers, ...late] };
    const { html, clients } = await renderWith(address, session, complete);
    clear(clients);
    return { html, data: toDataBlock(complete) };
  } finally {
    for (const key of Object.keys(stored)) localStorage.removeItem(key);
    setPageData(null);
  }
}
