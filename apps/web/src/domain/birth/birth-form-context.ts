import { createContext, use } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BirthFormValues, ValidBirth } from "./birth-form-values.ts";

export interface BirthFormHandle {
  form: UseFormReturn<BirthFormValues, unknown, ValidBirth>;
  /** The field's error in the reader's language; undefined while it is valid. */
  errorOf: (field: keyof BirthFormValues) => string | undefined;
}

export const BirthFormContext = createContext<BirthFormHandle | null>(null);

export function useBirthForm(): BirthFormHandle {
  const handle = use(BirthFormContext);
  if (!handle) throw new Error("useBirthForm must be used inside BirthForm");
  return handle;
}
