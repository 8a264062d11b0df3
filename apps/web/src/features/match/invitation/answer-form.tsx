import type { Invitation, InvitationAnswer, SavedKundli } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSavedCharts } from "../../../domain/saved-kundlis/use-saved-charts.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { getToken } from "../../../lib/session-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import type { Side } from "../match-api.ts";
import { createChoice, PERSON_KINDS } from "../person-choice.ts";
import { PersonPanel } from "../person-panel.tsx";
import { answerInvitation, type OwnSide } from "./invitation-api.ts";
import { OwnSideFields, useOwnSide } from "./own-side-fields.tsx";
import { PresetNote } from "./preset-note.tsx";

interface AnswerFormProps {
  readonly invitation: Invitation;
  readonly token: string;
  readonly onAnswered: (answer: InvitationAnswer) => void;
}

/** For the invited person; with an account also one of its saved kundlis can be sent. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation("invitation");
  const { role } = props.invitation;
  if (role === "owner") return <WaitingNote invitation={props.invitation} />;
  return (
    <>
      <h1 className="text-title font-light">{t("page.heading", { name: props.invitation.inviter.name })}</h1>
      <p className="measure mt-3 text-ink-muted">{t("page.lead", { name: props.invitation.inviter.name })}</p>
      <InviterShows invitation={props.invitation} />
      <PresetNote invitation={props.invitation} />
      {getToken() === null ? <PersonFields {...props} kundlis={[]} /> : <FieldsWithSaved {...props} />}
    </>
  );
}

function WaitingNote({ invitation }: Pick<AnswerFormProps, "invitation">) {
  const { t } = useTranslation("invitation");
  const { date } = useFormat();
  return (
    <>
      <h1 className="text-title font-light">{t("page.waitingTitle")}</h1>
      <p className="mt-3 text-ink-muted">{t(`list.${invitation.state}`, { date: date(invitation.expires_at) })}</p>
    </>
  );
}

function InviterShows({ invitation: { inviter } }: Pick<AnswerFormProps, "invitation">) {
  const { t } = useTranslation("invitation");
  const { list } = useFormat();
  const items = inviter.shows.map((item) => t(`items.${item}`));
  return (
    <p className="measure mt-2 text-ink-muted">
      {items.length === 0
        ? t("page.showsNothing", { name: inviter.name })
        : t("page.shows", { name: inviter.name, items: list(items) })}
    </p>
  );
}

function FieldsWithSaved(props: AnswerFormProps) {
  return <PersonFields {...props} kundlis={useSavedCharts().charts ?? []} />;
}

function PersonFields({
  invitation,
  token,
  onAnswered,
  kundlis,
}: AnswerFormProps & { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("invitation");
  const errorText = useErrorText();
  const side: Side = invitation.side === "boy" ? "girl" : "boy";
  const [choice, setChoice] = useState(() => createChoice("birth"));
  const [isAsked, setIsAsked] = useState(false);
  const ownSide = useOwnSide(choice);
  const answering = useMutation({
    mutationFn: (own: OwnSide) => answerInvitation(token, own),
    onSuccess: onAnswered,
  });
  const submit = () => {
    setIsAsked(true);
    if (ownSide.own) answering.mutate(ownSide.own);
  };
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
      <PersonPanel
        side={side}
        choice={choice}
        kundlis={kundlis}
        kinds={PERSON_KINDS.filter((kind) => kind !== "saved" || kundlis.length > 0)}
        error={isAsked && !ownSide.own ? t(`matching:missing.${choice.kind}`) : null}
        onChange={setChoice}
      />
      <div>
        <OwnSideFields side={ownSide} />
        <p className="measure mt-5 text-sm text-ink-muted">{t("page.kept")}</p>
        {answering.isError && (
          <Alert tone="bad" className="mt-5">
            {errorText(answering.error, t("failed"))}
          </Alert>
        )}
        <Button variant="primary" className="mt-5" busy={answering.isPending} onClick={submit}>
          {t("page.send")}
        </Button>
      </div>
    </div>
  );
}
