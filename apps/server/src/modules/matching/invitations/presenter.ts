import { getIsoDate, getIsoTime } from "@lagna/terms";
import type { Invitation as InvitationData, InvitationItem, InvitationMatch, MatchingData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { type ComputedMatch, type Iso, presentMatching } from "@lagna/kundli";
import type { InvitedPerson } from "./repository.ts";
import { findPreset, type SeenInvitation } from "./service.ts";

const presentSide = ({ name, shows }: InvitedPerson) => ({ name, shows });

export function presentInvitation({ invitation, role, isExpired }: SeenInvitation): InvitationData {
  const { id, guest, owner, ownerSide, createdAt, expiresAt } = invitation;
  return {
    id: role && id,
    role,
    state: guest ? "answered" : isExpired ? "expired" : "waiting",
    side: ownerSide,
    settings: { preset: findPreset(invitation) },
    inviter: presentSide(owner),
    guest: guest && role ? presentSide(guest) : null,
    created_at: createdAt,
    expires_at: expiresAt,
    answered_at: (guest && role && guest.answeredAt) ?? null,
  };
}

type Side = "boy" | "girl";
const WHOLE_BIRTH: readonly InvitationItem[] = ["date", "time", "place"];

/** What a side shows: every value is left out unless its item is allowed. */
function presentShown(computed: ComputedMatch, side: Side, { name, shows }: InvitedPerson): InvitationMatch[Side] {
  const { made, isTimeKnown } = computed[side];
  const allows = (item: InvitationItem): boolean => shows.includes(item);
  const { local } = made?.moment.time ?? { local: null };
  const place = made?.moment.place;
  const mangal = computed.match.mangal[side];
  return {
    name,
    moon: computed.match.moons[side],
    shows,
    date: local !== null && allows("date") ? getIsoDate(local) : null,
    time: local !== null && isTimeKnown && allows("time") ? getIsoTime(local) : null,
    place: place && allows("place") ? { city: place.city, state: place.state, country: place.country } : null,
    mangal:
      mangal && allows("mangal")
        ? { lagna: mangal.from.lagna.holds, moon: mangal.from.moon.holds, venus: mangal.from.venus.holds }
        : null,
  };
}

/** Date, time and place, without exact coordinates and gender. */
function hideExactBirth({ birth, ...person }: MatchingData["boy"]): NonNullable<InvitationMatch["whole"]>["boy"] {
  if (birth === null) return { ...person, birth };
  const { gender: _gender, place, ...shown } = birth;
  const { latitude: _latitude, longitude: _longitude, ...named } = place;
  return { ...person, birth: { ...shown, place: named } };
}

/**
 * The result for one side. Shares of possible times are left out: they would reveal where in its star a Moon is.
 * Null before the answer, and for a person with the link alone.
 */
export function presentInvitationMatch(seen: SeenInvitation, language: Language, iso: Iso): InvitationMatch | null {
  const { computed, invitation, role } = seen;
  const { owner, guest, ownerSide } = invitation;
  if (!computed || !guest || !role) return null;
  const other = role === "owner" ? guest : owner;
  const whole = presentMatching(computed, language, iso);
  const { total, max, band, stable, frequency, exceptions, poruthams, poruthams_good, variants } = whole;
  const kootas = Object.fromEntries(
    Object.entries(whole.kootas).map(([id, koota]) => [id, { ...koota, possible: [] }]),
  ) as unknown as InvitationMatch["kootas"];
  const [boy, girl] = ownerSide === "boy" ? [owner, guest] : [guest, owner];
  const facts = { total, max, band, stable, frequency, exceptions, poruthams, poruthams_good, variants, kootas };
  return {
    ...facts,
    boy: presentShown(computed, "boy", boy),
    girl: presentShown(computed, "girl", girl),
    whole:
      "birth" in other.person && WHOLE_BIRTH.every((item) => other.shows.includes(item))
        ? { ...whole, boy: hideExactBirth(whole.boy), girl: hideExactBirth(whole.girl) }
        : null,
  };
}

/** For the data export of one side: its own birth and what it shows, and only the name of the other. */
export function presentOwnInvitation({ invitation, role }: SeenInvitation) {
  const { owner, guest, createdAt, expiresAt } = invitation;
  const [own, other] = role === "owner" ? [owner, guest] : [guest, owner];
  return {
    role,
    name: own?.name ?? null,
    person: own?.person ?? null,
    shows: own?.shows ?? [],
    other_name: other?.name ?? null,
    created_at: createdAt,
    expires_at: expiresAt,
    answered_at: guest?.answeredAt ?? null,
  };
}
