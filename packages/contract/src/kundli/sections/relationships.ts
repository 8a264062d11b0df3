import { z } from "zod";
import { COMPOUND_RELATIONS } from "@lagna/terms";

/** Compound friendship of each graha (row) towards each other one. */
export const relationshipsSchema = z.record(z.string(), z.record(z.string(), z.enum(COMPOUND_RELATIONS)));
