import type { Tongue } from "@lagna/astrologer";
import type { KnownChart } from "./charts.ts";
import type { InboundContent } from "./inbound.ts";
import type { ReadBirth } from "./birth-text/read-birth.ts";
import type { ChannelPerson, Received } from "./repository.ts";

/** A message with its words open. */
export type Heard = Received & { readonly content: InboundContent };

/** What a turn of the talk knows. */
export interface Turn {
  readonly heard: Heard;
  readonly text: string;
  readonly person: ChannelPerson;
  readonly charts: readonly KnownChart[];
  /** The one that is open. */
  readonly chart: KnownChart | null;
  readonly tongue: Tongue;
  /** The birth in it. */
  readonly details: ReadBirth | null;
  readonly signal: AbortSignal;
}
