import type { PagePath } from "@lagna/contract";
import type { Language } from "@lagna/terms";

/** URLs and contact of the site. URLs have no trailing slash. */
export interface Site {
  /** As configured; null: no canonical URLs or sitemap for search engines. */
  readonly publicUrl: string | null;
  /** Base URL for link previews, which need absolute URLs; null if unknown. */
  readonly ownUrl: string | null;
  readonly supportEmail: string | null;
}

const SITE_NAME = "Lagna";
const LOCALES: Readonly<Record<Language, string>> = { en: "en_IN", hi: "hi_IN" };
/** The first is the default for unsupported languages, and the one at a page's plain URL. */
const LANGUAGES = ["en", "hi"] as const satisfies readonly Language[];

/** One URL per language: the plain URL adapts to the visitor's language, and gives search engines the first one. */
const toPageUrl = (publicUrl: string, path: string, language: Language): string =>
  publicUrl + path + (language === "en" ? "" : `${path.includes("?") ? "&" : "?"}lang=${language}`);

const listAlternates = (publicUrl: string, path: string): (readonly [string, string])[] => [
  ...LANGUAGES.map((language) => [language, toPageUrl(publicUrl, path, language)] as const),
  ["x-default", toPageUrl(publicUrl, path, "en")] as const,
];

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const renderLink = (rel: string, href: string, attributes = ""): string =>
  `<link rel="${rel}"${attributes} href="${escapeHtml(href)}">`;
const renderProperty = ([name, content]: Property): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

export interface PageMetadata {
  readonly path: PagePath;
  readonly language: Language;
  readonly title: string;
  /** Null if the build has none for this page. */
  readonly description: string | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

type Property = readonly [name: string, content: string];

/** Open Graph properties for link previews. */
function renderPreview({ path, language, title, description }: PageMetadata, { ownUrl }: Site): string {
  const basicProperties: Property[] = [
    ["og:type", "website"],
    ["og:site_name", SITE_NAME],
    ["og:title", title],
    ...(description === null ? [] : [["og:description", description] as const]),
    ["og:locale", LOCALES[language]],
  ];
  if (ownUrl === null) return basicProperties.map(renderProperty).join("");
  const imageProperties: Property[] = [
    // Pages of single records get no URL, so that preview services do not store the record's token.
    ...(path.includes(":") ? [] : [["og:url", toPageUrl(ownUrl, path, language)] as const]),
    ["og:image", `${ownUrl}/api/v1/sky/card.png?language=${language}`],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  return (
    [...basicProperties, ...imageProperties].map(renderProperty).join("") +
    '<meta name="twitter:card" content="summary_large_image">'
  );
}

/** The head elements for link previews and search engines. */
export function renderHead(page: PageMetadata, site: Site): string {
  const { path, language, description, isListed } = page;
  const { publicUrl } = site;
  const preview = renderPreview(page, site);
  if (!isListed || publicUrl === null) return preview;
  return [
    renderSearchLinks(publicUrl, path, language),
    preview,
    ...(path === "/" ? [renderStructuredData(description ?? "", publicUrl, site)] : []),
  ].join("");
}

/**
 * For search engines: the one URL of a page in its language, and those in the other languages.
 * @param path may have a query, of what makes it another page
 */
export const renderSearchLinks = (publicUrl: string, path: string, language: Language): string =>
  [
    renderLink("canonical", toPageUrl(publicUrl, path, language)),
    ...listAlternates(publicUrl, path).map(([hreflang, href]) =>
      renderLink("alternate", href, ` hreflang="${hreflang}"`),
    ),
  ].join("");

/** The application and its publisher as schema.org JSON-LD; a data block, which the content security policy does not treat as a script. */
function renderStructuredData(description: string, publicUrl: string, { supportEmail }: Site): string {
  const organization = `${publicUrl}/#organization`;
  const graph = [
    {
      "@type": "WebApplication",
      "@id": `${publicUrl}/#application`,
      name: SITE_NAME,
      url: `${publicUrl}/`,
      description,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
      browserRequirements: "Requires JavaScript",
      inLanguage: LANGUAGES,
      isAccessibleForFree: true,
      license: "https://www.gnu.org/licenses/agpl-3.0.html",
      publisher: { "@id": organization },
    },
    {
      "@type": "Organization",
      "@id": organization,
      name: SITE_NAME,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      ...(supportEmail === null ? {} : { email: supportEmail }),
    },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}

/** The sitemap: every public page in each language, with links to the other languages. */
export function renderSitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.flatMap((path) =>
    LANGUAGES.map((language) => {
      const alternates = listAlternates(publicUrl, path).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      );
      return `<url><loc>${escapeHtml(toPageUrl(publicUrl, path, language))}</loc>${alternates.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/**
 * The API is disallowed except for preview images. Pages that must not be listed say so themselves (noindex), which crawlers must be able to
 * read.
 */
export const renderRobots = (publicUrl: string | null): string =>
  [
    "User-agent: *",
    "Allow: /api/v1/sky",
    "Allow: /api/v1/shares/*/card.png",
    "Disallow: /api/",
    ...(publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
    "",
  ].join("\n");
