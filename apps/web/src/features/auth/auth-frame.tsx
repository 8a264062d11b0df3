import type { ReactNode } from "react";
import { PageTitle } from "../../ui/page-title.tsx";

export const inlineLink = "font-semibold text-accent underline underline-offset-4";

/** The sheet every way in stands on. */
export function AuthFrame({
  title,
  lead,
  description,
  listed = false,
  children,
  footer,
}: {
  title: string;
  lead: ReactNode;
  /** What the page is for, in previews of its address. */
  description?: string;
  /** Whether search may find it. */
  listed?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="page flex flex-1 flex-col items-center py-10 sm:py-20">
      <PageTitle description={description} unlisted={!listed}>
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
