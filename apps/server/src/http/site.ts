import type { PagePath } from "@lagna/contract";
import type { Language } from "@lagna/terms";

/** Where the site is found, and by whom its people are reached. Addresses are without a slash at their end. */
export interface Site {
  /** As configured; without it search engines are told no address. */
  readonly publicUrl: string | null;
  /** Where a link to the site leads, so that its preview has an address and a picture; null where the server cannot know. */
  readonly ownUrl: string | null;
  readonly supportEmail: string | null;
}

const NAME = "Lagna";
const LOCALES: Readonly<Record<Language, string>> = { en: "en_IN", hi: "hi_IN" };
/** The first stands at a page's plain address, and is what somebody gets whose language we do not speak. */
const LANGUAGES = ["en", "hi"] as const satisfies readonly Language[];

/** One address a language: who opens the plain one gets it in theirs, and a search engine the first. */
const addressOf = (publicUrl: string, path: string, language: Language): string =>
  publicUrl + path + (language === "en" ? "" : `?lang=${language}`);

const alternatesOf = (publicUrl: string, path: string): (readonly [string, string])[] => [
  ...LANGUAGES.map((language) => [language, addressOf(publicUrl, path, language)] as const),
  ["x-default", addressOf(publicUrl, path, "en")] as const,
];

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}"${more} href="${escaped(href)}">`;
const property = ([name, content]: Property): string => `<meta property="${name}" content="${escaped(content)}">`;

export interface PageHead {
  readonly path: PagePath;
  readonly language: Language;
  readonly title: string;
  /** Null where the build has no words. */
  readonly description: string | null;
  /** Whether search may find it. */
  readonly listed: boolean;
}

type Property = readonly [name: string, content: string];

/** For previews of a link: Open Graph. */
function previewOf({ path, language, title, description }: PageHead, { ownUrl }: Site): string {
  const said: Property[] = [
    ["og:type", "website"],
    ["og:site_name", NAME],
    ["og:title", title],
    ...(description === null ? [] : [["og:description", description] as const]),
    ["og:locale", LOCALES[language]],
  ];
  if (ownUrl === null) return said.map(property).join("");
  const pictured: Property[] = [
    // Which record it is stays out of what previews keep.
    ...(path.includes(":") ? [] : [["og:url", addressOf(ownUrl, path, language)] as const]),
    ["og:image", `${ownUrl}/api/v1/sky/card.png?language=${language}`],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  return [...said, ...pictured].map(property).join("") + '<meta name="twitter:card" content="summary_large_image">';
}

/** What previews and search engines read of a page. */
export function headOf(page: PageHead, site: Site): string {
  const { path, language, description, listed } = page;
  const { publicUrl } = site;
  const preview = previewOf(page, site);
  if (!listed || publicUrl === null) return preview;
  return [
    link("canonical", addressOf(publicUrl, path, language)),
    ...alternatesOf(publicUrl, path).map(([hreflang, href]) => link("alternate", href, ` hreflang="${hreflang}"`)),
    preview,
    ...(path === "/" ? [structured(description ?? "", publicUrl, site)] : []),
  ].join("");
}

/** The application and who offers it, in the words of schema.org: data, which no policy takes for a script. */
function structured(description: string, publicUrl: string, { supportEmail }: Site): string {
  const organization = `${publicUrl}/#organization`;
  const graph = [
    {
      "@type": "WebApplication",
      "@id": `${publicUrl}/#application`,
      name: NAME,
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
      name: NAME,
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

/** Every public page in each language, each naming the others. */
export function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const urls = paths.flatMap((path) =>
    LANGUAGES.map((language) => {
      const others = alternatesOf(publicUrl, path).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
      );
      return `<url><loc>${escaped(addressOf(publicUrl, path, language))}</loc>${others.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** The API is for the app, but for the pictures of previews. A page that is not to be found says so itself, which a crawler must be let in to read. */
export const robotsOf = (publicUrl: string | null): string =>
  [
    "User-agent: *",
    "Allow: /api/v1/sky",
    "Allow: /api/v1/shares/*/card.png",
    "Disallow: /api/",
    ...(publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
    "",
  ].join("\n");
