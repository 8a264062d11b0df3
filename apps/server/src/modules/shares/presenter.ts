import type { KundliData, ShareChoice, SharedKundli } from "@lagna/contract";
import type { Share } from "./repository.ts";
import type { PublicUntimedShareView } from "./public-share-view.ts";

export const presentShare = ({ name, birth, degrees, createdAt }: Share): ShareChoice & { created_at: string } => ({
  name,
  birth,
  degrees,
  created_at: createdAt,
});

/** For the owner's data export: that a link exists, and what it shows. */
export const presentOwnShare = (share: Share) => ({ kundli_id: share.kundliId, ...presentShare(share) });

/** A kundli with its time, as anyone with the link may see it: exactly the chosen fields, listed explicitly. */
export function presentTimedShare(name: string | null, { birth, ...whole }: KundliData): SharedKundli {
  const { upagrahas, sphutas } = whole;
  const data = {
    ...whole,
    // Never shown on a shared page.
    ...(upagrahas && { upagrahas: { ...upagrahas, mrityu: null } }),
    ...(sphutas && { sphutas: { ...sphutas, mrityu: null } }),
  };
  const { gender: _gender, ...shownBirth } = birth;
  return {
    status: "success",
    name,
    kundli: { birth: "time", data: { ...data, birth: { ...shownBirth, name: "" } } },
  };
}

/** The facts that do not depend on the time. */
export const presentUntimedShare = ({ name, birth, signs }: PublicUntimedShareView): SharedKundli => ({
  status: "success",
  name,
  kundli: { birth, data: signs },
});
