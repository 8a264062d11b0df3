import type { ComponentProps, ReactNode } from "react";
import { cx } from "../lib/cx.ts";

export interface TableProps extends ComponentProps<"table"> {
  /** Description of the table; only for screen readers unless `showCaption` is set. */
  caption: ReactNode;
  showCaption?: boolean;
}

/** A table that scrolls horizontally inside itself, by keyboard too, so that the page never does. */
export function Table({ caption, showCaption, className, children, ...rest }: TableProps) {
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={typeof caption === "string" ? caption : undefined}
      // Positioned, so that visually hidden content in a cell scrolls with it instead of widening the page.
      className="relative overflow-x-auto"
    >
      <table {...rest} className={cx("tabular w-full border-collapse text-start text-sm", className)}>
        <caption className={showCaption ? "pb-2 text-start text-sm text-ink-muted" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function Th({ className, scope = "col", ...rest }: ComponentProps<"th">) {
  return (
    <th
      {...rest}
      scope={scope}
      className={cx(
        "px-1.5 text-start sm:px-3",
        scope === "col"
          ? "border-b border-line-strong py-2 text-xs font-medium text-ink-muted sm:whitespace-nowrap"
          : "border-b border-line py-2.5 align-top font-medium",
        className,
      )}
    />
  );
}

export function Td({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cx("border-b border-line px-1.5 py-2.5 align-top sm:px-3", className)} />;
}
