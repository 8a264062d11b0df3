import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readDraft, type BirthFormValues, type ValidBirth } from "./birth-form.ts";

export const DRAFT_KEY = "lagna_form_data";

export const loadDraft = (): BirthFormValues => readDraft(readStored(DRAFT_KEY), new Date().getFullYear());
export const hasDraft = (): boolean => readStored(DRAFT_KEY) !== null;
export const clearDraft = (): void => void writeStored(DRAFT_KEY, null);

/** Keeps what is typed, key by key: a closed tab, an expired session or a dead battery loses nothing. */
export function useKeptDraft(form: UseFormReturn<BirthFormValues, unknown, ValidBirth>): void {
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
          if (name !== undefined) writeStored(DRAFT_KEY, JSON.stringify(values));
        },
      }),
    [subscribe],
  );
}
