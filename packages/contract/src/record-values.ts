/** The values alone, apart from the schemas: a page that offers them needs no schema of an answer. */

export const SAVED_KUNDLI_SORTS = ["name", "date", "time", "location", "lagna", "running", "updated_at"] as const;
export type SavedKundliSort = (typeof SAVED_KUNDLI_SORTS)[number];

export const LEAD_STATUSES = ["new", "contacted", "converted"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Made by the client, so that saving again after a lost answer makes no second one. */
export const SAVED_KUNDLI_ID = /^[\w-]{8,64}$/;

/** Events of a life that the times of a birth are ranked by, at once. */
export const MOST_LIFE_EVENTS = 12;
