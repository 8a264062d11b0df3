import type { KundliData, KundliRequest, Place, UntimedKundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { ApiError } from "../lib/api.ts";
import type { EngineAnswer, EngineRefusal, EngineRequest } from "./engine-messages.ts";
import { findNearestTown } from "./largest-towns.ts";

interface Waiting {
  readonly resolve: (data: KundliData | UntimedKundliData) => void;
  readonly reject: (error: ApiError) => void;
}

let thread: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const createNetworkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: navigator.onLine ? "network" : "offline", cause });

/** The page's own table has the sentence of the code. */
const createInputError = (refusal: EngineRefusal): ApiError =>
  new ApiError({ status: 422, code: "invalid_input", fields: [{ ...refusal, message: "" }] });

function receive({ data: answer }: MessageEvent<EngineAnswer>): void {
  const promise = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ("data" in answer) promise?.resolve(answer.data);
  else if ("refusal" in answer) promise?.reject(createInputError(answer.refusal));
  else promise?.reject(createNetworkError(new Error(answer.failed)));
}

/** The thread's file could not be fetched, or it ended: the next kundli starts another. */
function fail(event: ErrorEvent): void {
  thread?.terminate();
  thread = null;
  for (const { reject } of waiting.values()) reject(createNetworkError(new Error(event.message)));
  waiting.clear();
}

function startThread(): Worker {
  const started = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", receive);
  started.addEventListener("error", fail);
  return started;
}

/** The town whose zone typed coordinates are in, or else the chosen place. @throws ApiError */
async function findPlaceOf({ latitude, longitude }: KundliRequest, chosen: Place | null): Promise<Place> {
  if (latitude !== undefined && longitude !== undefined)
    return findNearestTown(latitude, longitude).catch((error: unknown) => {
      throw createNetworkError(error);
    });
  if (chosen === null) throw createInputError({ path: "city", code: "city_unknown", params: {} });
  return chosen;
}

/**
 * Computes a kundli in a thread of the browser: nothing of the birth leaves the device. The first call fetches 3 MB of code and ephemeris; with them in the
 * cache it works without a connection.
 * @param chosen the place chosen from the suggestions; null if none was
 * @throws ApiError `invalid_input` with the field, as from the API; `offline` or `network` if the engine could not be fetched
 */
export async function makeKundliHere(
  birth: KundliRequest,
  chosen: Place | null,
): Promise<KundliData | UntimedKundliData> {
  const place = await findPlaceOf(birth, chosen);
  thread ??= startThread();
  const target = thread;
  const id = (lastId += 1);
  const language: Language = document.documentElement.lang === "hi" ? "hi" : "en";
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    target.postMessage({ id, birth, place, language } satisfies EngineRequest, []);
  });
}
