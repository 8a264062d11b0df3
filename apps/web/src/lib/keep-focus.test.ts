import { afterEach, describe, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

const SENT = `
  <a href="#main">Skip</a>
  <nav><a href="/login">Login</a><a href="/about">About</a></nav>
  <main><a href="/login">Login</a><button aria-label="Theme"></button><button>Menu</button></main>`;

afterEach(() => {
  document.body.innerHTML = "";
});

function sent(html = SENT): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div><button id="beyond"></button>`;
  return document.querySelector("#root") as HTMLElement;
}
/** The app puts its own in place of all that was sent. */
function replace(root: HTMLElement, html = SENT): void {
  root.textContent = "";
  root.innerHTML = html;
}
const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

describe("focus in words that the server sent", () => {
  test.each([
    ["a[href='/login']", 0],
    ["a[href='/login']", 1],
    ["button", 0],
    ["button", 1],
    ["a", 0],
  ])("%s, number %i, has it again in the app's own", (selector, at) => {
    const root = sent();
    const stands = keepFocus(root);
    all(root, selector)[at]?.focus();
    replace(root);
    expect(document.activeElement).toBe(document.body);
    stands();
    expect(document.activeElement).toBe(all(root, selector)[at]);
  });

  test("what had it before this was asked for has it too", () => {
    const root = sent();
    all(root, "button")[1]?.focus();
    const stands = keepFocus(root);
    replace(root);
    stands();
    expect(document.activeElement).toBe(all(root, "button")[1]);
  });

  test("nobody's focus is given to nothing", () => {
    const root = sent();
    const stands = keepFocus(root);
    replace(root);
    stands();
    expect(document.activeElement).toBe(document.body);
  });

  test("who left it by choice is not brought back", async () => {
    const root = sent();
    const stands = keepFocus(root);
    const link = all(root, "a")[1];
    link?.focus();
    link?.blur();
    await Promise.resolve();
    replace(root);
    stands();
    expect(document.activeElement).toBe(document.body);
  });

  test("focus that is elsewhere by then stays there", () => {
    const root = sent();
    const stands = keepFocus(root);
    all(root, "a")[1]?.focus();
    replace(root);
    document.querySelector<HTMLElement>("#beyond")?.focus();
    stands();
    expect(document.activeElement?.id).toBe("beyond");
  });

  test("what the app does not have is not looked for elsewhere", () => {
    const root = sent();
    const stands = keepFocus(root);
    all(root, "a[href='/login']")[1]?.focus();
    replace(root, `<a href="/profile">Profile</a>`);
    stands();
    expect(document.activeElement).toBe(document.body);
  });
});
