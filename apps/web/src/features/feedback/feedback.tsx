import { ANSWER_LANGUAGES, FEEDBACK_TOPICS, FEEDBACK_VERDICTS, type FeedbackList } from "@lagna/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Badge, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { fetchFeedback, type FeedbackFilter } from "./feedback-api.ts";

/** Users' feedback on the astrologer's answers, for administrators. */
export function Feedback() {
  const { t } = useTranslation("feedback");
  const [shown, setShown] = useState<FeedbackFilter>({});
  const answer = useInfiniteQuery({
    queryKey: ["feedback", shown],
    queryFn: ({ pageParam, signal }) => fetchFeedback(shown, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const [first] = answer.data?.pages ?? [];
  const items = answer.data?.pages.flatMap(({ feedback }) => feedback) ?? [];
  const isEmpty = first && first.counts.up + first.counts.down === 0;
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      {answer.isPending && (
        <div aria-busy="true" className="mt-6">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {answer.isError && !answer.data && <LoadError query={answer} fallback={t("notLoaded")} className="mt-6" />}
      {isEmpty && <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>}
      {first && !isEmpty && (
        <>
          <Counts {...first} />
          <FeedbackFilters shown={shown} onChange={setShown} />
          <div aria-busy={answer.isPlaceholderData}>
            {items.length === 0 && (
              <EmptyState title={t("nothing")} action={<Button onClick={() => setShown({})}>{t("showAll")}</Button>} />
            )}
            {items.length > 0 && (
              <ul aria-label={t("title")} className="mt-6">
                {items.map((item) => (
                  <FeedbackItem key={item.id} {...item} />
                ))}
              </ul>
            )}
          </div>
          {answer.hasNextPage && (
            <p className="mt-6 text-center">
              <Button busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
                {t("more")}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** How many users found answers good or poor, for which reasons and in which language. */
function Counts({ counts, by_about: abouts, by_language: languages }: FeedbackList) {
  const { t } = useTranslation("feedback");
  const format = useFormat();
  return (
    <>
      <dl className="mt-6 grid max-w-md grid-cols-2 gap-x-6">
        {FEEDBACK_VERDICTS.map((verdict) => (
          <div key={verdict} className="border-t border-accent py-3">
            <dt className="text-sm text-ink-muted">{t(`count.${verdict}`)}</dt>
            <dd className="tabular text-3xl font-light">{format.number(counts[verdict])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Tally
          caption={t("byAbout")}
          rows={abouts.map(({ about, ...sums }) => ({ name: t(`about.${about ?? "none"}`), ...sums }))}
        />
        <Tally
          caption={t("byLanguage")}
          rows={languages.map(({ language, ...sums }) => ({ name: t(`language.${language}`), ...sums }))}
        />
      </div>
    </>
  );
}

function Tally({ caption, rows }: { caption: string; rows: readonly { name: string; up: number; down: number }[] }) {
  const { t } = useTranslation("feedback");
  const format = useFormat();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th className="ps-0">{caption}</Th>
          <Th className="text-end!">{t("count.up")}</Th>
          <Th className="text-end!">{t("count.down")}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, up, down }) => (
          <tr key={name}>
            <Th scope="row" className="ps-0">
              {name}
            </Th>
            <Td className="text-end">{format.number(up)}</Td>
            <Td className="text-end">{format.number(down)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const CHOICES = {
  verdict: FEEDBACK_VERDICTS,
  about: [...FEEDBACK_TOPICS.down, ...FEEDBACK_TOPICS.up],
  language: ANSWER_LANGUAGES,
} as const;
const LABEL_KEYS = { verdict: "count", about: "about", language: "language" } as const;

function FeedbackFilters({ shown, onChange }: { shown: FeedbackFilter; onChange: (shown: FeedbackFilter) => void }) {
  const { t } = useTranslation("feedback");
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-3">
      {(["verdict", "about", "language"] as const).map((key) => (
        <Field key={key} label={t(`choice.${key}`)}>
          {(control) => (
            <Select
              {...control}
              value={shown[key] ?? ""}
              onChange={({ target }) => onChange({ ...shown, [key]: target.value || undefined })}
            >
              <option value="">{t("all")}</option>
              {CHOICES[key].map((value) => (
                <option key={value} value={value}>
                  {t(`${LABEL_KEYS[key]}.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
}

function FeedbackItem({
  verdict,
  about,
  reason,
  at,
  model,
  language,
  question,
  answer,
}: FeedbackList["feedback"][number]) {
  const { t } = useTranslation("feedback");
  const format = useFormat();
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={verdict === "up" ? "good" : "bad"}>{t(`one.${verdict}`)}</Badge>
        {about && <span className="font-semibold">{t(`about.${about}`)}</span>}
        <span className="tabular text-sm text-ink-muted">
          {[
            format.date(at, { dateStyle: "medium", timeStyle: "short" }),
            t(`language.${language}`),
            model === "built-in" ? t("builtIn") : model,
          ].join(" · ")}
        </span>
      </p>
      {reason !== "" && (
        <p className="measure mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{t("quoted", { text: reason })}</p>
      )}
      {question === null || answer === null ? (
        <p className="mt-2 text-sm text-ink-muted">{t("private")}</p>
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent">{t("open")}</summary>
          <div className="measure border-s border-line ps-4 [overflow-wrap:anywhere]">
            <p className="font-semibold">{question}</p>
            <p className="mt-2 whitespace-pre-line">{answer}</p>
          </div>
        </details>
      )}
    </li>
  );
}
