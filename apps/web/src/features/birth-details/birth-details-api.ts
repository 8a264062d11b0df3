import type { BirthForm, BirthFormLink, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** Sent without a session: the link's token identifies the chat. */
export const sendBirthDetails = (body: BirthForm) =>
  api<StatusResponse>("/api/v1/whatsapp/birth-form", { method: "POST", body, anonymous: true });

export const checkLink = (token: string) =>
  api<BirthFormLink>("/api/v1/whatsapp/birth-form/check", { method: "POST", body: { token }, anonymous: true });
