import { readStored, writeStored } from "../../lib/storage.ts";
import type { Editing, EditorValues } from "./editor-values.ts";

const KEY = "lagna_editor";
const tab = (): Storage => sessionStorage;

/** What stands typed in the editor and is not saved yet. */
export interface Kept {
  readonly account: string;
  readonly editing: Editing;
  /** Under which it will be saved: a save whose answer was lost makes no second one. */
  readonly id: string;
  readonly values: EditorValues;
}

/** What this tab has of this account; null where there is nothing. */
export function keptEditor(account: string): Kept | null {
  try {
    const kept = JSON.parse(readStored(KEY, tab) ?? "null") as Kept | null;
    return kept?.account === account ? kept : null;
  } catch {
    return null;
  }
}

/** Through a reload, and the way to another page and back. Of the record that is changed no more than the editor asks. */
export function keepEditor({ editing, ...kept }: Kept): void {
  const record = editing === "new" ? editing : { ...editing, chart: null, entry: null };
  writeStored(KEY, JSON.stringify({ ...kept, editing: record }), tab);
}

/** Once it is saved, or was not wanted. */
export const forgetEditor = (): void => void writeStored(KEY, null, tab);
