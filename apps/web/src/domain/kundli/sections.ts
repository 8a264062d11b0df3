import { createElement, use, type ComponentType } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import type { SectionProps } from "./section-props.ts";

export interface KundliSection<Id extends string = string> {
  readonly id: Id;
  /** Whether it is shown at the depth the person chose; else there is only one way to show it. */
  readonly depths: boolean;
  /** Suspends until its code is there. */
  readonly Body: ComponentType<SectionProps>;
  /** Fetches its code before it is shown. */
  readonly preload: () => Promise<unknown>;
}

/** A section's code, and its words, come when it is first shown or preloaded; once they are there, showing it waits for nothing. */
function section<Id extends string>(
  id: Id,
  load: () => Promise<ComponentType<SectionProps>>,
  { depths = false, words = [] }: { depths?: boolean; words?: readonly string[] } = {},
): KundliSection<Id> {
  let loading: Promise<ComponentType<SectionProps>> | undefined;
  const preload = (): Promise<ComponentType<SectionProps>> => {
    if (loading) return loading;
    const started = Promise.all([load(), loadNamespaces(words)]).then(([body]) => body);
    loading = started;
    started.then(
      // React reads a promise so marked at once, without a moment of the fallback.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => (loading = undefined),
    );
    return started;
  };
  function Body(props: SectionProps) {
    return createElement(use(preload()), props);
  }
  return { id, depths, Body, preload };
}

/** Words and code of what a kundli carries only on request. */
const SUBJECT = { depths: true, words: ["subjects"] };

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
  section("points", () => import("./subjects/points-section.tsx").then((file) => file.PointsSection), SUBJECT),
  section("karakas", () => import("./karakas-section.tsx").then((file) => file.KarakasSection)),
  section("panchanga", () => import("./panchanga-section.tsx").then((file) => file.PanchangaSection)),
  section("relations", () => import("./subjects/relations-section.tsx").then((file) => file.RelationsSection), SUBJECT),
  section("settings", () => import("./settings-section.tsx").then((file) => file.SettingsSection)),
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];

export const preloadSections = (): Promise<unknown> => Promise.all(SECTIONS.map(({ preload }) => preload()));
