import type {
  ChannelSetUp,
  ChannelSetUpsResponse,
  ChannelTestResponse,
  StatusResponse,
  TelegramSetUpRequest,
  WhatsAppSetUpRequest,
} from "@lagna/contract";
import { api } from "../../../lib/api.ts";

export type ChannelName = ChannelSetUp["name"];
export type Problem = ChannelTestResponse["problems"][number];
export const isChannelName = (name: string): name is ChannelName => name === "whatsapp" || name === "telegram";

export const SET_UPS_KEY = ["channels", "set-up"];
export const fetchSetUps = (signal: AbortSignal) =>
  api<ChannelSetUpsResponse>("/api/v1/admin/channels/set-up", { signal });

const getPath = (name: ChannelName, action: string): string => `/api/v1/admin/channels/${name}/${action}`;

/** What each channel's form sends. */
export interface SetUpRequests {
  telegram: TelegramSetUpRequest;
  whatsapp: WhatsAppSetUpRequest;
}
export const saveSetUp = <Name extends ChannelName>(name: Name, body: SetUpRequests[Name]) =>
  api<ChannelTestResponse>(getPath(name, "set-up"), { method: "PUT", body });
export const removeSetUp = (name: ChannelName) => api<StatusResponse>(getPath(name, "set-up"), { method: "DELETE" });
export const testChannel = (name: ChannelName, register: boolean) =>
  api<ChannelTestResponse>(getPath(name, "test"), { method: "POST", body: { register } });
export const sendTestMessage = (name: ChannelName) =>
  api<ChannelTestResponse>(getPath(name, "test-message"), { method: "POST", body: {} });
