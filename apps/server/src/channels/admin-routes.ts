import { channelFailureParamsSchema, channelsResponseSchema, statusResponseSchema } from "@lagna/contract";
import type { ChannelsResponse } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../errors/app-error.ts";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import type { ChannelName } from "./inbound-message.ts";
import type { ChannelCounts, ChannelFailure, ChannelRepository } from "./repository.ts";

export interface ChannelAdminOptions {
  readonly records: Pick<ChannelRepository, "countMessages" | "findFailures" | "retry">;
  /** The channels that are set up. */
  readonly findEnabledChannels: () => Promise<readonly ChannelName[]>;
}

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];
const MAX_FAILURES = 100;

const presentChannel = (
  { channel, people, received, sent, lastReceivedAt }: ChannelCounts,
  on: boolean,
  failures: readonly ChannelFailure[],
): ChannelsResponse["channels"][number] => ({
  name: channel,
  on,
  last_received_at: lastReceivedAt,
  people,
  received: { waiting: received.waiting, handled: received.handled, failed: received.failed },
  sent: {
    waiting: sent.waiting,
    sent: sent.sent,
    delivered: sent.delivered,
    read: sent.read,
    failed: sent.failed,
  },
  failures: failures.map(({ id, what, reason, at, retries }) => ({ id, what, reason, at, retries })),
});

/** Administrators only: the state of the channels, and retrying failed messages. */
export const channelAdminRoutes: FastifyPluginAsyncZod<ChannelAdminOptions> = async (
  app,
  { records, findEnabledChannels },
) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/channels",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listChannels",
        summary: "Get the state of the messaging channels",
        tags,
        response: { 200: channelsResponseSchema },
      },
    },
    async () => {
      const [counts, enabledChannels] = await Promise.all([records.countMessages(), findEnabledChannels()]);
      const channels = counts.map(async (each) =>
        presentChannel(
          each,
          enabledChannels.includes(each.channel),
          await records.findFailures(each.channel, MAX_FAILURES),
        ),
      );
      return { channels: await Promise.all(channels) };
    },
  );

  app.post(
    "/admin/channels/:channel/:what/:id/retry",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "retryMessage",
        summary: "Retry a failed message immediately",
        tags,
        params: channelFailureParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async ({ params: { channel, what, id } }) => {
      if (!(await records.retry(channel, what, id))) throw new AppError("channel_failure_unknown");
      return { status: "success" as const };
    },
  );
};
