import { useTranslation } from "react-i18next";
import { Standing } from "../lib/standing.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** A chunk that could not be fetched: gone after a release, or no connection. A reload mends the first. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script|importing a module/i.test(error.message)
  );
}

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      title={t("error.title")}
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t("error.reload")}
          </Button>
          {/* A whole new page: the application itself may be what broke. */}
          <a href="/" className={buttonClass("secondary")}>
            {t("error.home")}
          </a>
        </>
      }
    >
      <PageTitle>{t("error.title")}</PageTitle>
      <Standing />
      <p>{t(isChunkError(error) ? "error.chunk" : "error.what")}</p>
      <p>{t("error.safe")}</p>
    </EmptyState>
  );
}
