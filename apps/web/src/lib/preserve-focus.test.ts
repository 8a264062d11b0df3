import { afterEach, describe, expect, test } from "vitest";
import { preserveFocus } from "./preserve-focus.ts";

const SENT = `
  <a href="#main">Skip</a>
  <nav><a href="/login">Login</a><a href="/about">About</a></nav>
  <main><a href="/login">Login</a><button aria-label="Theme"></button><button>Menu</button></main>`;

afterEach(() => {
  document.body.innerHTML = "";
});

function renderSent(html = SENT): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div><button id="beyond"></button>`;
  return document.querySelector("#root") as HTMLElement;
}
/** Simulates the app replacing the HTML that the server sent. */
function replace(root: HTMLElement, html = SENT): void {
  root.textContent = "";
  root.innerHTML = html;
}
const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

describe("preserveFocus on prerendered HTML", () => {
  test.each([
    ["a[href='/login']", 0],
    ["a[href='/login']", 1],
    ["button", 0],
    ["button", 1],
    ["a", 0],
  ])("restores focus on %s, number %i", (selector, index) => {
    const root = renderSent();
    const restoreFocus = preserveFocus(root);
    all(root, selector)[index]?.focus();
    replace(root);
    expect(document.activeElement).toBe(document.body);
    restoreFocus();
    expect(document.activeElement).toBe(all(root, selector)[index]);
  });

  test("restores focus that existed before the call", () => {
    const root = renderSent();
    all(root, "button")[1]?.focus();
    const restoreFocus = preserveFocus(root);
    replace(root);
    restoreFocus();
    expect(document.activeElement).toBe(all(root, "button")[1]);
  });

  test("does nothing without focus", () => {
    const root = renderSent();
    const restoreFocus = preserveFocus(root);
    replace(root);
    restoreFocus();
    expect(document.activeElement).toBe(document.body);
  });

  test("does not restore focus that the user moved away", async () => {
    const root = renderSent();
    const restoreFocus = preserveFocus(root);
    const link = all(root, "a")[1];
    link?.focus();
    link?.blur();
    await Promise.resolve();
    replace(root);
    restoreFocus();
    expect(document.activeElement).toBe(document.body);
  });

  test("leaves focus that has moved elsewhere", () => {
    const root = renderSent();
    const restoreFocus = preserveFocus(root);
    all(root, "a")[1]?.focus();
    replace(root);
    document.querySelector<HTMLElement>("#beyond")?.focus();
    restoreFocus();
    expect(document.activeElement?.id).toBe("beyond");
  });

  test("does nothing for an element that the app does not have", () => {
    const root = renderSent();
    const restoreFocus = preserveFocus(root);
    all(root, "a[href='/login']")[1]?.focus();
    replace(root, `<a href="/profile">Profile</a>`);
    restoreFocus();
    expect(document.activeElement).toBe(document.body);
  });
});
