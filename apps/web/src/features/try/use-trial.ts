import { type AskResponse, type KundliData, TRY_LIMITS, type UntimedKundliData } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { createId } from "../../lib/create-id.ts";
import type { BirthFormValues, ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { makeKundliHere } from "../../engine/engine-client.ts";
import { askTrial, fetchTrialKundli } from "./trial-api.ts";

/** A visitor's question and its answer. */
export interface TrialTurn {
  readonly key: string;
  readonly question: string;
  readonly answer: AskResponse;
}

/** A visitor's chart, with what they asked about it. It exists in this tab only. */
export interface Trial {
  readonly birth: ValidBirth;
  readonly values: BirthFormValues;
  readonly timeAssumed: boolean;
  /** The chart is computed in the browser. The birth is sent only to ask about it, once that was allowed. */
  readonly isOnDevice: boolean;
  readonly mayAsk: boolean;
  readonly data: KundliData | UntimedKundliData;
  readonly turns: readonly TrialTurn[];
}

const TRIAL_KEY = "lagna_trial";
const getTabStorage = () => sessionStorage;

function readTrial(): Trial | null {
  try {
    const trial = JSON.parse(readStored(TRIAL_KEY, getTabStorage) ?? "null") as Trial | null;
    return trial?.data?.planets && trial.birth && Array.isArray(trial.turns) ? trial : null;
  } catch {
    return null;
  }
}

/** The visitor's chart and questions: they survive a reload of the tab, and end with it. */
export function useTrial() {
  const [trial, setTrial] = useState(readTrial);
  const keep = useCallback((next: Trial) => {
    setTrial(next);
    writeStored(TRIAL_KEY, JSON.stringify(next), getTabStorage);
  }, []);
  const making = useMutation({
    // On the device it needs no connection.
    networkMode: "always",
    mutationFn: async (given: Omit<Trial, "data" | "turns" | "mayAsk">): Promise<Trial> => ({
      ...given,
      data: given.isOnDevice
        ? await makeKundliHere(given.birth, given.values.place)
        : await fetchTrialKundli(given.birth),
      turns: [],
      mayAsk: !given.isOnDevice,
    }),
    onSuccess: keep,
  });
  const asking = useMutation({
    mutationFn: async ({ question, of }: { question: string; of: Trial }): Promise<Trial> => {
      const earlier = of.turns.map((turn) => turn.question);
      const answer = await askTrial(question, of.birth, earlier);
      return { ...of, turns: [...of.turns, { key: createId(), question, answer }] };
    },
    onSuccess: keep,
  });
  return {
    trial,
    making,
    /** The question that is being answered or has failed. */
    asking,
    questionsLeft: TRY_LIMITS.questionsPerDay - (trial?.turns.length ?? 0),
    allowAsking: () => trial && keep({ ...trial, mayAsk: true }),
    ask: (question: string) => trial && asking.mutateAsync({ question, of: trial }),
  };
}
export type TrialState = ReturnType<typeof useTrial>;
