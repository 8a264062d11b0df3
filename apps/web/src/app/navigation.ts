/**
 * An item of the navigation bar; the lists are in display order. `key` names its text in `common:nav`. Pages that do not exist yet are not
 * listed.
 */
export interface NavItem {
  key: string;
  to: string;
}

export const PANCHANG_ITEM: NavItem = { key: "panchang", to: "/panchang" };

export const PUBLIC_ITEMS: readonly NavItem[] = [
  PANCHANG_ITEM,
  { key: "about", to: "/about" },
  { key: "join", to: "/" },
  { key: "whatsapp", to: "/whatsapp" },
  { key: "privacy", to: "/privacy-policy" },
];

/** Before the public items, for visitors who are not signed in; signed-in users have it among the tools. */
export const VISITOR_ITEMS: readonly NavItem[] = [{ key: "verify", to: "/verify" }];

/** Before them, if the server offers a chart without an account. */
export const TRY_ITEM: NavItem = { key: "try", to: "/try" };

export const SIGNED_IN_ITEMS: readonly NavItem[] = [
  { key: "createKundli", to: "/generate-kundali" },
  { key: "kundlis", to: "/kundlis" },
  { key: "assistant", to: "/ai-assistant" },
  { key: "profile", to: "/profile" },
];

/** Public items that an administrator sees only in the menu: with the link to the administration they would need a second line. */
export const MENU_ITEMS_OF_ADMINISTRATORS: readonly string[] = ["whatsapp", "privacy"];

/** Tools that the bar of a wide screen has no room for: there they are in a row of their own that the menu button opens. */
export const VISITOR_TOOL_ITEMS: readonly NavItem[] = [
  { key: "muhurta", to: "/muhurta" },
  { key: "festivals", to: "/festivals" },
  { key: "match", to: "/match" },
  { key: "year", to: "/year" },
  { key: "varga", to: "/varga" },
  { key: "chakras", to: "/chakras" },
  { key: "kp", to: "/kp" },
  { key: "prashna", to: "/prashna" },
  { key: "skySearch", to: "/sky-search" },
  { key: "pakshi", to: "/pakshi" },
  { key: "sky", to: "/home" },
];

/** The same for signed-in users. */
export const TOOL_ITEMS: readonly NavItem[] = [
  { key: "dashboard", to: "/dashboard" },
  { key: "verify", to: "/verify" },
  ...VISITOR_TOOL_ITEMS,
];

/** The first administration page; the bar links to it for administrators. */
export const PEOPLE_ITEM: NavItem = { key: "people", to: "/admin/users" };

/** All administration pages: the menu of each of them, and a group of the site's menu. */
export const ADMINISTRATION_ITEMS: readonly NavItem[] = [
  PEOPLE_ITEM,
  { key: "leads", to: "/leads" },
  { key: "messages", to: "/admin/messages" },
  { key: "feedback", to: "/admin/feedback" },
  { key: "channels", to: "/admin/channels" },
  { key: "model", to: "/admin/model" },
  { key: "backup", to: "/admin/backup" },
  { key: "jobs", to: "/admin/jobs" },
  { key: "audit", to: "/admin/audit" },
  { key: "health", to: "/admin/health" },
];
