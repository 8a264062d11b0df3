/** Days of one search for a good time. */
export const MAX_SEARCH_DAYS = 400;
/** The same without an account. */
export const MAX_VISITOR_SEARCH_DAYS = 100;
