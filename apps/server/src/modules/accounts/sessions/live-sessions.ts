import type { AuthMethod } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../../time/clock.ts";
import type { AuditPseudonyms } from "../../audit/service.ts";
import type { NewSession, OwnSession, SessionsRepository, StoredSession } from "./repository.ts";
import { createToken, hashToken } from "./tokens.ts";

/** The client of a request. */
export interface Client {
  readonly address: string;
  /** Stored with the session, so that its owner can tell devices apart. */
  readonly userAgent: string | null;
  readonly language: Language;
}

/** The result of a sign-in; the token is stored nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: string;
}

export type TokenCheck =
  | { readonly kind: "live"; readonly session: StoredSession }
  | { readonly kind: "expired" | "unknown"; readonly session: null };

/** "Last seen" is updated at most once a minute, so that not every read causes a write. */
const LAST_SEEN_INTERVAL_MS = 60_000;
/** A session ends this long after the sign-in, however often it is renewed. */
const MAX_SESSION_MS = 30 * 86_400_000;
const USER_AGENT_CHARACTERS = 256;

export interface SessionsParts {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly pseudonyms: Pick<AuditPseudonyms, "pseudonymiseAddress">;
  /** Called whenever a session is opened. */
  readonly cleanUp: () => void;
}

/** Sessions exist only in the database, so ending one on one server ends it on all. */
export function createLiveSessions({ sessions, clock, timeoutMs, pseudonyms, cleanUp }: SessionsParts) {
  function issueToken(openedAt: Date): OpenedSession {
    const end = Math.min(clock().getTime() + timeoutMs, openedAt.getTime() + MAX_SESSION_MS);
    return { token: createToken(), expiresAt: new Date(end).toISOString() };
  }

  return {
    check: async (token: string): Promise<TokenCheck> => {
      const session = await sessions.find(hashToken(token));
      if (!session) return { kind: "unknown", session: null };
      const now = clock();
      if (Date.parse(session.expiresAt) <= now.getTime()) return { kind: "expired", session: null };
      if (now.getTime() - Date.parse(session.lastSeen) >= LAST_SEEN_INTERVAL_MS)
        await sessions.touch(session.id, now.toISOString());
      return { kind: "live", session };
    },

    /** Prepares a session: `stored` is written in the sign-in transaction, `opened` is returned to the person afterwards. */
    prepare: (via: AuthMethod, client: Client): { readonly opened: OpenedSession; readonly stored: NewSession } => {
      cleanUp();
      const now = clock();
      const { token, expiresAt } = issueToken(now);
      const userAgent = client.userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null;
      const openedAt = now.toISOString();
      return {
        opened: { token, expiresAt },
        stored: {
          tokenHash: hashToken(token),
          via,
          userAgent,
          openedAt,
          expiresAt,
          addressPseudonym: pseudonyms.pseudonymiseAddress(client.address),
        },
      };
    },

    /** Gives the session a new token. Null if a concurrent call did so first, or the session has reached its maximum age. */
    renew: async (token: string): Promise<OpenedSession | null> => {
      const session = await sessions.find(hashToken(token));
      if (!session) return null;
      const next = issueToken(new Date(session.openedAt));
      const by = { tokenHash: hashToken(next.token), expiresAt: next.expiresAt, now: clock().toISOString() };
      return (await sessions.replaceToken(hashToken(token), by)) ? next : null;
    },

    /** A new token for a session that has just passed the second step. */
    fresh: () => {
      const { token, expiresAt } = issueToken(clock());
      return { token, tokenHash: hashToken(token), expiresAt };
    },

    end: (token: string): Promise<void> => sessions.end(hashToken(token)),
    endOne: (userId: string, id: string): Promise<boolean> => sessions.endOne(userId, id),
    endAll: (userId: string): Promise<void> => sessions.endAll(userId),
    endAllOfDeactivated: (userId: string): Promise<void> => sessions.endAllOfDeactivated(userId),
    provedAt: (id: string): Promise<string | null> => sessions.findProvedAt(id),
    noteProof: (id: string): Promise<void> => sessions.noteProof(id, clock().toISOString()),
    ofUser: (userId: string): Promise<OwnSession[]> => sessions.findByUser(userId, clock().toISOString()),
    /** All people's sessions, for administrators. */
    live: () => sessions.findLive(clock().toISOString()),
  };
}
export type LiveSessions = ReturnType<typeof createLiveSessions>;
