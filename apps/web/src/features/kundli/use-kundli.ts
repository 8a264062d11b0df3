import type { KundliData, UntimedKundliData } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { getToken, onTokenChange } from "../../lib/session-token.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { clearDraft, GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { generateKundli, isUntimed } from "./kundli-api.ts";

export interface GeneratedKundli {
  birth: ValidBirth;
  values: BirthFormValues;
  timeAssumed: boolean;
  /** The requested settings; the answer has the resulting ones. */
  settings: SettingsRequest;
  data: KundliData | UntimedKundliData;
}

const LAST_KEY = "lagna_last_kundli";
const getTabStorage = () => sessionStorage;

/** The last result survives a reload of this tab, but not closing the tab or signing out. */
function readLastResult(): GeneratedKundli | null {
  try {
    const stored = JSON.parse(readStored(LAST_KEY, getTabStorage) ?? "null") as GeneratedKundli | null;
    return stored?.data?.planets && stored.values && stored.settings ? stored : null;
  } catch {
    return null;
  }
}

export interface KundliState {
  generated: GeneratedKundli | null;
  busy: boolean;
  error: Error | null;
  generate: (
    birth: ValidBirth,
    values: BirthFormValues,
    timeAssumed: boolean,
    settings: SettingsRequest,
  ) => Promise<boolean>;
  /** Calculates again with other settings and, if given, another clock reading or other coordinates. */
  recalculate: (settings: SettingsRequest, otherwise?: Pick<GeneratedKundli, "birth" | "values">) => Promise<boolean>;
  clear: () => void;
}

export function useKundli(): KundliState {
  const [generated, setGenerated] = useState(readLastResult);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (input: Omit<GeneratedKundli, "data">): Promise<GeneratedKundli> => {
      const answer = await generateKundli({ ...input.birth, settings: input.settings });
      // A 200 that is not a success has its reason in `message`.
      if (answer.status !== "success") throw new ApiError({ status: 200, code: "internal", detail: answer.message });
      return { ...input, data: answer.data };
    },
  });
  useEffect(() => onTokenChange(() => getToken() === null && writeStored(LAST_KEY, null, getTabStorage)), []);

  const run = useCallback(
    async (input: Parameters<typeof mutateAsync>[0]): Promise<boolean> => {
      try {
        const next = await mutateAsync(input);
        setGenerated(next);
        writeStored(LAST_KEY, JSON.stringify(next), getTabStorage);
        return true;
      } catch {
        return false; // The mutation keeps the error for the screen.
      }
    },
    [mutateAsync],
  );
  const generate: KundliState["generate"] = async (birth, values, timeAssumed, settings) => {
    const succeeded = await run({ birth, values, timeAssumed, settings });
    if (succeeded) clearDraft(GENERATOR_DRAFT_KEY);
    return succeeded;
  };
  const recalculate: KundliState["recalculate"] = async (settings, otherwise) =>
    generated ? run({ ...generated, ...otherwise, settings }) : true;
  const clear = () => {
    reset();
    setGenerated(null);
    writeStored(LAST_KEY, null, getTabStorage);
  };
  return { generated, busy: isPending, error, generate, recalculate, clear };
}

/** The chart of a birth with a time; null if there is none. */
export const getTimedData = (generated: GeneratedKundli | null) =>
  generated && !isUntimed(generated.data) ? generated.data : null;
