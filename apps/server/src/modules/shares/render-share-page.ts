import type { Language } from "@lagna/terms";

export interface SharePageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Absolute URL of a 1200 × 630 picture. */
  readonly picture: string;
  readonly language: Language;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? character);

const NOINDEX = '<meta name="robots" content="noindex, nofollow">';

function renderTags({ title, description, url, picture, language }: SharePageHead): string {
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": picture,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
    "og:locale": language === "hi" ? "hi_IN" : "en_IN",
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join("");
}

/** The web app's HTML with a head for link previews; `head` is null for a link that does not exist. */
export function renderSharePage(html: string, head: SharePageHead | null): string {
  const titled = head ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`) : html;
  // Near the top: some preview fetchers read only the first 32 KB, and the page's inline styles are twice as long.
  return titled.replace("</title>", (end) => `${end}${NOINDEX}${head ? renderTags(head) : ""}`);
}
