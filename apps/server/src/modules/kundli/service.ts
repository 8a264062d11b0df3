import { BIRTH_MESSAGES, type DashaPeriod, type DashaRequest, type KundliData } from "@lagna/contract";
import {
  calculateKundli,
  type Ephemeris,
  type JulianDayUt,
  resolveSettings,
  type Settings,
  SettingsError,
  type SettingsRequest,
  vimshottariSubPeriods,
} from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import { invalidField } from "../../errors.ts";
import { type BirthInput, placeAndTime } from "./place-and-time.ts";
import { presentKundli, presentPeriods } from "./presenter.ts";

const OUT_OF_RANGE = "The instant must be in the years 1800 to 2399";

function settingsOf(request: SettingsRequest | undefined): Settings {
  try {
    return resolveSettings(request);
  } catch (error) {
    if (error instanceof SettingsError) throw invalidField(`settings.${error.path}`, error.message);
    throw error;
  }
}

interface KundliParts {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
}

/** Birth details in, the whole kundli out. The computation is synchronous, a millisecond or two. */
export class KundliService {
  readonly #parts: KundliParts;

  constructor(parts: KundliParts) {
    this.#parts = parts;
  }

  /** @throws AppError invalid_input naming the place, zone, time or setting that does not exist. */
  async generate(birth: BirthInput): Promise<KundliData> {
    const { ephemeris, gazetteer } = this.#parts;
    const settings = settingsOf(birth.settings);
    const moment = await placeAndTime(gazetteer, birth);
    const { latitude, longitude } = moment.place;
    const { offsetSeconds } = moment.time;
    const jd = this.#julianDay(moment.time.epochMilliseconds, "year", BIRTH_MESSAGES.year);
    const kundli = calculateKundli(ephemeris, { jd, latitude, longitude, utcOffsetSeconds: offsetSeconds }, settings);
    const person = { name: birth.name, gender: birth.gender };
    return presentKundli(person, moment, kundli, (at) => ephemeris.utcMilliseconds(at));
  }

  /** The nine parts of one dasha period. @throws AppError invalid_input for an instant out of range, or an end not after its start. */
  unfoldDasha({ path, start, end }: DashaRequest): DashaPeriod[] {
    const from = this.#julianDay(Date.parse(start), "start", OUT_OF_RANGE);
    const until = this.#julianDay(Date.parse(end), "end", OUT_OF_RANGE);
    if (until <= from) throw invalidField("end", "The period must end after its start");
    const { ephemeris } = this.#parts;
    return presentPeriods(vimshottariSubPeriods(path, from, until), (at) => ephemeris.utcMilliseconds(at));
  }

  #julianDay(utcMilliseconds: number, path: string, message: string): JulianDayUt {
    const { ephemeris } = this.#parts;
    try {
      const jd = ephemeris.julianDay(utcMilliseconds);
      if (jd >= ephemeris.range.from && jd < ephemeris.range.until) return jd;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw invalidField(path, message);
  }
}
