import type { SkyDaysResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import type { KundliSource } from "./kundli-source.ts";

/** The same for every kundli: where grahas stand is asked of days and settings, not of a birth. */
export const fetchSky: NonNullable<KundliSource["sky"]> = (body, signal) =>
  api<SkyDaysResponse>("/api/v1/sky/days", { method: "POST", body, signal });
