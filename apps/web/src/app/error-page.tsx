import { useTranslation } from "react-i18next";
import { HydrationMarker } from "../lib/after-hydration.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** A code chunk that could not be fetched, because a release removed it or there is no connection. A reload fixes the first case. */
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
          {/* A full page load: the application itself may be what failed. */}
          <a href="/" className={buttonClass("secondary")}>
            {t("error.home")}
          </a>
        </>
      }
    >
      <PageTitle>{t("error.title")}</PageTitle>
      <HydrationMarker />
      <p>{t(isChunkError(error) ? "error.chunk" : "error.what")}</p>
      <p>{t("error.safe")}</p>
    </EmptyState>
  );
}
