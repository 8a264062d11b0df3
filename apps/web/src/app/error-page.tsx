import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback.tsx";

/** A chunk that could not be fetched: gone after a release, or no connection. A reload mends the first. */
function isChunkError(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);
}

export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <EmptyState
      headingLevel={1}
      title={t("error.title")}
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t("error.reload")}
          </Button>
          {/* A whole new page: the router itself may be what broke. */}
          <a href="/" className={buttonClass("secondary")}>
            {t("error.home")}
          </a>
        </>
      }
    >
      <title>{t("title", { page: t("error.title") })}</title>
      <p>{isChunkError(error) ? t("error.chunk") : t("error.what")}</p>
      <p>{t("error.safe")}</p>
    </EmptyState>
  );
}
