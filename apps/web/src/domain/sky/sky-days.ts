import type { KundliData, SkyDaysRequest, SkyMoment } from "@lagna/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { momentOf, type SkyAround, stepOf, useOfSky } from "./use-sky-around.ts";

/** Days are fetched so many at a time, in blocks that begin at the same days whoever asks. */
const BLOCK = 64;

type Ask = NonNullable<KundliSource["sky"]>;

/** What decides where grahas stand. An ayanamsa given in degrees holds at birth. */
function settingsOf({ settings, birth }: KundliData): Pick<SkyDaysRequest, "settings" | "ayanamsa_at"> {
  const { preset, ayanamsa, ayanamsa_degrees, positions, node, time_scale } = settings;
  const custom = ayanamsa === "custom" ? { ayanamsa_degrees } : {};
  return {
    settings: { preset, ayanamsa, positions, node, time_scale, ...custom },
    ...(ayanamsa === "custom" ? { ayanamsa_at: birth.utc } : {}),
  };
}

function blockQuery(ask: Ask, data: KundliData, { days }: SkyAround, step: number, block: number) {
  const asked = settingsOf(data);
  const from = new Date(days.noon(block * BLOCK * step)).toISOString();
  return {
    queryKey: ["sky", asked, data.birth.utc_offset, step, block],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask({ ...asked, from, count: BLOCK, step }, signal),
    staleTime: Infinity,
  };
}

/** The years there are positions for; the last blocks reach beyond them and are not asked for ahead. */
const known = (from: number): boolean => from > Date.UTC(1801, 0) && from < Date.UTC(2399, 0);

/** A stretch of days that are asked for together. */
interface Block {
  readonly step: number;
  readonly block: number;
}

function fetchAhead(client: QueryClient, ask: Ask, data: KundliData, sky: SkyAround, { step, block }: Block): void {
  for (const beside of [block + 1, block - 1]) {
    if (known(sky.days.noon(beside * BLOCK * step)))
      void client.prefetchQuery(blockQuery(ask, data, sky, step, beside));
  }
}

export interface ShownSky {
  /** Numbers of days. */
  readonly day: number;
  readonly grahas: SkyMoment["grahas"];
}

/**
 * The sky of the day that is looked at: at birth the one of birth itself, else that day's noon; fetched with its neighbours, so that
 * a drag finds it there. Until it comes, the one shown last; null before the first.
 */
export function useShownSky(
  ask: Ask,
  data: KundliData,
  sky: SkyAround,
): { shown: ShownSky | null; failed: boolean; retry: () => void } {
  const moment = useOfSky(sky.store, momentOf);
  const step = useOfSky(sky.store, stepOf);
  const client = useQueryClient();
  const day = sky.days.of(moment ?? sky.days.noon(sky.today));
  const block = Math.floor(day / step / BLOCK);
  const atBirth = day === sky.birth;
  const query = useQuery({ ...blockQuery(ask, data, sky, step, block), enabled: !atBirth });
  useEffect(() => fetchAhead(client, ask, data, sky, { step, block }), [client, ask, data, sky, step, block]);
  const grahas = atBirth ? data.planets : query.data?.moments[day / step - block * BLOCK]?.grahas;
  const there = useMemo(() => (grahas ? { day, grahas } : null), [day, grahas]);
  const [kept, keep] = useState<ShownSky | null>(null);
  if (there && there !== kept) keep(there);
  return { shown: there ?? kept, failed: query.isError, retry: () => void query.refetch() };
}
