import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../../ui/feedback.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { fetchInvitation, type InvitationReference } from "./invitation-api.ts";
import { InvitationResult } from "./invitation-result.tsx";
import { createQueryClient } from "../../../lib/query-cache.ts";

/** An invitation to a match: the form for the invited person, and the result for both. No account is needed. */
export function Component() {
  // The other side may answer or delete at any moment.
  const [client] = useState(() => createQueryClient(0));
  // The address is for two people, not for search engines.
  useEffect(() => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "robots", content: "noindex, nofollow" });
    document.head.append(meta);
    return () => meta.remove();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <InvitationPage />
    </QueryClientProvider>
  );
}

/** Withdrawn, expired or answered: trying again changes nothing. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [404, 410].includes(error.status);

function InvitationPage() {
  const { t, i18n } = useTranslation("invitation");
  const { token = "" } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The guest's key stays in the fragment, which is never sent with the address.
  const reference: InvitationReference = { token, key: hash === "" ? null : hash.slice(1) };
  const queryKey = ["invitation", token, reference.key, i18n.language];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchInvitation(reference, signal),
    retry: (count, error) => !isFinal(error) && count < 2,
  });
  const [isDeleted, setIsDeleted] = useState(false);
  const title = t("page.title");
  if (isDeleted) return <EndPage title={t("page.deleted")} />;
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      {answer.isPending && <Skeleton className="h-96 w-full" />}
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.match && (
        <InvitationResult
          answer={{ ...answer.data, match: answer.data.match }}
          reference={reference}
          onChanged={() => answer.refetch()}
          onDeleted={() => setIsDeleted(true)}
        />
      )}
      {answer.data?.match === null && (
        <AnswerForm
          invitation={answer.data.invitation}
          token={token}
          onAnswered={({ key, ...answered }) => {
            queries.setQueryData(["invitation", token, key, i18n.language], answered);
            if (key === null) void answer.refetch();
            else void navigate({ hash: key }, { replace: true });
          }}
        />
      )}
    </div>
  );
}

function EndPage({ title }: { title: string }) {
  const { t } = useTranslation("invitation");
  return (
    <div className="page pt-6 pb-24">
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Link to="/" className={buttonClass("primary")}>
            {t("common:notFound.home")}
          </Link>
        }
      />
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("invitation");
  const errorText = useErrorText();
  return (
    <EmptyState
      headingLevel={1}
      title={errorText(error, t("failed"))}
      action={
        isFinal(error) ? (
          <Link to="/" className={buttonClass("primary")}>
            {t("common:notFound.home")}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t("common:retry")}</Button>
        )
      }
    />
  );
}
