import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { runAllSteps } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { computeKundliInSteps, computeUntimedKundliInSteps } from "./compute/compute-kundli.ts";
import {
  createKundliTask,
  createUntimedTask,
  type KundliInput,
  type KundliReader,
} from "./compute/create-kundli-task.ts";
import { presentKundli } from "./present/present-kundli.ts";
import { presentUntimed } from "./present/uncertainty.ts";

/**
 * The kundli of a birth, in the form in which the API sends it. A certain birth takes some milliseconds, an uncertain one up to seconds.
 * @param input a request that `kundliRequestSchema` has accepted
 * @throws BirthInputError naming the field of a place, zone, time or setting that does not exist
 */
export async function makeKundli(
  reader: KundliReader,
  input: KundliInput,
  language: Language = "en",
): Promise<KundliData | UntimedKundliData> {
  const { ephemeris } = reader;
  if (input.time_unknown === true) {
    const task = await createUntimedTask(reader, input);
    return presentUntimed(runAllSteps(computeUntimedKundliInSteps(ephemeris, task)), language);
  }
  return presentKundli(runAllSteps(computeKundliInSteps(ephemeris, await createKundliTask(reader, input))), language);
}
