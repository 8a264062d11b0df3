import type { BirthForm, BirthFormLink, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** Whoever is signed in here: the link says whose chat it is. */
export const sendBirthDetails = (body: BirthForm) =>
  api<StatusResponse>("/api/v1/whatsapp/birth-form", { method: "POST", body, anonymous: true });

export const checkLink = (token: string) =>
  api<BirthFormLink>("/api/v1/whatsapp/birth-form/check", { method: "POST", body: { token }, anonymous: true });
