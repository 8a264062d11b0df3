import { type FactIndex, factsOf } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import { invalidField } from "../errors.ts";
import { keeper } from "../keeper.ts";
import type { KundliInput, KundliService } from "../modules/kundli/service.ts";

/** Each is some hundred facts in three languages. */
const MOST_KEPT = 100;
/** What is told of the present is of the last ten minutes. */
const FRESH_MS = 600_000;

export interface ChartsParts {
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly clock: Clock;
}

export type Charts = ReturnType<typeof charts>;

/** What can be said of a birth, worked out once in a while and kept for those who ask again. */
export function charts({ kundlis, clock }: ChartsParts) {
  const kept = keeper<FactIndex>(MOST_KEPT);

  async function made(birth: KundliInput, now: number): Promise<FactIndex> {
    const { nativity, moment } = await kundlis.ofBirth(birth);
    const { city, country } = moment.place;
    return factsOf(nativity, { local: moment.time.local, place: `${city}, ${country}`, now });
  }

  return {
    /** @throws AppError 422 for a birth whose place or time there is none of, or whose time nobody knows */
    indexOf: async (birth: KundliInput): Promise<FactIndex> => {
      if (birth.time_unknown === true) throw invalidField("birth", "chat_needs_time");
      const now = clock().getTime();
      const { sections: _sections, ...told } = birth;
      return kept(`${Math.floor(now / FRESH_MS)} ${JSON.stringify(told)}`, () => made(birth, now));
    },
  };
}
