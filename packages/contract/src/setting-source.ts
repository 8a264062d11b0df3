/**
 * Where a setting comes from. An environment variable takes precedence over the browser; `unreadable`: set in the browser, but sealed under
 * another AUTH_SECRET.
 */
export const SETTING_SOURCES = ["environment", "browser", "none", "unreadable"] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];
