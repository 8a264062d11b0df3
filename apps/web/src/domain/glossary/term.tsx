import { createContext, use, type ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import type { TermId } from "./term-id.ts";

export type OpenTerm = (term: TermId, word: HTMLElement) => void;

/** Null where terms do not open, such as on pages without a chart. */
export const TermContext = createContext<OpenTerm | null>(null);

/** A term as a button that opens a card with its meaning in general and in this chart. */
export function Term({
  term,
  className,
  children,
}: {
  term: TermId;
  className?: string | undefined;
  children: ReactNode;
}) {
  const open = use(TermContext);
  if (!open) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => open(term, event.currentTarget)}
      className={cx(
        "term cursor-help rounded-[2px] text-start underline decoration-dotted decoration-1 underline-offset-[5px] hover:bg-accent-wash",
        className,
      )}
    >
      {children}
    </button>
  );
}
