/** Only the values, separate from the schemas: a page that offers them does not need the response schema. */

export const SAVED_KUNDLI_SORTS = ["name", "date", "time", "location", "lagna", "running", "updated_at"] as const;
export type SavedKundliSort = (typeof SAVED_KUNDLI_SORTS)[number];

export const LEAD_STATUSES = ["new", "contacted", "converted"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Created by the client, so that retrying after a lost response creates no duplicate. */
export const SAVED_KUNDLI_ID = /^[\w-]{8,64}$/;

/** Maximum number of life events for ranking birth times. */
export const MAX_LIFE_EVENTS = 12;
