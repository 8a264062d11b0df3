import { z } from "zod";
import { rashi } from "../values.ts";

/** The sign of the lagna and each graha, by varga. */
export const vargasSchema = z.record(z.string(), z.record(z.string(), rashi));
