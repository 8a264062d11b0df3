import type { KundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { ComputedKundli } from "@lagna/kundli";
import { toJsonBytes } from "../../computing/worker-tasks.ts";
import type { ServedKundliTask } from "../charts/service.ts";
import { presentTimedShare } from "./presenter.ts";

interface ShareTask extends ServedKundliTask {
  /** `null` if the link does not show it. */
  readonly name: string | null;
  readonly language: Language;
}

interface ShareTaskParts {
  readonly computeKundli: (task: ServedKundliTask) => Generator<void, ComputedKundli>;
  /** Converts a kundli to its API form. */
  readonly presentChart: (made: ComputedKundli, language: Language) => KundliData;
}

/** The tasks of share links, for another thread if the time of birth is uncertain. */
export function createShareTasks({ computeKundli, presentChart }: ShareTaskParts) {
  return {
    /** What a link shows of a kundli with its time, as JSON. */
    *writeShare({ name, language, ...task }: ShareTask) {
      return toJsonBytes(presentTimedShare(name, presentChart(yield* computeKundli(task), language)));
    },
  };
}
export type ShareTasks = ReturnType<typeof createShareTasks>;
