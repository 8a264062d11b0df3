import { useTranslation } from "react-i18next";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { BhavaBars, GrahaBars } from "./strength-bars.tsx";
import { BhavaBalaTable, ShadbalaTable } from "./strength-tables.tsx";
import { useStrengthSentence } from "./use-strength-sentence.ts";

const NAMES = ["shadbala", "bhava_bala"] as const;

/** Shadbala compared with what each graha requires, and the strength of the houses. */
export function StrengthsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useStrengthSentence();
  const { focus, detailLevel } = props;
  return (
    <SectionsLoader {...props} names={NAMES}>
      {({ shadbala, bhava_bala: bhavaBala }) => (
        <DetailLevelView
          detailLevel={detailLevel}
          sentence={sentence(shadbala, bhavaBala)}
          figure={
            shadbala.reason === null && (
              <div className="grid gap-x-10 gap-y-6 @min-[44rem]/panel:grid-cols-[3fr_2fr]">
                <GrahaBars shadbala={shadbala} focus={focus} />
                <BhavaBars bhavaBala={bhavaBala} focus={focus} />
              </div>
            )
          }
          table={
            <div className="flex flex-col gap-8">
              <ShadbalaTable shadbala={shadbala} />
              <BhavaBalaTable bhavaBala={bhavaBala} />
              <p className="text-sm text-ink-muted">{t("strengths.units")}</p>
            </div>
          }
        />
      )}
    </SectionsLoader>
  );
}
