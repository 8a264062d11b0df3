import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Drawer } from "../../ui/dialog.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { SampleQuestions } from "./sample-questions.tsx";
import type { Assistant, DrawerName } from "./use-assistant.ts";

const MemoryDrawer = lazy(() => import("./memory-drawer.tsx").then((module) => ({ default: module.MemoryDrawer })));

/** What opens over the assistant: conversations and chart on a phone, sample questions, and remembered facts. */
export function AssistantDrawers({ assistant, conversations }: { assistant: Assistant; conversations: ReactNode }) {
  const { t } = useTranslation("assistant");
  const { chart, kundliId, chosen, drawer, setDrawer } = assistant;
  const close = () => setDrawer(null);
  const renderDrawer = (name: DrawerName, title: string, children: ReactNode) => (
    <Drawer open={drawer === name} onClose={close} title={title} closeLabel={t("common:close")}>
      {children}
    </Drawer>
  );
  return (
    <>
      {renderDrawer("talks", t("talks.title"), conversations)}
      {renderDrawer(
        "chart",
        t("chart.title"),
        chart.data && kundliId !== null && <ChartPanel data={chart.data} kundliId={kundliId} chosen={chosen} />,
      )}
      {renderDrawer("samples", t("samples.title"), <SampleQuestions onPick={assistant.fillBox} />)}
      <Suspense fallback={null}>{drawer === "memory" && <MemoryDrawer open onClose={close} />}</Suspense>
    </>
  );
}

/** Says that conversations were deleted, and offers to undo it. */
export function DeletionBar({ list }: Pick<Assistant, "list">) {
  const { t } = useTranslation("assistant");
  const { going, failed } = list;
  const renderText = () => {
    if (!going) return failed && t(`talks.not.${failed}`);
    return going.title === null ? t("talks.cleared") : t("talks.deleted", { title: going.title });
  };
  return (
    <UndoBar onUndo={going ? list.undoDeletion : undefined} onClose={going ? list.undoDeletion : list.dismiss}>
      {renderText()}
    </UndoBar>
  );
}
