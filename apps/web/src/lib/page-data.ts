import type { QueryClient } from "@tanstack/react-query";
import type { RefusedField } from "./api.ts";

/** What the server gives a page that it renders with answers of the API. */
export interface PageData {
  /** The minute in which it was rendered, in milliseconds. */
  readonly now: number;
  /** Of the window it was rendered for, in pixels; null on a page for any width. */
  readonly width: number | null;
  /** Answers of the API by their keys in the query cache. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** Answers of the API by path, for what asks outside of the query cache. */
  readonly byPath: Readonly<Record<string, unknown>>;
  /** The fields that the API has refused, by the path of the request; a page may show what is missing. */
  readonly refusedByPath: Readonly<Record<string, readonly RefusedField[]>>;
  /** Choices stored in the browser that the page was rendered for, by their keys. */
  readonly stored: Readonly<Record<string, string>>;
  /** The time zone of the browser that the page was rendered for; absent on a page rendered for everyone. */
  readonly timeZone?: string | undefined;
  /** Only while it is being rendered: gets the query caches of the page. */
  readonly onQueryClient?: (client: QueryClient) => void;
  /** Only while it is being rendered: gets the paths that are asked for outside of the query cache. */
  readonly onPath?: (path: string) => void;
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

/** What a page that came with its content loads before it is hydrated; each load never rejects. */
export const neededToHydrate: (() => Promise<unknown>)[] = [];

/** The answer to a path that has come with the page, or null. */
export function readPageAnswer<Answer>(path: string): Answer | null {
  const data = getPageData();
  data?.onPath?.(path);
  return (data?.byPath[path] as Answer | undefined) ?? null;
}

/** The fields of this path's request that the API has refused when the page was rendered. */
export const readPageRefusal = (path: string): readonly RefusedField[] => getPageData()?.refusedByPath[path] ?? [];

/** What the browser had stored when the page was rendered; null on a page rendered for everyone. */
export const readPageStored = (key: string): string | null => getPageData()?.stored[key] ?? null;
