import type { WorkerFetchEvent, WorkerScope } from "./worker-scope.ts";

/**
 * Makes the app work offline: its page, its code, and the responses a user saw last. Online, pages and responses
 * always come from the server: the cache is used only where the server is unreachable, so that no release is ever
 * hidden by an earlier one.
 */

/**
 * Inserted by the build: the release, identified by its content, the files the first page needs, and all other files.
 */
declare const LAGNA_RELEASE: {
  readonly version: string;
  readonly first: readonly string[];
  readonly rest: readonly string[];
};

const worker = self as unknown as WorkerScope;
const { version, first, rest } = LAGNA_RELEASE;

const SHELL_CACHE_PREFIX = "lagna-shell-";
/** The cached app frame, which opens every address. Its path is not that of a prerendered page. */
const SHELL_PATH = "/profile";
const PERSONAL_CACHE = "lagna-personal";
/** Enough for a list, and a chart or two of each of the last kundlis opened. */
const MAX_CACHED_RESPONSES = 60;
const VALIDATE_TOKEN_PATH = "/api/v1/validate-token";
/** Responses a user needs again: the account, the list, and charts. */
const CACHEABLE_PATHS = [/^\/api\/v1\/(?:validate-token|config|kundlis)$/, /^\/api\/v1\/kundlis\/[\w-]+(?:\/chart)?$/];

/** Incremented when a user signs out: a response that was pending then is not cached. */
let generation = 0;

/**
 * Copies the file from another release's cache where it has it: names contain a content hash, so an equal name is an
 * equal file.
 */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  const cached = await caches.match(file, { ignoreVary: true });
  const response = cached ?? (await fetch(file));
  if (response.ok) await cache.put(file, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE_PREFIX + version);
  const frame = await fetch(SHELL_PATH, { headers: { accept: "text/html" }, cache: "no-cache" });
  if (!frame.ok) throw new Error(`The app frame could not be fetched: ${frame.status}`);
  await cache.put(SHELL_PATH, frame);
  await Promise.all(first.map((file) => cacheFile(cache, file)));
  await worker.skipWaiting();
}

/** Keeps the cache of the previous release, because open tabs still run its pages. */
async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE_PREFIX));
  const otherShells = shells.filter((name) => name !== SHELL_CACHE_PREFIX + version);
  await Promise.all(otherShells.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Caches all other files one after the other, so that no page has to wait for it. */
async function cacheRemainingFiles(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE_PREFIX + version);
  for (const file of rest) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    await cacheFile(cache, file).catch(() => undefined);
  }
}

async function respondWithPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(SHELL_CACHE_PREFIX + version);
    const frame = await cache.match(SHELL_PATH, { ignoreVary: true });
    if (frame) return frame;
    throw error;
  }
}

/** File names contain a content hash, so a cached file is always current. */
async function respondWithAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL_CACHE_PREFIX + version)).put(request.url, response.clone());
  return response;
}

/** Clears the cached responses of the previous user when another one has signed in. */
async function clearPreviousUser(answer: Response): Promise<void> {
  const previous = await (await caches.open(PERSONAL_CACHE)).match(VALIDATE_TOKEN_PATH, { ignoreVary: true });
  if (!previous) return;
  const [currentUser, previousUser] = (await Promise.all([answer.json(), previous.json()])) as { email?: string }[];
  if (currentUser?.email !== previousUser?.email) await caches.delete(PERSONAL_CACHE);
}

async function cacheResponse(request: Request, answer: Response, startGeneration: number): Promise<void> {
  if (new URL(request.url).pathname === VALIDATE_TOKEN_PATH && answer.ok) await clearPreviousUser(answer.clone());
  const cache = await caches.open(PERSONAL_CACHE);
  // Deleted and added again, so that the oldest come first.
  await cache.delete(request.url, { ignoreVary: true });
  if (!answer.ok || startGeneration !== generation) return;
  await cache.put(request.url, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MAX_CACHED_RESPONSES).map((old) => cache.delete(old)));
}

async function respondWithPersonal({ request }: WorkerFetchEvent): Promise<Response> {
  const startGeneration = generation;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(PERSONAL_CACHE)).match(request.url, { ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
  // On a server error the cached response remains.
  if (answer.status < 500) await cacheResponse(request, answer.clone(), startGeneration).catch(() => undefined);
  return answer;
}

const isCacheableRequest = (request: Request, { pathname }: URL): boolean =>
  (request.headers.has("authorization") || pathname === "/api/v1/config") &&
  CACHEABLE_PATHS.some((pattern) => pattern.test(pathname));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "keep-rest") event.waitUntil(cacheRemainingFiles());
  if (event.data !== "forget") return;
  generation += 1;
  event.waitUntil(caches.delete(PERSONAL_CACHE));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(respondWithAsset(request));
  else if (url.pathname.startsWith("/api/")) {
    if (isCacheableRequest(request, url)) event.respondWith(respondWithPersonal(event));
  } else if (request.mode === "navigate") event.respondWith(respondWithPage(request));
  else if (first.includes(url.pathname))
    event.respondWith(
      fetch(request).catch(
        async (error: unknown) => (await caches.match(url.pathname)) ?? Promise.reject(error as Error),
      ),
    );
});
