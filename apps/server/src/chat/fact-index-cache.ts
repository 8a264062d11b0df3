import type { FactIndex } from "@lagna/astrologer";
import type { Clock } from "../time/clock.ts";
import { createLruPromiseCache } from "../computing/lru-promise-cache.ts";
import type { KundliInput, ChartService } from "../modules/charts/service.ts";

/** Each entry holds some hundred facts in three languages. */
const MAX_ENTRIES = 100;
/** If the time of birth is uncertain, each entry is based on some twenty charts. */
const MAX_UNCERTAIN_ENTRIES = 20;
/** Facts about the present may be up to ten minutes old. */
const MAX_AGE_MS = 600_000;

export interface FactIndexCacheParts {
  readonly charts: Pick<ChartService, "buildFactIndex">;
  readonly clock: Clock;
}

export type FactIndexCache = ReturnType<typeof createFactIndexCache>;

/** Caches the facts of a birth, so that further questions about it do not compute them again. */
export function createFactIndexCache({ charts, clock }: FactIndexCacheParts) {
  const certain = createLruPromiseCache<FactIndex>(MAX_ENTRIES);
  const uncertain = createLruPromiseCache<FactIndex>(MAX_UNCERTAIN_ENTRIES);
  return {
    /** @throws AppError 422 for a birth with an impossible place or time */
    getFactIndex: async (birth: KundliInput): Promise<FactIndex> => {
      const now = clock().getTime();
      const { sections: _sections, ...birthInput } = birth;
      const getOrCompute = birth.time_unknown === true || birth.uncertainty ? uncertain : certain;
      return getOrCompute(`${Math.floor(now / MAX_AGE_MS)} ${JSON.stringify(birthInput)}`, () =>
        charts.buildFactIndex(birthInput),
      );
    },
  };
}
