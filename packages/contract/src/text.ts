import { z } from "zod";
import { refusal } from "./sentences/refusals.ts";

/**
 * What nobody types and nobody sees: control characters (PostgreSQL takes no NUL), halves of surrogate pairs, and format characters, which
 * make two different texts look alike or turn a line around. The joiners U+200C and U+200D stay: Indian scripts are spelt with them.
 */
const UNSEEN = /\p{Cc}|\p{Cs}|(?![\u200C\u200D])\p{Cf}/u;

export const isReadable = (text: string): boolean => !UNSEEN.test(text);

/** A text that can be stored, searched and shown, without blanks around it; `message`, if given, refuses anything else. */
export const readable = (message?: string): z.ZodString =>
  z
    .string(message)
    .trim()
    .refine(isReadable, { error: message ?? refusal("text_unreadable"), abort: true });

/** A record's id in a path or a list. */
export const idSchema = readable().min(1).max(64);
export const idParamsSchema = z.object({ id: idSchema });
