import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SecondFactorsResponse } from "@lagna/contract";
import { removeFactor } from "../../../domain/second-factors/second-factors-api.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import type { AddFactorProps } from "./add-authenticator-app.tsx";

/** With this many codes or fewer left, the list advises to create new ones. */
const FEW_CODES = 2;

export interface FactorListProps extends Pick<AddFactorProps, "withProof"> {
  secondFactors: SecondFactorsResponse;
  onRemoved: (last: boolean) => void;
  renew: () => Promise<void>;
  renewing: boolean;
}

export function FactorList({ secondFactors, withProof, onRemoved, renew, renewing }: FactorListProps) {
  const { t } = useTranslation("factors");
  const format = useFormat();
  const errorText = useErrorText();
  const { factors, recovery_codes_left: codesLeft } = secondFactors;
  const removal = useMutation({
    mutationFn: (id: string) => withProof(() => removeFactor(id)),
    onSuccess: () => onRemoved(factors.length === 1),
  });
  const formatDate = (instant: string) => format.date(instant, { dateStyle: "medium" });
  if (factors.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  return (
    <>
      <ul>
        {factors.map(({ id, kind, name, created_at: created, last_used_at: used }) => {
          const title = kind === "passkey" ? name : t("kind.totp");
          return (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
              <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
              {kind === "passkey" && <span className="text-sm text-ink-muted">{t("kind.passkey")}</span>}
              <span className="tabular text-sm text-ink-muted sm:ms-auto">
                {t("added", { when: formatDate(created) })}
              </span>
              {used && (
                <span className="tabular text-sm text-ink-muted">{t("lastUsed", { when: formatDate(used) })}</span>
              )}
              <Button
                variant="quiet"
                className="ms-auto sm:ms-0"
                busy={removal.isPending && removal.variables === id}
                aria-label={t("removeOne", { name: title })}
                onClick={() => removal.mutate(id)}
              >
                {t("remove")}
              </Button>
            </li>
          );
        })}
        <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
          <span className={codesLeft <= FEW_CODES ? "text-warn" : undefined}>
            {t("codes.left", { count: codesLeft, shown: format.number(codesLeft) })}
          </span>
          <Button variant="quiet" className="ms-auto" busy={renewing} onClick={() => void renew()}>
            {t("codes.renew")}
          </Button>
        </li>
      </ul>
      {removal.isError && <Alert tone="bad">{errorText(removal.error, t("failed"))}</Alert>}
    </>
  );
}
