const FOCUSABLE = "a[href], button:not(:disabled), input:not([hidden]):not(:disabled), select, textarea";

/** A changed list is drawn some frames after its answer. */
const FRAMES = 12;

/**
 * After a press that takes its own button away: where the focus is then nowhere, it goes to what `find` names, or to the first
 * control in it, so that whoever works by keyboard goes on where they were.
 */
export function focusIfLost(find: () => HTMLElement | null | undefined): void {
  let frames = FRAMES;
  const look = () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) return giveFocus(find());
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function giveFocus(found: HTMLElement | null | undefined): void {
  if (!found) return;
  const control = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) found.tabIndex = -1;
  (control ?? found).focus();
}

export const pageHeading = (): HTMLElement | null => document.querySelector("main h1");
