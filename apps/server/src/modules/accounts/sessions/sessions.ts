import type { AuthMethod } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../../clock.ts";
import type { AuditMarks } from "../../audit/service.ts";
import type { NewSession, OwnSession, SessionsRepository, StoredSession } from "./repository.ts";
import { newToken, tokenHash } from "./tokens.ts";

/** Whoever asks. */
export interface Client {
  readonly address: string;
  /** Kept with the session, so that its owner can tell devices apart. */
  readonly userAgent: string | null;
  readonly language: Language;
}

/** What a sign-in answers; the token exists nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: string;
}

export type TokenCheck =
  | { readonly kind: "live"; readonly session: StoredSession }
  | { readonly kind: "expired" | "unknown"; readonly session: null };

/** "Last seen" is kept to the minute, so that reading does not mean writing. */
const LAST_SEEN_MS = 60_000;
/** However often it is renewed, a session ends this long after the sign-in. */
const LONGEST_MS = 30 * 86_400_000;
const USER_AGENT_CHARACTERS = 256;

export interface SessionsParts {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly marks: Pick<AuditMarks, "ofAddress">;
  /** Called with every session that is opened. */
  readonly tidy: () => void;
}

/** Sessions live in the database alone: what ends one on one server has ended it on all. */
export function liveSessions({ sessions, clock, timeoutMs, marks, tidy }: SessionsParts) {
  function issued(openedAt: Date): OpenedSession {
    const end = Math.min(clock().getTime() + timeoutMs, openedAt.getTime() + LONGEST_MS);
    return { token: newToken(), expiresAt: new Date(end).toISOString() };
  }

  return {
    check: async (token: string): Promise<TokenCheck> => {
      const session = await sessions.find(tokenHash(token));
      if (!session) return { kind: "unknown", session: null };
      const now = clock();
      if (Date.parse(session.expiresAt) <= now.getTime()) return { kind: "expired", session: null };
      if (now.getTime() - Date.parse(session.lastSeen) >= LAST_SEEN_MS)
        await sessions.touch(session.id, now.toISOString());
      return { kind: "live", session };
    },

    /** A session not yet opened: `stored` goes into the step that lets its owner in, `opened` to them afterwards. */
    prepare: (via: AuthMethod, client: Client): { readonly opened: OpenedSession; readonly stored: NewSession } => {
      tidy();
      const now = clock();
      const { token, expiresAt } = issued(now);
      const userAgent = client.userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null;
      const openedAt = now.toISOString();
      return {
        opened: { token, expiresAt },
        stored: {
          tokenHash: tokenHash(token),
          via,
          userAgent,
          openedAt,
          expiresAt,
          from: marks.ofAddress(client.address),
        },
      };
    },

    /** The same session under a new token; of two that ask at once one gets it. Null for the other, and for one at its very end. */
    renew: async (token: string): Promise<OpenedSession | null> => {
      const session = await sessions.find(tokenHash(token));
      if (!session) return null;
      const next = issued(new Date(session.openedAt));
      const by = { tokenHash: tokenHash(next.token), expiresAt: next.expiresAt, now: clock().toISOString() };
      return (await sessions.replaceToken(tokenHash(token), by)) ? next : null;
    },

    /** A token for a session that is in whole only now. */
    fresh: () => {
      const { token, expiresAt } = issued(clock());
      return { token, tokenHash: tokenHash(token), expiresAt };
    },

    end: (token: string): Promise<void> => sessions.end(tokenHash(token)),
    endOne: (userId: string, id: string): Promise<boolean> => sessions.endOne(userId, id),
    endAll: (userId: string): Promise<void> => sessions.endAll(userId),
    endOfDeactivated: (userId: string): Promise<void> => sessions.endOfDeactivated(userId),
    provedAt: (id: string): Promise<string | null> => sessions.provedAt(id),
    noteProof: (id: string): Promise<void> => sessions.noteProof(id, clock().toISOString()),
    ofUser: (userId: string): Promise<OwnSession[]> => sessions.ofUser(userId, clock().toISOString()),
    /** Everybody's, for administrators. */
    live: () => sessions.live(clock().toISOString()),
  };
}
export type LiveSessions = ReturnType<typeof liveSessions>;
