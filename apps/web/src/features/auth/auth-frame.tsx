import type { ReactNode } from "react";
import { PageTitle } from "../../ui/page-title.tsx";

export const inlineLinkClass = "font-semibold text-accent underline underline-offset-4";

/** The layout of all sign-in pages. */
export function AuthFrame({
  title,
  lead,
  description,
  indexable = false,
  children,
  footer,
}: {
  title: string;
  lead: ReactNode;
  /** Describes the page in link previews. */
  description?: string;
  /** Whether search engines may index the page. */
  indexable?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="page flex flex-1 flex-col items-center py-10 sm:py-20">
      <PageTitle description={description} noIndex={!indexable}>
        {title}
      </PageTitle>
      <div className="w-full max-w-100">
        <h1 className="text-title font-light">{title}</h1>
        <p className="mt-2 text-ink-muted">{lead}</p>
        <div className="mt-8">{children}</div>
        {footer && <div className="mt-8 border-t border-line pt-5 text-ink-muted">{footer}</div>}
      </div>
    </div>
  );
}
