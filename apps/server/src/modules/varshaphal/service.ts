import {
  DEFAULT_SECTION_NAMES,
  type DefaultSectionName,
  EPHEMERIS_YEARS,
  getYearOfLife,
  type VarshaphalInput,
  type VarshaphalPartInput,
} from "@lagna/contract";
import {
  type BirthTimeFact,
  type ChartOfPart,
  computeChartOfPart,
  computeSectionsInSteps,
  computeVarshaphalInSteps,
  createAnnualChart,
  findUncertainYearFactsInSteps,
  type Kundli,
  type Nativity,
  type Varshaphal,
} from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import { type ComputedNativity, type KundliInput, listPossibleTimes, toGregorianDate } from "@lagna/kundli";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type ResidencePlace, resolveResidence } from "./resolve-residence.ts";
import { type ChartService, prefixFieldPath } from "../charts/service.ts";

/** A year of a life as the domain computes it. */
export interface ComputedVarshaphal extends ComputedNativity {
  readonly varshaphal: Varshaphal;
  /** The sections of every kundli, of the year's chart. */
  readonly kundli: Kundli<DefaultSectionName>;
  /** `null` at the birthplace. */
  readonly residence: ResidencePlace | null;
  /** `null` for an exact time of birth. */
  readonly uncertainty: { readonly minutes: number; readonly facts: readonly BirthTimeFact[] } | null;
  readonly hasSixtyHours: boolean;
}

/** A chart within a year. */
export interface ComputedPartOfYear {
  readonly part: VarshaphalPartInput["part"];
  readonly chartOfPart: ChartOfPart;
  readonly kundli: Kundli<DefaultSectionName>;
}

/** Which year, of which birth. */
type ChosenYear = Omit<VarshaphalInput, "sixty_hours">;

interface VarshaphalParts {
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly gazetteer: Gazetteer;
}

/** Computes the year of a life: of a birth, or of one of the caller's saved kundlis. */
export function createVarshaphalService({ charts, savedKundlis, gazetteer }: VarshaphalParts) {
  async function findBirth(who: Principal | null, { birth, kundli_id }: ChosenYear): Promise<KundliInput> {
    if (who === null && birth === undefined) throw createInvalidFieldError("kundli_id", "birth_or_kundli");
    const found = birth ?? (await savedKundlis.findBirth(who as Principal, kundli_id as string));
    if (found.time_unknown) throw createInvalidFieldError("kundli_id", "birth_time_missing");
    return found;
  }

  const findResidence = async ({ place }: ChosenYear): Promise<ResidencePlace | null> => {
    try {
      return place === undefined ? null : await resolveResidence(gazetteer, place);
    } catch (error) {
      throw prefixFieldPath("place", error);
    }
  };

  /** @throws AppError invalid_input for a year that begins or ends outside the years of the ephemeris. */
  function findYear(nativity: Nativity, birthYear: number, input: ChosenYear): number {
    // A calendar year is counted from that of birth.
    const year = getYearOfLife(input) ?? (input.year as number) - birthYear + 1;
    const path = input.age === undefined ? "year" : "age";
    try {
      return createAnnualChart(nativity, year).year;
    } catch (error) {
      if (error instanceof RangeError) throw createInvalidFieldError(path, "year_of_life_range", EPHEMERIS_YEARS);
      throw error;
    }
  }

  async function openYear(who: Principal | null, input: ChosenYear) {
    const birth = await findBirth(who, input);
    const made = await charts.computeNativity({ ...birth, settings: birth.settings ?? input.settings });
    const year = findYear(made.nativity, toGregorianDate(birth).year, input);
    return { birth, made, year, residence: await findResidence(input) };
  }

  const computeSections = (nativity: Nativity): Promise<Kundli<DefaultSectionName>> =>
    runInSlices(computeSectionsInSteps(nativity, DEFAULT_SECTION_NAMES));

  return {
    /**
     * @param who `null` for a visitor, who has no saved kundlis
     * @throws AppError invalid_input as for a kundli with paths under `birth`, for a place that is not found, and for a year out of range;
     * 404 for another person's kundli
     */
    compute: async (who: Principal | null, input: VarshaphalInput): Promise<ComputedVarshaphal> => {
      const { birth, made, year, residence } = await openYear(who, input);
      const { nativity } = made;
      const hasSixtyHours = input.sixty_hours === true;
      const options = { year, place: residence ?? undefined, sixtyHours: hasSixtyHours };
      const varshaphal = await runInSlices(computeVarshaphalInSteps(nativity, options));
      const kundli = await computeSections(varshaphal.year.annual);
      const minutes = birth.uncertainty?.minutes;
      const ranges = minutes === undefined ? [] : listPossibleTimes(made, { minutes, timed: true });
      const facts = await runInSlices(findUncertainYearFactsInSteps(nativity, ranges, options));
      const uncertainty = minutes === undefined ? null : { minutes, facts };
      return { ...made, varshaphal, kundli, residence, uncertainty, hasSixtyHours };
    },

    /** @throws AppError as `compute`, and invalid_input for a part that the year does not have */
    computePart: async (who: Principal | null, input: VarshaphalPartInput): Promise<ComputedPartOfYear> => {
      const { made, year, residence } = await openYear(who, input);
      const { part } = input;
      const chartOfPart = computeChartOfPart(createAnnualChart(made.nativity, year, residence ?? undefined), part);
      if (!chartOfPart) throw createInvalidFieldError("part.number", "part_of_year");
      return { part, chartOfPart, kundli: await computeSections(chartOfPart.nativity) };
    },
  };
}
export type VarshaphalService = ReturnType<typeof createVarshaphalService>;
