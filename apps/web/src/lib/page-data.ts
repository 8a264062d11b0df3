import type { QueryClient } from "@tanstack/react-query";

/** What the server gives a page that it renders with answers of the API. */
export interface PageData {
  /** The minute in which it was rendered, in milliseconds. */
  readonly now: number;
  /** Whether it was rendered for a narrow screen. */
  readonly isPhone: boolean;
  /** Answers of the API by their keys in the query cache. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Only while it is being rendered: gets the query caches of the page. */
  readonly onQueryClient?: (client: QueryClient) => void;
}

/** The server writes the data into an element with this id; a data block, not a script. */
const ELEMENT_ID = "page-data";

let current: PageData | null | undefined;

function readElement(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** The data of the page that the browser has opened, until it is hydrated; later pages ask the API themselves. */
export function getPageData(): PageData | null {
  if (current === undefined) current = readElement();
  return current;
}

export function setPageData(data: PageData | null): void {
  current = data;
}
