import type { Node } from "../../language/node.ts";
import { groupBodies, contextHasTag, type ParseContext } from "../parse-context.ts";
import { readAspects } from "./aspects.ts";
import { readBirthClaims } from "./birth-claims.ts";
import { readConjunctions, readExchanges } from "./conjunctions.ts";
import { readDayLimbs } from "./day-limbs.ts";
import { readDoctrine } from "./doctrine.ts";
import { readOccupiedPlaces } from "./occupied-places.ts";
import { readIdentities } from "./identities.ts";
import { readNumbers } from "./numbers.ts";
import { readPeriods } from "./periods.ts";
import { readPlaces } from "./places.ts";
import { readLordships } from "./lordships.ts";
import { readStates } from "./states.ts";
import { readWindows } from "./windows.ts";

export const CLAIM_READERS: readonly ((context: ParseContext) => void)[] = [
  readDayLimbs,
  applyReferencePoint,
  readIdentities,
  rebuildGroups,
  readBirthClaims,
  readPeriods,
  readNumbers,
  readOccupiedPlaces,
  readLordships,
  readDoctrine,
  readExchanges,
  readAspects,
  readStates,
  readConjunctions,
  readPlaces,
  readWindows,
];

/** "From the Moon, Rahu is in the sixth": the reference point may open the sentence. */
function applyReferencePoint(context: ParseContext): void {
  const opens = context.nodes.findIndex(({ tag, word }) => tag === "from" && !/^(से|se)$/.test(word));
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
    ({ tag, fromBody, start }) =>
      tag === "house" && fromBody === undefined && start > (reference?.end ?? Number.POSITIVE_INFINITY),
  );
  if (!reference?.body || !house || contextHasTag(context, "aspect")) return;
  const countedHouse: Node = { ...house, fromBody: reference.body };
  context.nodes = context.nodes
    .filter((node) => node !== reference)
    .map((node) => (node === house ? countedHouse : node));
}

function rebuildGroups(context: ParseContext): void {
  context.groups = groupBodies(context.nodes);
}
