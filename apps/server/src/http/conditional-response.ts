import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
const ETAG_LENGTH = 27;

/** The ETag of an answer that is a pure function of its inputs. Weak: compressed forms of the answer have the same. */
export const computeInputsEtag = (inputs: readonly unknown[]): string =>
  `W/"${createHash("sha256").update(JSON.stringify(inputs)).digest("base64url").slice(0, ETAG_LENGTH)}"`;

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, "");

/** Whether the reader has the answer already (RFC 9110, 13.1.2): then 304 needs no computation. */
export function hasCurrentResponse(request: FastifyRequest, etag: string): boolean {
  const sent = request.headers["if-none-match"];
  if (sent === undefined) return false;
  return sent.trim() === "*" || sent.split(",").some((each) => withoutWeakness(each.trim()) === withoutWeakness(etag));
}

/** How long an answer may be kept. */
export interface CacheChoice {
  /** Whether the address names the version of the engine, so that its answer never changes. */
  readonly isPinned: boolean;
  /** Whether the answer depends on the clock (today); it is then kept for a minute. */
  readonly dependsOnNow: boolean;
}

/**
 * How long a cache may send an answer after its time: while it fetches a new one, and while the server is away. Today's answer would soon be
 * that of another day; a named day's answer changes only with the engine.
 */
const GRACE_OF_NOW = { whileRevalidating: 30, ifError: 300 };
const GRACE = { whileRevalidating: DAY_SECONDS, ifError: 7 * DAY_SECONDS };

/** The header of an answer that everyone may keep for so many seconds. */
export function describeKeeping(seconds: number, dependsOnNow: boolean): string {
  const { whileRevalidating, ifError } = dependsOnNow ? GRACE_OF_NOW : GRACE;
  return `public, max-age=${seconds}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}

function describeCaching({ isPinned, dependsOnNow }: CacheChoice): string {
  if (isPinned && !dependsOnNow) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return describeKeeping(dependsOnNow ? MINUTE_SECONDS : DAY_SECONDS, dependsOnNow);
}

/** Sets the headers of an answer that is the same for everyone. */
export function setCacheHeaders(
  reply: FastifyReply,
  { etag, ...choice }: CacheChoice & { readonly etag: string },
): void {
  reply.header("etag", etag).header("cache-control", describeCaching(choice));
}
