/** Why a call to another server got no response. `code` is the network's; messages may contain an address with its token. */
export interface NetworkFailure {
  readonly failure: "name_not_found" | "timed_out" | "certificate" | "unreachable";
  readonly code: string | null;
}

const FAILURES_BY_CODE: Readonly<Record<string, NetworkFailure["failure"]>> = {
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

/** Names the failure of a call that got no response. */
export function nameNetworkFailure(error: unknown): NetworkFailure {
  for (const cause of listCauses(error)) {
    if ("name" in cause && (cause.name === "TimeoutError" || cause.name === "AbortError"))
      return { failure: "timed_out", code: null };
    if ("code" in cause && typeof cause.code === "string")
      return { failure: FAILURES_BY_CODE[cause.code] ?? "unreachable", code: cause.code };
  }
  return { failure: "unreachable", code: null };
}
