/** Elements that a user can focus or press in prerendered HTML: links, buttons, disclosure widgets, scroll containers. */
const FOCUSABLE = "a[href], button, summary, [tabindex]";

/** Identifies an element by what is the same in its copy in another document. */
const describeElement = (element: Element): string =>
  [
    element.localName,
    element.id,
    element.getAttribute("href"),
    element.getAttribute("aria-label"),
    element.textContent.trim(),
  ].join("\n");

const findMatching = (root: Element, description: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => describeElement(element) === description);

/** An element, remembered by its description and its index among elements with the same description. */
export interface ElementMark {
  readonly description: string;
  readonly index: number;
}

export function markElement(root: Element, element: HTMLElement): ElementMark {
  const description = describeElement(element);
  return { description, index: findMatching(root, description).indexOf(element) };
}

/** The same element in the HTML that has replaced the one in which it was marked. */
export const findMarked = (root: Element, { description, index }: ElementMark): HTMLElement | undefined =>
  findMatching(root, description)[index];
