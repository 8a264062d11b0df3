import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

/** What a browser would copy at `execCommand("copy")`: jsdom has none. */
function stubExecCommand(answer: () => boolean): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand(command: string) {
      const field = document.activeElement as HTMLTextAreaElement;
      if (command === "copy") copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return answer();
    },
  });
  return copied;
}

afterEach(() => {
  Reflect.deleteProperty(document, "execCommand");
  Reflect.deleteProperty(navigator, "clipboard");
  document.body.replaceChildren();
});

const stubClipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText && { writeText } });

test("the clipboard is used where there is one", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  stubClipboard(writeText);
  expect(await copyText("Lagna")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("Lagna");
});

test.each([
  ["absent", undefined],
  ["refused", () => Promise.reject(new Error("NotAllowedError"))],
])("with the clipboard %s the selected text is copied, and focus returns", async (_name, writeText) => {
  stubClipboard(writeText);
  const copied = stubExecCommand(() => true);
  document.body.innerHTML = "<dialog open><button>Copy</button></dialog>";
  const button = document.querySelector("button");
  button?.focus();
  expect(await copyText("two\nlines")).toBe(true);
  expect(copied).toEqual(["two\nlines"]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test("a browser that refuses both says so", async () => {
  stubClipboard();
  stubExecCommand(() => false);
  expect(await copyText("Lagna")).toBe(false);
});
