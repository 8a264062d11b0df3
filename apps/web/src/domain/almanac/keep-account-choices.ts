import { FESTIVAL_REGIONS, FESTIVAL_SECTS, type ProfileChangeRequest, type StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import type { AlmanacChoices } from "../../lib/session.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readStoredPlaceId, storePlace, subscribeToPlace } from "./almanac-place.ts";
import { regionPreference, sectPreference } from "./festival-choices.ts";

/** What this browser and an account last agreed on: of which account, and what. */
const AGREED_KEY = "lagna_almanac_account";

const KEYS = ["place_id", "festival_region", "festival_sect"] as const;
type Choices = { readonly [Key in (typeof KEYS)[number]]: NonNullable<AlmanacChoices[Key]> | null };

/** Festivals of all are what a browser shows until its reader says which are theirs. */
const UNCHOSEN: Choices = { place_id: null, festival_region: "all", festival_sect: "all" };

interface Agreed {
  readonly account: string;
  readonly choices: Choices;
}

function readAgreed(): Agreed | null {
  try {
    return JSON.parse(readStored(AGREED_KEY) ?? "null") as Agreed | null;
  } catch {
    return null;
  }
}

const writeAgreed = (agreed: Agreed): void => void writeStored(AGREED_KEY, JSON.stringify(agreed));

const readHere = (): Choices => ({
  place_id: readStoredPlaceId(),
  festival_region: regionPreference.get(),
  festival_sect: sectPreference.get(),
});

function applyHere(choices: Choices): void {
  const here = readHere();
  if (choices.place_id !== here.place_id) storePlace(choices.place_id);
  const region = FESTIVAL_REGIONS.find((id) => id === choices.festival_region);
  if (region && region !== here.festival_region) regionPreference.set(region);
  const sect = FESTIVAL_SECTS.find((id) => id === choices.festival_sect);
  if (sect && sect !== here.festival_sect) sectPreference.set(sect);
}

/**
 * What holds after a sign-in. What was chosen here since the browser and this account last agreed is newer than the
 * account's. At the first sign-in of an account in a browser, the browser's choice is taken over where the account has
 * none; but not what another account has left here.
 */
function merge(account: string, saved: AlmanacChoices): { readonly merged: Choices; readonly agreed: Choices } {
  const here = readHere();
  const before = readAgreed();
  const known = before?.choices ?? UNCHOSEN;
  const isOwn = before?.account === account;
  const take = <Key extends keyof Choices>(key: Key): Choices[Key] =>
    here[key] !== known[key] && (isOwn || saved[key] === null) ? here[key] : (saved[key] ?? UNCHOSEN[key]);
  const choose = (of: <Key extends keyof Choices>(key: Key) => Choices[Key]): Choices => ({
    place_id: of("place_id"),
    festival_region: of("festival_region"),
    festival_sect: of("festival_sect"),
  });
  return { merged: choose(take), agreed: choose((key) => saved[key] ?? UNCHOSEN[key]) };
}

/** What was last saved, by the account's choices with which the page has started: those are not what it has now. */
const lastSaved = new WeakMap<AlmanacChoices, Choices>();

/** Keeps place, region and tradition the same in this browser and the account, until the returned function is called. */
export function keepAccountChoices(account: string, saved: AlmanacChoices): () => void {
  if (!lastSaved.has(saved)) {
    const { merged, agreed } = merge(account, saved);
    applyHere(merged);
    lastSaved.set(saved, agreed);
  }
  // One after the other, so that the last choice is the one that stays.
  let saving = Promise.resolve();

  async function save(): Promise<void> {
    const here = readHere();
    const last = lastSaved.get(saved);
    const changed = KEYS.filter((key) => here[key] !== last?.[key]);
    if (changed.length > 0) {
      const body = Object.fromEntries(changed.map((key) => [key, here[key]])) as ProfileChangeRequest;
      await api<StatusResponse>("/api/v1/profile", { method: "PATCH", body });
    }
    lastSaved.set(saved, here);
    writeAgreed({ account, choices: here });
  }
  // A failed save is tried again with the next choice or the next page.
  const saveNext = (): void => void (saving = saving.then(save).catch(() => undefined));

  saveNext();
  const unsubscribers = [
    subscribeToPlace(saveNext),
    regionPreference.subscribe(saveNext),
    sectPreference.subscribe(saveNext),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
