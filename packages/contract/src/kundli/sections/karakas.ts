import { z } from "zod";
import { graha } from "../values.ts";

export const karakasSchema = z.object({
  scheme7: z.record(z.string(), graha),
  scheme8: z.record(z.string(), graha),
});
