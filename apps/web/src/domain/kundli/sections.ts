import { createElement, use, type ComponentType } from "react";
import type { SectionProps } from "./section-props.ts";

export interface KundliSection<Id extends string = string> {
  readonly id: Id;
  /** Suspends until its code is there. */
  readonly Body: ComponentType<SectionProps>;
  /** Fetches its code before it is shown. */
  readonly preload: () => Promise<unknown>;
}

/** A section's code comes when it is first shown or preloaded; once it is there, showing it waits for nothing. */
function section<Id extends string>(id: Id, load: () => Promise<ComponentType<SectionProps>>): KundliSection<Id> {
  let loading: Promise<ComponentType<SectionProps>> | undefined;
  const preload = (): Promise<ComponentType<SectionProps>> => {
    if (loading) return loading;
    const started = load();
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
  return { id, Body, preload };
}

/**
 * Every section of a kundli, in the order of pages, their index and print. A new one is a line here, a file beside it, and its name
 * and sense in the catalogue (`sections`, `senses`).
 */
export const SECTIONS = [
  section("planets", () => import("./planets-section.tsx").then((file) => file.PlanetsSection)),
  section("dasha", () => import("./dasha-section.tsx").then((file) => file.DashaSection)),
  section("houses", () => import("./houses-section.tsx").then((file) => file.HousesSection)),
  section("karakas", () => import("./karakas-section.tsx").then((file) => file.KarakasSection)),
  section("panchanga", () => import("./panchanga-section.tsx").then((file) => file.PanchangaSection)),
  section("relations", () => import("./relations-section.tsx").then((file) => file.RelationsSection)),
  section("settings", () => import("./settings-section.tsx").then((file) => file.SettingsSection)),
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];

export const preloadSections = (): Promise<unknown> => Promise.all(SECTIONS.map(({ preload }) => preload()));
