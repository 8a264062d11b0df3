import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { hasStartedRanking } from "./rectify/ranking-cache.ts";
import type { RectifyProps } from "./rectify/rectify.tsx";

/** Loaded with its messages on demand, because few users rectify a birth time. */
const Rectify = lazy(async () => {
  const [file] = await Promise.all([
    import("./rectify/rectify.tsx"),
    loadNamespaces(["rectify", "subjects", "kundli", "errors"]),
  ]);
  return { default: file.Rectify };
});

/** The rectification form, folded until the user opens it. */
export function RectifyFold(props: RectifyProps) {
  const { t } = useTranslation("uncertain");
  const [opened, setOpened] = useState(() => hasStartedRanking(props.rectification));
  return (
    <details
      className="no-print mt-8 border-y border-line"
      open={opened || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 py-2.5 font-medium">{t("rectify")}</summary>
      {opened && (
        <Suspense fallback={<Skeleton className="my-4 h-40 w-full" />}>
          <Rectify {...props} />
        </Suspense>
      )}
    </details>
  );
}
