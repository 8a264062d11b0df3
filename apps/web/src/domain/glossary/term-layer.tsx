import type { KundliData } from "@lagna/contract";
import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import type { ChartFocusStore } from "../chart/chart-focus.ts";
import { TermContext } from "./term.tsx";
import type { TermId } from "./term-id.ts";

/** With the glossary, which comes when the first word is opened. */
const TermCard = lazy(async () => {
  const [card] = await Promise.all([import("./term-card.tsx"), loadNamespaces(["glossary"])]);
  return { default: card.TermCard };
});

interface TermLayerProps {
  data: KundliData;
  focus: ChartFocusStore;
  children: ReactNode;
}

/** Words inside open, one card at a time. */
export function TermLayer({ data, focus, children }: TermLayerProps) {
  const [shown, setShown] = useState<{ term: TermId; word: HTMLElement } | null>(null);
  const open = useCallback((term: TermId, word: HTMLElement) => setShown({ term, word }), []);
  const close = useCallback(() => setShown(null), []);
  return (
    <TermContext value={open}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <TermCard
            key={`${shown.term.kind}-${shown.term.id}`}
            data={data}
            focus={focus}
            term={shown.term}
            word={shown.word}
            onClose={close}
          />
        </Suspense>
      )}
    </TermContext>
  );
}
