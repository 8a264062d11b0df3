import { type kundliRequestSchema, SECTION_NAMES, type SectionName } from "@lagna/contract";
import type { z } from "zod";
import { type BirthReader, readJulianDay, resolveBirth } from "../birth/resolve-birth.ts";
import type { KundliTask, ResolvedBirth, UntimedTask } from "./compute-kundli.ts";

/** A request for a kundli that `kundliRequestSchema` has accepted. */
export type KundliInput = z.output<typeof kundliRequestSchema>;

export interface KundliReader extends BirthReader {
  /** Milliseconds since 1970, UTC: the dasha running then is one of the facts that may depend on an uncertain time. */
  readonly now: () => number;
}

/** Of a dasha besides vimshottari: maha and antar dashas. A client that loads a level when it is opened asks for one. */
const DEFAULT_DASHA_LEVELS = 2;

const toSectionSet = (requested: KundliInput["sections"] = []): ReadonlySet<SectionName> =>
  new Set(requested === "all" ? SECTION_NAMES : requested.filter((name) => name !== "uncertainty"));

/** What an uncertain time leaves open at this instant. @param minutes plus or minus; null if no time is known */
export const createUncertaintyRequest = (
  { ephemeris, now }: KundliReader,
  minutes: number | null,
  { settings }: ResolvedBirth,
) => ({ minutes, atJd: readJulianDay(ephemeris, now(), "at", settings.time_scale) });

/** What to compute for a request with a time of birth. @throws BirthInputError as `resolveBirth` */
export async function createKundliTask(
  reader: KundliReader,
  { sections, dasha_levels: dashaLevels = DEFAULT_DASHA_LEVELS, ...input }: KundliInput,
): Promise<KundliTask> {
  const birth = await resolveBirth(reader, input);
  const uncertainty = input.uncertainty ? createUncertaintyRequest(reader, input.uncertainty.minutes, birth) : null;
  return { birth, named: toSectionSet(sections), dashaLevels, uncertainty };
}

/** The same for a request without one. @throws BirthInputError as `resolveBirth` */
export async function createUntimedTask(
  reader: KundliReader,
  { sections, dasha_levels: dashaLevels = DEFAULT_DASHA_LEVELS, ...input }: KundliInput,
): Promise<UntimedTask> {
  const birth = await resolveBirth(reader, input);
  const uncertainty = createUncertaintyRequest(reader, null, birth);
  return { birth, named: toSectionSet(sections), dashaLevels, uncertainty };
}
