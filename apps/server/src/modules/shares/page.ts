import type { Language } from "@lagna/terms";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Absolute, 1200 × 630. */
  readonly picture: string;
  readonly language: Language;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const NOINDEX = '<meta name="robots" content="noindex, nofollow">';

function tagsOf({ title, description, url, picture, language }: PageHead): string {
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
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join("");
}

/** The web app's page with a head of its own, for those who show a link before anybody opens it; without one, of a link that leads nowhere. */
export function pageWith(html: string, head: PageHead | null): string {
  const titled = head ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`) : html;
  // Near the top: some previews read the first 32 KB alone, and the styles that stand in the page are twice as long.
  return titled.replace("</title>", (end) => `${end}${NOINDEX}${head ? tagsOf(head) : ""}`);
}
