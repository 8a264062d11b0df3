/** What is built for use outside this repository: the packages, in an order in which each follows those it needs. */
export const PUBLISHED_PACKAGES = [
  "terms",
  "contract",
  "jyotish",
  "ephemeris",
  "places",
  "panchang",
  "kundli",
  "chart-drawing",
  "chart-element",
  "client",
  "astrologer",
  "mcp",
] as const;

export type PublishedPackage = (typeof PUBLISHED_PACKAGES)[number];

export const isPublishedPackage = (name: string): name is PublishedPackage =>
  (PUBLISHED_PACKAGES as readonly string[]).includes(name);

/** Folders beside `src` that a package reads when it runs. What it imports as JSON is found by the compiler. */
export const DATA_FOLDERS: Partial<Record<PublishedPackage, readonly string[]>> = {
  ephemeris: ["data"],
  places: ["data"],
};
