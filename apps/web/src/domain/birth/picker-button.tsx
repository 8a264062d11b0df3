import { useRef, type ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";

interface PickerButtonProps {
  type: "date" | "time";
  label: string;
  /** Where the picker opens, `YYYY-MM-DD` or `HH:MM`; empty for none. */
  value: string;
  min?: string;
  max?: string;
  onPick: (value: string) => void;
  children: ReactNode;
}

/** The platform's own date or time picker behind a button; the fields beside it can be typed without it. */
export function PickerButton({ type, label, value, min, max, onPick, children }: PickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    const element = input.current;
    if (!element) return;
    // Older browsers have no showPicker; focusing opens it on phones, which is where it matters.
    if ("showPicker" in element) element.showPicker();
    else (element as HTMLInputElement).focus();
  };
  return (
    <span className="relative">
      <IconButton label={label} onClick={open} className="border border-line-strong">
        {children}
      </IconButton>
      <input
        ref={input}
        type={type}
        value={value}
        min={min}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        data-picker={type}
        onChange={(event) => event.target.value !== "" && onPick(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
    </span>
  );
}
