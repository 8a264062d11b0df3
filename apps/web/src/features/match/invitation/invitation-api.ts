import type {
  Invitation,
  InvitationAnswer,
  InvitationChanged,
  InvitationCreated,
  InvitationItem,
  InvitationList,
  InvitationResponse,
} from "@lagna/contract";
import { api } from "../../../lib/api.ts";
import type { MatchPerson, Side } from "../match-api.ts";

/** Repeated here because importing the contract's list would bundle the schema of a match. */
export const INVITATION_ITEMS: readonly InvitationItem[] = ["date", "time", "place", "mangal"];
const KEY_HEADER = "x-invitation-key";

export type Shows = readonly InvitationItem[];

/** An invitation by its link or its id, and the key of a guest without an account. */
export interface InvitationReference {
  readonly token: string;
  readonly key: string | null;
}

export interface OwnSide {
  readonly person: MatchPerson;
  /** For a star, which has no name of its own. */
  readonly name: string | undefined;
  readonly shows: Shows;
}

const ROOT = "/api/v1/matching/invitations";
const toPath = (token: string): string => `${ROOT}/${encodeURIComponent(token)}`;
const toHeaders = (key: string | null) => (key === null ? {} : { headers: { [KEY_HEADER]: key } });

export const createInvitation = (side: Side, { person, ...rest }: OwnSide): Promise<InvitationCreated> =>
  api<InvitationCreated>(ROOT, { method: "POST", body: { [side]: person, ...rest } });

export const fetchInvitations = async (signal: AbortSignal): Promise<readonly Invitation[]> =>
  (await api<InvitationList>(ROOT, { signal })).invitations;

export const fetchInvitation = (
  { token, key }: InvitationReference,
  signal: AbortSignal,
): Promise<InvitationResponse> => api<InvitationResponse>(toPath(token), { signal, ...toHeaders(key) });

export const answerInvitation = (token: string, own: OwnSide): Promise<InvitationAnswer> =>
  api<InvitationAnswer>(toPath(token), { method: "POST", body: own });

export const changeShows = ({ token, key }: InvitationReference, shows: Shows): Promise<InvitationChanged> =>
  api<InvitationChanged>(toPath(token), { method: "PATCH", body: { shows }, ...toHeaders(key) });

export const deleteInvitation = ({ token, key }: InvitationReference): Promise<unknown> =>
  api(toPath(token), { method: "DELETE", ...toHeaders(key) });
