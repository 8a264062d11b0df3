import { useId, type ReactNode } from "react";

/** A section of the profile, separated by a hairline. */
export function ProfileSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-7">
      <h2 id={id} className="text-heading font-medium">
        {title}
      </h2>
      {lead && <p className="measure mt-1 text-ink-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
