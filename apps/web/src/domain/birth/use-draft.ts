import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readDraft, type BirthFormValues, type ValidBirth } from "./birth-form-values.ts";

/** Where the generator keeps what stands in its form. */
export const DRAFT_KEY = "lagna_form_data";

/** What was left half-typed under this key of the browser's storage; null where nothing was. */
export function loadDraft(key: string): BirthFormValues | null {
  const stored = readStored(key);
  return stored === null ? null : readDraft(stored, new Date().getFullYear());
}

export const clearDraft = (key: string): void => void writeStored(key, null);

/** Keeps what is typed, key by key: a closed tab, an expired session or a dead battery loses nothing. */
export function useKeptDraft(form: UseFormReturn<BirthFormValues, unknown, ValidBirth>, key: string): void {
  const { subscribe } = form;
  const first = useRef(true);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // The first report is the form filling itself; a reset has no name and is not typing either.
          if (first.current && name === undefined) {
            first.current = false;
            return;
          }
          if (name !== undefined) writeStored(key, JSON.stringify(values));
        },
      }),
    [subscribe, key],
  );
}
