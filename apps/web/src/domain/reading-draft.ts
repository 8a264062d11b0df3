import { readStored, writeStored } from "../lib/storage.ts";

/** A pasted reading survives a reload of this tab. */
const DRAFT_KEY = "lagna_verify_text";
const getTabStorage = () => sessionStorage;

export const readReadingDraft = (): string => readStored(DRAFT_KEY, getTabStorage) ?? "";
export const storeReadingDraft = (text: string): void =>
  void writeStored(DRAFT_KEY, text === "" ? null : text, getTabStorage);
