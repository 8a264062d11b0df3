import ChevronDown from "~icons/lucide/chevron-down";
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
  /** Shown in place of an empty list: that it loads, or that nothing matches. */
  emptyText?: string;
  /** The list also opens when the input is pressed: for one that is complete before anything is typed. */
  opensOnPress?: boolean;
  inputProps?: Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown" | "id">;
}

/** The open list and its active option, moved by the keys of the input. */
function useOptionList<T>(options: readonly T[], onSelect: (option: T) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = open && options.length > 0;

  const choose = (option: T) => {
    setOpen(false);
    setActive(-1);
    onSelect(option);
  };
  const move = (step: number) => {
    if (options.length === 0) return;
    setOpen(true);
    setActive((from) => (from < 0 && step < 0 ? options.length - 1 : (from + step + options.length) % options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = isShown ? options[active] : undefined;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && option !== undefined) choose(option);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };
  const reopen = () => {
    setOpen(true);
    setActive(-1);
  };
  return { open, isShown, active, choose, onKeyDown, reopen, close: () => setOpen(false) };
}

/**
 * A text input with suggestions (WAI-ARIA 1.2 combobox with a list). Focus stays in the input; arrow keys move
 * through the options.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { control, value, options, status, emptyText, opensOnPress, inputProps } = props;
  const listId = useId();
  const list = useOptionList(options, props.onSelect);
  return (
    <div className="relative">
      <input
        autoComplete="off"
        {...inputProps}
        {...control}
        role="combobox"
        aria-expanded={list.isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.isShown && list.active >= 0 ? toOptionId(listId, list.active) : undefined}
        value={value}
        onChange={(event) => {
          list.reopen();
          props.onValueChange(event.target.value);
        }}
        onKeyDown={list.onKeyDown}
        onBlur={(event) => {
          list.close();
          inputProps?.onBlur?.(event);
        }}
        onClick={(event) => {
          if (opensOnPress && !list.open) list.reopen();
          inputProps?.onClick?.(event);
        }}
        className={cx(controlClass, opensOnPress && "pe-9", inputProps?.className)}
      />
      {opensOnPress && (
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 top-3.5 size-4 text-ink-muted" />
      )}
      <OptionList {...props} id={listId} shown={list.isShown} active={list.active} onChoose={list.choose} />
      {list.open && emptyText && !list.isShown && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line-strong bg-surface-raised px-3 py-3 text-ink-muted shadow-float"
        >
          {emptyText}
        </p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

const toOptionId = (listId: string, index: number): string => `${listId}-${index}`;

interface OptionListProps<T> extends Pick<ComboboxProps<T>, "options" | "optionKey" | "renderOption" | "listLabel"> {
  id: string;
  shown: boolean;
  active: number;
  onChoose: (option: T) => void;
}

/** The keyboard moves through more options than are visible at once. */
const scrollIntoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" });

function OptionList<T>(props: OptionListProps<T>) {
  const { id, shown, active, options, optionKey, renderOption, listLabel, onChoose } = props;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={listLabel}
      hidden={!shown}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line-strong bg-surface-raised py-1 shadow-float"
    >
      {shown &&
        options.map((option, index) => (
          <li
            key={optionKey(option)}
            id={toOptionId(id, index)}
            ref={index === active ? scrollIntoView : undefined}
            role="option"
            aria-selected={index === active}
            // Prevents the input from losing focus, which would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={cx(
              "flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5",
              index === active && "bg-accent-wash",
            )}
          >
            {renderOption(option)}
          </li>
        ))}
    </ul>
  );
}
