import { shiftDate, toDayNumber } from "../../domain/almanac/almanac-time.ts";
import type { MuhurtaData } from "./almanac-api.ts";

/** The days of one request: on a phone's line their answer comes within a second or two. */
const PART_DAYS = 7;

export interface SearchedDays {
  readonly done: number;
  readonly total: number;
}

interface Range {
  readonly from: string;
  readonly until: string;
}

interface PartSearch {
  readonly range: Range;
  /** A longer or an empty range is asked for at once: the server says what is wrong with it. */
  readonly maxDays: number;
  readonly search: (part: Range) => Promise<MuhurtaData>;
  readonly onProgress: (days: SearchedDays) => void;
}

/** Searches a range of days a week at a time, and tells how many are done; the answer is that of the whole range. */
export async function searchInParts({ range, maxDays, search, onProgress }: PartSearch): Promise<MuhurtaData> {
  const { from, until } = range;
  const total = toDayNumber(until) - toDayNumber(from) + 1;
  if (!(total >= 1 && total <= maxDays)) return search(range);
  const parts: MuhurtaData[] = [];
  for (let done = 0; done < total; done += PART_DAYS) {
    onProgress({ done, total });
    const last = shiftDate(from, Math.min(done + PART_DAYS, total) - 1);
    parts.push(await search({ from: shiftDate(from, done), until: last }));
  }
  return joinParts(parts, range);
}

/** Best first; of equal points, the longer, then the earlier. */
function joinParts(parts: readonly MuhurtaData[], { from, until }: Range): MuhurtaData {
  const [first] = parts as [MuhurtaData];
  const points = ({ score }: MuhurtaData["windows"][number]) => Math.round(score ?? 0);
  const length = ({ start, end }: MuhurtaData["windows"][number]) => Date.parse(end) - Date.parse(start);
  const windows = parts
    .flatMap((part) => part.windows)
    .toSorted((a, b) => points(b) - points(a) || length(b) - length(a) || Date.parse(a.start) - Date.parse(b.start));
  return { ...first, from, until, windows, barred: parts.flatMap(({ barred }) => barred) };
}
