import type { AskResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { DEFAULT_PATH, safeReturnPath } from "./return-path.ts";

const ASSISTANT_PATH = "/ai-assistant";
/** Nobody waits longer to be led on: then it counts as a check that failed. */
const CHECK_TIMEOUT_MS = 8000;

/** Whether the astrologer already has this person's chart: as specified, by asking it for the birth date. */
async function birthDateKnown(): Promise<boolean> {
  const body = { question: "What is my birth date?" };
  return (await api<AskResponse>("/api/v1/ask", { method: "POST", body, timeoutMs: CHECK_TIMEOUT_MS })).used_index;
}

/**
 * Where a person goes who has just signed in, or goes on from the start: back to where they were, else to the assistant if their data is indexed, else to the
 * generator. A check that fails counts as no data.
 */
export async function afterSignIn(
  returnPath: string | null,
  hasIndexedData: () => Promise<boolean> = birthDateKnown,
): Promise<string> {
  const back = safeReturnPath(returnPath);
  if (back !== null) return back;
  try {
    return (await hasIndexedData()) ? ASSISTANT_PATH : DEFAULT_PATH;
  } catch {
    return DEFAULT_PATH;
  }
}
