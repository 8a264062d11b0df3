import { type DashaId, MAX_VARGA_PARTS } from "@lagna/terms";
import { useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { SHOWN_DASHAS } from "../../domain/dasha/dasha-system-select.tsx";
import type { Division, VargaChoice } from "./varga-api.ts";

/** The nadiamsha: of the vargas beyond the sixteen the one most asked for. */
const DEFAULT_VARGA = "D150";
const DEFAULT_DASHA: DashaId = "vimshottari";

/** D1 to D300; null for anything else. */
export function parseVargaId(text: string | null): string | null {
  const parts = Number(/^D?([1-9]\d{0,2})$/i.exec(text?.trim() ?? "")?.[1] ?? Number.NaN);
  return parts <= MAX_VARGA_PARTS ? `D${parts}` : null;
}

export interface VargaAddress {
  readonly kundli: string | null;
  readonly choice: VargaChoice;
  readonly dasha: DashaId;
  readonly chooseKundli: (id: string | null) => void;
  readonly chooseVarga: (varga: Division) => void;
  /** A varga of the birth chart by its usual rule. */
  readonly choosePreset: (id: string) => void;
  /** Null divides the birth chart. */
  readonly chooseOf: (of: Division | null) => void;
  readonly chooseDasha: (dasha: DashaId) => void;
}

/** What the page shows, kept in its address, so that a link, a reload and Back restore it. */
export function useVargaAddress(): VargaAddress {
  const [params, setParams] = useSearchParams();
  // Two choices may follow each other before the page is rendered again: the second builds on the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (next: Readonly<Record<string, string | null>>): void => {
    const kept = [...latest.current].filter(([key]) => !(key in next));
    const given = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null);
    latest.current = new URLSearchParams([...kept, ...given]);
    setParams(latest.current, { preventScrollReset: true });
  };
  const of = parseVargaId(params.get("of"));
  const dasha = SHOWN_DASHAS.find((id) => id === params.get("dasha"));
  return {
    kundli: params.get("kundli"),
    choice: {
      varga: { id: parseVargaId(params.get("varga")) ?? DEFAULT_VARGA, variant: params.get("rule") },
      of: of === null ? null : { id: of, variant: params.get("of_rule") },
    },
    dasha: dasha ?? DEFAULT_DASHA,
    chooseKundli: (id) => change({ kundli: id }),
    chooseVarga: ({ id, variant }) => change({ varga: id, rule: variant }),
    choosePreset: (id) => change({ varga: id, rule: null, of: null, of_rule: null }),
    chooseOf: (chosen) => change({ of: chosen?.id ?? null, of_rule: chosen?.variant ?? null }),
    chooseDasha: (system) => change({ dasha: system }),
  };
}
