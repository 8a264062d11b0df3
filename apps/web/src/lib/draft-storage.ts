import { activateForm } from "./activate-form.ts";
import { readStored, writeStored } from "./storage.ts";

const getTabStorage = (): Storage => sessionStorage;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Text inputs to store in a draft: no passwords, even when shown as text, and no hidden inputs. */
const listDraftInputs = (form: HTMLFormElement): TextInput[] =>
  [...form.elements].filter(
    (element): element is TextInput =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== "password" &&
      !/^off$|password/.test(element.getAttribute("autocomplete") ?? "") &&
      element.name !== "",
  );

function readFormDraft(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(key, getTabStorage) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Sets the value as if typed, so that input listeners are called. */
function fillInput(box: TextInput, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box) as object, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Ref for a public page's form that also stores its input in this tab, so that a reload loses nothing. Create it once
 * per form, not on every render.
 */
export const createDraftRef =
  (key: string) =>
  (form: HTMLFormElement | null): (() => void) | undefined => {
    activateForm(form);
    if (form === null) return undefined;
    const draft = readFormDraft(key);
    for (const box of listDraftInputs(form)) {
      const text = draft[box.name];
      if (typeof text === "string" && box.value === "") fillInput(box, text);
    }
    const storeDraft = () =>
      writeStored(
        key,
        JSON.stringify(Object.fromEntries(listDraftInputs(form).map(({ name, value }) => [name, value]))),
        getTabStorage,
      );
    form.addEventListener("input", storeDraft);
    return () => form.removeEventListener("input", storeDraft);
  };

/** Clears the draft after the form was sent. */
export const clearFormDraft = (key: string): void => void writeStored(key, null, getTabStorage);
