import type { Language } from "@lagna/terms";
import type { ReactNode } from "react";
import { prerender as write } from "react-dom/static";
import { initI18n, i18n, languagePreference } from "./lib/i18n/i18n.ts";

const i18nInitialized = initI18n();

/** The tags for the head, which React writes first. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)*/;

/** Renders to HTML once nothing that it shows is loading any more. */
export async function renderToHtml(node: ReactNode, path: string): Promise<{ head: string; html: string }> {
  const failures: unknown[] = [];
  const { prelude } = await write(node, {
    onError: (error) => void failures.push(error),
    // Keeps all content in document order: otherwise React would move late content into place with an inline script, which the content
    // security policy forbids.
    progressiveChunkSize: Infinity,
  });
  const all = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`The page at ${path} could not be written`, { cause: failures[0] });
  const [head = ""] = HEAD_TAGS.exec(all) ?? [];
  if (!head.includes("<title>")) throw new Error(`The page at ${path} has no title`);
  const html = all.slice(head.length);
  if (html.includes("<script")) throw new Error(`The page at ${path} is put together by a script`);
  // The content security policy allows no inline styles, and an app that hydrates this HTML would not remove them.
  const styled = /<[^>]* style="[^>]*>/.exec(html);
  if (styled) throw new Error(`The page at ${path} has an element with an inline style: ${styled[0]}`);
  return { head, html };
}

export async function switchLanguage(language: Language): Promise<void> {
  await i18nInitialized;
  languagePreference.set(language);
  await i18n.changeLanguage(language);
}
