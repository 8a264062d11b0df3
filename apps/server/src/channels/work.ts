import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { type JobContext, JobFailure, type JobHandlers, JobNotYet, reasonOf } from "../jobs/handler.ts";
import type { Payload } from "../jobs/queue.ts";
import type { Acknowledging } from "./acknowledging.ts";
import type { ChannelCharts } from "./charts.ts";
import type { Conversation } from "./conversation.ts";
import type { ChannelName } from "./inbound.ts";
import type { Outbound } from "./outbound.ts";
import type { Readings } from "./readings.ts";
import { ANSWER_JOB, type ChannelPerson, type ChannelRepository, SEND_JOB, type SendPaces } from "./repository.ts";

/** A message in the form in which every channel can give it its own. */
export type Ready =
  | Exclude<Outbound, { kind: "chart" }>
  | { readonly kind: "picture"; readonly png: Buffer; readonly caption: string };

/** A channel's way out. */
export interface ChannelSender {
  readonly paces: SendPaces;
  /** So long after somebody wrote they may be answered in free words; null for always. */
  readonly windowMs: number | null;
  /** The channel's own id of the message. @throws JobFailure */
  send(to: string, message: Ready, signal: AbortSignal): Promise<string | null>;
  /** Shows for some seconds that an answer is being written, where a channel can. */
  typing?(to: string): Promise<void>;
}

export interface ChannelWorkParts {
  readonly records: ChannelRepository;
  readonly charts: Pick<ChannelCharts, "birthOf">;
  readonly conversation: Conversation;
  readonly readings: Pick<Readings, "picture">;
  /** Those that are on. */
  readonly senders: Readonly<Partial<Record<ChannelName, ChannelSender>>>;
  readonly deliveries: Pick<Acknowledging, "letPass">;
  readonly clock: Clock;
}

export interface ChannelWork {
  readonly answers: JobHandlers;
  readonly sends: JobHandlers;
}

/** What is shown of an answer being written is gone after five seconds, or with the next message. */
const TYPING_MS = 4_500;
/** Failures; then somebody is told that there is no answer, for which they wait: two minutes and a half. */
const MOST_ANSWERS = 6;
/** Failures of a channel are waited out for half an hour. */
const MOST_SENDS = 10;
/** What a channel has taken goes out again unless that is written down: a database that is away for a while is waited for. */
const MOST_WRITES = 20;
const WRITE_PAUSE_MS = 500;
/** An attempt that ended with its server was the server's fault: many of them do not cost anybody their answer. */
const MOST_ENDS = 60;
const OTHER_SECRET = "sealed under another AUTH_SECRET";

const isFinal = (error: unknown): boolean => error instanceof JobFailure && error.final;
const reason = (error: unknown): string => (error instanceof AppError ? error.code : reasonOf(error));

/** Shows that work is done for somebody as long as it is. */
async function whileTyping<T>(sender: ChannelSender | undefined, to: string, work: () => Promise<T>): Promise<T> {
  // Whether it is shown is worth no failure.
  const show = (): void => void sender?.typing?.(to).catch(() => undefined);
  show();
  const again = setInterval(show, TYPING_MS);
  return work().finally(() => clearInterval(again));
}

/** Timers that are late come together: what has waited for its place may still have to let another go first. */
function distance(): (ms: number, signal: AbortSignal) => Promise<void> {
  let next = 0;
  return async (ms, signal) => {
    for (let left = next - performance.now(); left > 0; left = next - performance.now())
      await wait(left, undefined, { signal });
    next = performance.now() + ms;
  };
}

async function insist(write: () => Promise<void>): Promise<void> {
  for (let left = MOST_WRITES - 1; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
    }
    await wait(WRITE_PAUSE_MS);
  }
}

/**
 * Answers what came in and sends what is to go out. A message is answered exactly once: its end and all that comes of it are kept together.
 * It is sent at least once: neither channel lets a sender name a message, so one whose server is killed after the channel took it and
 * before that was written down goes out again.
 */
export function channelWork({
  records,
  charts,
  conversation,
  readings,
  senders,
  deliveries,
  clock,
}: ChannelWorkParts): ChannelWork {
  async function answer({ person }: Payload, { attempt, signal }: JobContext): Promise<void> {
    await deliveries.letPass(signal);
    const received = await records.nextOf(String(person));
    if (!received) return;
    const { id, content, person: who } = received;
    if (content === null) return void (await records.giveUp(id, OTHER_SECRET, { says: [] }));
    try {
      const reply = () => conversation.reply({ ...received, content }, signal);
      const sender = who.stoppedAt === null ? senders[who.channel] : undefined;
      await records.answer(id, await whileTyping(sender, who.externalId, reply));
    } catch (error) {
      const isOver = attempt >= MOST_ANSWERS || isFinal(error);
      if (error instanceof JobNotYet || signal.aborted || !isOver) throw error;
      await records.giveUp(id, reason(error), conversation.apology(received));
    }
  }

  /** How this server itself keeps what it sends apart. */
  const apart = { whatsapp: distance(), telegram: distance() } satisfies Record<ChannelName, unknown>;

  async function ready(person: ChannelPerson, message: Outbound): Promise<Ready> {
    if (message.kind !== "chart") return message;
    const birth = await charts.birthOf(person, message.chartId);
    if (!birth) throw new JobFailure("the chart was deleted", { final: true });
    const { caption, tongue } = message;
    return { kind: "picture", png: await readings.picture(birth, tongue), caption };
  }

  async function send({ id: given }: Payload, { attempt, signal }: JobContext): Promise<void> {
    const id = String(given);
    await deliveries.letPass(signal);
    const sending = await records.sending(id);
    if (!sending) return;
    const { person, message } = sending;
    const sender = senders[person.channel];
    if (!sender) return records.unsent(id, "the channel is off");
    if (message === null) return records.unsent(id, OTHER_SECRET);
    const { windowMs, paces } = sender;
    if (windowMs !== null && clock().getTime() - Date.parse(person.heardAt) >= windowMs)
      return records.unsent(id, "too long after they wrote last");
    try {
      const made = await ready(person, message);
      const { taken, at } = await records.takeTurn(person.id, paces);
      if (!taken) throw new JobNotYet(at);
      await wait(Math.max(0, at.getTime() - clock().getTime()), undefined, { signal });
      await apart[person.channel](paces.toAll.intervalMs, signal);
      const providerId = await sender.send(person.externalId, made, signal);
      await insist(() => records.sent(id, providerId));
    } catch (error) {
      const isOver = attempt >= MOST_SENDS || isFinal(error);
      if (error instanceof JobNotYet || signal.aborted || !isOver) throw error;
      await records.unsent(id, reason(error));
    }
  }

  return {
    answers: { [ANSWER_JOB]: { run: answer, mostAttempts: MOST_ENDS, knownElsewhere: true } },
    sends: { [SEND_JOB]: { run: send, mostAttempts: MOST_ENDS, knownElsewhere: true } },
  };
}
