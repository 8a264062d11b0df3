/**
 * The date of the last change of a festival's rule or of an almanac's figure: events in calendars of subscribers are replaced only if they
 * are newer. A test compares the digest of the accepted lists of festivals, so that a change of them renews both.
 */
export const FESTIVAL_RULES_CHANGED_ON = "2026-11-28";
export const ACCEPTED_LISTS_DIGEST = "b51e8689498e6b03";
