/** Elements that can have focus in prerendered HTML: links, buttons, disclosure widgets, scroll containers. */
const FOCUSABLE = "a[href], button, summary, [tabindex]";

/** Identifies an element by what is the same in its copy in another document. */
const describeElement = (element: Element): string =>
  [
    element.localName,
    element.id,
    element.getAttribute("href"),
    element.getAttribute("aria-label"),
    element.textContent.trim(),
  ].join("\n");

/** Its index among elements with the same description. */
interface FocusTarget {
  readonly description: string;
  readonly index: number;
}

const findMatching = (root: Element, description: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => describeElement(element) === description);

/**
 * Before the app starts, a user may move focus within the prerendered HTML, which the app then replaces: this
 * restores focus on the same link or button. Returns the function to call once the app is rendered.
 */
export function preserveFocus(root: HTMLElement): () => void {
  let focused: { element: HTMLElement; found: FocusTarget } | null = null;
  const recordFocus = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === root || !root.contains(element)) return;
    const description = describeElement(element);
    focused = { element, found: { description, index: findMatching(root, description).indexOf(element) } };
  };
  // Some browsers fire blur when a focused element is removed, even while it is still attached: the user did not move
  // focus then.
  const forgetFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && target === focused?.element) focused = null;
    });
  };
  recordFocus();
  root.addEventListener("focusin", recordFocus);
  root.addEventListener("focusout", forgetFocus);
  return () => {
    root.removeEventListener("focusin", recordFocus);
    root.removeEventListener("focusout", forgetFocus);
    if (focused === null || focused.element.isConnected || document.activeElement !== document.body) return;
    const { description, index } = focused.found;
    findMatching(root, description)[index]?.focus({ preventScroll: true });
  };
}
