import { groupBodies, contextHasTag, type ParseContext, type ReadingDraft } from "../parse-context.ts";
import type { Node, NodeOf } from "../../language/node.ts";
import { readSoIs, readThere } from "./anaphoric-places.ts";
import { readAspects, readRashiAspects } from "./aspects.ts";
import { readQuotations, readSettings, readYogas } from "./birth-claims.ts";
import { readBirthDetails } from "./birth-details.ts";
import { readBirthSigns } from "./birth-signs.ts";
import { readComparisons } from "./comparisons.ts";
import { readConjunctions, readExchanges } from "./conjunctions.ts";
import { readDayLimbs } from "./day-limbs.ts";
import { readDispositors, readLordsOfPlaces, readOwnersOfPlaces } from "./dispositors.ts";
import { readAspectPlaces, readDashaYears, readGeneralRule, readHouseRules } from "./doctrine.ts";
import { readIdentities, readLagnaOfLord } from "./identities.ts";
import {
  readHindiPossession,
  readHouseLord,
  readLordshipIdiom,
  readLordshipVerbs,
  readPossessedHouses,
} from "./lordships.ts";
import { readCounts } from "./numbers.ts";
import { readOccupiedPlaces } from "./occupied-places.ts";
import { readPanchanga } from "./panchanga.ts";
import { readPeriods } from "./periods.ts";
import { ignoreLagnaOfRule, readPlaces } from "./places.ts";
import { readRanks } from "./ranks.ts";
import { readHouseOfMentionedSign, readSignOfHouse, readSignOfMentionedHouse } from "./signs-of-houses.ts";
import { readStates } from "./states.ts";
import { readBindus, readQualities, readRupas } from "./strengths.ts";
import {
  readAxis,
  readCountedSign,
  readPoints,
  readPossessedPlaces,
  readRespectively,
  readTableRow,
} from "./tabular-places.ts";
import { readWindows } from "./windows.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Reads the claims of one kind in a clause into its own draft; returns a context for the readers after it if they see other nodes. */
export type ClaimReader = (draft: ReadingDraft) => ParseContext | void;

/** In this order: a reader sees only the words that no earlier one has used. */
export const CLAIM_READERS: readonly ClaimReader[] = [
  readDayLimbs,
  applyReferencePoint,
  readLagnaOfLord,
  readIdentities,
  rebuildGroups,
  readQuotations,
  readBirthDetails,
  readBirthSigns,
  readPanchanga,
  readSettings,
  readYogas,
  readPeriods,
  readBindus,
  readRupas,
  readRanks,
  readComparisons,
  readQualities,
  readCounts,
  readOccupiedPlaces,
  readLordsOfPlaces,
  readOwnersOfPlaces,
  readLordshipIdiom,
  readLordshipVerbs,
  readHouseLord,
  readPossessedHouses,
  readHindiPossession,
  readDispositors,
  readAspectPlaces,
  readHouseRules,
  readDashaYears,
  readGeneralRule,
  readExchanges,
  readRashiAspects,
  readAspects,
  readStates,
  readConjunctions,
  ignoreLagnaOfRule,
  readTableRow,
  readPoints,
  readAxis,
  readRespectively,
  readPossessedPlaces,
  readCountedSign,
  readSignOfHouse,
  readHouseOfMentionedSign,
  readSignOfMentionedHouse,
  readSoIs,
  readThere,
  readPlaces,
  readWindows,
];

/** "From the Moon, Rahu is in the sixth": the reference point may open the sentence. */
function applyReferencePoint(context: ParseContext): ParseContext {
  const opens = context.nodes.findIndex(({ tag, word }) => tag === "from" && !FROM_PARTICLE.test(word));
  const counting = context.nodes.findIndex(({ word }) => /^(गिन\S*|gin\S*)$/.test(word));
  const counted = counting < 0 ? undefined : context.nodes.slice(0, counting).findLast(({ tag }) => tag === "who");
  const [head, link] = context.nodes;
  const opening =
    head?.tag === "who" &&
    link?.tag === "from" &&
    context.groups.length > 1 &&
    !contextHasTag(context, "compare", "aspect")
      ? head
      : undefined;
  const reference =
    counted ??
    opening ??
    (opens < 0 || opens > 2 ? undefined : context.nodes.slice(opens + 1, opens + 4).find(({ tag }) => tag === "who"));
  const house = context.nodes.find(
    (node): node is NodeOf<"house"> =>
      node.tag === "house" && node.fromBody === undefined && node.start > (reference?.end ?? Number.POSITIVE_INFINITY),
  );
  if (!reference?.body || !house || contextHasTag(context, "aspect")) return context;
  const countedHouse: Node = { ...house, fromBody: reference.body };
  const nodes = context.nodes
    .filter((node) => node !== reference)
    .map((node) => (node === house ? countedHouse : node));
  return { ...context, nodes };
}

function rebuildGroups(context: ParseContext): ParseContext {
  return { ...context, groups: groupBodies(context.nodes) };
}
