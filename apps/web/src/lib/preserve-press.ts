import { type ElementMark, findMarked, markElement } from "./find-same-element.ts";

declare global {
  /** The button pressed last before the app's code ran, recorded by public/before-paint.js. */
  var lagnaEarlyPress: HTMLElement | undefined;
}

export interface PressRecorder {
  /** From here on React handles presses itself. */
  readonly stop: () => void;
  /** Presses the button again that was pressed last while nothing handled it. */
  readonly repeat: () => void;
}

/**
 * Buttons of the prerendered HTML do nothing until the app runs, which takes seconds on a slow phone: a press in that time is remembered,
 * and repeated once the app is rendered.
 */
export function recordPress(root: HTMLElement): PressRecorder {
  let pressed: { element: HTMLElement; mark: ElementMark } | null = null;
  const record = (target: unknown) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button && root.contains(button)) pressed = { element: button, mark: markElement(root, button) };
  };
  const handleClick = ({ target }: MouseEvent) => record(target);
  record(globalThis.lagnaEarlyPress);
  globalThis.lagnaEarlyPress = undefined;
  root.addEventListener("click", handleClick);
  const stop = () => root.removeEventListener("click", handleClick);
  return {
    stop,
    repeat() {
      stop();
      if (pressed === null) return;
      const { element, mark } = pressed;
      pressed = null;
      (element.isConnected ? element : findMarked(root, mark))?.click();
    },
  };
}
