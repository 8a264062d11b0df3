export const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
export const CLOCK_PATTERN = /^\d{2}:\d{2}(?::\d{2})?$/;
