import type { Tongue } from "@lagna/astrologer";

/** A message on its way to somebody, before a channel gives it its form. */
export type Outbound =
  | {
      readonly kind: "text";
      readonly text: string;
      /** What may be answered by a press, where the channel has buttons: pressed, it comes back as this text. */
      readonly choices?: readonly string[] | undefined;
      /** On what opens them, where they are kept in a list: twenty letters at the most. */
      readonly choicesLabel?: string | undefined;
    }
  | { readonly kind: "link"; readonly text: string; readonly label: string; readonly url: string }
  /** Drawn when it is sent: a chart that was deleted meanwhile is not. */
  | { readonly kind: "chart"; readonly chartId: string; readonly caption: string; readonly tongue: Tongue };
