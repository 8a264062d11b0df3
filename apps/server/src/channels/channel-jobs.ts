import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../time/clock.ts";
import { AppError } from "../errors/app-error.ts";
import { type JobContext, JobFailure, type JobHandlers, JobPostponed, describeError } from "../jobs/job-handler.ts";
import type { Payload } from "../jobs/queue.ts";
import type { WebhookBurstGate } from "./defer-work-during-webhook-burst.ts";
import type { ChannelChartService } from "./channel-chart-service.ts";
import type { Conversation } from "./conversation.ts";
import type { ChannelName } from "./inbound-message.ts";
import type { MessageTemplate, OutboundMessage } from "./outbound-message.ts";
import type { ChartDescriber } from "./describe-chart.ts";
import { ANSWER_JOB, type ChannelPerson, type ChannelRepository, SEND_JOB, type SendRates } from "./repository.ts";

/** A message that every channel can convert to its own format. */
export type ReadyMessage =
  | Exclude<OutboundMessage, { kind: "chart" }>
  | { readonly kind: "picture"; readonly png: Buffer; readonly caption: string };

/** Sends messages in a channel. */
export interface ChannelSender {
  readonly sendRates: SendRates;
  /** How long after a person's last message the channel allows free-form replies; null for always. */
  readonly replyWindowMs: number | null;
  /** @returns the channel's id of the message. @throws JobFailure */
  send(to: string, message: ReadyMessage, signal: AbortSignal): Promise<string | null>;
  /** Sends the approved message of a day, where free-form messages are not allowed; absent if none is configured. */
  sendTemplate?(to: string, template: MessageTemplate, signal: AbortSignal): Promise<string | null>;
  /** Shows a typing indicator for some seconds, if the channel supports it. */
  typing?(to: string): Promise<void>;
}

export type FindSender = (channel: ChannelName) => Promise<ChannelSender | null>;

export interface ChannelJobsParts {
  readonly records: ChannelRepository;
  readonly charts: Pick<ChannelChartService, "findBirth">;
  readonly conversation: Conversation;
  readonly chartDescriber: Pick<ChartDescriber, "renderPicture">;
  /** Null while the channel is off. */
  readonly findSender: FindSender;
  readonly deliveries: Pick<WebhookBurstGate, "waitForBurst">;
  readonly clock: Clock;
}

export interface ChannelJobs {
  readonly answerHandlers: JobHandlers;
  readonly sendHandlers: JobHandlers;
}

/** Typing indicators disappear after five seconds, or with the next message. */
const TYPING_INTERVAL_MS = 4_500;
/** Failed attempts, over about two and a half minutes, before the person is told that there is no answer. */
const MAX_ANSWERS = 6;
/** Sending is retried for about half an hour. */
const MAX_SENDS = 10;
/** Attempts to record that a message was sent: without the record it would be sent again, so a short database outage is waited out. */
const MAX_WRITES = 20;
const WRITE_RETRY_MS = 500;
/** Attempts interrupted by a server's shutdown are not the message's fault, so many of them are allowed. */
const MAX_INTERRUPTED_ATTEMPTS = 60;
const OTHER_SECRET_MESSAGE = "sealed under another AUTH_SECRET";

const isFinal = (error: unknown): boolean => error instanceof JobFailure && error.final;
const describeFailure = (error: unknown): string => (error instanceof AppError ? error.code : describeError(error));

/** Shows a typing indicator while the work runs. */
async function withTypingIndicator<T>(sender: ChannelSender | null, to: string, work: () => Promise<T>): Promise<T> {
  // Failures to show the indicator are ignored.
  const show = (): void => void sender?.typing?.(to).catch(() => undefined);
  show();
  const timer = setInterval(show, TYPING_INTERVAL_MS);
  return work().finally(() => clearInterval(timer));
}

/** Keeps sends apart in time. Late timers may fire together, so after waiting the remaining time is checked again. */
function createSpacing(): (ms: number, signal: AbortSignal) => Promise<void> {
  let next = 0;
  return async (ms, signal) => {
    for (let remaining = next - performance.now(); remaining > 0; remaining = next - performance.now())
      await wait(remaining, undefined, { signal });
    next = performance.now() + ms;
  };
}

/** Sends a message as its template; null if it has none, or the channel sends none. */
function createTemplateSend(sender: ChannelSender, message: OutboundMessage): ChannelSender["send"] | null {
  const template = message.kind === "text" ? message.template : undefined;
  if (!template || !sender.sendTemplate) return null;
  return async (to, _ready, signal) => sender.sendTemplate?.(to, template, signal) ?? null;
}

async function retryWrite(write: () => Promise<void>): Promise<void> {
  for (let attemptsLeft = MAX_WRITES - 1; ; attemptsLeft -= 1) {
    try {
      return await write();
    } catch (error) {
      if (attemptsLeft === 0) throw error;
    }
    await wait(WRITE_RETRY_MS);
  }
}

/**
 * Jobs that answer received messages and send replies. Each message is answered exactly once, since its state and all effects are stored in
 * one transaction. Each reply is sent at least once: neither channel supports idempotency keys, so a reply is sent again if the server is
 * killed after the channel accepted it and before that was recorded.
 */
export function createChannelJobs({
  records,
  charts,
  conversation,
  chartDescriber,
  findSender,
  deliveries,
  clock,
}: ChannelJobsParts): ChannelJobs {
  async function answerNext({ person }: Payload, { attempt, signal }: JobContext): Promise<void> {
    await deliveries.waitForBurst(signal);
    const received = await records.findNext(String(person));
    if (!received) return;
    const { id, content, person: who } = received;
    if (content === null) return void (await records.saveFailure(id, OTHER_SECRET_MESSAGE, { messages: [] }));
    try {
      const reply = () => conversation.reply({ ...received, content }, signal);
      const sender = who.stoppedAt === null ? await findSender(who.channel) : null;
      await records.saveAnswer(id, await withTypingIndicator(sender, who.externalId, reply));
    } catch (error) {
      const isOver = attempt >= MAX_ANSWERS || isFinal(error);
      if (error instanceof JobPostponed || signal.aborted || !isOver) throw error;
      await records.saveFailure(id, describeFailure(error), conversation.createApology(received));
    }
  }

  /** Spacing between this server's sends, per channel. */
  const waitForSpacing = { whatsapp: createSpacing(), telegram: createSpacing() } satisfies Record<
    ChannelName,
    unknown
  >;

  async function prepare(person: ChannelPerson, message: OutboundMessage): Promise<ReadyMessage> {
    if (message.kind !== "chart") return message;
    const birth = await charts.findBirth(person, message.chartId);
    if (!birth) throw new JobFailure("the chart was deleted", { final: true });
    const { caption, language } = message;
    return { kind: "picture", png: await chartDescriber.renderPicture(birth, language), caption };
  }

  async function send({ id: jobId }: Payload, { attempt, signal }: JobContext): Promise<void> {
    const id = String(jobId);
    await deliveries.waitForBurst(signal);
    const sending = await records.findSend(id);
    if (!sending) return;
    const { person, message } = sending;
    const sender = await findSender(person.channel);
    if (!sender) return records.markUnsent(id, "the channel is off");
    if (message === null) return records.markUnsent(id, OTHER_SECRET_MESSAGE);
    const { replyWindowMs, sendRates } = sender;
    const isWindowOver =
      replyWindowMs !== null && clock().getTime() - Date.parse(person.lastMessageAt) >= replyWindowMs;
    const sendTemplate = isWindowOver ? createTemplateSend(sender, message) : null;
    if (isWindowOver && !sendTemplate) return records.markUnsent(id, "too long after they wrote last");
    try {
      const readyMessage = await prepare(person, message);
      const { isTaken, at } = await records.takeSendSlot(person.id, sendRates);
      if (!isTaken) throw new JobPostponed(at);
      await wait(Math.max(0, at.getTime() - clock().getTime()), undefined, { signal });
      await waitForSpacing[person.channel](sendRates.perChannel.intervalMs, signal);
      const providerId = sendTemplate
        ? await sendTemplate(person.externalId, readyMessage, signal)
        : await sender.send(person.externalId, readyMessage, signal);
      await retryWrite(() => records.markSent(id, providerId));
    } catch (error) {
      const isOver = attempt >= MAX_SENDS || isFinal(error);
      if (error instanceof JobPostponed || signal.aborted || !isOver) throw error;
      await records.markUnsent(id, describeFailure(error));
    }
  }

  return {
    answerHandlers: { [ANSWER_JOB]: { run: answerNext, maxAttempts: MAX_INTERRUPTED_ATTEMPTS, isIdempotent: true } },
    sendHandlers: { [SEND_JOB]: { run: send, maxAttempts: MAX_INTERRUPTED_ATTEMPTS, isIdempotent: true } },
  };
}
