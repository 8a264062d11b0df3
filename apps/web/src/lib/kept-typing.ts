import { awaken } from "./awaken.ts";
import { readStored, writeStored } from "./storage.ts";

const tab = (): Storage => sessionStorage;

type Box = HTMLInputElement | HTMLTextAreaElement;

/** What a person types and may be read again: no password, shown or not, and nothing that nobody sees. */
const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(
    (element): element is Box =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== "password" &&
      !/^off$|password/.test(element.getAttribute("autocomplete") ?? "") &&
      element.name !== "",
  );

function typedBefore(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readStored(key, tab) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** As if it were typed, so that whoever listens to the box hears of it. */
function type(box: Box, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box) as object, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * The ref of a public page's form that also keeps what is typed in this tab, so that a reload in the middle of it loses nothing; made
 * once for a form, not anew with each drawing.
 */
export const keptTyping =
  (key: string) =>
  (form: HTMLFormElement | null): (() => void) | undefined => {
    awaken(form);
    if (form === null) return undefined;
    const before = typedBefore(key);
    for (const box of boxesOf(form)) {
      const text = before[box.name];
      if (typeof text === "string" && box.value === "") type(box, text);
    }
    const keep = () =>
      writeStored(key, JSON.stringify(Object.fromEntries(boxesOf(form).map(({ name, value }) => [name, value]))), tab);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  };

/** When it was sent, nothing of it is left. */
export const forgetTyping = (key: string): void => void writeStored(key, null, tab);
