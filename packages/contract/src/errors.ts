import { z } from "zod";
import { ERROR_MESSAGES_EN } from "./messages/error-messages.en.ts";
import type { ErrorCode, FieldCode } from "./messages/error-messages.ts";

const createCodeSchema = <Code extends string>(table: Readonly<Record<Code, string>>) =>
  z.enum(Object.keys(table) as [Code, ...Code[]]);
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every error response: `code` and `params` for machines, `detail` the same as a sentence for people. */
export const errorBodySchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: createCodeSchema<ErrorCode>(ERROR_MESSAGES_EN.errors),
  params,
  requestId: z.string(),
  /** Per field, if fields are refused; `detail` is then the first one's sentence. */
  errors: z
    .array(
      z.object({
        path: z.string(),
        code: createCodeSchema<FieldCode>(ERROR_MESSAGES_EN.fields),
        params,
        message: z.string(),
      }),
    )
    .optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
