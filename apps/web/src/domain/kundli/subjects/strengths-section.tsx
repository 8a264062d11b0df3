import { useTranslation } from "react-i18next";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { BhavaBars, GrahaBars } from "./strength-bars.tsx";
import { BhavaBalaTable, ShadbalaTable } from "./strength-tables.tsx";
import { useStrengthSentence } from "./use-strength-sentence.ts";

const NAMES = ["shadbala", "bhava_bala"] as const;

/** Shadbala against what each graha needs, and the strength of the houses. */
export function StrengthsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useStrengthSentence();
  const { focus, depth } = props;
  return (
    <Fetched {...props} names={NAMES}>
      {({ shadbala, bhava_bala: bhavaBala }) => (
        <AtDepth
          depth={depth}
          sentence={sentence(shadbala, bhavaBala)}
          figure={
            shadbala.reason === null && (
              <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
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
    </Fetched>
  );
}
