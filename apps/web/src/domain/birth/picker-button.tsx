import { useRef, type ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";

interface PickerButtonProps {
  type: "date" | "time";
  label: string;
  /** Initial value of the picker, `YYYY-MM-DD` or `HH:MM`; empty for none. */
  value: string;
  min?: string;
  max?: string;
  onPick: (value: string) => void;
  children: ReactNode;
}

/** A button that opens the platform's date or time picker; the fields beside it can be typed in without it. */
export function PickerButton({ type, label, value, min, max, onPick, children }: PickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    const element = input.current;
    if (!element) return;
    // Older browsers lack showPicker; on phones, where it matters most, focusing the input opens it.
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
