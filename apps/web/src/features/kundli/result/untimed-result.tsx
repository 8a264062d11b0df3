import type { UntimedKundliData } from "@lagna/contract";
import Download from "~icons/lucide/download";
import Pencil from "~icons/lucide/pencil";
import SlidersHorizontal from "~icons/lucide/sliders-horizontal";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Rectification } from "../../../domain/birth-time-uncertainty/rectify/rectification.ts";
import type { FetchDaySections } from "../../../domain/birth-time-uncertainty/get-day-signs.ts";
import { UntimedArticle } from "../../../domain/birth-time-uncertainty/untimed-article.tsx";
import { Button } from "../../../ui/button.tsx";
import { downloadJson } from "./download-json.ts";

interface UntimedResultProps {
  data: UntimedKundliData;
  sections: FetchDaySections;
  rectifying: Rectification;
  busy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  onSettings: () => void;
  save: ReactNode;
}

/** The result if only the day of birth is known, with its actions. */
export function UntimedResult(props: UntimedResultProps) {
  const { data, sections, rectifying, busy, headingRef, onEdit, onSettings, save } = props;
  const { t } = useTranslation("kundli");
  const actions = [
    [t("result.edit"), Pencil, onEdit],
    [t("result.download"), Download, () => downloadJson(data)],
    [t("settings.open"), SlidersHorizontal, onSettings],
  ] as const;
  return (
    <UntimedArticle
      data={data}
      fetchSections={sections}
      rectification={rectifying}
      level={2}
      headingRef={headingRef}
      label={t("result.label", { name: data.birth.name })}
      busy={busy}
      actions={
        <>
          {actions.map(([label, Icon, act]) => (
            <Button
              key={label}
              variant="quiet"
              className="no-print px-3"
              onClick={act}
              icon={<Icon aria-hidden="true" className="size-4" />}
            >
              {label}
            </Button>
          ))}
          {save}
        </>
      }
    />
  );
}
