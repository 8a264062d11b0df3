import type { SunEvent } from "@lagna/astrologer";
import { panchangQuerySchema } from "@lagna/contract";
import type { DayJson } from "@lagna/panchang";
import { AppError } from "../../errors/app-error.ts";
import type { AlmanacService } from "../../modules/almanac/service.ts";

/** A point on Earth. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Ujjain, from which India counts its longitudes, where no town is told. */
export const UJJAIN: Point = { latitude: 23.2, longitude: 75.8 };

const begin = async (): Promise<void> => undefined;

/** What births take from the almanac: feasts and lunar days of a year, and the rising and setting of the Sun. */
export function createBirthAlmanac(almanac: Pick<AlmanacService, "day" | "listFestivalDays" | "listTithiDays">) {
  /** Returns `otherwise` for a date that the place had not, or that the ephemeris does not reach. */
  async function readOr<Value>(otherwise: Value, read: () => Promise<Value>): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof RangeError || (error instanceof AppError && error.code === "invalid_input"))
        return otherwise;
      throw error;
    }
  }

  return {
    listFestivalDays: ({ latitude, longitude }: Point, asked: Parameters<AlmanacService["listFestivalDays"]>[1]) =>
      readOr([], () => almanac.listFestivalDays({ latitude, longitude }, asked)),

    listTithiDays: ({ latitude, longitude }: Point, asked: Parameters<AlmanacService["listTithiDays"]>[1]) =>
      readOr([], () => almanac.listTithiDays({ latitude, longitude }, asked)),

    /** The minutes from midnight on the place's clock; null where the Sun does not rise, or for a date that is not reached. */
    findSunEvent: ({ latitude, longitude }: Point, date: string, event: SunEvent): Promise<number | null> =>
      readOr(null, async () => {
        const query = panchangQuerySchema.parse({ latitude: String(latitude), longitude: String(longitude), date });
        const bytes = await (await almanac.day(query, "en")).compute(begin);
        const { data } = JSON.parse(new TextDecoder().decode(bytes)) as { data: DayJson };
        const clock = /T(?<hour>\d\d):(?<minute>\d\d)/u.exec(data[event] ?? "")?.groups;
        return clock ? Number(clock["hour"]) * HOUR_MINUTES + Number(clock["minute"]) : null;
      }),
  };
}
const HOUR_MINUTES = 60;

export type BirthAlmanac = ReturnType<typeof createBirthAlmanac>;
