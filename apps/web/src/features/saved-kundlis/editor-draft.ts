import { readStored, writeStored } from "../../lib/storage.ts";
import type { EditorTarget, EditorValues } from "./editor-values.ts";

const EDITOR_KEY = "lagna_editor";
const getTabStorage = (): Storage => sessionStorage;

/** The editor's values that are not saved yet. */
export interface EditorDraft {
  readonly account: string;
  readonly editing: EditorTarget;
  /** The id under which it will be saved, so that a save whose answer was lost creates no second record. */
  readonly id: string;
  readonly values: EditorValues;
}

/** This tab's draft of this account; null if there is none. */
export function readEditorDraft(account: string): EditorDraft | null {
  try {
    const draft = JSON.parse(readStored(EDITOR_KEY, getTabStorage) ?? "null") as EditorDraft | null;
    return draft?.account === account ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft over a reload and over navigation to another page and back. Of an edited record it stores only what the editor needs.
 */
export function saveEditorDraft({ editing, ...rest }: EditorDraft): void {
  const record = editing === "new" ? editing : { ...editing, chart: null, entry: null };
  writeStored(EDITOR_KEY, JSON.stringify({ ...rest, editing: record }), getTabStorage);
}

/** Called when the draft was saved or discarded. */
export const clearEditorDraft = (): void => void writeStored(EDITOR_KEY, null, getTabStorage);
