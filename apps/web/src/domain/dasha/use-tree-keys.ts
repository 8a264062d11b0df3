import type { KeyboardEvent, RefObject } from "react";

const ITEM = '[role="treeitem"]';

const level = (item: Element): number => Number(item.getAttribute("aria-level"));

/** The keys of a WAI-ARIA tree; what is visible is read from the tree itself. */
export function useTreeKeys(tree: RefObject<HTMLElement | null>, toggle: (key: string, wanted?: boolean) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target as HTMLElement;
    // A button inside the tree keeps its own keys.
    if (!item.matches(ITEM)) return;
    const visible = [...(tree.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const at = visible.indexOf(item);
    const key = item.dataset["key"] ?? "";
    const expanded = item.getAttribute("aria-expanded");
    if (event.key === "ArrowDown") visible[at + 1]?.focus();
    else if (event.key === "ArrowUp") visible[at - 1]?.focus();
    else if (event.key === "Home") visible[0]?.focus();
    else if (event.key === "End") visible.at(-1)?.focus();
    else if (event.key === "ArrowRight" && expanded === "false") toggle(key, true);
    else if (event.key === "ArrowRight" && expanded === "true") visible[at + 1]?.focus();
    else if (event.key === "ArrowLeft" && expanded === "true") toggle(key, false);
    else if (event.key === "ArrowLeft")
      visible
        .slice(0, at)
        .findLast((other) => level(other) < level(item))
        ?.focus();
    else if ((event.key === "Enter" || event.key === " ") && expanded !== null) toggle(key);
    else return;
    event.preventDefault();
  };
}
