import type { LinkCodeResponse, LinkedChatsResponse, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export type LinkedChat = LinkedChatsResponse["chats"][number];

export const fetchLinkedChats = (signal: AbortSignal) => api<LinkedChatsResponse>("/api/v1/profile/chats", { signal });

export const requestLinkCode = () => api<LinkCodeResponse>("/api/v1/profile/chats/code", { method: "POST", body: {} });

export const unlinkChat = (id: string) =>
  api<StatusResponse>(`/api/v1/profile/chats/${encodeURIComponent(id)}`, { method: "DELETE" });
