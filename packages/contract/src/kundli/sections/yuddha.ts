import { z } from "zod";
import { SETTINGS } from "@lagna/terms";
import { saptaGraha } from "../values.ts";

/** Planetary wars: every two of Mars to Saturn within a degree. */
export const yuddhaSchema = z.array(
  z.object({
    grahas: z.array(saptaGraha).length(2).readonly(),
    /** Degrees of longitude. */
    separation: z.number().min(0).max(1),
    /** Null in a tie. */
    winner: saptaGraha.nullable(),
    rule: z.enum([...SETTINGS.yuddha.winner, "venus_always_wins"]),
  }),
);
