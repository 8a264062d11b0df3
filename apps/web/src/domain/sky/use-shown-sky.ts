import { EPHEMERIS_YEARS, type KundliData, type SkyDaysRequest, type SkyMoment } from "@lagna/contract";
import { toUtcMidnight } from "@lagna/terms";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { selectMoment, type SkyController, selectStep, useSkySelector } from "./use-sky-controller.ts";

/** Number of days fetched together. Blocks begin at the same days for every user, so that responses can be cached. */
const BLOCK_DAYS = 64;

type FetchSkyDays = NonNullable<KundliSource["fetchSky"]>;

/** The settings that determine positions. An ayanamsa given in degrees is valid at birth. */
function buildSkySettings({ settings, birth }: KundliData): Pick<SkyDaysRequest, "settings" | "ayanamsa_at"> {
  const { preset, ayanamsa, ayanamsa_degrees, positions, node, time_scale } = settings;
  const custom = ayanamsa === "custom" ? { ayanamsa_degrees } : {};
  return {
    settings: { preset, ayanamsa, positions, node, time_scale, ...custom },
    ...(ayanamsa === "custom" ? { ayanamsa_at: birth.utc } : {}),
  };
}

function buildBlockQuery(
  fetchSkyDays: FetchSkyDays,
  data: KundliData,
  { calendar }: SkyController,
  step: number,
  block: number,
) {
  const skySettings = buildSkySettings(data);
  const from = new Date(calendar.toNoon(block * BLOCK_DAYS * step)).toISOString();
  return {
    queryKey: ["sky", skySettings, data.birth.utc_offset, step, block],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchSkyDays({ ...skySettings, from, count: BLOCK_DAYS, step }, signal),
    staleTime: Infinity,
  };
}

/** The Moon moves two minutes of arc in the meantime. */
const RENEWAL_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/** The sky of now, the same as on every other page; its minute begins the request, as there. */
function buildNowQuery(fetchSkyDays: FetchSkyDays, data: KundliData) {
  const skySettings = buildSkySettings(data);
  return {
    queryKey: ["sky", skySettings, data.birth.utc_offset, "now"],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const from = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();
      return fetchSkyDays({ ...skySettings, from, count: 1, step: 1 }, signal);
    },
    staleTime: RENEWAL_MS,
    refetchInterval: RENEWAL_MS,
  };
}

const toYearStart = (year: number): number => toUtcMidnight({ year, month: 1, day: 1 });

/** Whether positions exist for days from `from`. The last blocks extend beyond the ephemeris and are not prefetched. */
const hasPositions = (from: number): boolean =>
  from > toYearStart(EPHEMERIS_YEARS.from + 1) && from < toYearStart(EPHEMERIS_YEARS.until);

/** A range of days that are fetched together. */
interface Block {
  readonly step: number;
  readonly block: number;
}

function fetchAhead(
  client: QueryClient,
  fetchSkyDays: FetchSkyDays,
  data: KundliData,
  sky: SkyController,
  { step, block }: Block,
): void {
  for (const neighbour of [block + 1, block - 1]) {
    if (hasPositions(sky.calendar.toNoon(neighbour * BLOCK_DAYS * step)))
      void client.prefetchQuery(buildBlockQuery(fetchSkyDays, data, sky, step, neighbour));
  }
}

export interface ShownSky {
  /** Day numbers, see DayCalendar. */
  readonly day: number;
  readonly grahas: SkyMoment["grahas"];
}

/**
 * The sky of the selected day: on the day of birth that of the birth itself, today that of now, else of that day's noon.
 * Neighbouring blocks are prefetched for dragging. While a day loads, the last shown sky is returned; null before the first.
 */
export function useShownSky(
  fetchSkyDays: FetchSkyDays,
  data: KundliData,
  sky: SkyController,
): { shown: ShownSky | null; failed: boolean; retry: () => void } {
  const moment = useSkySelector(sky.store, selectMoment);
  const step = useSkySelector(sky.store, selectStep);
  const client = useQueryClient();
  const day = sky.calendar.toDay(moment ?? sky.calendar.toNoon(sky.today));
  const block = Math.floor(day / step / BLOCK_DAYS);
  const atBirth = day === sky.birth;
  const isToday = !atBirth && day === sky.today;
  const ofNow = useQuery({ ...buildNowQuery(fetchSkyDays, data), enabled: isToday });
  const ofDays = useQuery({ ...buildBlockQuery(fetchSkyDays, data, sky, step, block), enabled: !atBirth });
  const query = isToday ? ofNow : ofDays;
  useEffect(
    () => fetchAhead(client, fetchSkyDays, data, sky, { step, block }),
    [client, fetchSkyDays, data, sky, step, block],
  );
  const index = isToday ? 0 : day / step - block * BLOCK_DAYS;
  const grahas = atBirth ? data.planets : query.data?.moments[index]?.grahas;
  const current = useMemo(() => (grahas ? { day, grahas } : null), [day, grahas]);
  const [lastShown, setLastShown] = useState<ShownSky | null>(null);
  if (current && current !== lastShown) setLastShown(current);
  return { shown: current ?? lastShown, failed: query.isError, retry: () => void query.refetch() };
}
