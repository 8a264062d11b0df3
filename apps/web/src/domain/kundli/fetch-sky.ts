import type { SkyDaysResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import type { KundliSource } from "./kundli-source.ts";

/** The same for every kundli: positions depend on days and settings, not on a birth. */
export const fetchSky: NonNullable<KundliSource["fetchSky"]> = (body, signal) =>
  api<SkyDaysResponse>("/api/v1/sky/days", { method: "POST", body, signal });
