import type { AskResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { DEFAULT_PATH, toSafeReturnPath } from "./return-path.ts";

const ASSISTANT_PATH = "/ai-assistant";
/** After this time the check counts as failed, so that the user does not wait longer. */
const CHECK_TIMEOUT_MS = 8000;

/** Whether the astrologer already has this user's chart: as specified, by asking it for the birth date. */
async function hasIndexedBirthDate(): Promise<boolean> {
  const body = { question: "What is my birth date?" };
  return (await api<AskResponse>("/api/v1/ask", { method: "POST", body, timeoutMs: CHECK_TIMEOUT_MS })).used_index;
}

/**
 * Where to go after sign-in or from the start page: back to the page the user came from, else to the assistant if their data is indexed,
 * else to the generator. A failed check counts as no data.
 */
export async function choosePathAfterSignIn(
  returnPath: string | null,
  hasIndexedData: () => Promise<boolean> = hasIndexedBirthDate,
): Promise<string> {
  const safePath = toSafeReturnPath(returnPath);
  if (safePath !== null) return safePath;
  try {
    return (await hasIndexedData()) ? ASSISTANT_PATH : DEFAULT_PATH;
  } catch {
    return DEFAULT_PATH;
  }
}
