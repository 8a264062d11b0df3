import type { MuhurtaPersonInput } from "@lagna/contract";
import type { MuhurtaPerson } from "@lagna/panchang";
import { NAKSHATRAS, type Nakshatra, type Rashi, RASHIS } from "@lagna/terms";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { ChartService } from "../charts/service.ts";

const PADAS = 4;
const PADAS_OF_SIGN = 9;

/** The sign of a star's pada; without the pada, the star's if it lies in one sign. */
export function findSignOfStar(nakshatra: Nakshatra, pada: number | undefined): Rashi | undefined {
  const first = NAKSHATRAS.indexOf(nakshatra) * PADAS;
  const signAt = (place: number): Rashi | undefined => RASHIS[Math.floor((first + place - 1) / PADAS_OF_SIGN)];
  if (pada !== undefined) return signAt(pada);
  return signAt(1) === signAt(PADAS) ? signAt(1) : undefined;
}

/** The Moons of the people named in a search for a good time. */
export function createBirthMoonResolver(charts: Pick<ChartService, "computeNativity">) {
  async function resolvePerson(person: MuhurtaPersonInput, index: number): Promise<MuhurtaPerson> {
    const field = `people.${index}`;
    if ("moon" in person) {
      const { nakshatra, pada, sign = findSignOfStar(nakshatra, pada) } = person.moon;
      return { name: person.name ?? String(index + 1), nakshatra, sign };
    }
    // The Moon passes a star in a day, so that without the time neither star nor sign is certain.
    if (person.birth.time_unknown === true) throw createInvalidFieldError(`${field}.hour`, "birth_time_missing");
    const { nativity } = await charts.computeNativity(person.birth, field);
    const moon = nativity.chart.planets.find(({ id }) => id === "moon");
    return { name: person.birth.name, nakshatra: moon?.nakshatra, sign: moon?.sign };
  }

  return {
    /** @throws AppError invalid_input as for a birth, with paths under `people` */
    resolve: (people: readonly MuhurtaPersonInput[]): Promise<MuhurtaPerson[]> =>
      Promise.all(people.map(resolvePerson)),
  };
}
export type BirthMoonResolver = ReturnType<typeof createBirthMoonResolver>;
