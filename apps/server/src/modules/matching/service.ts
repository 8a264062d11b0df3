import type { MatchedKundli, MatchingInput, MatchingPerson } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import { type ComputedMatch, type ComputedPerson, createMatchPerson, type KundliInput } from "@lagna/kundli";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import { type ChartService, prefixFieldPath, toSettings } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type MatchTasks, weighMatch } from "./match-tasks.ts";

interface MatchingParts {
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly tasks: TaskRunner<MatchTasks>;
}

/** A person of a match without a reference to a saved kundli. */
export type ResolvedPerson = Exclude<MatchingPerson, { readonly kundli_id: string }>;

interface ResolvedCouple extends Pick<MatchingInput, "settings"> {
  readonly boy: ResolvedPerson;
  readonly girl: ResolvedPerson;
}

/** The birth at another time of its day, stated as exact. */
export function moveToTime(birth: KundliInput, time: MatchedKundli["time"]): KundliInput {
  if (time === undefined) return birth;
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const { uncertainty: _uncertainty, time_unknown: _unknown, ...rest } = birth;
  return { ...rest, hour, minute, second };
}

/** Matches two people: births, saved kundlis or stars. */
export function createMatchingService({ charts, savedKundlis, tasks }: MatchingParts) {
  async function computeBirth(
    birth: KundliInput,
    field: string,
    settings: SettingsRequest | undefined,
  ): Promise<ComputedPerson> {
    const made = await charts.computeNativity({ ...birth, settings: birth.settings ?? settings }, field);
    return createMatchPerson(made, birth);
  }

  async function resolvePerson(who: Principal | null, person: MatchingPerson, field: string): Promise<ResolvedPerson> {
    if (!("kundli_id" in person)) return person;
    if (who === null) throw createInvalidFieldError(`${field}.kundli_id`, "invitation_account");
    try {
      return { birth: moveToTime(await savedKundlis.findBirth(who, person.kundli_id), person.time) };
    } catch (error) {
      throw prefixFieldPath(field, error);
    }
  }

  const computePerson = async (
    person: ResolvedPerson,
    field: string,
    settings: SettingsRequest | undefined,
  ): Promise<ComputedPerson> =>
    "moon" in person
      ? { person: person.moon, made: null, isTimeKnown: false }
      : computeBirth(person.birth, field, settings);

  async function matchCouple({ boy: his, girl: hers, settings: requested }: ResolvedCouple): Promise<ComputedMatch> {
    const settings = toSettings(requested);
    const boy = await computePerson(his, "boy", requested);
    const girl = await computePerson(hers, "girl", requested);
    const task = { boy: boy.person, girl: girl.person, settings: settings.matching };
    const match = await tasks.run(weighMatch(task), "computeMatch", task);
    return { boy, girl, settings, match };
  }

  return {
    /** @throws AppError invalid_input as for a kundli, with paths under `boy` and `girl`; 404 for another person's kundli */
    match: async (who: Principal, { boy, girl, settings }: MatchingInput): Promise<ComputedMatch> =>
      matchCouple({
        boy: await resolvePerson(who, boy, "boy"),
        girl: await resolvePerson(who, girl, "girl"),
        settings,
      }),

    /** A person with the birth of the saved kundli, once a chart of it was computed. @throws AppError as `match` */
    checkPerson: async (who: Principal | null, person: MatchingPerson, field: string): Promise<ResolvedPerson> => {
      const resolved = await resolvePerson(who, person, field);
      await computePerson(resolved, field, undefined);
      return resolved;
    },
    matchCouple,
  };
}
export type MatchingService = ReturnType<typeof createMatchingService>;
