import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";
import { type SensitiveYogaId, SENSITIVE_YOGAS, type YogaId } from "@lagna/terms";
import { roundNumbers } from "./round-numbers.ts";

type Sent<Name extends "yogas" | "doshas"> = NonNullable<KundliData[Name]>;

const SENSITIVE: ReadonlySet<string> = new Set(SENSITIVE_YOGAS);
const isPresentable = (id: YogaId | SensitiveYogaId): id is YogaId => !SENSITIVE.has(id);

/** Yogas of death, disease and similar are left out, by their ids and by the flag of their rules. */
export function presentYogas(yogas: Kundli<"yogas">["yogas"]): Sent<"yogas"> {
  return yogas.flatMap(({ id, group, source, sensitive, variant, strength, ...yoga }) =>
    sensitive || group === "arishta" || !isPresentable(id)
      ? []
      : [
          {
            ...yoga,
            id,
            group,
            sensitive: false,
            sources: source,
            variant: { ...variant },
            strength: roundNumbers(strength),
          },
        ],
  );
}

export function presentDoshas(doshas: Kundli<"doshas">["doshas"]): Sent<"doshas"> {
  return doshas.map(({ source, variant, ...dosha }) => ({ ...dosha, sources: source, variant: { ...variant } }));
}
