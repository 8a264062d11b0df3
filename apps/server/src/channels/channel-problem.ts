import type { ChannelProblemName } from "@lagna/contract";
import { nameNetworkFailure } from "../errors/name-network-failure.ts";

/** Why a channel does not work. */
export interface ChannelProblem {
  readonly problem: ChannelProblemName;
  /** The platform's own words or code; without tokens and personal data. */
  readonly said: string | null;
}

/** What a check of a channel found; `account` is null if the platform did not name it. */
export interface ChannelCheck {
  readonly account: string | null;
  readonly problems: readonly ChannelProblem[];
}

/** Names the failure of a call that got no response. */
export function describeNetworkProblem(error: unknown): ChannelProblem {
  const { failure, code } = nameNetworkFailure(error);
  return { problem: failure, said: code };
}

/** Whether a webhook that the platform names is this server's; the host of another one, without what may be secret in its path. */
export function compareWebhook(found: string, ours: string): ChannelProblem | null {
  if (found === ours) return null;
  if (found === "") return { problem: "webhook_missing", said: null };
  return { problem: "webhook_elsewhere", said: URL.canParse(found) ? new URL(found).host : null };
}
