import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type Side, SIDES } from "../match-api.ts";
import type { PersonChoice } from "../person-choice.ts";
import { CopyLink } from "./copy-link.tsx";
import { createInvitation } from "./invitation-api.ts";
import { INVITATIONS_KEY, InvitationList } from "./invitation-list.tsx";
import { OwnSideFields, useOwnSide } from "./own-side-fields.tsx";

interface InvitePanelProps {
  /** The people entered above, of which one is sent. */
  readonly choices: Readonly<Record<Side, PersonChoice>>;
  readonly initialSide: Side;
}

/** Makes a link by which the other side enters its own birth. */
export function InvitePanel({ choices, initialSide }: InvitePanelProps) {
  const { t } = useTranslation("invitation");
  const errorText = useErrorText();
  const { date } = useFormat();
  const queries = useQueryClient();
  const [side, setSide] = useState<Side>(initialSide);
  const [isAsked, setIsAsked] = useState(false);
  const ownSide = useOwnSide(choices[side]);
  const creation = useMutation({
    mutationFn: createInvitationOf,
    onSuccess: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
  const submit = () => {
    setIsAsked(true);
    if (ownSide.own) creation.mutate([side, ownSide.own]);
  };
  return (
    <Panel aria-labelledby="invite" className="mt-16">
      <h2 id="invite" className="text-heading font-medium">
        {t("invite.title")}
      </h2>
      <p className="measure mt-2 mb-5 text-ink-muted">{t("invite.lead")}</p>
      <Segmented
        label={t("invite.side")}
        showLabel
        value={side}
        options={SIDES.map((value) => ({ value, label: t(`matching:side.${value}`) }))}
        onChange={setSide}
        className="mb-5"
      />
      <OwnSideFields side={ownSide} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={creation.isPending} onClick={submit}>
          {t("invite.make")}
        </Button>
        <p aria-live="polite" className="text-sm text-bad empty:hidden">
          {isAsked && !ownSide.own ? t("invite.missing") : ""}
        </p>
      </div>
      {creation.isError && (
        <Alert tone="bad" className="mt-5">
          {errorText(creation.error, t("failed"))}
        </Alert>
      )}
      {creation.data && (
        <div className="mt-5">
          <CopyLink
            url={creation.data.url}
            label={t("invite.link", { date: date(creation.data.invitation.expires_at) })}
          />
        </div>
      )}
      <InvitationList />
    </Panel>
  );
}

const createInvitationOf = ([side, own]: Parameters<typeof createInvitation>) => createInvitation(side, own);
