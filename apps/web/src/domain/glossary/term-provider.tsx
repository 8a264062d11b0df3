import type { KundliData } from "@lagna/contract";
import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import type { ChartFocusStore } from "../chart/chart-focus.ts";
import { TermContext } from "./term.tsx";
import type { TermId } from "./term-id.ts";

/** Loaded with the glossary when the first term is opened. */
const TermCard = lazy(async () => {
  const [card] = await Promise.all([import("./term-card.tsx"), loadNamespaces(["glossary"])]);
  return { default: card.TermCard };
});

interface TermProviderProps {
  data: KundliData;
  focus: ChartFocusStore;
  /** The address at which the astrologer is asked about the kundli; absent where no one can ask. */
  askPath?: string | undefined;
  children: ReactNode;
}

/** Makes the terms inside openable, one card at a time. */
export function TermProvider({ data, focus, askPath, children }: TermProviderProps) {
  const [openTerm, setOpenTerm] = useState<{ term: TermId; word: HTMLElement } | null>(null);
  const open = useCallback((term: TermId, word: HTMLElement) => setOpenTerm({ term, word }), []);
  const close = useCallback(() => setOpenTerm(null), []);
  return (
    <TermContext value={open}>
      {children}
      {openTerm && (
        <Suspense fallback={null}>
          <TermCard
            key={`${openTerm.term.kind}-${openTerm.term.id}`}
            data={data}
            focus={focus}
            term={openTerm.term}
            anchor={openTerm.word}
            askPath={askPath}
            onClose={close}
          />
        </Suspense>
      )}
    </TermContext>
  );
}
