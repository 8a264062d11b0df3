/** The navigation bar, in order. `key` names its words in `common:nav`. A page that does not stand yet is not listed. */
export interface NavItem {
  key: string;
  to: string;
}

export const PUBLIC_ITEMS: readonly NavItem[] = [
  { key: "about", to: "/about" },
  { key: "join", to: "/" },
  { key: "whatsapp", to: "/whatsapp" },
  { key: "privacy", to: "/privacy-policy" },
];

export const SIGNED_IN_ITEMS: readonly NavItem[] = [
  { key: "createKundli", to: "/generate-kundali" },
  { key: "kundlis", to: "/kundlis" },
  { key: "assistant", to: "/ai-assistant" },
  { key: "profile", to: "/profile" },
];

/** Of these, what steps back into the menu on the pages of administration, whose own ways need the room. */
export const STEPS_BACK: readonly string[] = ["createKundli", "assistant"];

/** After the signed-in items, in the menu alone: their pages are led to from the kundlis. */
export const TOOL_ITEMS: readonly NavItem[] = [
  { key: "dashboard", to: "/dashboard" },
  { key: "verify", to: "/verify" },
];

/** For administrators alone, the way into their pages. */
export const ADMINISTRATOR_ITEMS: readonly NavItem[] = [{ key: "people", to: "/admin/users" }];

/** After it: in the menu everywhere; in the bar of a wide screen on the pages of administration, where the public ones step back. */
export const OVERSIGHT_ITEMS: readonly NavItem[] = [
  { key: "leads", to: "/leads" },
  { key: "messages", to: "/admin/messages" },
  { key: "feedback", to: "/admin/feedback" },
  { key: "channels", to: "/admin/channels" },
  { key: "audit", to: "/admin/audit" },
  { key: "health", to: "/admin/health" },
];

export const isAdministration = (pathname: string): boolean =>
  [...ADMINISTRATOR_ITEMS, ...OVERSIGHT_ITEMS].some(({ to }) => to === pathname);
