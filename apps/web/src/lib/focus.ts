const FOCUSABLE = "a[href], button:not(:disabled), input:not([hidden]):not(:disabled), select, textarea";

/** Frames to wait: a changed list is rendered some frames after its response. */
const MAX_FRAMES = 12;

/**
 * For a press that removes its own button: if focus was lost, moves it to the element that `find` returns, or to the
 * first control in it, so that keyboard users continue where they were.
 */
export function focusIfLost(find: () => HTMLElement | null | undefined): void {
  let frames = MAX_FRAMES;
  const tryFocus = () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) return focusFirstControl(find());
    frames -= 1;
    if (frames > 0) requestAnimationFrame(tryFocus);
  };
  requestAnimationFrame(tryFocus);
}

function focusFirstControl(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) element.tabIndex = -1;
  (control ?? element).focus();
}

export const findPageHeading = (): HTMLElement | null => document.querySelector("main h1");
