import { z } from "zod";
import { NOTICE_MESSAGES_EN } from "./messages/notices.en.ts";
import type { Notice } from "./messages/notices.ts";

const code = z.enum(Object.keys(NOTICE_MESSAGES_EN) as [Notice["code"], ...Notice["code"][]]);

/** A code, and the params of its sentence. */
export const noticeSchema = z.object({
  code,
  params: z.record(z.string(), z.string()),
}) as unknown as z.ZodType<Notice>;
