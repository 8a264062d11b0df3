import type { ReactNode } from "react";
import { useFormat } from "../../lib/i18n/format.ts";

export interface ColumnItem {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

/** A few statements of equal weight, separated by hairlines instead of boxes. */
export function Columns({ title, items }: { title: string; items: readonly ColumnItem[] }) {
  return (
    <section className="pt-16 sm:pt-24">
      <h2 className="text-title font-light">{title}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.key} className="border-t border-accent pt-4">
            <h3 className="text-heading font-medium">{item.title}</h3>
            <p className="measure mt-2 text-ink-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  const format = useFormat();
  return (
    <section className="pt-16 sm:pt-24">
      <h2 className="text-title font-light">{title}</h2>
      <ol className="mt-6 max-w-3xl">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-6 border-b border-line py-5 last:border-b-0">
            <span aria-hidden="true" className="tabular w-8 shrink-0 text-3xl leading-none font-light text-accent">
              {format.number(index + 1)}
            </span>
            <span className="measure pt-0.5 text-lg">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A page of text: heading, then prose at a comfortable line length. */
export function ProsePage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <article className="page pt-12 sm:pt-16">
      <h1 className="measure text-title font-light sm:text-4xl">{title}</h1>
      {lead && <p className="measure mt-4 text-lg text-ink-muted">{lead}</p>}
      <div className="measure mt-8 flex flex-col gap-4">{children}</div>
    </article>
  );
}
