import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import { controlClass, type FieldControl } from "./field.tsx";

export interface ComboboxProps<T> {
  /** From Field: id, description, validity. */
  control: FieldControl;
  /** The text in the box; free text is allowed, an option is a help. */
  value: string;
  onValueChange: (text: string) => void;
  options: readonly T[];
  optionKey: (option: T) => string | number;
  renderOption: (option: T) => ReactNode;
  onSelect: (option: T) => void;
  /** Names the list to screen readers. */
  listLabel: string;
  /** Said politely when it changes: how many matches, that it is searching, that there is none. */
  status?: string;
  /** In sight in the list's place while it is on its way. */
  waiting?: string;
  inputProps?: Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown" | "id">;
}

/** A text box that completes (WAI-ARIA 1.2 combobox with a list). Focus stays in the box; arrows move through the options. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { control, value, options, optionKey, renderOption, listLabel, status, waiting, inputProps } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (option: T) => {
    setOpen(false);
    setActive(-1);
    props.onSelect(option);
  };
  const move = (step: number) => {
    if (options.length === 0) return;
    setOpen(true);
    setActive((from) => (from < 0 && step < 0 ? options.length - 1 : (from + step + options.length) % options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown ? options[active] : undefined;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && option !== undefined) choose(option);
    else if (event.key === "Escape" && shown) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <input
        autoComplete="off"
        {...inputProps}
        {...control}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          props.onValueChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setOpen(false);
          inputProps?.onBlur?.(event);
        }}
        className={controlClass}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line-strong bg-surface-raised py-1 shadow-float"
      >
        {shown &&
          options.map((option, index) => (
            <li
              key={optionKey(option)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Before the box loses focus, or the list would close under the finger.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={cx(
                "flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5",
                index === active && "bg-accent-wash",
              )}
            >
              {renderOption(option)}
            </li>
          ))}
      </ul>
      {open && waiting && !shown && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line-strong bg-surface-raised px-3 py-3 text-ink-muted shadow-float"
        >
          {waiting}
        </p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
