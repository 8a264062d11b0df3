import { z } from "zod";
import { encodeFieldError } from "./messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "./record-constants.ts";

/** Hours and minutes, and seconds where they are known: "14:25", "14:25:30". */
export const POSSIBLE_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/**
 * One of the user's saved kundlis. `time` is another possible time of birth on the same day by the same clock: it takes
 * the place of the saved time, of its uncertainty, and of a time that is saved as unknown.
 */
export const matchedKundliSchema = z.strictObject({
  kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")),
  time: z.string(encodeFieldError("possible_time")).regex(POSSIBLE_TIME, encodeFieldError("possible_time")).optional(),
});
export type MatchedKundli = z.output<typeof matchedKundliSchema>;

/** Two saved kundlis with the sides that the tables of matching count from. */
export const kundliPairSchema = z
  .object({ girl: matchedKundliSchema, boy: matchedKundliSchema })
  .refine(({ girl, boy }) => girl.kundli_id !== boy.kundli_id, { error: encodeFieldError("pair_of_one_kundli") });
export type KundliPair = z.output<typeof kundliPairSchema>;
