import { MOST_VERIFIED, type SavedKundli, type VerifyResponse } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ownChart, useCharts } from "../../domain/saved-kundlis/use-charts.ts";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select, Textarea } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ClaimList } from "./claim-list.tsx";
import { MarkedText } from "./marked-text.tsx";

/** What stands in the box outlives a reload, in this tab. */
const DRAFT_KEY = "lagna_verify_text";
const tab = () => sessionStorage;

interface Asked {
  readonly kundli_id: string;
  readonly text: string;
}

const verifyText = (body: Asked) => api<VerifyResponse>("/api/v1/verify", { method: "POST", body });

/** A reading that somebody was given, against the chart it is of. */
export function Component() {
  const { t } = useTranslation("verify");
  const { charts, error, refetch } = useCharts();
  const errorText = useErrorText();
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-3 text-ink-muted">{t("lead")}</p>
      {!charts && !error && <Skeleton className="mt-8 h-72 w-full" />}
      {error && (
        <EmptyState
          title={errorText(error, t("failed"))}
          action={<Button onClick={() => void refetch()}>{t("common:retry")}</Button>}
        />
      )}
      {charts && <Checking kundlis={charts} />}
    </div>
  );
}

function Checking({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("verify");
  const own = ownChart(kundlis);
  if (!own) {
    return (
      <EmptyState
        title={t("none.title")}
        action={
          <Link to="/generate-kundali" className={buttonClass("primary")}>
            {t("none.action")}
          </Link>
        }
      />
    );
  }
  return <VerifyForm kundlis={kundlis} first={own.id} />;
}

function VerifyForm({ kundlis, first }: { kundlis: readonly SavedKundli[]; first: string }) {
  const { t } = useTranslation("verify");
  const errorText = useErrorText();
  const { number } = useFormat();
  const [id, setId] = useState(first);
  const [text, setText] = useState(() => readStored(DRAFT_KEY, tab) ?? "");
  const [missing, setMissing] = useState(false);
  const answer = useMutation({ mutationFn: verifyText });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === "");
    if (text.trim() !== "") answer.mutate({ kundli_id: id, text });
  };
  const typed = (value: string) => {
    setText(value);
    setMissing(false);
    writeStored(DRAFT_KEY, value === "" ? null : value, tab);
  };
  const tooLong = text.length > MOST_VERIFIED;
  const error = missing
    ? t("empty")
    : tooLong
      ? t("tooLong", { max: number(MOST_VERIFIED) })
      : answer.isError
        ? errorText(answer.error, t("failed"))
        : null;
  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t("title")} className="mt-8 flex max-w-3xl flex-col gap-5">
        <Field label={t("kundli")}>
          {(control) => (
            <Select {...control} value={id} onChange={(event) => setId(event.target.value)}>
              {kundlis.map((kundli) => (
                <option key={kundli.id} value={kundli.id}>
                  {kundli.is_self ? t("self", { name: kundli.name }) : kundli.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("text")} hint={t("hint")} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              value={text}
              placeholder={t("placeholder")}
              onChange={(event) => typed(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="self-start" busy={answer.isPending} disabled={tooLong}>
          {t("check")}
        </Button>
      </form>
      {answer.data && <Answer answer={answer.data} />}
    </>
  );
}

function Answer({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  const heading = useRef<HTMLHeadingElement>(null);
  // The news is where the focus goes.
  useEffect(() => heading.current?.focus(), [answer]);
  const { counts, claims } = answer;
  const turns = claims.filter((claim) => claim.turns === true).length;
  const counted = { ...counts, turns, undecidable: counts.undecidable - turns };
  const told = (["supported", "contradicted", "turns", "undecidable", "doctrine"] as const).filter(
    (verdict) => counted[verdict] > 0,
  );
  return (
    <section aria-labelledby="verified" className="mt-12">
      <h2 id="verified" ref={heading} tabIndex={-1} className="text-heading font-medium outline-none">
        {claims.length === 0
          ? t("nothing")
          : told.map((verdict) => t(`count.${verdict}`, { count: counted[verdict] })).join(" · ")}
      </h2>
      <div className="mt-5 rounded-md border border-line bg-surface-raised p-5">
        <MarkedText answer={answer} />
      </div>
      {claims.length > 0 && <ClaimList claims={claims} />}
      {turns > 0 && <p className="measure mt-6 text-sm">{t("turning")}</p>}
      <p className="measure mt-6 text-sm text-ink-muted">{t("limits")}</p>
    </section>
  );
}
