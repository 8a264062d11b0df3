import { convertFieldsToBirth, type ConvertedBirth } from "./convert-kundli-fields.ts";
import { type SentFields, toFields } from "./present-fields.ts";

/** The fields of a kundli, as they are sent or read from a table, as kundli input; or the problems that prevent it. */
export const convertSentFieldsToBirth = (sent: SentFields): ConvertedBirth => convertFieldsToBirth(toFields(sent));
