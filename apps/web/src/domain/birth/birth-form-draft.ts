import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, TRIAL_DRAFT_KEY, writeStored } from "../../lib/storage.ts";
import { parseDraft, type BirthFormValues, type ValidBirth } from "./birth-form-values.ts";

/** Storage key of the generator's form. */
export const GENERATOR_DRAFT_KEY = "lagna_form_data";

/** Storage key of the birth of a visitor's reading: it is in their tab only, as the page says. */
export const VERIFY_DRAFT_KEY = "lagna_verify_birth";
const getStorage = (key: string) => (): Storage =>
  key === TRIAL_DRAFT_KEY || key === VERIFY_DRAFT_KEY ? sessionStorage : localStorage;

/** The draft under this storage key; null where there is none. */
export function loadDraft(key: string): BirthFormValues | null {
  const stored = readStored(key, getStorage(key));
  return stored === null ? null : parseDraft(stored, new Date().getFullYear());
}

export const clearDraft = (key: string): void => void writeStored(key, null, getStorage(key));

/** Stores the form's values at every key press, so that a closed tab or an expired session loses nothing. */
export function usePersistedDraft(form: UseFormReturn<BirthFormValues, unknown, ValidBirth>, key: string): void {
  const { subscribe } = form;
  const first = useRef(true);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // The first event is the form's initialisation; a reset has no field name and is not typing either.
          if (first.current && name === undefined) {
            first.current = false;
            return;
          }
          if (name !== undefined) writeStored(key, JSON.stringify(values), getStorage(key));
        },
      }),
    [subscribe, key],
  );
}
