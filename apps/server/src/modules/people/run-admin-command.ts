import { AppError } from "../../errors/app-error.ts";
import { ACCOUNT_ACTIONS, type AccountAction, performAccountAction } from "./perform-account-action.ts";
import type { SetUpCodes, User } from "../accounts/service.ts";
import type { PeopleService } from "./service.ts";

const USAGE = `Usage: npm run admin -- COMMAND

  activate EMAIL                activate this account, so that its owner has access
  deactivate EMAIL              deactivate this account and end its sessions immediately
  make-administrator EMAIL      make this account an active administrator
  make-user EMAIL               make this administrator an ordinary user
  remove-second-factors EMAIL   remove the second factors of a user who has lost them all; verify first who is asking
  list [--status pending|active|inactive|all]
                                list the accounts, all by default
  setup-code                    print a new set-up code for a server without accounts`;

const STATUSES = ["pending", "active", "inactive", "all"] as const;

const SUCCESS_TEXTS: Readonly<Record<AccountAction, string>> = {
  activate: "is now active",
  deactivate: "is now inactive; all its sessions have ended",
  "make-administrator": "is now an administrator",
  "make-user": "is now an ordinary user",
};

export interface AdminCommandResult {
  readonly text: string;
  /** Exit status of the process: 0 done, 1 refused, 2 not understood. */
  readonly status: 0 | 1 | 2;
}

const createUnknownPersonAnswer = (email: string): AdminCommandResult => ({
  text: `There is no account with the address ${email}: its owner must sign up first.`,
  status: 1,
});

async function runAction(people: PeopleService, action: AccountAction, email: string): Promise<AdminCommandResult> {
  const person = await people.byEmail(email);
  if (!person) return createUnknownPersonAnswer(email);
  try {
    await performAccountAction(people, action, { person, by: { kind: "shell" } });
  } catch (error) {
    if (error instanceof AppError) return { text: error.message, status: 1 };
    throw error;
  }
  return { text: `${person.user.email} ${SUCCESS_TEXTS[action]}.`, status: 0 };
}

async function listPeople(people: PeopleService, status: (typeof STATUSES)[number]): Promise<AdminCommandResult> {
  const matching = (await people.listAll()).filter((person) => status === "all" || person.status === status);
  const lines = matching
    .sort((a, b) => (a.user.createdAt < b.user.createdAt ? -1 : 1))
    .map(({ user, ...person }) => [person.status, person.role, user.createdAt, user.email].join("\t"));
  return { text: lines.length > 0 ? lines.join("\n") : "No accounts.", status: 0 };
}

async function replaceSetUpCode({ renew }: SetUpCodeRenewer): Promise<AdminCommandResult> {
  const code = await renew();
  return code === null ? { text: "This server needs no set-up code.", status: 1 } : { text: code, status: 0 };
}

async function removeSecondFactors(
  { people, removeFactors }: AdminCommandParts,
  email: string,
): Promise<AdminCommandResult> {
  const person = await people.byEmail(email);
  if (!person) return createUnknownPersonAnswer(email);
  const { user } = person;
  return (await removeFactors(user)) === 0
    ? { text: `${user.email} has no second factor.`, status: 1 }
    : { text: `${user.email} no longer has a second factor and can sign in without one.`, status: 0 };
}

/** Replaces a lost set-up code. */
type SetUpCodeRenewer = Pick<SetUpCodes, "renew">;

export interface AdminCommandParts {
  readonly people: PeopleService;
  readonly setUpCodes: SetUpCodeRenewer;
  /** Removes all second factors and notifies the owner. Returns how many there were. */
  readonly removeFactors: (user: User) => Promise<number>;
}

/** Runs a command typed by an operator. */
export async function runAdminCommand(parts: AdminCommandParts, words: readonly string[]): Promise<AdminCommandResult> {
  const { people, setUpCodes } = parts;
  const [command, first, second, ...rest] = words;
  const notUnderstood: AdminCommandResult = { text: USAGE, status: 2 };
  if (command === "setup-code" && first === undefined) return replaceSetUpCode(setUpCodes);
  if (command === "list") {
    const statusWord = first === undefined ? "all" : first === "--status" ? second : first.replace(/^--status=/, "");
    const status = STATUSES.find((candidate) => candidate === statusWord);
    return status && rest.length === 0 ? listPeople(people, status) : notUnderstood;
  }
  if (command === "remove-second-factors" && first !== undefined && second === undefined)
    return removeSecondFactors(parts, first);
  const action = ACCOUNT_ACTIONS.find((action) => action === command);
  if (!action || first === undefined || second !== undefined) return notUnderstood;
  return runAction(people, action, first);
}
