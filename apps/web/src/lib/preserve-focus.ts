import { type ElementMark, findMarked, markElement } from "./find-same-element.ts";

/**
 * Before the app starts, a user may move focus within the prerendered HTML, which the app then replaces: this
 * restores focus on the same link or button. Returns the function to call once the app is rendered.
 */
export function preserveFocus(root: HTMLElement): () => void {
  let focused: { element: HTMLElement; mark: ElementMark } | null = null;
  const recordFocus = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === root || !root.contains(element)) return;
    focused = { element, mark: markElement(root, element) };
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
    findMarked(root, focused.mark)?.focus({ preventScroll: true });
  };
}
