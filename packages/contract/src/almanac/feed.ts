/** Whose regional festivals are shown; those of the whole of India are always. */
export const FESTIVAL_REGIONS = [
  "all",
  "north",
  "maharashtra",
  "gujarat",
  "bengal",
  "odisha",
  "assam",
  "tamil",
  "kerala",
  "telugu_kannada",
  "nepal",
] as const;
export type FestivalRegion = (typeof FESTIVAL_REGIONS)[number];

/** Of days that differ by tradition: those of all, or of one. */
export const FESTIVAL_SECTS = ["all", "smarta", "vaishnava"] as const;
export type FestivalSect = (typeof FESTIVAL_SECTS)[number];

/** How many days a calendar feed has: named festivals and fasts, or every rite. */
export const FEED_DAYS = ["main", "all"] as const;
export type FeedDays = (typeof FEED_DAYS)[number];

/** The address of a feed of festivals and fasts; without a region it has those of the place's own. */
export function toFeedPath(
  placeId: number | string,
  choice: {
    readonly tradition: string;
    readonly language: string;
    readonly region?: FestivalRegion | undefined;
    readonly days: FeedDays;
  },
): string {
  const { tradition, language, region, days } = choice;
  const query = [...(region ? [`region=${region}`] : []), ...(days === "all" ? [`days=${days}`] : [])].join("&");
  return `/calendar/${placeId}/${tradition}/${language}.ics${query === "" ? "" : `?${query}`}`;
}
