import type { Language } from "@lagna/terms";
import type { Notices } from "./notices.ts";
import type { Refusals } from "./refusals.ts";

// One language at a time, for whoever must carry them over a network.

export const loadRefusals: Readonly<Record<Language, () => Promise<Refusals>>> = {
  en: async () => (await import("./refusals.en.ts")).REFUSALS_EN,
  hi: async () => (await import("./refusals.hi.ts")).REFUSALS_HI,
};

export const loadNotices: Readonly<Record<Language, () => Promise<Notices>>> = {
  en: async () => (await import("./notices.en.ts")).NOTICES_EN,
  hi: async () => (await import("./notices.hi.ts")).NOTICES_HI,
};
