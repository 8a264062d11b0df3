import { useId, type ReactNode } from "react";
import { cx } from "../lib/cx.ts";

export interface SegmentedProps<T extends string> {
  /** Accessible name of the group, visible with `showLabel`. */
  label: string;
  showLabel?: boolean;
  value: T;
  options: ReadonlyArray<{ value: T; label: ReactNode; lang?: string }>;
  onChange: (value: T) => void;
  className?: string;
}

/** Selects one of a few visible options. Native radio buttons provide arrow keys and announcements. */
export function Segmented<T extends string>({
  label,
  showLabel,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className={showLabel ? "mb-1.5 text-sm font-medium" : "sr-only"}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-md border border-line-strong p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={cx(
              "relative flex min-h-10 min-w-11 flex-auto cursor-pointer items-center justify-center rounded-sm px-3 text-sm whitespace-nowrap transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              option.value === value ? "bg-accent-fill font-semibold text-on-accent" : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
