import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import {
  INVITATION_DAYS,
  type InvitationAnswerRequest,
  type InvitationItem,
  type InvitationRequest,
  MAX_INVITATIONS,
} from "@lagna/contract";
import type { ComputedMatch } from "@lagna/kundli";
import type { PresetId } from "@lagna/terms";
import type { Clock } from "../../../time/clock.ts";
import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { Principal } from "../../../http/authorize-request.ts";
import type { MatchingService, ResolvedPerson } from "../service.ts";
import type { Invitation, InvitationRepository } from "./repository.ts";

export type InvitationRole = "owner" | "guest";

/** Who asks: an account, the key of a guest without one, or neither. */
export interface InvitationCaller {
  readonly who: Principal | null;
  readonly key: string | null;
}

/** An invitation as one caller may see it; the presenter hides the rest. */
export interface SeenInvitation {
  readonly invitation: Invitation;
  /** Null for a person with the link who has not answered it. */
  readonly role: InvitationRole | null;
  readonly isExpired: boolean;
  /** For the two sides, once it is answered. */
  readonly computed: ComputedMatch | null;
}

export interface InvitationsParts {
  readonly records: InvitationRepository;
  readonly matching: Pick<MatchingService, "checkPerson" | "matchCouple">;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
const DEFAULT_PRESET: PresetId = "lagna";
/** A late click on an expired link is told that it expired, for so long. */
const KEPT_EXPIRED_MS = 30 * DAY_MS;
const SECRET = /^[\w-]{43}$/;
/** Other characters are never part of an id; PostgreSQL refuses some of them. */
const ID = /^[\w-]+$/u;

/** 256 random bits; only its hash is stored. */
const createSecret = (): string => randomBytes(32).toString("base64url");
const hashSecret = (secret: string): string => createHash("sha256").update(`invitation:${secret}`).digest("hex");
const areEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The name of a birth, or the one given with a star. */
function findName(person: ResolvedPerson, name: string | undefined): string {
  const found = name ?? ("birth" in person ? person.birth.name : undefined);
  if (found === undefined) throw createInvalidFieldError("name", "full_name");
  return found;
}

/** A saved kundli may have settings of its own; the preset of the invitation is for both. */
const withoutSettings = (person: ResolvedPerson): ResolvedPerson =>
  "birth" in person ? { birth: { ...person.birth, settings: undefined } } : person;

/** Invitations of earlier versions may have other settings stored: of these only the preset counts. */
export const findPreset = ({ settings }: Pick<Invitation, "settings">): PresetId => settings?.preset ?? DEFAULT_PRESET;

/** Matches by invitation: each side enters its own birth, and both see the result. */
export function createInvitationsService({ records, matching, clock }: InvitationsParts) {
  const isExpired = ({ guest, expiresAt }: Invitation): boolean =>
    guest === null && Date.parse(expiresAt) <= clock().getTime();

  function findRole({ ownerId, guest }: Invitation, who: Principal | null): InvitationRole | null {
    if (who?.userId === ownerId) return "owner";
    return who && guest?.userId === who.userId ? "guest" : null;
  }

  /** By the link, or by the id for the two accounts. @throws AppError invitation_unknown */
  async function find(reference: string, { who, key }: InvitationCaller) {
    const linked = SECRET.test(reference) ? await records.findByToken(hashSecret(reference)) : null;
    const invitation = linked?.invitation ?? (who && ID.test(reference) ? await records.findById(reference) : null);
    if (!invitation) throw new AppError("invitation_unknown");
    const hasKey = key !== null && linked?.keyHash != null && areEqual(hashSecret(key), linked.keyHash);
    const role = findRole(invitation, who) ?? (hasKey ? "guest" : null);
    if (!linked && role === null) throw new AppError("invitation_unknown");
    return { invitation, role };
  }

  async function matchBoth({ owner, ownerSide, guest, settings }: Invitation): Promise<ComputedMatch | null> {
    if (!guest) return null;
    const [own, other] = [owner.person, guest.person].map(withoutSettings);
    const [boy, girl] = ownerSide === "boy" ? [own, other] : [other, own];
    return boy && girl ? matching.matchCouple({ boy, girl, settings: { preset: findPreset({ settings }) } }) : null;
  }

  const see = async (invitation: Invitation, role: InvitationRole | null): Promise<SeenInvitation> => ({
    invitation,
    role,
    isExpired: isExpired(invitation),
    computed: role === null ? null : await matchBoth(invitation),
  });

  /** @throws AppError invitation_unknown, also without a part in it */
  async function findOwn(reference: string, caller: InvitationCaller) {
    const { invitation, role } = await find(reference, caller);
    if (role === null) throw new AppError("invitation_unknown");
    return { invitation, role };
  }

  return {
    /** @throws AppError invalid_input as for a match; invitations_full */
    create: async (who: Principal, request: InvitationRequest) => {
      const side = request.boy === undefined ? "girl" : "boy";
      const given = request[side];
      if (given === undefined) throw new Error("an invitation has one side");
      const open = (await records.findOfUser(who.userId)).filter(({ ownerId }) => ownerId === who.userId);
      if (open.length >= MAX_INVITATIONS) {
        throw new AppError({ code: "invitations_full", params: { max: MAX_INVITATIONS } });
      }
      const person = await matching.checkPerson(who, given, side);
      const now = clock().getTime();
      const token = createSecret();
      const invitation: Invitation = {
        id: randomBytes(16).toString("base64url"),
        ownerId: who.userId,
        ownerSide: side,
        owner: { name: findName(person, request.name), person, shows: request.shows },
        settings: request.settings ?? null,
        guest: null,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + INVITATION_DAYS * DAY_MS).toISOString(),
      };
      const expiredBefore = new Date(now - KEPT_EXPIRED_MS).toISOString();
      if (!(await records.create(invitation, hashSecret(token), expiredBefore))) throw new AppError("unauthenticated");
      return { token, seen: await see(invitation, "owner") };
    },

    list: async ({ userId }: Pick<Principal, "userId">): Promise<SeenInvitation[]> =>
      (await records.findOfUser(userId)).map((invitation) => ({
        invitation,
        role: invitation.ownerId === userId ? "owner" : "guest",
        isExpired: isExpired(invitation),
        computed: null,
      })),

    /** @throws AppError invitation_unknown; invitation_expired and invitation_answered for a person with the link alone */
    view: async (reference: string, caller: InvitationCaller): Promise<SeenInvitation> => {
      const { invitation, role } = await find(reference, caller);
      if (role === null && isExpired(invitation)) throw new AppError("invitation_expired");
      if (role === null && invitation.guest) throw new AppError("invitation_answered");
      return see(invitation, role);
    },

    /**
     * The one answer to a link. The key is null for a guest with an account.
     * @throws AppError as `view`; invalid_input as for a match; forbidden for the one who invited
     */
    answer: async (token: string, who: Principal | null, request: InvitationAnswerRequest) => {
      const { invitation, role } = await find(token, { who, key: null });
      if (isExpired(invitation)) throw new AppError("invitation_expired");
      if (invitation.guest) throw new AppError("invitation_answered");
      if (role === "owner") throw new AppError("forbidden");
      const person = await matching.checkPerson(who, request.person, "person");
      const key = who ? null : createSecret();
      const guest = {
        userId: who?.userId ?? null,
        name: findName(person, request.name),
        person,
        shows: request.shows,
        answeredAt: clock().toISOString(),
      };
      const isStored = await records.answer(invitation.id, guest, key && hashSecret(key));
      if (!isStored) throw new AppError("invitation_answered");
      return { key, seen: await see({ ...invitation, guest }, "guest") };
    },

    /** Changes what the caller's side shows. @throws AppError invitation_unknown */
    setShows: async (
      reference: string,
      caller: InvitationCaller,
      shows: readonly InvitationItem[],
    ): Promise<SeenInvitation> => {
      const { invitation, role } = await findOwn(reference, caller);
      await records.setShows(invitation.id, role, shows);
      const changed =
        role === "owner"
          ? { ...invitation, owner: { ...invitation.owner, shows } }
          : { ...invitation, guest: invitation.guest && { ...invitation.guest, shows } };
      return { invitation: changed, role, isExpired: isExpired(changed), computed: null };
    },

    /** Deletes the invitation and both births in it, for both sides. @throws AppError invitation_unknown */
    delete: async (reference: string, caller: InvitationCaller): Promise<void> => {
      const { invitation } = await findOwn(reference, caller);
      await records.delete(invitation.id);
    },

    erase: ({ userId }: { readonly userId: string }): Promise<void> => records.erase(userId),
  };
}
export type InvitationsService = ReturnType<typeof createInvitationsService>;
