import { memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import type { SectionProps } from "./section-props.ts";
import type { KundliSection, SectionId } from "./sections.ts";

export const sectionElementId = (id: SectionId): string => `kundli-${id}`;

/** A section under its name, and what that is in plain words. */
export const Section = memo(function Section({
  section: { id, Body },
  ...props
}: SectionProps & { section: KundliSection<SectionId> }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const headingId = `${sectionElementId(id)}-title`;
  return (
    <section
      id={sectionElementId(id)}
      aria-labelledby={headingId}
      className="scroll-mt-8 border-t border-line pt-8 pb-12"
    >
      <h2 id={headingId} tabIndex={-1} className="text-title font-light outline-none">
        {t(`sections.${id}`)}
      </h2>
      <p className="measure mt-1 text-ink-muted">{format.digits(t(`senses.${id}`))}</p>
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Body {...props} />
        </Suspense>
      </div>
    </section>
  );
});
