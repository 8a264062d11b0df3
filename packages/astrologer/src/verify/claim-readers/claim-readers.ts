import { groupBodies, contextHasTag, type ClauseContext, type ClaimDraft } from "../clause-context.ts";
import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import { readSoIs, readThere } from "./read-pronoun-placements.ts";
import { readAspects, readRashiAspects } from "./read-aspects.ts";
import { readQuotations } from "./read-quotations.ts";
import { readChartSettingsClaims } from "./read-chart-settings-claims.ts";
import { readYogas } from "./read-yogas-and-doshas.ts";
import { readBirthDetails } from "./read-birth-details.ts";
import { readBirthSigns } from "./read-birth-signs.ts";
import { readComparisons } from "./read-comparisons.ts";
import { readConjunctions, readExchanges } from "./read-conjunctions.ts";
import { readDayPanchanga } from "./read-day-panchanga.ts";
import { readDispositors, readLordsOfPlaces, readOwnersOfPlaces } from "./read-dispositors.ts";
import { readAspectPlaces, readDashaYears, readGeneralRule, readHouseRules } from "./read-general-rules.ts";
import { readNamesWithRoles, readLagnaOfLord } from "./read-names-with-roles.ts";
import {
  readHindiPossession,
  readHouseLord,
  readLordshipIdiom,
  readLordshipVerbs,
  readPossessedHouses,
} from "./read-lordships.ts";
import { readCounts } from "./read-counts.ts";
import { readOwnersOfOccupiedPositions } from "./read-owners-of-occupied-positions.ts";
import { readBirthPanchanga } from "./read-birth-panchanga.ts";
import { readPeriods } from "./read-periods.ts";
import { ignoreLagnaOfRule, readPlacements } from "./read-placements.ts";
import { readRanks } from "./read-ranks.ts";
import { readHouseOfMentionedSign, readSignOfHouse, readSignOfMentionedHouse } from "./read-signs-of-houses.ts";
import { readGrahaStates } from "./read-graha-states.ts";
import { readBindus, readQualities, readRupas } from "./read-strengths.ts";
import {
  readAxis,
  readCountedSign,
  readPoints,
  readPossessedPlaces,
  readRespectively,
  readTableRow,
} from "./read-table-and-list-placements.ts";
import { readWindows } from "./read-time-windows.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Reads the claims of one kind in a clause into its own draft; returns a context for the readers after it if they see other nodes. */
export type ClaimReader = (draft: ClaimDraft) => ClauseContext | void;

/** In this order: a reader sees only the words that no earlier one has used. */
export const CLAIM_READERS: readonly ClaimReader[] = [
  readDayPanchanga,
  applyReferencePoint,
  readLagnaOfLord,
  readNamesWithRoles,
  rebuildGroups,
  readQuotations,
  readBirthDetails,
  readBirthSigns,
  readBirthPanchanga,
  readChartSettingsClaims,
  readYogas,
  readPeriods,
  readBindus,
  readRupas,
  readRanks,
  readComparisons,
  readQualities,
  readCounts,
  readOwnersOfOccupiedPositions,
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
  readGrahaStates,
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
  readPlacements,
  readWindows,
];

/** "From the Moon, Rahu is in the sixth": the reference point may open the sentence. */
function applyReferencePoint(context: ClauseContext): ClauseContext {
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
    (node): node is SyntaxNodeOf<"house"> =>
      node.tag === "house" && node.fromBody === undefined && node.start > (reference?.end ?? Number.POSITIVE_INFINITY),
  );
  if (!reference?.body || !house || contextHasTag(context, "aspect")) return context;
  const countedHouse: SyntaxNode = { ...house, fromBody: reference.body };
  const nodes = context.nodes
    .filter((node) => node !== reference)
    .map((node) => (node === house ? countedHouse : node));
  return { ...context, nodes };
}

function rebuildGroups(context: ClauseContext): ClauseContext {
  return { ...context, groups: groupBodies(context.nodes) };
}
