import { BIRTH } from "../accounts.ts";
import { isKept, NONE, type SubjectKind, type Write } from "./life.ts";
import type { Account, Requests } from "./requests.ts";

/** An account may make so few links and invitations in an hour that this number of subjects can share one. */
const SUBJECTS_PER_OWNER = 10;
const PLACE = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };

type FindOwner = (requests: Requests, serial: number) => Promise<Account>;

/** @returns what makes an account for every ten subjects, when the first of them begins */
function shareOwners(name: string): (requests: Requests, serial: number) => Promise<Account> {
  const owners = new WeakMap<Requests, Account>();
  return async (requests, serial) => {
    const current = owners.get(requests);
    if (current && serial % SUBJECTS_PER_OWNER !== 0) return current;
    const next = await requests.createOwner(`${name}${serial}`);
    owners.set(requests, next);
    return next;
  };
}

/** Writes by an account, with its token. */
const createWriter =
  (requests: Requests, { headers }: Account) =>
  (method: string, path: string, body?: object): Promise<Response> =>
    requests.send(method, path, { headers, ...(body && { body }) });

const KUNDLI_OWNERS: FindOwner = shareOwners("kundlis-of-");

/** A saved kundli and its link. */
export const KUNDLIS: SubjectKind = {
  name: "kundlis",
  async begin(requests, serial) {
    const owner = await KUNDLI_OWNERS(requests, serial);
    const write = createWriter(requests, owner);
    const id = `kundli-${serial}`;
    const path = `/kundlis/${id}`;
    const kundli = { ...BIRTH, name: id };
    const edited = { ...kundli, version: 1, notes: "edited" };
    const writes: Write[] = [
      { name: "kundli", after: "version 1", send: () => write("POST", "/kundlis", { ...kundli, id }) },
      { name: "edit", after: "version 2, edited", send: () => write("PUT", path, edited) },
      {
        name: "share",
        after: "version 2, edited, shared",
        send: () => write("POST", `${path}/share`, { name: true, birth: "day" }),
      },
      { name: "end of a share", after: "version 2, edited", send: () => write("DELETE", `${path}/share`) },
      { name: "deletion", after: NONE, send: () => write("DELETE", path) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, 3) : writes,
      read: async () => {
        const found = await requests.read<{ version: number; notes: string }>(path, owner.headers);
        if (!found) return NONE;
        const { share } = (await requests.read<{ share: object | null }>(`${path}/share`, owner.headers)) ?? {};
        return `version ${found.version}${found.notes && `, ${found.notes}`}${share ? ", shared" : ""}`;
      },
    };
  },
};

const CHAT_OWNERS: FindOwner = shareOwners("chats-of-");

interface History {
  readonly conversation: { readonly title: string; readonly state: string };
  readonly messages: readonly { readonly role: string; readonly feedback: { readonly verdict: string } | null }[];
}

/** A conversation with two turns, feedback on an answer, and a title. */
export const CHATS: SubjectKind = {
  name: "chats",
  async begin(requests, serial) {
    const owner = await CHAT_OWNERS(requests, serial);
    const write = createWriter(requests, owner);
    const title = `Title ${serial}`;
    let chat = "";
    let message = "";
    const ask = (question: string) => write("POST", "/chat/ask", { chat_id: chat, question });
    const takeMessage = (text: string): void => {
      message = (JSON.parse(text) as { message_id: string }).message_id;
    };
    const judge = (verdict: string) => write("PUT", `/chat/messages/${message}/feedback`, { verdict });
    const writes: Write[] = [
      {
        name: "chat",
        after: "awaiting_birth_details, 0 questions",
        send: () => write("POST", "/chat/start", {}),
        accept: (text) => (chat = (JSON.parse(text) as { chat_id: string }).chat_id),
      },
      {
        name: "birth",
        after: "ready_for_questions, 0 questions",
        send: () => write("POST", "/chat/birth-details", { chat_id: chat, details_text: JSON.stringify(BIRTH) }),
      },
      {
        name: "turn",
        after: "ready_for_questions, 1 questions",
        send: () => ask("When will I get promoted?"),
        accept: takeMessage,
      },
      { name: "feedback", after: "ready_for_questions, 1 questions, down", send: () => judge("down") },
      {
        name: "title",
        after: "ready_for_questions, 1 questions, down, named",
        send: () => write("PATCH", `/chat/conversations/${chat}`, { title }),
      },
      {
        name: "turn",
        after: "ready_for_questions, 2 questions, down, named",
        send: () => ask("And what about my marriage?"),
        accept: takeMessage,
      },
      { name: "deletion", after: NONE, send: () => write("DELETE", `/chat/conversations/${chat}`) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const found = chat && (await requests.read<History>(`/chat/conversations/${chat}`, owner.headers));
        if (!found) return NONE;
        const questions = found.messages.filter(({ role }) => role === "user").length;
        const verdicts = found.messages.flatMap(({ feedback }) => (feedback ? [feedback.verdict] : []));
        const named = found.conversation.title === title ? ["named"] : [];
        return [found.conversation.state, `${questions} questions`, ...verdicts, ...named].join(", ");
      },
    };
  },
};

const INVITATION_OWNERS: FindOwner = shareOwners("invitations-of-");

interface Invitation {
  readonly state: string;
  readonly inviter: { readonly shows: readonly string[] };
}

/** A matching that another person is invited to. */
export const INVITATIONS: SubjectKind = {
  name: "invitations",
  async begin(requests, serial) {
    const owner = await INVITATION_OWNERS(requests, serial);
    const write = createWriter(requests, owner);
    let token = "";
    const path = () => `/matching/invitations/${token}`;
    const person = { ...BIRTH, name: "Bharat", gender: "male" };
    const writes: Write[] = [
      {
        name: "invitation",
        after: "waiting, shows date",
        send: () => write("POST", "/matching/invitations", { girl: BIRTH, shows: ["date"] }),
        accept: (text) => (token = (JSON.parse(text) as { token: string }).token),
      },
      {
        name: "change",
        after: "waiting, shows date place",
        send: () => write("PATCH", path(), { shows: ["date", "place"] }),
      },
      {
        name: "answer",
        after: "answered, shows date place",
        send: () => requests.send("POST", path(), { body: { person } }),
      },
      { name: "deletion", after: NONE, send: () => write("DELETE", path()) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const found = token && (await requests.read<{ invitation: Invitation }>(path(), owner.headers));
        if (!found) return NONE;
        const { state, inviter } = found.invitation;
        return `${state}, shows ${inviter.shows.toSorted().join(" ")}`;
      },
    };
  },
};

/** The feed of a person, of which there is one for each account. */
export const CALENDARS: SubjectKind = {
  name: "calendars",
  async begin(requests, serial) {
    const owner = await requests.createOwner(`calendar${serial}`);
    const write = createWriter(requests, owner);
    const path = "/profile/calendar";
    const set = (vratas: readonly string[]) => write("PUT", path, { place: PLACE, language: "en", vratas });
    const writes: Write[] = [
      { name: "calendar", after: "ekadashi", send: () => set(["ekadashi"]) },
      { name: "change", after: "amavasya", send: () => set(["amavasya"]) },
      { name: "deletion", after: NONE, send: () => write("DELETE", path) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const found = await requests.read<{ calendar: { vratas: string[] } | null }>(path, owner.headers);
        return found?.calendar?.vratas.join(" ") ?? NONE;
      },
    };
  },
};

/** The message of the day, of which there is one for each account. */
export const DAILY_MESSAGES: SubjectKind = {
  name: "daily messages",
  async begin(requests, serial) {
    const owner = await requests.createOwner(`daily${serial}`);
    const write = createWriter(requests, owner);
    const path = "/profile/daily-message";
    const set = (at: string) => write("PUT", path, { place: PLACE, language: "hi", at, ways: ["mail"] });
    const writes: Write[] = [
      { name: "daily message", after: "sunrise", send: () => set("sunrise") },
      { name: "change", after: "19:30", send: () => set("19:30") },
      { name: "deletion", after: NONE, send: () => write("DELETE", path) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const found = await requests.read<{ daily_message: { at: string } | null }>(path, owner.headers);
        return found?.daily_message?.at ?? NONE;
      },
    };
  },
};
