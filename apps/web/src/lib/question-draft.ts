import { readStored, writeStored } from "./storage.ts";

/** The text in the assistant's question box survives a reload of this tab; other pages may put a question into it. */
const DRAFT_KEY = "lagna_question";
const getTabStorage = () => sessionStorage;

export const readQuestionDraft = (): string => readStored(DRAFT_KEY, getTabStorage) ?? "";
export const writeQuestionDraft = (text: string): void =>
  void writeStored(DRAFT_KEY, text === "" ? null : text, getTabStorage);
