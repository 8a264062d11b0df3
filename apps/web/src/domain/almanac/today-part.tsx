import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly link?: ReactNode;
}

/** A part of the day's page, below a hairline. */
export const Part = ({ title, children, link }: PartProps) => (
  <section aria-label={title} className="mt-4 border-t border-line pt-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>
      {link}
    </div>
    {children}
  </section>
);
