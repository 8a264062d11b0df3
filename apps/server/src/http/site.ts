import type { Language } from "@lagna/terms";

/** Where the site is found, and by whom its people are reached; without an address of its own nothing is said of addresses. */
export interface Site {
  /** Without a slash at its end. */
  readonly publicUrl: string | null;
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
const property = ([name, content]: readonly [string, string]): string =>
  `<meta property="${name}" content="${escaped(content)}">`;

export interface PublicPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** What a search engine, and whoever shows a link before it is opened, read of a public page. */
export function headOf({ path, language, title, description }: PublicPage, site: Site): string {
  const { publicUrl } = site;
  const said: (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", NAME],
    ["og:title", title],
    ["og:description", description],
    ["og:locale", LOCALES[language]],
  ];
  if (publicUrl === null) return said.map(property).join("");
  const address = addressOf(publicUrl, path, language);
  const pictured: (readonly [string, string])[] = [
    ["og:url", address],
    ["og:image", `${publicUrl}/api/v1/sky/card.png?language=${language}`],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  return [
    link("canonical", address),
    ...alternatesOf(publicUrl, path).map(([hreflang, href]) => link("alternate", href, ` hreflang="${hreflang}"`)),
    ...[...said, ...pictured].map(property),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === "/" ? [structured(description, publicUrl, site)] : []),
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

/** The API is for the app, but for the picture. Pages that are nobody else's business say so themselves: who may not look cannot read that. */
export const robotsOf = (publicUrl: string | null): string =>
  [
    "User-agent: *",
    "Allow: /api/v1/sky",
    "Disallow: /api/",
    ...(publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
    "",
  ].join("\n");
