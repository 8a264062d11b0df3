import type { KundliData } from "@lagna/contract";
import type { ComponentType } from "react";
import { waitForIdle } from "../../lib/wait-for-idle.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { createPreloadable, type Preloadable } from "../../lib/preloadable-component.ts";
import type { KundliSource } from "./kundli-source.ts";
import type { SectionProps } from "./section-props.ts";

export interface KundliSection<Id extends string = string> extends Preloadable<SectionProps> {
  readonly id: Id;
  /** Whether the section follows the detail level the user chose; otherwise it has only one form. */
  readonly hasDetailLevels: boolean;
}

/** Loads a section's messages together with its code. */
function defineSection<Id extends string>(
  id: Id,
  load: () => Promise<ComponentType<SectionProps>>,
  { hasDetailLevels = false, words = [] }: { hasDetailLevels?: boolean; words?: readonly string[] } = {},
): KundliSection<Id> {
  return {
    id,
    hasDetailLevels,
    ...createPreloadable(() => Promise.all([load(), loadNamespaces(words)]).then(([body]) => body)),
  };
}

/** Options of sections that a kundli carries only on request. */
const SUBJECT_SECTION_OPTIONS = { hasDetailLevels: true, words: ["subjects"] };

/** Options of sections about transits. */
const TRANSIT_SECTION_OPTIONS = { hasDetailLevels: true, words: ["subjects", "transits"] };

/**
 * Every section of a kundli, in the order of pages, index and print. To add one: a line here, a component file beside
 * this one, and its name and description in the catalogue (`sections`, `senses`).
 */
export const SECTIONS = [
  defineSection(
    "planets",
    () => import("./subjects/planets-section.tsx").then((file) => file.PlanetsSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection("dasha", () => import("./subjects/dasha-section.tsx").then((file) => file.DashaSection), {
    words: ["subjects"],
  }),
  defineSection("houses", () => import("./houses-section.tsx").then((file) => file.HousesSection)),
  defineSection(
    "strengths",
    () => import("./subjects/strengths-section.tsx").then((file) => file.StrengthsSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection(
    "ashtakavarga",
    () => import("./subjects/ashtakavarga-section.tsx").then((file) => file.AshtakavargaSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection(
    "yogas",
    () => import("./subjects/yogas-section.tsx").then((file) => file.YogasSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection(
    "sade_sati",
    () => import("./subjects/sade-sati-section.tsx").then((file) => file.SadeSatiSection),
    TRANSIT_SECTION_OPTIONS,
  ),
  defineSection(
    "transits",
    () => import("./subjects/transits-section.tsx").then((file) => file.TransitsSection),
    TRANSIT_SECTION_OPTIONS,
  ),
  defineSection(
    "points",
    () => import("./subjects/points-section.tsx").then((file) => file.PointsSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection("karakas", () => import("./karakas-section.tsx").then((file) => file.KarakasSection)),
  defineSection("panchanga", () => import("./panchanga-section.tsx").then((file) => file.PanchangaSection)),
  defineSection(
    "relations",
    () => import("./subjects/relations-section.tsx").then((file) => file.RelationsSection),
    SUBJECT_SECTION_OPTIONS,
  ),
  defineSection(
    "minutes",
    () =>
      import("../birth-time-uncertainty/birth-time-sensitivity-section.tsx").then(
        (file) => file.BirthTimeSensitivitySection,
      ),
    {
      hasDetailLevels: true,
      words: ["uncertain", "subjects"],
    },
  ),
  defineSection("compare", () => import("./compare/compare-settings.tsx").then((file) => file.CompareSettings), {
    words: ["subjects", "compare"],
  }),
  defineSection("settings", () => import("./settings-section.tsx").then((file) => file.SettingsSection)),
] as const;

/**
 * The sections available for a kundli: birth time sensitivity only where the time is not exact, and sections fetched
 * from the server only where the user may request them.
 */
export const getAvailableSections = (
  { uncertainty }: KundliData,
  { fetchTransits, fetchWithSettings }: KundliSource,
): readonly (typeof SECTIONS)[number][] =>
  SECTIONS.filter(({ id }) => {
    if (id === "minutes") return uncertainty !== undefined;
    if (id === "transits") return fetchTransits !== null;
    return id !== "compare" || fetchWithSettings !== null;
  });

export type SectionId = (typeof SECTIONS)[number]["id"];

export const preloadSections = (): Promise<unknown> => Promise.all(SECTIONS.map(({ preload }) => preload()));

/** Preloads the sections one by one, each when the page is idle. */
export async function preloadSectionsIdly(): Promise<void> {
  for (const { preload } of SECTIONS) {
    await waitForIdle();
    await preload();
  }
}

/** By then a phone has long shown the chart, and handles touches. */
const SETTLED_MS = 4_000;
const FIRST_ACTIONS = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Preloads the sections at the reader's first action, or some seconds after the chart is shown: panels then open at once, and printing, which
 * does not wait, includes them all. Their code would otherwise be evaluated while the first screen is made. Returns a function that
 * cancels it.
 */
export function preloadSectionsLater(): () => void {
  const cancel = (): void => {
    clearTimeout(timer);
    for (const action of FIRST_ACTIONS) window.removeEventListener(action, start);
  };
  const start = (): void => {
    cancel();
    void preloadSectionsIdly().catch(() => undefined);
  };
  const timer = setTimeout(start, SETTLED_MS);
  for (const action of FIRST_ACTIONS) window.addEventListener(action, start, { passive: true });
  return cancel;
}

export const isSectionId = (value: string | null): value is SectionId => SECTIONS.some(({ id }) => id === value);
