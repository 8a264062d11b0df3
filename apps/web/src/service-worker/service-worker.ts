import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/**
 * The app without a connection: its page, its code, and the answers a person saw last. With one, pages and answers are the server's own,
 * always: what is kept is shown only where the server cannot be reached, so that no release is ever hidden by the one before.
 */

/** Written in by the build: the release by its content, what the first page needs, and all the rest. */
declare const LAGNA_RELEASE: {
  readonly version: string;
  readonly first: readonly string[];
  readonly rest: readonly string[];
};

const worker = self as unknown as WorkerScope;
const { version, first, rest } = LAGNA_RELEASE;

const SHELL = "lagna-shell-";
/** Kept under the name of no page that the build wrote: the frame in which every address opens. */
const FRAME = "/dashboard";
const PERSONAL = "lagna-personal";
/** A list, and a chart or two of each of the last people looked at. */
const MOST_ANSWERS = 60;
const WHO = "/api/v1/validate-token";
/** What a person looks at again: who they are, their list, and charts. */
const ANSWERS = [/^\/api\/v1\/(?:validate-token|config|kundlis)$/, /^\/api\/v1\/kundlis\/[\w-]+(?:\/chart)?$/];

/** Counts up when a person leaves: an answer that was under way then is not kept. */
let generation = 0;

/** From what another release brought, where that is the same file: its name says its content. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const known = await caches.match(file, { ignoreVary: true });
  const response = known ?? (await fetch(file));
  if (response.ok) await cache.put(file, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(SHELL + version);
  const frame = await fetch(FRAME, { headers: { accept: "text/html" }, cache: "no-cache" });
  if (!frame.ok) throw new Error(`The page could not be fetched: ${frame.status}`);
  await cache.put(FRAME, frame);
  await Promise.all(first.map((file) => keepFile(cache, file)));
  await worker.skipWaiting();
}

/** The release before this one stays: tabs that are open still have its pages. */
async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const others = shells.filter((name) => name !== SHELL + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Everything else, one after the other, so that no page has to wait for it. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(SHELL + version);
  for (const file of rest) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    await keepFile(cache, file).catch(() => undefined);
  }
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(SHELL + version);
    const frame = await cache.match(FRAME, { ignoreVary: true });
    if (frame) return frame;
    throw error;
  }
}

/** Files are named by their content: one that is kept is the one that is asked for. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL + version)).put(request.url, response.clone());
  return response;
}

/** Of another person than before: nothing of that one stays. */
async function forgetOthers(answer: Response): Promise<void> {
  const before = await (await caches.open(PERSONAL)).match(WHO, { ignoreVary: true });
  if (!before) return;
  const [now, then] = (await Promise.all([answer.json(), before.json()])) as { email?: string }[];
  if (now?.email !== then?.email) await caches.delete(PERSONAL);
}

async function keepAnswer(request: Request, answer: Response, begun: number): Promise<void> {
  if (new URL(request.url).pathname === WHO && answer.ok) await forgetOthers(answer.clone());
  const cache = await caches.open(PERSONAL);
  // Put anew, so that the oldest stand first.
  await cache.delete(request.url, { ignoreVary: true });
  if (!answer.ok || begun !== generation) return;
  await cache.put(request.url, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST_ANSWERS).map((old) => cache.delete(old)));
}

async function personal({ request }: FetchEvent): Promise<Response> {
  const begun = generation;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(PERSONAL)).match(request.url, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
  // A server in trouble has not forgotten anything.
  if (answer.status < 500) await keepAnswer(request, answer.clone(), begun).catch(() => undefined);
  return answer;
}

const isAnswer = (request: Request, { pathname }: URL): boolean =>
  (request.headers.has("authorization") || pathname === "/api/v1/config") &&
  ANSWERS.some((pattern) => pattern.test(pathname));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "keep-rest") event.waitUntil(keepRest());
  if (event.data !== "forget") return;
  generation += 1;
  event.waitUntil(caches.delete(PERSONAL));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (url.pathname.startsWith("/api/")) {
    if (isAnswer(request, url)) event.respondWith(personal(event));
  } else if (request.mode === "navigate") event.respondWith(page(request));
  else if (first.includes(url.pathname))
    event.respondWith(
      fetch(request).catch(
        async (error: unknown) => (await caches.match(url.pathname)) ?? Promise.reject(error as Error),
      ),
    );
});
