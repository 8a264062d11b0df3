import type { FactIndex } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import { keeper } from "../computing/keeper.ts";
import type { KundliInput, KundliService } from "../modules/kundli/service.ts";

/** Each is some hundred facts in three languages. */
const MOST_KEPT = 100;
/** Where the time of birth is not known well each stands on some twenty charts. */
const MOST_UNCERTAIN = 20;
/** What is told of the present is of the last ten minutes. */
const FRESH_MS = 600_000;

export interface ChartsParts {
  readonly kundlis: Pick<KundliService, "factIndex">;
  readonly clock: Clock;
}

export type Charts = ReturnType<typeof charts>;

/** What can be said of a birth, worked out once in a while and kept for those who ask again. */
export function charts({ kundlis, clock }: ChartsParts) {
  const certain = keeper<FactIndex>(MOST_KEPT);
  const uncertain = keeper<FactIndex>(MOST_UNCERTAIN);
  return {
    /** @throws AppError 422 for a birth whose place or time there is none of */
    indexOf: async (birth: KundliInput): Promise<FactIndex> => {
      const now = clock().getTime();
      const { sections: _sections, ...told } = birth;
      const kept = birth.time_unknown === true || birth.uncertainty ? uncertain : certain;
      return kept(`${Math.floor(now / FRESH_MS)} ${JSON.stringify(told)}`, () => kundlis.factIndex(told));
    },
  };
}
