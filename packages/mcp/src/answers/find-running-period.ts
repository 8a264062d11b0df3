import type { BirthDashaRequest, BirthDashaResponse } from "@lagna/contract";
import type { DashaId } from "@lagna/terms";
import type { KundliInput, McpEngine } from "../engine.ts";

type Period = BirthDashaResponse["dasha"]["periods"][number];

export interface RunningPeriod {
  /** A graha, or a sign in a dasha of signs. */
  readonly ruler: string;
  readonly start: string;
  readonly end: string;
}

export interface RunningDasha {
  /** From the maha dasha down; empty before the first period and after the last. */
  readonly periods: readonly RunningPeriod[];
  readonly response: BirthDashaResponse;
}

const contains = ({ start, end }: Period, at: number): boolean => Date.parse(start) <= at && at < Date.parse(end);

/** The periods of a dasha that run at an instant, `depth` levels of them. */
export async function findRunningPeriods(
  engine: McpEngine,
  { birth, system, at, depth }: { birth: KundliInput; system: DashaId; at: Date; depth: number },
): Promise<RunningDasha> {
  const periods: RunningPeriod[] = [];
  const path: number[] = [];
  let first: BirthDashaResponse | undefined;
  while (path.length < depth) {
    const request: BirthDashaRequest = { system, birth, path: [...path], levels: 1 };
    const response = await engine.computeDasha(request);
    first ??= response;
    const index = response.dasha.periods.findIndex((period) => contains(period, at.getTime()));
    const found = response.dasha.periods[index];
    if (!found) break;
    periods.push({ ruler: found.lord ?? found.sign ?? "", start: found.start, end: found.end });
    path.push(index);
  }
  if (!first) throw new RangeError(`depth ${depth} is not at least 1`);
  return { periods, response: first };
}
