import { z } from "zod";
import { encodeFieldError } from "./messages/error-messages.ts";

/**
 * Invisible characters that are never typed: control characters (PostgreSQL does not accept NUL), halves of surrogate
 * pairs, and format characters, which make two different texts look alike or reverse a line. The joiners U+200C and
 * U+200D are allowed: Indian scripts need them.
 */
const INVISIBLE_CHARACTERS = /\p{Cc}|\p{Cs}|(?![\u200C\u200D])\p{Cf}/u;

export const isReadable = (text: string): boolean => !INVISIBLE_CHARACTERS.test(text);

/**
 * A text that can be stored, searched and shown, trimmed; `message`, if given, replaces the refusal of anything else.
 */
export const createReadableString = (message?: string): z.ZodString =>
  z
    .string(message)
    .trim()
    .refine(isReadable, { error: message ?? encodeFieldError("text_unreadable"), abort: true });

/** A record's id in a path or a list. */
export const idSchema = createReadableString().min(1).max(64);
export const idParamsSchema = z.object({ id: idSchema });
