import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";
import { type SensitiveYogaId, SENSITIVE_YOGAS, type YogaId } from "@lagna/terms";
import { rounded } from "./rounded.ts";

type Sent<Name extends "yogas" | "doshas"> = NonNullable<KundliData[Name]>;

const SENSITIVE: ReadonlySet<string> = new Set(SENSITIVE_YOGAS);
const maySend = (id: YogaId | SensitiveYogaId): id is YogaId => !SENSITIVE.has(id);

/** Those of death, disease and the like are left out here: by their ids, and by the mark of their rules. */
export function presentYogas(yogas: Kundli<"yogas">["yogas"]): Sent<"yogas"> {
  return yogas.flatMap(({ id, group, source, sensitive, variant, strength, ...yoga }) =>
    sensitive || group === "arishta" || !maySend(id)
      ? []
      : [
          {
            ...yoga,
            id,
            group,
            sensitive: false,
            sources: source,
            variant: { ...variant },
            strength: rounded(strength),
          },
        ],
  );
}

export function presentDoshas(doshas: Kundli<"doshas">["doshas"]): Sent<"doshas"> {
  return doshas.map(({ source, variant, ...dosha }) => ({ ...dosha, sources: source, variant: { ...variant } }));
}
