import { MAX_VERIFIED_TEXT_LENGTH, type SavedKundli, type VerifyResponse } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findOwnChart, useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select, Textarea } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ClaimList } from "./claim-list.tsx";
import { MarkedText } from "./marked-text.tsx";

/** The typed text survives a reload of this tab. */
const DRAFT_KEY = "lagna_verify_text";
const getTabStorage = () => sessionStorage;

interface VerifyRequest {
  readonly kundli_id: string;
  readonly text: string;
}

const verifyText = (body: VerifyRequest) => api<VerifyResponse>("/api/v1/verify", { method: "POST", body });

/** Checks a pasted reading against its chart. */
export function Component() {
  const { t } = useTranslation("verify");
  const { charts, error, refetch } = useSavedCharts();
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
      {charts && <VerifyPanel kundlis={charts} />}
    </div>
  );
}

function VerifyPanel({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("verify");
  const ownChart = findOwnChart(kundlis);
  if (!ownChart) {
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
  return <VerifyForm kundlis={kundlis} first={ownChart.id} />;
}

function VerifyForm({ kundlis, first }: { kundlis: readonly SavedKundli[]; first: string }) {
  const { t } = useTranslation("verify");
  const errorText = useErrorText();
  const { number } = useFormat();
  const [id, setId] = useState(first);
  const [text, setText] = useState(() => readStored(DRAFT_KEY, getTabStorage) ?? "");
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
    writeStored(DRAFT_KEY, value === "" ? null : value, getTabStorage);
  };
  const tooLong = text.length > MAX_VERIFIED_TEXT_LENGTH;
  const error = missing
    ? t("empty")
    : tooLong
      ? t("tooLong", { max: number(MAX_VERIFIED_TEXT_LENGTH) })
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
      {answer.data && <VerifyAnswer answer={answer.data} />}
    </>
  );
}

function VerifyAnswer({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [answer]);
  const { counts, claims } = answer;
  const turns = claims.filter((claim) => claim.turns === true).length;
  const countByVerdict = { ...counts, turns, undecidable: counts.undecidable - turns };
  const shownVerdicts = (["supported", "contradicted", "turns", "undecidable", "doctrine"] as const).filter(
    (verdict) => countByVerdict[verdict] > 0,
  );
  return (
    <section aria-labelledby="verified" className="mt-12">
      <h2 id="verified" ref={heading} tabIndex={-1} className="text-heading font-medium outline-none">
        {claims.length === 0
          ? t("nothing")
          : shownVerdicts.map((verdict) => t(`count.${verdict}`, { count: countByVerdict[verdict] })).join(" · ")}
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
