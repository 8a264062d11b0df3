import { DEFAULT_PATH, safeReturnPath } from "./return-path.ts";

const ASSISTANT_PATH = "/ai-assistant";

/** Whether the astrologer already has this person's chart. Nothing can be indexed before the assistant exists. */
const nothingIndexed = async (): Promise<boolean> => false;

/**
 * Where a person goes who has just signed in: back to where they were, else to the assistant if their data is indexed, else to the
 * generator. A check that fails counts as no data.
 */
export async function afterSignIn(
  returnPath: string | null,
  hasIndexedData: () => Promise<boolean> = nothingIndexed,
): Promise<string> {
  const back = safeReturnPath(returnPath);
  if (back !== null) return back;
  try {
    return (await hasIndexedData()) ? ASSISTANT_PATH : DEFAULT_PATH;
  } catch {
    return DEFAULT_PATH;
  }
}
