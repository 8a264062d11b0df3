import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusIfLost } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { type Channel, type Failure, retryFailure } from "./channels-api.ts";
import { CHANNELS_KEY } from "./channels.tsx";

/** What went wrong for good, each with its reason and a press that has it tried again. */
export function Failures({ channel: { name, failures } }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const trying = useMutation({
    mutationFn: (failure: Failure) => retryFailure(name, failure),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: CHANNELS_KEY });
      focusIfLost(() => place.current);
    },
  });
  return (
    <div ref={place} className="mt-5">
      <h3 className="font-medium">{t("failures.title")}</h3>
      {trying.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(trying.error, t("failures.notTried"))}
        </Alert>
      )}
      {trying.isSuccess && (
        <Alert tone="good" className="mt-3">
          {t("failures.tried")}
        </Alert>
      )}
      {failures.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("failures.none")}</p>
      ) : (
        <Table caption={t("failures.of", { channel: t(`name.${name}`) })} className="mt-2">
          <thead>
            <tr>
              <Th>{t("failures.what")}</Th>
              <Th>{t("failures.reason")}</Th>
              <Th>{t("failures.at")}</Th>
              <Th>
                <span className="sr-only">{t("failures.actions")}</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {failures.map((failure) => {
              const when = format.date(failure.at, { dateStyle: "medium", timeStyle: "short" });
              return (
                <tr key={`${failure.what}:${failure.id}`} className="[&>*]:align-middle">
                  <Th scope="row">{t(`failures.kind.${failure.what}`)}</Th>
                  {/* As the log has it. */}
                  <Td lang="en" className="[overflow-wrap:anywhere]">
                    {failure.reason}
                  </Td>
                  <Td className="whitespace-nowrap">{when}</Td>
                  <Td className="py-1.5! text-end">
                    {failure.retries ? (
                      <Button
                        busy={trying.isPending && trying.variables === failure}
                        aria-label={t("failures.retryOne", { what: t(`failures.kind.${failure.what}`), when })}
                        onClick={() => trying.mutate(failure)}
                      >
                        {t("failures.retry")}
                      </Button>
                    ) : (
                      <span className="text-ink-muted">{t("failures.gone")}</span>
                    )}
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </div>
  );
}
