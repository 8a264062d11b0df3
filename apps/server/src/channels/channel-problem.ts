import type { ChannelProblemName } from "@lagna/contract";

/** Why a channel does not work. */
export interface ChannelProblem {
  readonly problem: ChannelProblemName;
  /** The platform's own words or code; without tokens and personal data. */
  readonly said: string | null;
}

/** What a check of a channel found; `account` is null if the platform did not name it. */
export interface ChannelCheck {
  readonly account: string | null;
  readonly problems: readonly ChannelProblem[];
}

const NETWORK_CODES: Readonly<Record<string, ChannelProblemName>> = {
  ENOTFOUND: "name_not_found",
  EAI_AGAIN: "name_not_found",
  ETIMEDOUT: "timed_out",
  UND_ERR_CONNECT_TIMEOUT: "timed_out",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate",
  UNABLE_TO_GET_ISSUER_CERT: "certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate",
  CERT_HAS_EXPIRED: "certificate",
  CERT_NOT_YET_VALID: "certificate",
};

/** An error and what caused it; a library keeps the cause in `error`. */
function* listCauses(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== "object" || error === null || depth > 5) return;
  yield error;
  yield* listCauses("cause" in error ? error.cause : "error" in error ? error.error : null, depth + 1);
}

/** Names the failure of a call that got no response. Only the code of the network is passed on: messages contain the URL with the token. */
export function describeNetworkProblem(error: unknown): ChannelProblem {
  for (const cause of listCauses(error)) {
    if ("name" in cause && (cause.name === "TimeoutError" || cause.name === "AbortError"))
      return { problem: "timed_out", said: null };
    if ("code" in cause && typeof cause.code === "string")
      return { problem: NETWORK_CODES[cause.code] ?? "unreachable", said: cause.code };
  }
  return { problem: "unreachable", said: null };
}

/** Whether a webhook that the platform names is this server's; the host of another one, without what may be secret in its path. */
export function compareWebhook(found: string, ours: string): ChannelProblem | null {
  if (found === ours) return null;
  if (found === "") return { problem: "webhook_missing", said: null };
  return { problem: "webhook_elsewhere", said: URL.canParse(found) ? new URL(found).host : null };
}
