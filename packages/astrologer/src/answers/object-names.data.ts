import texts from "../../texts/phrases/object-names.json" with { type: "json" };
import type { LocalizedText } from "../fact.ts";
import type { AskObjectId } from "../request/objects.data.ts";

/** What each object is called in a question back: "Do you mean {one}, or {other}?"; empty if it is not offered. */
export const OBJECT_NAMES = texts.object_names satisfies Readonly<Record<AskObjectId, LocalizedText>>;
