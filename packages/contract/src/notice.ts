import { z } from "zod";
import { NOTICES_EN } from "./sentences/notices.en.ts";
import type { Notice } from "./sentences/notices.ts";

const code = z.enum(Object.keys(NOTICES_EN) as [Notice["code"], ...Notice["code"][]]);

/** A code, and the values its sentence is told. */
export const noticeSchema = z.object({
  code,
  params: z.record(z.string(), z.string()),
}) as unknown as z.ZodType<Notice>;
