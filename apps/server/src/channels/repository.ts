import type { Tongue } from "@lagna/astrologer";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { ChannelName, Inbound, InboundContent } from "./inbound.ts";
import type { LinkChange } from "./link-change.ts";
import type { TypedBirth } from "./typed-birth.ts";
import type { Outbound } from "./outbound.ts";

export const NO_OWN_CHART = "none";

/** What was asked of somebody, and the next message may answer. */
export type Awaiting =
  /** `isOwn`: whether it is the writer's own birth; null or absent where nothing says so. */
  | { readonly kind: "confirm"; readonly birth: KundliInput; readonly isOwn?: boolean | null | undefined }
  /** A birth whose time or place is missing still. */
  | { readonly kind: "details"; readonly typed: TypedBirth }
  /** A birth was asked for, to answer a question about that person; `name` is null for the writer's own birth. */
  | { readonly kind: "birth_of"; readonly name: string | null }
  /** Whether a chart is the writer's own, for the question that is to be answered from it. */
  | { readonly kind: "own"; readonly chartId: string; readonly question: string }
  | { readonly kind: "erase" }
  /** To delete one chart. */
  | { readonly kind: "forget"; readonly chartId: string }
  /** To link the chat to an account; an agreement that comes later than `until` is none. */
  | { readonly kind: "link"; readonly accountId: string; readonly until: string };

/** Somebody a channel knows. */
export interface ChannelPerson {
  readonly id: string;
  readonly channel: ChannelName;
  /** The channel's own id of them. */
  readonly externalId: string;
  readonly name: string;
  /** The account they have linked. */
  readonly accountId: string | null;
  /** The tongue they wrote in last; null before they wrote anything that tells. */
  readonly tongue: Tongue | null;
  /** ISO 3166-1 alpha-2, where their app's language tells it. */
  readonly country: string | null;
  /** The chart that is asked about. */
  readonly chartId: string | null;
  /** The chart that is their own; `NO_OWN_CHART` where they said that none is, null where nothing was said. */
  readonly ownChartId: string | null;
  readonly awaiting: Awaiting | null;
  /** Since then nothing is sent to them but what they ask for anew. */
  readonly stoppedAt: string | null;
  /** When they wrote last: a channel may allow answers for so long only. */
  readonly heardAt: string;
}

/** A birth somebody gave in a channel: their own, or of somebody in the family. */
export interface ChannelChart {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly birth: KundliInput;
  readonly createdAt: string;
}

/** A message as it waits to be answered. */
export interface Received {
  readonly id: string;
  readonly person: ChannelPerson;
  readonly sentAt: string;
  /** Null where it cannot be opened: it was sealed under another secret. */
  readonly content: InboundContent | null;
}

/** A link to the form, good once. */
export interface FormLink {
  readonly id: string;
  readonly personId: string;
  readonly expiresAt: string;
}

/** All that comes of a message, or of a form: kept together, or not at all. */
export interface Effect {
  readonly person?:
    | Partial<Pick<ChannelPerson, "accountId" | "tongue" | "chartId" | "ownChartId" | "awaiting" | "stoppedAt">>
    | undefined;
  /** One of the same name, however it is written, gives way. */
  readonly chart?: ChannelChart | undefined;
  /** One of theirs that goes. */
  readonly removesChart?: string | undefined;
  readonly link?: FormLink | undefined;
  /** The code of an account that is used up. */
  readonly usesCode?: string | undefined;
  /** What became of it with accounts: noted, and told to their owners. */
  readonly links?: readonly LinkChange[] | undefined;
  /** Their charts, links, name and what still waits to be sent to them go; that they are not to be written to stays. */
  readonly erases?: boolean | undefined;
  readonly says: readonly Outbound[];
}

/** The kinds of work that this repository asks for. */
export const ANSWER_JOB = "channel message";
export const SEND_JOB = "channel send";

export const MESSAGE_STATES = ["waiting", "handled", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const SEND_STATES = ["waiting", "sent", "delivered", "read", "failed"] as const;
export type SendState = (typeof SEND_STATES)[number];

export interface ChannelCounts {
  readonly channel: ChannelName;
  readonly people: number;
  readonly received: Readonly<Record<MessageState, number>>;
  readonly sent: Readonly<Record<SendState, number>>;
  /** When the channel was heard of last; null for never. */
  readonly lastReceivedAt: string | null;
}

/** A message on its way out. */
export interface Sending {
  readonly id: string;
  readonly person: ChannelPerson;
  /** Null where it cannot be opened: it was sealed under another secret. */
  readonly message: Outbound | null;
}

/** A message that was not answered, or an answer that was not sent, and will not be tried again by itself. */
export interface ChannelFailure {
  readonly id: string;
  readonly what: "answer" | "send";
  /** Without personal data. */
  readonly reason: string;
  readonly at: string;
  /** Whether it can be tried again: its words are still there. */
  readonly retries: boolean;
}

/** What a channel tells of a message that it took. */
export interface ToldState {
  /** The channel's own name for it. */
  readonly providerId: string;
  readonly state: "delivered" | "read" | "failed";
  /** Without personal data; "" for none. */
  readonly reason: string;
}

export interface SendPace {
  /** One message in so many milliseconds. */
  readonly intervalMs: number;
  /** So many may go at once, and are waited for afterwards. */
  readonly burst: number;
}

export interface SendPaces {
  readonly toOne: SendPace;
  readonly toAll: SendPace;
}

/** A turn to write to somebody. */
export interface SendTurn {
  readonly taken: boolean;
  /** When to send, a moment away at the most; of a turn that was not taken, when to ask again. */
  readonly at: Date;
}

/** What comes in, who sent it, and what goes out. Each method happens whole or not at all. */
export interface ChannelRepository {
  /** Keeps what is new of these, each with the work of answering one message. How many were. */
  receive(messages: readonly Inbound[]): Promise<number>;
  /** Of what waits of somebody, the message that was sent first. */
  nextOf(personId: string): Promise<Received | null>;
  /** The end of a message: what came of it, once. False where somebody else was first, and then nothing happens. */
  answer(id: string, effect: Effect): Promise<boolean>;
  /** Gives up on a message, for a reason without personal data. False where it is answered. */
  giveUp(id: string, reason: string, effect: Effect): Promise<boolean>;

  person(id: string): Promise<ChannelPerson | null>;
  /** The first made first. */
  charts(personId: string): Promise<ChannelChart[]>;
  chart(id: string): Promise<ChannelChart | null>;

  /** Whose link it is, and whether it was used. */
  formLink(id: string): Promise<(FormLink & { readonly usedAt: string | null }) | null>;
  /** Uses a link up with what comes of it, for exactly one of any number of callers. */
  useFormLink(id: string, effect: Effect): Promise<boolean>;

  /** Null where it is not waiting any more. */
  sending(id: string): Promise<Sending | null>;
  /** Takes the next turn to write to somebody, if there is one now; with it the next place among all that the channel sends. */
  takeTurn(personId: string, paces: SendPaces): Promise<SendTurn>;
  /** What became of a message that was to be sent; `providerId` is the channel's own name for it. */
  sent(id: string, providerId: string | null): Promise<void>;
  unsent(id: string, reason: string): Promise<void>;
  /**
   * What a channel tells later of a message, or so soon that `sent` comes after it: then it is kept until that comes. What it tells late of
   * an earlier state changes nothing.
   */
  told(channel: ChannelName, told: ToldState): Promise<void>;

  /** Whether it is this server, of all that there are, that asks a channel for what came in; for so long, unless it asks again. */
  lead(channel: ChannelName, server: string, ms: number): Promise<boolean>;
  resign(channel: ChannelName, server: string): Promise<void>;

  counts(): Promise<ChannelCounts[]>;
  /** The latest first. */
  failures(channel: ChannelName, limit: number): Promise<ChannelFailure[]>;
  /** Waits again, with the work of it. False where nothing of this id can be tried again. */
  retry(channel: ChannelName, what: ChannelFailure["what"], id: string): Promise<boolean>;
  /** Messages answered, sends settled and links expired before an instant: kept so long to know them again. */
  forgetBefore(instant: string): Promise<void>;
}
