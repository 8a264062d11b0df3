import type { ComponentProps } from "react";
import { cx } from "../lib/cx.ts";

/** A raised surface with a thin border and no shadow. */
export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={cx("rounded-md border border-line bg-surface-raised p-5 sm:p-7", className)} />;
}
