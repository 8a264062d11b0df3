import type { Migration } from "kysely/migration";
import * as access from "./0001-access.ts";
import * as accounts from "./0002-accounts.ts";
import * as accountForeignKeys from "./0003-account-foreign-keys.ts";
import * as jobs from "./0004-jobs.ts";
import * as writeProbe from "./0005-write-probe.ts";
import * as kundlis from "./0006-kundlis.ts";
import * as leads from "./0007-leads.ts";
import * as firstAdministratorCode from "./0008-first-administrator-code.ts";
import * as audit from "./0009-audit.ts";
import * as reauthenticationTime from "./0010-reauthentication-time.ts";
import * as secondFactors from "./0011-second-factors.ts";
import * as uncertainTimes from "./0012-uncertain-times.ts";
import * as languageOfAccounts from "./0013-language-of-accounts.ts";
import * as adminUserList from "./0014-admin-user-list.ts";
import * as contactMessages from "./0015-contact-messages.ts";
import * as shares from "./0016-shares.ts";
import * as chats from "./0017-chats.ts";
import * as channels from "./0018-channels.ts";
import * as telegram from "./0019-telegram.ts";
import * as feedbackReasons from "./0020-feedback-reasons.ts";
import * as linkedChats from "./0021-linked-chats.ts";
import * as runningAnswers from "./0022-running-answers.ts";
import * as channelRateLimits from "./0023-channel-rate-limits-in-milliseconds.ts";
import * as jobsByKind from "./0024-jobs-by-kind.ts";
import * as channelPersonCountryAndChart from "./0025-channel-person-country-and-chart.ts";
import * as plainColumnNames from "./0026-plain-column-names.ts";
import * as matchingInvitations from "./0027-matching-invitations.ts";
import * as personalCalendars from "./0028-personal-calendars.ts";
import * as dailyMessages from "./0029-daily-messages.ts";
import * as failedCalendars from "./0030-failed-calendars.ts";
import * as changedCalendars from "./0031-changed-calendars.ts";
import * as confidentialTalks from "./0032-confidential-talks.ts";
import * as calendarsOfBirths from "./0033-calendars-of-births.ts";
import * as almanacChoices from "./0034-almanac-choices-of-accounts.ts";
import * as monthlyPartitions from "./0035-monthly-partitions.ts";
import * as pairsOfTalks from "./0036-pairs-of-talks.ts";
import * as degreesOfShares from "./0037-degrees-of-shares.ts";
import * as serverSettings from "./0038-server-settings.ts";
import * as apiKeys from "./0039-api-keys.ts";
import * as batches from "./0040-batches.ts";
import * as predictionLedger from "./0041-prediction-ledger.ts";

/**
 * In order and append-only: a released migration is never changed. Databases store the keys, so a key stays as it is even where its file
 * has a clearer name.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-access": access,
  "0002-accounts": accounts,
  "0003-records-of-accounts": accountForeignKeys,
  "0004-jobs": jobs,
  "0005-probes": writeProbe,
  "0006-kundlis": kundlis,
  "0007-leads": leads,
  "0008-set-up-code": firstAdministratorCode,
  "0009-audit": audit,
  "0010-proofs": reauthenticationTime,
  "0011-second-factors": secondFactors,
  "0012-uncertain-times": uncertainTimes,
  "0013-language-of-accounts": languageOfAccounts,
  "0014-people-list": adminUserList,
  "0015-contact-messages": contactMessages,
  "0016-shares": shares,
  "0017-chats": chats,
  "0018-channels": channels,
  "0019-telegram": telegram,
  "0020-feedback-reasons": feedbackReasons,
  "0021-linked-chats": linkedChats,
  "0022-running-answers": runningAnswers,
  "0023-paces-in-milliseconds": channelRateLimits,
  "0024-jobs-by-kind": jobsByKind,
  "0025-writers-of-chats": channelPersonCountryAndChart,
  "0026-plain-column-names": plainColumnNames,
  "0027-matching-invitations": matchingInvitations,
  "0028-personal-calendars": personalCalendars,
  "0029-daily-messages": dailyMessages,
  "0030-failed-calendars": failedCalendars,
  "0031-changed-calendars": changedCalendars,
  "0032-confidential-talks": confidentialTalks,
  "0033-calendars-of-births": calendarsOfBirths,
  "0034-almanac-choices-of-accounts": almanacChoices,
  "0035-monthly-partitions": monthlyPartitions,
  "0036-pairs-of-talks": pairsOfTalks,
  "0037-degrees-of-shares": degreesOfShares,
  "0038-server-settings": serverSettings,
  "0039-api-keys": apiKeys,
  "0040-batches": batches,
  "0041-prediction-ledger": predictionLedger,
};
