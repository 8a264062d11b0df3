import type { KeepQuestionsRequest, KeepQuestionsResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { saveKundli } from "../saved-kundlis/outbox.ts";
import { type KeptTrial, storeKeptTrial } from "./kept-trial.ts";

export interface SavedTrial {
  /** As the server knows it: a birth that was saved before keeps its id. */
  readonly kundliId: string;
  /** Null if nothing was asked. */
  readonly chatId: string | null;
}

const keepQuestions = (body: KeepQuestionsRequest) =>
  api<KeepQuestionsResponse>("/api/v1/chat/keep", { method: "POST", body });

/** The save that runs, shared by all who ask for it: the conversation cannot be stored twice at a time. */
let running: Promise<SavedTrial | null> | null = null;

export function saveKeptTrial(account: string, kept: KeptTrial): Promise<SavedTrial | null> {
  running ??= sendKeptTrial(account, kept).finally(() => void (running = null));
  return running;
}

/**
 * Saves the chart and the conversation that a visitor kept to their account, and removes them from the browser.
 * @returns null while the server cannot be reached: they stay in the browser
 * @throws ApiError if the server refuses one of them
 */
async function sendKeptTrial(account: string, kept: KeptTrial): Promise<SavedTrial | null> {
  const saved = await saveKundli(account, { id: kept.kundliId, version: null, fields: kept.fields });
  if (saved.kind !== "synced") return null;
  const kundliId = saved.kundli?.id ?? kept.kundliId;
  for (const typed of kept.typedBirths ?? []) {
    const saving = await saveKundli(account, { id: typed.kundliId, version: null, fields: typed.fields });
    if (saving.kind !== "synced") return null;
  }
  const hasQuestions = kept.questions.length > 0;
  if (hasQuestions) await keepQuestions({ chat_id: kept.chatId, kundli_id: kundliId, questions: [...kept.questions] });
  storeKeptTrial(null);
  return { kundliId, chatId: hasQuestions ? kept.chatId : null };
}
