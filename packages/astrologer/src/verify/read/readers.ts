import type { Node } from "../../language/node.ts";
import { groupsOf, has, type Scene } from "../scene.ts";
import { readAspects } from "./aspects.ts";
import { readBirth } from "./birth.ts";
import { readCompany, readExchanges } from "./company.ts";
import { readDoctrine } from "./doctrine.ts";
import { readHeldPlaces } from "./held-places.ts";
import { readNames } from "./names.ts";
import { readNumbers } from "./numbers.ts";
import { readPeriods } from "./periods.ts";
import { readPlaces } from "./places.ts";
import { readRules } from "./rules.ts";
import { readStates } from "./states.ts";
import { readWindows } from "./windows.ts";

export const READERS: readonly ((scene: Scene) => void)[] = [
  readReference,
  readNames,
  regroup,
  readBirth,
  readPeriods,
  readNumbers,
  readHeldPlaces,
  readRules,
  readDoctrine,
  readExchanges,
  readAspects,
  readStates,
  readCompany,
  readPlaces,
  readWindows,
];

/** "From the Moon, Rahu is in the sixth": what a house is counted from may open the sentence. */
function readReference(scene: Scene): void {
  const opens = scene.nodes.findIndex(({ tag, word }) => tag === "from" && !/^(से|se)$/.test(word));
  const counting = scene.nodes.findIndex(({ word }) => /^(गिन\S*|gin\S*)$/.test(word));
  const counted = counting < 0 ? undefined : scene.nodes.slice(0, counting).findLast(({ tag }) => tag === "who");
  const [head, link] = scene.nodes;
  const opening =
    head?.tag === "who" && link?.tag === "from" && scene.groups.length > 1 && !has(scene, "compare", "aspect")
      ? head
      : undefined;
  const who =
    counted ??
    opening ??
    (opens < 0 || opens > 2 ? undefined : scene.nodes.slice(opens + 1, opens + 4).find(({ tag }) => tag === "who"));
  const house = scene.nodes.find(
    ({ tag, fromBody, start }) =>
      tag === "house" && fromBody === undefined && start > (who?.end ?? Number.POSITIVE_INFINITY),
  );
  if (!who?.body || !house || has(scene, "aspect")) return;
  const from: Node = { ...house, fromBody: who.body };
  scene.nodes = scene.nodes.filter((node) => node !== who).map((node) => (node === house ? from : node));
}

function regroup(scene: Scene): void {
  scene.groups = groupsOf(scene.nodes);
}
