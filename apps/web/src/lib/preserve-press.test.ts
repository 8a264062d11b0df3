import { afterEach, expect, test, vi } from "vitest";
import { recordPress } from "./preserve-press.ts";

const SENT = `<button>Menu</button><button>हिन्दी</button><a href="/about">About</a>`;
const pressed = vi.fn<(name: string | null) => void>();

afterEach(() => {
  document.body.innerHTML = "";
  pressed.mockClear();
});

function renderSent(): HTMLElement {
  document.body.innerHTML = `<div id="root">${SENT}</div>`;
  return document.querySelector("#root") as HTMLElement;
}
const getButton = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;
/** Simulates the app running: its buttons are new ones, or the same with handlers. */
function run(root: HTMLElement, replaced: boolean): void {
  if (replaced) root.innerHTML = SENT;
  for (const button of root.querySelectorAll("button"))
    button.addEventListener("click", () => pressed(button.textContent));
}

test.each([true, false])("a button pressed before the app runs is pressed again, once; replaced: %s", (replaced) => {
  const root = renderSent();
  const press = recordPress(root);
  getButton(root, "Menu").click();
  getButton(root, "हिन्दी").click();
  run(root, replaced);
  press.repeat();
  press.repeat();
  expect(pressed.mock.calls).toEqual([["हिन्दी"]]);
});

test("so is a button pressed before the app's code was there", () => {
  const root = renderSent();
  globalThis.lagnaEarlyPress = getButton(root, "हिन्दी");
  const press = recordPress(root);
  run(root, true);
  press.repeat();
  expect(pressed.mock.calls).toEqual([["हिन्दी"]]);
  expect(globalThis.lagnaEarlyPress).toBeUndefined();
});

test("a press that the app has handled itself is not repeated, nor is there one without a press", () => {
  const root = renderSent();
  const press = recordPress(root);
  press.stop();
  run(root, false);
  getButton(root, "Menu").click();
  press.repeat();
  expect(pressed.mock.calls).toEqual([["Menu"]]);
});
