import type { SettingsRequest } from "@lagna/terms";

/** A school, or a program, that decides otherwise, and the settings that give its figures. */
export interface Rival {
  readonly school: string;
  readonly settings: Pick<SettingsRequest, "ayanamsa" | "node" | "dasha_year">;
}

/** The choices on which charts of one birth differ most between schools. */
export const RIVALS: readonly Rival[] = [
  { school: "Lahiri (Indian calendar reform)", settings: { ayanamsa: "lahiri" } },
  { school: "K.S. Krishnamurti (KP)", settings: { ayanamsa: "krishnamurti" } },
  { school: "B.V. Raman", settings: { ayanamsa: "raman" } },
  { school: "P.V.R. Narasimha Rao (Jagannatha Hora)", settings: { ayanamsa: "true_pushya" } },
  { school: "mean node", settings: { node: "mean" } },
  { school: "true node", settings: { node: "true" } },
];

/** The schools whose choice is not the one in use. */
export const listRivals = (inUse: Readonly<Record<string, unknown>>): readonly Rival[] =>
  RIVALS.filter(({ settings }) => Object.entries(settings).some(([key, value]) => inUse[key] !== value));
