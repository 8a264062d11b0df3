import type { ChannelsResponse, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export type Channel = ChannelsResponse["channels"][number];
export type Failure = Channel["failures"][number];

export const CHANNELS_KEY = ["channels"];
export const fetchChannels = (signal: AbortSignal) => api<ChannelsResponse>("/api/v1/admin/channels", { signal });

export const retryFailure = (channel: Channel["name"], { what, id }: Failure) =>
  api<StatusResponse>(`/api/v1/admin/channels/${channel}/${what}/${encodeURIComponent(id)}/retry`, {
    method: "POST",
    body: {},
  });
