import type { MatchingInput, MatchingPerson } from "@lagna/contract";
import { type Match, matchInSteps, type MatchPerson, type Settings } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import type { Principal } from "../../http/authorize-request.ts";
import { HALF_DAY_MINUTES, listPossibleTimes } from "./compute-uncertainty.ts";
import { type ChartService, type ComputedNativity, type KundliInput, prefixFieldPath, toSettings } from "./service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";

/** One person of a match; without a birth only the star is known. */
interface ComputedPerson {
  readonly person: MatchPerson;
  readonly made: ComputedNativity | null;
  readonly isTimeKnown: boolean;
}

/** A match as the domain computes it. */
export interface ComputedMatch {
  readonly boy: ComputedPerson;
  readonly girl: ComputedPerson;
  readonly settings: Settings;
  readonly match: Match;
}

interface MatchingParts {
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
}

/** Matches two people: births, saved kundlis or stars. */
export function createMatchingService({ charts, savedKundlis }: MatchingParts) {
  async function computeBirth(
    birth: KundliInput,
    field: "boy" | "girl",
    settings: SettingsRequest | undefined,
  ): Promise<ComputedPerson> {
    const made = await charts.computeNativity({ ...birth, settings: birth.settings ?? settings }, field);
    const { nativity, moment } = made;
    const isTimeKnown = birth.time_unknown !== true;
    const minutes = isTimeKnown ? birth.uncertainty?.minutes : HALF_DAY_MINUTES;
    const ranges =
      minutes === undefined ? [] : listPossibleTimes({ nativity, moment }, { minutes, timed: isTimeKnown });
    return { person: { nativity, ranges, isTimeKnown }, made, isTimeKnown };
  }

  async function findBirth(who: Principal, id: string, field: "boy" | "girl"): Promise<KundliInput> {
    try {
      return await savedKundlis.findBirth(who, id);
    } catch (error) {
      throw prefixFieldPath(field, error);
    }
  }

  async function computePerson(
    who: Principal,
    person: MatchingPerson,
    field: "boy" | "girl",
    settings: SettingsRequest | undefined,
  ): Promise<ComputedPerson> {
    if ("moon" in person) return { person: person.moon, made: null, isTimeKnown: false };
    const birth = "birth" in person ? person.birth : await findBirth(who, person.kundli_id, field);
    return computeBirth(birth, field, settings);
  }

  return {
    /** @throws AppError invalid_input as for a kundli, with paths under `boy` and `girl`; 404 for another person's kundli */
    match: async (who: Principal, input: MatchingInput): Promise<ComputedMatch> => {
      const settings = toSettings(input.settings);
      const boy = await computePerson(who, input.boy, "boy", input.settings);
      const girl = await computePerson(who, input.girl, "girl", input.settings);
      const match = await runInSlices(matchInSteps({ boy: boy.person, girl: girl.person }, settings.matching));
      return { boy, girl, settings, match };
    },
  };
}
export type MatchingService = ReturnType<typeof createMatchingService>;
