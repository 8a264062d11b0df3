import type { Notice } from "@lagna/contract";
import { CALCUTTA_TIME, computeLocalMeanTimeOffset, formatOffset, MADRAS_TIME, parseOffset } from "@lagna/places/core";

/** The zone that both Madras and Calcutta time were used in. */
const INDIA = "Asia/Kolkata";

interface ClockOffset {
  readonly offset: string;
  readonly offsetSeconds: number;
}

/** By how many minutes a birth is later if its time was shown by another clock: "+12", "−43", "0". */
function formatMinutesLater(usedSeconds: number, otherSeconds: number): string {
  const minutes = Math.round((usedSeconds - otherSeconds) / 60);
  if (minutes === 0) return "0";
  return minutes < 0 ? `−${-minutes}` : `+${minutes}`;
}

/**
 * That a birth was read by the mean time of its place, not by the clock of the zone's history, and what the other clocks change.
 * @param isOneCitys whether the zone's clock was one city's; otherwise it had no clock of its own yet
 */
export function createOwnMeanTimeNotice(
  zone: string,
  own: ClockOffset,
  zoneTime: ClockOffset,
  isOneCitys: boolean,
): Notice {
  const params = { zone, utc_offset: own.offset, zone_utc_offset: zoneTime.offset };
  if (!isOneCitys) return { code: "local_mean_time_own", params };
  const minutes = (seconds: number) => formatMinutesLater(own.offsetSeconds, seconds);
  if (zone !== INDIA) {
    return { code: "local_mean_time_not_city", params: { ...params, zone_minutes: minutes(zoneTime.offsetSeconds) } };
  }
  return {
    code: "local_mean_time_india",
    params: {
      ...params,
      madras_utc_offset: MADRAS_TIME,
      madras_minutes: minutes(parseOffset(MADRAS_TIME)),
      calcutta_utc_offset: CALCUTTA_TIME,
      calcutta_minutes: minutes(parseOffset(CALCUTTA_TIME)),
    },
  };
}

/** That a stated clock replaced the mean time of the place; none if both showed the same. */
export function createReplacedMeanTimeNotices(longitude: number, chosen: ClockOffset): Notice[] {
  const own = computeLocalMeanTimeOffset(longitude);
  if (own === chosen.offsetSeconds) return [];
  const params = {
    utc_offset: chosen.offset,
    own_utc_offset: formatOffset(own),
    own_minutes: formatMinutesLater(chosen.offsetSeconds, own),
  };
  return [{ code: "local_mean_time_replaced", params }];
}
