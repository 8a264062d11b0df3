import type { ReactNode } from "react";

export const SECTION_IDS = [
  "chart",
  "planets",
  "dasha",
  "houses",
  "karakas",
  "panchanga",
  "relations",
  "settings",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const sectionElementId = (id: SectionId): string => `kundli-${id}`;

interface SectionProps {
  id: SectionId;
  title: string;
  /** The term's sense in plain words, on first sight. */
  sense?: string;
  children: ReactNode;
}

export function Section({ id, title, sense, children }: SectionProps) {
  const headingId = `${sectionElementId(id)}-title`;
  return (
    <section
      id={sectionElementId(id)}
      aria-labelledby={headingId}
      className="scroll-mt-8 border-t border-line pt-8 pb-12"
    >
      <h2 id={headingId} tabIndex={-1} className="text-title font-light outline-none">
        {title}
      </h2>
      {sense && <p className="measure mt-1 text-ink-muted">{sense}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
