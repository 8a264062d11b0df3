import type { AnswerLanguage } from "@lagna/astrologer";
import type { Language } from "@lagna/terms";

/** The variable parts of the approved message of a day: each a line of its own. */
export interface MessageTemplate {
  readonly language: Language;
  readonly parameters: readonly string[];
}

/** A message to send, before a channel converts it to its own format. */
export type OutboundMessage =
  | {
      readonly kind: "text";
      readonly text: string;
      /** Quick replies, if the channel has buttons: pressing one sends its text. */
      readonly choices?: readonly string[] | undefined;
      /** Label of the button that opens the choices if they are shown as a list: at most twenty characters. */
      readonly choicesLabel?: string | undefined;
      /** What is sent instead where a channel allows only messages that it has approved before. */
      readonly template?: MessageTemplate | undefined;
    }
  | { readonly kind: "link"; readonly text: string; readonly label: string; readonly url: string }
  /** Rendered when it is sent; not sent if the chart was deleted meanwhile. */
  | { readonly kind: "chart"; readonly chartId: string; readonly caption: string; readonly language: AnswerLanguage };
