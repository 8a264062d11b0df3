import { type Fact, buildFacts, findFactById, verify } from "@lagna/astrologer";
import type { MatchingPerson } from "@lagna/contract";
import { openEphemeris } from "@lagna/ephemeris";
import { computeDashaForNativity, computeMatch, createNativity, runAllSteps } from "@lagna/jyotish";
import {
  type BirthInput,
  type ComputedMatch,
  type ComputedNativity,
  computeNativityOf,
  computeUncertaintyInSteps,
  createIsoFormat,
  createMatchPerson,
  createPrintedChartTask,
  createTransitComputation,
  findSettingsOfPrintedChartInSteps,
  type KundliInput,
  type KundliReader,
  makeKundli,
  presentBirthDasha,
  presentMatching,
  presentSettingsOfPrintedChart,
  presentTransits,
  readJulianDay,
  readSettings,
  resolveBirth,
  resolvePlaceAndTime,
} from "@lagna/kundli";
import { findZone, type Gazetteer, openGazetteer } from "@lagna/places";
import { GRAHAS, type SettingsRequest } from "@lagna/terms";
import type { McpEngine, VerifiedClaim } from "../engine.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { createOfflineAlmanac } from "./offline-almanac.ts";

const LANGUAGE = "en";

export interface OfflineEngine extends McpEngine {
  close(): void;
}

/** Where places are looked up. */
const createPlaceLookup = (gazetteer: Gazetteer): KundliReader["places"] => ({
  resolvePlace: (request) => gazetteer.resolvePlace(request),
  findPlace: (id) => gazetteer.findPlace(id),
  findHindiName: (place) => gazetteer.findHindiName(place),
  findZone,
});

/** The facts of a birth, with those that its uncertain time leaves open. */
function buildFactsOf(
  { nativity, moment }: ComputedNativity,
  reader: KundliReader,
  minutes: number | null | undefined,
) {
  const { ephemeris, now } = reader;
  const { city, country } = moment.place;
  const atJd = readJulianDay(ephemeris, now(), "at", nativity.settings.time_scale);
  const open =
    minutes === undefined
      ? undefined
      : runAllSteps(computeUncertaintyInSteps({ nativity, moment }, { minutes, atJd, sections: [] }));
  const time = open && minutes !== undefined ? { minutes, ranges: open.ranges, facts: open.facts } : undefined;
  return buildFacts(nativity, { local: moment.time.local, place: `${city}, ${country}`, now: now(), time });
}

/** @param folders.cacheDir where the index of places is kept between starts */
export function openOfflineEngine({ cacheDir }: { readonly cacheDir: string }): OfflineEngine {
  const ephemeris = openEphemeris();
  const gazetteer = openGazetteer({ cacheDir });
  const now = (): number => Date.now();
  const reader: KundliReader = { ephemeris, places: createPlaceLookup(gazetteer), now };
  const computeTransitsInSteps = createTransitComputation(ephemeris);
  const computeNativity = async (birth: BirthInput): Promise<ComputedNativity> =>
    computeNativityOf(ephemeris, await resolveBirth(reader, birth));

  async function computePerson(person: MatchingPerson, settings: SettingsRequest | undefined) {
    if ("kundli_id" in person) throw new ToolRefusal("There are no saved kundlis without a server.");
    if ("moon" in person) return { person: person.moon, made: null, isTimeKnown: false };
    const birth: KundliInput = { ...person.birth, settings: person.birth.settings ?? settings };
    return createMatchPerson(await computeNativity(birth), birth);
  }
  const toMatchPerson = ({ person }: ComputedMatch["boy"]) =>
    "nakshatra" in person ? person : { ...person, nativity: createNativity(ephemeris, person.birth, person.settings) };

  return {
    ...createOfflineAlmanac(ephemeris, gazetteer),
    now: () => new Date(now()),
    close: () => gazetteer.close(),
    findPlace: async (city, country) => {
      const found = await gazetteer.resolvePlace({ city, country });
      if (!found) throw new ToolRefusal(`No town "${city}" is known in "${country}".`);
      return { id: found.place.id };
    },
    computeKundli: (input) => makeKundli(reader, input, LANGUAGE),
    computeDasha: async ({ system, birth, ...choices }) => {
      const made = await computeNativity(birth);
      return presentBirthDasha({ ...made, dasha: computeDashaForNativity(made.nativity, system, choices) }, LANGUAGE);
    },
    computeTransits: async ({ birth, at, place }) => {
      if (!birth) throw new ToolRefusal("There are no saved kundlis without a server.");
      const resolved = await resolveBirth(reader, birth);
      const instant = at === undefined ? now() : Date.parse(at);
      const atJd = readJulianDay(ephemeris, instant, "at", resolved.settings.time_scale);
      const request = {
        birth: resolved,
        range: null,
        atJd,
        place,
        grahas: new Set(GRAHAS),
        aspects: false,
        kakshyas: false,
      };
      return runAllSteps(presentTransits(runAllSteps(computeTransitsInSteps(request)), LANGUAGE));
    },
    matchPeople: async ({ boy: his, girl: hers, settings: asked }) => {
      const settings = readSettings(asked);
      const boy = await computePerson(his, asked);
      const girl = await computePerson(hers, asked);
      const match = computeMatch({ boy: toMatchPerson(boy), girl: toMatchPerson(girl) }, settings.matching);
      const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd));
      return presentMatching({ boy, girl, settings, match }, LANGUAGE, iso);
    },
    findMatchingSettings: async (request) => {
      const moment = await resolvePlaceAndTime(reader.places, request.birth);
      const task = createPrintedChartTask(request, moment);
      return presentSettingsOfPrintedChart(runAllSteps(findSettingsOfPrintedChartInSteps(ephemeris, task)), LANGUAGE);
    },
    verifyText: async (birth, text) => {
      const minutes = birth.time_unknown === true ? null : birth.uncertainty?.minutes;
      const index = buildFactsOf(await computeNativity(birth), reader, minutes);
      return verify(index, text).claims.map((claim): VerifiedClaim => {
        const facts = claim.facts.map((id) => findFactById(index, id));
        const fact = facts.find((found): found is Fact => found !== undefined);
        return { claim, fact: fact && { id: fact.id, text: fact.text[LANGUAGE] } };
      });
    },
  };
}
