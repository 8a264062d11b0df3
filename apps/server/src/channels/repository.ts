import type { AnswerLanguage } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { ChannelName, InboundMessage, InboundContent } from "./inbound-message.ts";
import type { AccountLinkChange } from "./record-account-link-change.ts";
import type { PartialBirth } from "../typed-births/partial-birth.ts";
import type { OutboundMessage } from "./outbound-message.ts";

export const NO_OWN_CHART = "none";

/** A question to the person that their next message may answer. */
export type PendingQuestion = PendingReply & {
  /** A question about a pair, to be answered once both births are confirmed. */
  readonly pairQuestion?: string | undefined;
};
type PendingReply =
  /** To confirm a birth. `isOwn`: whether it is the writer's own; null or absent if unknown. */
  | { readonly kind: "confirm"; readonly birth: KundliInput; readonly isOwn?: boolean | null | undefined }
  /** A birth whose time or place is still missing. */
  | { readonly kind: "details"; readonly typed: PartialBirth }
  /** A birth was requested, to answer a question about that person; `name` is null for the writer's own birth. */
  | { readonly kind: "birth_of"; readonly name: string | null }
  /** Whether a chart is the writer's own, and the question to answer from it then. */
  | { readonly kind: "own"; readonly chartId: string; readonly question: string }
  | { readonly kind: "erase" }
  /** To delete one chart. */
  | { readonly kind: "forget"; readonly chartId: string }
  /** To link the chat to an account; a "yes" after `until` does not count. */
  | { readonly kind: "link"; readonly accountId: string; readonly until: string };

/** A person known in a channel. */
export interface ChannelPerson {
  readonly id: string;
  readonly channel: ChannelName;
  /** The channel's id of the person. */
  readonly externalId: string;
  readonly name: string;
  /** The linked account. */
  readonly accountId: string | null;
  /** The language of their latest message that showed one; null before. */
  readonly language: AnswerLanguage | null;
  /** ISO 3166-1 alpha-2, if the language of their app implies it. */
  readonly country: string | null;
  /** The open chart, which questions are about by default. */
  readonly chartId: string | null;
  /** Their own chart; `NO_OWN_CHART` if they said that none is theirs, null if unknown. */
  readonly ownChartId: string | null;
  readonly awaiting: PendingQuestion | null;
  /** When they asked to receive no more messages; null if they did not. */
  readonly stoppedAt: string | null;
  /** Time of their latest message: channels may limit how long afterwards replies are allowed. */
  readonly lastMessageAt: string;
}

/** A birth given in a channel: the writer's own, or a relative's. */
export interface ChannelChart {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly birth: KundliInput;
  readonly createdAt: string;
}

/** A message that waits to be answered. */
export interface WaitingMessage {
  readonly id: string;
  readonly person: ChannelPerson;
  readonly sentAt: string;
  /** Null if it cannot be decrypted because it was encrypted under another secret. */
  readonly content: InboundContent | null;
}

/** A link to the form, valid for one use. */
export interface FormLink {
  readonly id: string;
  readonly personId: string;
  readonly expiresAt: string;
}

/** All effects of a message or a form, stored in one transaction. */
export interface TurnEffect {
  readonly person?:
    | Partial<Pick<ChannelPerson, "accountId" | "language" | "chartId" | "ownChartId" | "awaiting" | "stoppedAt">>
    | undefined;
  /** Replaces an existing chart with the same name (ignoring case and spacing). */
  readonly chart?: ChannelChart | undefined;
  /** A chart of theirs to delete. */
  readonly removedChartId?: string | undefined;
  readonly link?: FormLink | undefined;
  /** Hash of a link code that was used. */
  readonly usedCodeHash?: string | undefined;
  /** Linked and unlinked accounts: recorded, and mailed to their owners. */
  readonly linkChanges?: readonly AccountLinkChange[] | undefined;
  /** Deletes their charts, links, name and unsent messages; the record that they asked for no messages is kept. */
  readonly erasesPerson?: boolean | undefined;
  readonly messages: readonly OutboundMessage[];
}

/** The kinds of jobs that this repository enqueues. */
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
  /** Time of the latest received message; null for never. */
  readonly lastReceivedAt: string | null;
}

/** A message that waits to be sent. */
export interface WaitingSend {
  readonly id: string;
  readonly person: ChannelPerson;
  /** Null if it cannot be decrypted because it was encrypted under another secret. */
  readonly message: OutboundMessage | null;
}

/** A message that was not answered, or an answer that was not sent, and will not be retried automatically. */
export interface ChannelFailure {
  readonly id: string;
  readonly what: "answer" | "send";
  /** Without personal data. */
  readonly reason: string;
  readonly at: string;
  /** Whether it can be retried: its content is still stored. */
  readonly retries: boolean;
}

/** A delivery status that a channel reports for a sent message. */
export interface DeliveryUpdate {
  /** The channel's id of the message. */
  readonly providerId: string;
  readonly state: "delivered" | "read" | "failed";
  /** Without personal data; "" for none. */
  readonly reason: string;
}

export interface SendRate {
  /** Milliseconds per message. */
  readonly intervalMs: number;
  /** So many may be sent at once; later ones wait correspondingly. */
  readonly burst: number;
}

export interface SendRates {
  readonly perPerson: SendRate;
  readonly perChannel: SendRate;
}

/** A rate-limit slot for sending a message. */
export interface SendSlot {
  readonly isTaken: boolean;
  /** When to send (at most a moment away); if the slot was not taken, when to try again. */
  readonly at: Date;
}

/** Received messages, their senders, and messages to send. Each method is atomic. */
export interface ChannelRepository {
  /** Stores the new ones of these messages, each with a job to answer it. @returns how many were new */
  receive(messages: readonly InboundMessage[]): Promise<number>;
  /** The earliest sent message of a person that waits to be answered. */
  findNext(personId: string): Promise<WaitingMessage | null>;
  /** Completes a message with its effects, once. False if another caller was first; then nothing happens. */
  saveAnswer(id: string, effect: TurnEffect): Promise<boolean>;
  /** Gives up on a message; the reason must contain no personal data. False if it is already answered. */
  saveFailure(id: string, reason: string, effect: TurnEffect): Promise<boolean>;

  findPerson(id: string): Promise<ChannelPerson | null>;
  /** The oldest first. */
  findCharts(personId: string): Promise<ChannelChart[]>;
  findChart(id: string): Promise<ChannelChart | null>;

  /** The link with its owner, and when it was used. */
  findFormLink(id: string): Promise<(FormLink & { readonly usedAt: string | null }) | null>;
  /** Marks a link as used and stores the effects; exactly one of several concurrent callers succeeds. */
  useFormLink(id: string, effect: TurnEffect): Promise<boolean>;

  /** Null if it is no longer waiting. */
  findSend(id: string): Promise<WaitingSend | null>;
  /** Takes the next rate-limit slot for a person, if one is free now, and with it the next slot of the whole channel. */
  takeSendSlot(personId: string, rates: SendRates): Promise<SendSlot>;
  /** Records that a message was sent; `providerId` is the channel's id of it. */
  markSent(id: string, providerId: string | null): Promise<void>;
  markUnsent(id: string, reason: string): Promise<void>;
  /**
   * Records a delivery status. A status that arrives before `markSent` is stored until then; a late report of an earlier state is
   * ignored.
   */
  recordDeliveryUpdate(channel: ChannelName, told: DeliveryUpdate): Promise<void>;

  /** Makes this server the only one that polls a channel, for so many milliseconds unless renewed. False if another server is. */
  acquireLeadership(channel: ChannelName, server: string, ms: number): Promise<boolean>;
  releaseLeadership(channel: ChannelName, server: string): Promise<void>;

  countMessages(): Promise<ChannelCounts[]>;
  /** The latest first. */
  findFailures(channel: ChannelName, limit: number): Promise<ChannelFailure[]>;
  /** Enqueues a failed message again. False if nothing with this id can be retried. */
  retry(channel: ChannelName, what: ChannelFailure["what"], id: string): Promise<boolean>;
  /** Deletes messages answered, sends settled and links expired before an instant; until then they are kept to recognise duplicates. */
  deleteBefore(instant: string): Promise<void>;
}
