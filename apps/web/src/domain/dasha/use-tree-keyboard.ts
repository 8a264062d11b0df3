import type { KeyboardEvent, RefObject } from "react";

const ITEM = '[role="treeitem"]';

const getAriaLevel = (item: Element): number => Number(item.getAttribute("aria-level"));

/** Keyboard navigation of a WAI-ARIA tree. The visible items are read from the rendered tree. */
export function useTreeKeyboard(
  tree: RefObject<HTMLElement | null>,
  toggle: (key: string, expanded?: boolean) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target as HTMLElement;
    // A button inside the tree handles its own keys.
    if (!item.matches(ITEM)) return;
    const visible = [...(tree.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const index = visible.indexOf(item);
    const key = item.dataset["key"] ?? "";
    const expanded = item.getAttribute("aria-expanded");
    if (event.key === "ArrowDown") visible[index + 1]?.focus();
    else if (event.key === "ArrowUp") visible[index - 1]?.focus();
    else if (event.key === "Home") visible[0]?.focus();
    else if (event.key === "End") visible.at(-1)?.focus();
    else if (event.key === "ArrowRight" && expanded === "false") toggle(key, true);
    else if (event.key === "ArrowRight" && expanded === "true") visible[index + 1]?.focus();
    else if (event.key === "ArrowLeft" && expanded === "true") toggle(key, false);
    else if (event.key === "ArrowLeft")
      visible
        .slice(0, index)
        .findLast((other) => getAriaLevel(other) < getAriaLevel(item))
        ?.focus();
    else if ((event.key === "Enter" || event.key === " ") && expanded !== null) toggle(key);
    else return;
    event.preventDefault();
  };
}
