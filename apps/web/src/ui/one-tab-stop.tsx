import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";

const FOCUSABLE = "a[href], button:not(:disabled), summary, select:not(:disabled), input:not(:disabled), [role=slider]";
/** Dialogs and popovers inside a group keep tab stops of their own; closed details have none. */
const OUTSIDE = "dialog, [role=dialog], [popover], [hidden], details:not([open]) > :not(summary)";

interface OneTabStopProps {
  className?: string;
  role?: "group";
  "aria-label"?: string;
  /** Selects the item that takes the focus first, the last match; by default the first item. */
  start?: string;
  /** Items are in rows (`[data-row]`): up and down move between them. */
  rows?: boolean;
  children: ReactNode;
}

/**
 * Makes the controls inside one tab stop: left and right move between them, Home and End to the first and the last.
 * Tab comes back to the control used last.
 */
export function OneTabStop({ start, rows = false, children, ...props }: OneTabStopProps) {
  const group = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const update = useCallback(() => {
    if (group.current) last.current = keepOneStop(group.current, last.current, start);
  }, [start]);
  useEffect(() => {
    if (!group.current) return;
    update();
    const changes = new MutationObserver(update);
    changes.observe(group.current, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "open", "hidden"],
    });
    return () => changes.disconnect();
  }, [update]);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>(FOCUSABLE);
    if (!item || !group.current?.contains(item) || item.closest(OUTSIDE)) return;
    last.current = item;
    update();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !group.current) return;
    const next = findNextItem(event.key, event.target as HTMLElement, listItems(group.current), rows, start);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // The handlers only move the focus between the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={group} {...props} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const isUncheckedRadio = (item: HTMLElement): boolean =>
  item instanceof HTMLInputElement && item.type === "radio" && !item.checked;

const listItems = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (item) => !isUncheckedRadio(item) && item.closest(OUTSIDE) === null,
  );

function keepOneStop(group: HTMLElement, last: HTMLElement | null, start: string | undefined): HTMLElement | null {
  const items = listItems(group);
  const first = start === undefined ? undefined : items.findLast((item) => item.matches(start));
  const stop = (last && items.includes(last) ? last : first) ?? items[0] ?? null;
  for (const item of items) {
    const index = item === stop ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
  return last && items.includes(last) ? last : null;
}

/** Elements that use up and down themselves. */
const usesUpAndDown = (element: HTMLElement): boolean => element.matches("select, input, [role=slider]");

function findNextItem(
  key: string,
  from: HTMLElement,
  all: readonly HTMLElement[],
  rows: boolean,
  start: string | undefined,
): HTMLElement | undefined {
  const shown = all.filter((item) => item === from || isShown(item));
  const index = shown.indexOf(from);
  if (index === -1) return undefined;
  if (key === "ArrowRight") return shown[(index + 1) % shown.length];
  if (key === "ArrowLeft") return shown.at(index - 1);
  if (key === "Home") return shown[0];
  if (key === "End") return shown.at(-1);
  if (!rows) return undefined;
  if (key === "Enter" && from.matches("[role=slider]"))
    return start === undefined ? shown[0] : shown.findLast((item) => item.matches(start));
  if (usesUpAndDown(from)) return undefined;
  const row = from.closest("[data-row]");
  const isInRow = (item: HTMLElement) => item.closest("[data-row]") === row;
  if (key === "ArrowDown") return shown.slice(index + 1).find((item) => !isInRow(item));
  if (key === "ArrowUp") return shown.slice(0, index).findLast((item) => !isInRow(item));
  return undefined;
}

const isShown = (item: HTMLElement): boolean => !("checkVisibility" in item) || item.checkVisibility();
