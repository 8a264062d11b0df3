import type { OutboundMessage } from "../outbound-message.ts";

type ChartMessage = Extract<OutboundMessage, { kind: "chart" }>;
/** As stored until it is sent: the language has the name of the column in the table of people, which stored messages had from the start. */
export type StoredMessage =
  | Exclude<OutboundMessage, ChartMessage>
  | (Omit<ChartMessage, "language"> & { readonly tongue: ChartMessage["language"] });

export function toStoredMessage(message: OutboundMessage): StoredMessage {
  if (message.kind !== "chart") return message;
  const { language: tongue, ...rest } = message;
  return { ...rest, tongue };
}

export function fromStoredMessage(message: StoredMessage): OutboundMessage {
  if (message.kind !== "chart") return message;
  const { tongue: language, ...rest } = message;
  return { ...rest, language };
}
