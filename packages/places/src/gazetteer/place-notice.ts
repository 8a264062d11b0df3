import type { CodedMessage } from "../coded-message.ts";

/** Notices for the user about how a place was understood. */
export type PlaceNotice =
  | CodedMessage<"place_ambiguous", "name" | "chosen" | "others">
  | CodedMessage<"place_qualifier_ignored", "name" | "ignored" | "chosen">
  | CodedMessage<"place_understood", "typed" | "chosen">
  | CodedMessage<"place_approximate", "chosen">;
