import type { Invitation } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { deleteInvitation, fetchInvitations } from "./invitation-api.ts";

export const INVITATIONS_KEY = ["matching", "invitations"] as const;

/** One's invitations, sent and answered, each to open or to delete. */
export function InvitationList() {
  const { t } = useTranslation("invitation");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const list = useQuery({ queryKey: INVITATIONS_KEY, queryFn: ({ signal }) => fetchInvitations(signal) });
  const deletion = useMutation({
    mutationFn: deleteInvitation,
    onSettled: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
  if (list.isError) return <LoadError query={list} fallback={t("failed")} className="mt-6" />;
  if (!list.data?.length) return null;
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h3 id="invitations" className="text-sm font-semibold">
        {t("list.title")}
      </h3>
      {deletion.isError && <Alert tone="bad">{errorText(deletion.error, t("failed"))}</Alert>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {list.data.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={deletion.isPending && deletion.variables.token === invitation.id}
            onDelete={(token) => deletion.mutate({ token, key: null })}
          />
        ))}
      </ul>
    </section>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  readonly onDelete: (id: string) => void;
}

function InvitationRow({ invitation, isBusy, onDelete }: InvitationRowProps) {
  const { t } = useTranslation("invitation");
  const { date } = useFormat();
  const { id, role, state, inviter, guest, expires_at: expiresAt } = invitation;
  if (id === null) return null;
  const other = role === "owner" ? guest?.name : inviter.name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-56 break-words">
        {other === undefined ? inviter.name : t("list.both", { own: inviter.name, other: guest?.name ?? "" })}{" "}
        <span className="text-ink-muted">{t(`list.${state}`, { date: date(expiresAt) })}</span>
      </span>
      {state === "answered" && (
        <Link to={`/match/invitation/${encodeURIComponent(id)}`} className={buttonClass("secondary")}>
          {t("list.open")}
        </Link>
      )}
      <Button variant="quiet" busy={isBusy} onClick={() => onDelete(id)}>
        {t(state === "waiting" ? "list.withdraw" : "list.delete")}
      </Button>
    </li>
  );
}
