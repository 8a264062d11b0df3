import type { FestivalRegion } from "./feed.ts";

export const WALL_CALENDAR_PAPERS = ["a4", "a3"] as const;
export type WallCalendarPaper = (typeof WALL_CALENDAR_PAPERS)[number];
/** Of a temple's or a family's name. */
export const MAX_WALL_CALENDAR_TITLE = 80;

/** The address of a year's wall calendar; without a region it has the festivals of the place's own. */
export function toWallCalendarPath(
  placeId: number | string,
  choice: {
    readonly year: string;
    readonly tradition: string;
    readonly language: string;
    readonly region?: FestivalRegion | undefined;
    readonly paper: WallCalendarPaper;
    readonly title: string;
  },
): string {
  const { region, title, ...rest } = choice;
  const query = Object.entries({ ...rest, ...(region && { region }), ...(title && { title }) });
  const written = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
  return `/calendar/${placeId}/wall.pdf?${written}`;
}
