import type { KundliData, UntimedKundliData } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { getToken, onTokenChange } from "../../lib/session-token.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { clearDraft, DRAFT_KEY } from "../../domain/birth/use-draft.ts";
import { generateKundli } from "./kundli-api.ts";

export interface Generated {
  birth: ValidBirth;
  values: BirthFormValues;
  timeAssumed: boolean;
  /** What was asked for; the answer says what that came to. */
  settings: SettingsRequest;
  data: KundliData | UntimedKundliData;
}

const LAST_KEY = "lagna_last_kundli";
const session = () => sessionStorage;

/** The last result outlives a reload in this tab, and nothing else: not the tab, not the sign-in. */
function readLast(): Generated | null {
  try {
    const stored = JSON.parse(readStored(LAST_KEY, session) ?? "null") as Generated | null;
    return stored?.data?.planets && stored.values && stored.settings ? stored : null;
  } catch {
    return null;
  }
}

export interface KundliWork {
  generated: Generated | null;
  busy: boolean;
  error: Error | null;
  generate: (
    birth: ValidBirth,
    values: BirthFormValues,
    timeAssumed: boolean,
    settings: SettingsRequest,
  ) => Promise<boolean>;
  /** With other settings; and, where they are given, by another clock or at other coordinates. */
  recalculate: (settings: SettingsRequest, otherwise?: Pick<Generated, "birth" | "values">) => Promise<boolean>;
  forget: () => void;
}

export function useKundli(): KundliWork {
  const [generated, setGenerated] = useState(readLast);
  const { mutateAsync, isPending, error, reset } = useMutation({
    // Without a network a press must fail and say so: a paused one would say 'Generating…' until the connection is back.
    networkMode: "always",
    mutationFn: async (input: Omit<Generated, "data">): Promise<Generated> => {
      const answer = await generateKundli({ ...input.birth, settings: input.settings });
      // A 200 that is not a success carries its reason in `message`.
      if (answer.status !== "success") throw new ApiError({ status: 200, code: "internal", detail: answer.message });
      return { ...input, data: answer.data };
    },
  });
  useEffect(() => onTokenChange(() => getToken() === null && writeStored(LAST_KEY, null, session)), []);

  const run = useCallback(
    async (input: Parameters<typeof mutateAsync>[0]): Promise<boolean> => {
      try {
        const next = await mutateAsync(input);
        setGenerated(next);
        writeStored(LAST_KEY, JSON.stringify(next), session);
        return true;
      } catch {
        return false; // The mutation keeps the error for the screen.
      }
    },
    [mutateAsync],
  );
  const generate: KundliWork["generate"] = async (birth, values, timeAssumed, settings) => {
    const done = await run({ birth, values, timeAssumed, settings });
    if (done) clearDraft(DRAFT_KEY);
    return done;
  };
  const recalculate: KundliWork["recalculate"] = async (settings, otherwise) =>
    generated ? run({ ...generated, ...otherwise, settings }) : true;
  const forget = () => {
    reset();
    setGenerated(null);
    writeStored(LAST_KEY, null, session);
  };
  return { generated, busy: isPending, error, generate, recalculate, forget };
}
