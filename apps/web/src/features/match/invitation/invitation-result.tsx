import type { InvitationMatch, InvitationResponse } from "@lagna/contract";
import { NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { KootaList } from "../koota-list.tsx";
import { type Side, SIDES } from "../match-api.ts";
import { ExceptionList, PoruthamFold } from "../match-facts.tsx";
import { MatchResult } from "../match-result.tsx";
import { PointsLine } from "../points-line.tsx";
import { CopyLink } from "./copy-link.tsx";
import { changeShows, deleteInvitation, type InvitationReference, type Shows } from "./invitation-api.ts";
import { PresetNote } from "./preset-note.tsx";
import { ShownItems } from "./shown-items.tsx";

interface InvitationResultProps {
  readonly answer: InvitationResponse & { readonly match: InvitationMatch };
  readonly reference: InvitationReference;
  /** Fetches the result again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** The match of an answered invitation, with what each side shows of its birth. */
export function InvitationResult(props: InvitationResultProps) {
  const { match, message } = props.answer;
  return (
    <>
      {match.whole ? <MatchResult match={match.whole} message={message ?? ""} /> : <LimitedResult {...props} />}
      <PresetNote invitation={props.answer.invitation} />
      <ResultControls {...props} />
    </>
  );
}

function LimitedResult({ answer: { match, message } }: InvitationResultProps) {
  const { t } = useTranslation("invitation");
  const { number } = useFormat();
  return (
    <section aria-labelledby="invited-match">
      <h1 id="invited-match" className="text-title font-light">
        {t("matching:both", { girl: match.girl.name, boy: match.boy.name })}
      </h1>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {SIDES.map((side) => (
          <ShownPerson key={side} side={side} match={match} />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-6xl font-light">{number(match.total)}</span>
        <span className="text-ink-muted">{t("matching:ofMax", { max: number(match.max) })}</span>
      </p>
      <PointsLine match={match} />
      <p className="measure mt-4 text-ink-muted">{message}</p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <KootaList match={match} names={{ girl: match.girl.name, boy: match.boy.name }} />
          <PoruthamFold match={match} />
        </div>
        <div className="min-w-0">
          <ExceptionList exceptions={match.exceptions} />
        </div>
      </div>
    </section>
  );
}

/** One side, as far as it is shown. */
function ShownPerson({ side, match }: { side: Side; match: InvitationMatch }) {
  const { t } = useTranslation("invitation");
  const say = useTermFormatter();
  const { number, date } = useFormat();
  const { name, moon, date: day, time, place, mangal } = match[side];
  const star = moon.nakshatra === null ? "–" : say(NAKSHATRA_WORDS[moon.nakshatra]);
  const birth = [
    day === null ? null : date(`${day}T00:00:00Z`, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
    time,
    place && [place.city, place.state, place.country].filter((part) => part !== null).join(", "),
  ].filter((part) => part !== null);
  const places = mangal && (["lagna", "moon", "venus"] as const).filter((from) => mangal[from]);
  return (
    <Panel aria-labelledby={`shown-${side}`}>
      <h2 id={`shown-${side}`} className="font-semibold break-words">
        {name}
      </h2>
      <p>
        {star} {moon.pada === null ? "" : number(moon.pada)}
        {moon.sign !== null && `, ${say(RASHI_WORDS[moon.sign])}`}
      </p>
      <p className="text-ink-muted">{birth.length === 0 ? t("result.hidden") : birth.join(" · ")}</p>
      {places && (
        <p className="text-ink-muted">
          {places.length === 0
            ? t("result.noMangal")
            : t("result.mangal", { places: places.map((from) => t(`matching:from.${from}`)).join(", ") })}
        </p>
      )}
    </Panel>
  );
}

/** What one's own side shows, the address to keep, and deletion. */
function ResultControls({ answer, reference, onChanged, onDeleted }: InvitationResultProps) {
  const { t } = useTranslation("invitation");
  const errorText = useErrorText();
  const { role, inviter, guest } = answer.invitation;
  const own = role === "owner" ? inviter : guest;
  // A ticked box shows its new state at once, and the stored one again if the change fails.
  const [shown, setShown] = useState<Shows>(own?.shows ?? []);
  const change = useMutation({
    mutationFn: (shows: Shows) => changeShows(reference, shows),
    onError: () => setShown(own?.shows ?? []),
    onSuccess: onChanged,
  });
  const deletion = useMutation({ mutationFn: () => deleteInvitation(reference), onSuccess: onDeleted });
  const failed = change.error ?? deletion.error;
  return (
    <Panel aria-labelledby="own-side" className="mt-14">
      <h2 id="own-side" className="text-heading font-medium">
        {t("result.own")}
      </h2>
      <div className="mt-4">
        <ShownItems
          shows={shown}
          onChange={(shows) => {
            setShown(shows);
            change.mutate(shows);
          }}
        />
      </div>
      {reference.key !== null && (
        <div className="mt-5">
          <CopyLink url={window.location.href} label={t("result.keep")} />
        </div>
      )}
      {failed && (
        <Alert tone="bad" className="mt-5">
          {errorText(failed, t("failed"))}
        </Alert>
      )}
      <p className="measure mt-5 text-sm text-ink-muted">{t("result.deleteWhat")}</p>
      <Button variant="danger" className="mt-3" busy={deletion.isPending} onClick={() => deletion.mutate()}>
        {t("result.delete")}
      </Button>
    </Panel>
  );
}
