import { z } from "zod";
import { REFUSALS_EN } from "./sentences/refusals.en.ts";
import type { ErrorCode, FieldCode } from "./sentences/refusals.ts";

const codes = <Code extends string>(table: Readonly<Record<Code, string>>) =>
  z.enum(Object.keys(table) as [Code, ...Code[]]);
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every answer that is not a success: `code` and `params` for machines, `detail` the same as a sentence for people. */
export const errorBodySchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: codes<ErrorCode>(REFUSALS_EN.errors),
  params,
  requestId: z.string(),
  /** Field by field, where fields are refused; `detail` is then the first one's sentence. */
  errors: z
    .array(z.object({ path: z.string(), code: codes<FieldCode>(REFUSALS_EN.fields), params, message: z.string() }))
    .optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
