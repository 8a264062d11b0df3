import { DEFAULT_SECTION_NAMES, type DefaultSectionName, type SectionName } from "@lagna/contract";
import {
  type Birth,
  computeAllDashasInSteps,
  computeSectionsInSteps,
  createNativity,
  type Dasha,
  type Ephemeris,
  hasTimeIndependentFacts,
  type Kundli,
  type Nativity,
  type Settings,
} from "@lagna/jyotish";
import type { Gender } from "@lagna/terms";
import { type ComputedUncertainty, computeUncertaintyInSteps, type UncertaintyRequest } from "./compute-uncertainty.ts";
import type { BirthMoment } from "../birth/resolve-place-and-time.ts";

/** A birth with its place and instant: plain data, which can be passed to another thread. */
export interface ResolvedBirth {
  readonly person: { readonly name: string; readonly gender: Gender };
  readonly moment: BirthMoment;
  readonly birth: Birth;
  readonly settings: Settings;
}

/** A nativity with its person and moment. */
export interface ComputedNativity extends Pick<ResolvedBirth, "person" | "moment"> {
  readonly nativity: Nativity;
}

/** A kundli as the domain computes it. */
export interface ComputedKundli extends ComputedNativity {
  /** All dasha systems, if the section was requested by name. */
  readonly everyDasha: readonly Dasha[];
  readonly kundli: Kundli<DefaultSectionName> & Partial<Kundli<SectionName>>;
  readonly uncertainty: ComputedUncertainty | null;
}

/** The facts of a birth of which only the date is known; its nativity is that of noon. */
export interface ComputedUntimedKundli extends ComputedNativity {
  readonly named: ReadonlySet<SectionName>;
  readonly uncertainty: ComputedUncertainty;
}

export interface ComputedDasha extends ComputedNativity {
  readonly dasha: Dasha;
}

/** What to compute of a birth. */
export interface KundliTask {
  readonly birth: ResolvedBirth;
  /** Sections requested by name. */
  readonly named: ReadonlySet<SectionName>;
  /** Of the dashas besides vimshottari. */
  readonly dashaLevels: number;
  /** `null` for an exact time. */
  readonly uncertainty: Omit<UncertaintyRequest, "sections"> | null;
  /** What was computed of the uncertainty before; only if no section has more uncertain facts. */
  readonly knownUncertainty?: ComputedUncertainty | undefined;
}

/** The same of a birth of which only the date is known. */
export interface UntimedTask extends KundliTask {
  readonly uncertainty: Omit<UncertaintyRequest, "sections">;
}

/** Sections of every kundli that have facts without a time of birth; these are always included. */
const SECTIONS_OF_DAY: readonly SectionName[] = ["aspects", "relationships"];

/** The sections whose uncertain facts are computed. */
export const listUncertainSections = (named: ReadonlySet<SectionName>, isTimeKnown: boolean): readonly SectionName[] =>
  isTimeKnown ? [...named] : [...new Set([...SECTIONS_OF_DAY, ...named])].filter(hasTimeIndependentFacts);

export const computeNativityOf = (
  ephemeris: Ephemeris,
  { person, moment, birth, settings }: ResolvedBirth,
): ComputedNativity => ({ person, moment, nativity: createNativity(ephemeris, birth, settings) });

export function* computeKundliInSteps(
  ephemeris: Ephemeris,
  { birth, named, dashaLevels, uncertainty, knownUncertainty }: KundliTask,
): Generator<void, ComputedKundli> {
  const made = computeNativityOf(ephemeris, birth);
  const { nativity } = made;
  const names = [...new Set([...DEFAULT_SECTION_NAMES, ...named])];
  const sections = listUncertainSections(named, true);
  return {
    ...made,
    everyDasha: named.has("dashas") ? yield* computeAllDashasInSteps(nativity, dashaLevels) : [],
    kundli: yield* computeSectionsInSteps(nativity, names),
    uncertainty:
      knownUncertainty ?? (uncertainty && (yield* computeUncertaintyInSteps(made, { ...uncertainty, sections }))),
  };
}

export function* computeUntimedKundliInSteps(
  ephemeris: Ephemeris,
  { birth, named, uncertainty }: UntimedTask,
): Generator<void, ComputedUntimedKundli> {
  const made = computeNativityOf(ephemeris, birth);
  const sections = listUncertainSections(named, false);
  return { ...made, named, uncertainty: yield* computeUncertaintyInSteps(made, { ...uncertainty, sections }) };
}
