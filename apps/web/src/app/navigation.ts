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
  { key: "profile", to: "/profile" },
];

/** After the signed-in items, for administrators alone. */
export const ADMINISTRATOR_ITEMS: readonly NavItem[] = [
  { key: "leads", to: "/leads" },
  { key: "messages", to: "/admin/messages" },
  { key: "people", to: "/admin/users" },
];
