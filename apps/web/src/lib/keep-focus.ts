/** What can have the focus in words made at build: links and buttons, what folds, what scrolls. */
const FOCUSABLE = "a[href], button, summary, [tabindex]";

/** What an element is to a person, as far as its copy in another document is the same. */
const likeness = (element: Element): string =>
  [
    element.localName,
    element.id,
    element.getAttribute("href"),
    element.getAttribute("aria-label"),
    element.textContent.trim(),
  ].join("\n");

/** Which one of those that are alike it is. */
interface Found {
  readonly like: string;
  readonly at: number;
}

const alike = (root: Element, like: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => likeness(element) === like);

/**
 * Somebody who presses Tab before the app stands has the focus in the words that the server sent, and the app puts its own in their
 * place: this gives the focus to the same link or button there. Returns what is called once the app stands.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: { element: HTMLElement; found: Found } | null = null;
  const note = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === root || !root.contains(element)) return;
    const like = likeness(element);
    held = { element, found: { like, at: alike(root, like).indexOf(element) } };
  };
  // An element that is being taken away tells that it loses the focus, some browsers while it still stands: that is nobody's doing.
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && target === held?.element) held = null;
    });
  };
  note();
  root.addEventListener("focusin", note);
  root.addEventListener("focusout", forget);
  return () => {
    root.removeEventListener("focusin", note);
    root.removeEventListener("focusout", forget);
    if (held === null || held.element.isConnected || document.activeElement !== document.body) return;
    const { like, at } = held.found;
    alike(root, like)[at]?.focus({ preventScroll: true });
  };
}
