import type { ReactNode } from "react";

/** A titled part of an almanac page. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-muted">{title}</h2>
      {children}
    </section>
  );
}

/** A row of a block's list: a name, and its value. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <dt>{name}</dt>
      <dd className="tabular text-ink-muted">{children}</dd>
    </div>
  );
}

export const Chevron = ({ back = false }: { back?: boolean }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d={back ? "m10 3-5 5 5 5" : "m6 3 5 5-5 5"} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
