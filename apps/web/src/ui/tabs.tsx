import type { ComponentProps } from "react";
import { Tabs as Radix } from "radix-ui";
import { cx } from "../lib/cx.ts";

export const Tabs = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...rest} className={cx("flex gap-1 overflow-x-auto border-b border-line", className)} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        "-mb-px min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink",
        "-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx("pt-5", className)} />;
}
