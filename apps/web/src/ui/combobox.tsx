import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import { controlClass, type FieldControl } from "./field.tsx";

export interface ComboboxProps<T> {
  /** Passed by Field: id, description, validity. */
  control: FieldControl;
  /** The text of the input; free text is allowed, options are suggestions. */
  value: string;
  onValueChange: (text: string) => void;
  options: readonly T[];
  optionKey: (option: T) => string | number;
  renderOption: (option: T) => ReactNode;
  onSelect: (option: T) => void;
  /** Accessible name of the list. */
  listLabel: string;
  /** Announced politely when it changes: the number of matches, that a search is running, or that nothing was found. */
  status?: string;
  /** Shown in place of the list while it loads. */
  loadingText?: string;
  inputProps?: Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown" | "id">;
}

/**
 * A text input with suggestions (WAI-ARIA 1.2 combobox with a list). Focus stays in the input; arrow keys move
 * through the options.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { control, value, options, optionKey, renderOption, listLabel, status, loadingText, inputProps } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListShown = open && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const chooseOption = (option: T) => {
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
    const option = isListShown ? options[active] : undefined;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && option !== undefined) chooseOption(option);
    else if (event.key === "Escape" && isListShown) setOpen(false);
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
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
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
        hidden={!isListShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line-strong bg-surface-raised py-1 shadow-float"
      >
        {isListShown &&
          options.map((option, index) => (
            <li
              key={optionKey(option)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Prevents the input from losing focus, which would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => chooseOption(option)}
              className={cx(
                "flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5",
                index === active && "bg-accent-wash",
              )}
            >
              {renderOption(option)}
            </li>
          ))}
      </ul>
      {open && loadingText && !isListShown && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line-strong bg-surface-raised px-3 py-3 text-ink-muted shadow-float"
        >
          {loadingText}
        </p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
