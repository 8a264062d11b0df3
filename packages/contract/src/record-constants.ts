/** Only the values, separate from the schemas: a page that offers them does not need the response schema. */

export const SAVED_KUNDLI_SORTS = ["name", "date", "time", "location", "lagna", "running", "updated_at"] as const;
export type SavedKundliSort = (typeof SAVED_KUNDLI_SORTS)[number];

export const LEAD_STATUSES = ["new", "contacted", "converted"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Created by the client, so that retrying after a lost response creates no duplicate. */
export const SAVED_KUNDLI_ID = /^[\w-]{8,64}$/;

/** Maximum number of life events for ranking birth times. */
export const MAX_LIFE_EVENTS = 12;

/**
 * Without an account, per client address: questions and checks in a day, charts in an hour. Sections besides the
 * standard ones need a time of birth that is known to within `sectionsWithinMinutes`: with a wider one each of them is computed hundreds
 * of times.
 */
export const TRY_LIMITS = {
  chartsPerHour: 20,
  questionsPerDay: 5,
  checksPerDay: 5,
  sectionsWithinMinutes: 60,
} as const;

/** Maximum number of characters of a text to verify: a long reading. */
export const MAX_VERIFIED_TEXT_LENGTH = 12_000;

/** The size of each part of an uploaded backup but the last: what proxies commonly accept as a body. */
export const BACKUP_PART_BYTES = 1_048_576;
