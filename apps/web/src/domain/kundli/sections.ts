import type { KundliData } from "@lagna/contract";
import type { ComponentType } from "react";
import { idle } from "../../lib/idle.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { ready, type Ready } from "../../lib/ready.ts";
import type { KundliSource } from "./kundli-source.ts";
import type { SectionProps } from "./section-props.ts";

export interface KundliSection<Id extends string = string> extends Ready<SectionProps> {
  readonly id: Id;
  /** Whether it is shown at the depth the person chose; else there is only one way to show it. */
  readonly depths: boolean;
}

/** A section's words come with its code. */
function section<Id extends string>(
  id: Id,
  load: () => Promise<ComponentType<SectionProps>>,
  { depths = false, words = [] }: { depths?: boolean; words?: readonly string[] } = {},
): KundliSection<Id> {
  return { id, depths, ...ready(() => Promise.all([load(), loadNamespaces(words)]).then(([body]) => body)) };
}

/** Words and code of what a kundli carries only on request. */
const SUBJECT = { depths: true, words: ["subjects"] };

/** And of what the sky brings it. */
const TIMES = { depths: true, words: ["subjects", "transits"] };

/**
 * Every section of a kundli, in the order of pages, their index and print. A new one is a line here, a file beside it, and its name
 * and sense in the catalogue (`sections`, `senses`).
 */
export const SECTIONS = [
  section("planets", () => import("./subjects/planets-section.tsx").then((file) => file.PlanetsSection), SUBJECT),
  section("dasha", () => import("./subjects/dasha-section.tsx").then((file) => file.DashaSection), {
    words: ["subjects"],
  }),
  section("houses", () => import("./houses-section.tsx").then((file) => file.HousesSection)),
  section("strengths", () => import("./subjects/strengths-section.tsx").then((file) => file.StrengthsSection), SUBJECT),
  section(
    "ashtakavarga",
    () => import("./subjects/ashtakavarga-section.tsx").then((file) => file.AshtakavargaSection),
    SUBJECT,
  ),
  section("yogas", () => import("./subjects/yogas-section.tsx").then((file) => file.YogasSection), SUBJECT),
  section("sade_sati", () => import("./subjects/sade-sati-section.tsx").then((file) => file.SadeSatiSection), TIMES),
  section("transits", () => import("./subjects/transits-section.tsx").then((file) => file.TransitsSection), TIMES),
  section("points", () => import("./subjects/points-section.tsx").then((file) => file.PointsSection), SUBJECT),
  section("karakas", () => import("./karakas-section.tsx").then((file) => file.KarakasSection)),
  section("panchanga", () => import("./panchanga-section.tsx").then((file) => file.PanchangaSection)),
  section("relations", () => import("./subjects/relations-section.tsx").then((file) => file.RelationsSection), SUBJECT),
  section("minutes", () => import("../uncertain/minutes-section.tsx").then((file) => file.MinutesSection), {
    depths: true,
    words: ["uncertain", "subjects"],
  }),
  section("compare", () => import("./compare/compare-settings.tsx").then((file) => file.CompareSettings), {
    words: ["subjects", "compare"],
  }),
  section("settings", () => import("./settings-section.tsx").then((file) => file.SettingsSection)),
] as const;

/** Those a kundli has: what a few minutes would change where the time is not exact, what is asked of the server where somebody may ask. */
export const sectionsOf = (
  { uncertainty }: KundliData,
  { transits, under }: KundliSource,
): readonly (typeof SECTIONS)[number][] =>
  SECTIONS.filter(({ id }) => {
    if (id === "minutes") return uncertainty !== undefined;
    if (id === "transits") return transits !== null;
    return id !== "compare" || under !== null;
  });

export type SectionId = (typeof SECTIONS)[number]["id"];

export const preloadSections = (): Promise<unknown> => Promise.all(SECTIONS.map(({ preload }) => preload()));

/** The same one by one, each when the page has nothing else to do. */
export async function preloadSectionsIdly(): Promise<void> {
  for (const { preload } of SECTIONS) {
    await idle();
    await preload();
  }
}
