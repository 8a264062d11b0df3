import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Problems } from "./problems.tsx";
import { type ChannelName, type Problem, sendTestMessage, testChannel } from "./set-up-api.ts";

/** Problems of Telegram's webhook that registering it again mends. */
const REGISTERED_AGAIN: readonly Problem["problem"][] = ["webhook_missing", "webhook_elsewhere"];

/** Asks the platform whether the channel works, and sends a message to the administrator's own chat. */
export function ChannelTests({ name }: { name: ChannelName }) {
  const { t } = useTranslation("setup");
  const errorText = useErrorText();
  const test = useMutation({ mutationFn: (register: boolean) => testChannel(name, register) });
  const send = useMutation({ mutationFn: () => sendTestMessage(name) });
  const isElsewhere =
    name === "telegram" && test.data?.problems.some(({ problem }) => REGISTERED_AGAIN.includes(problem)) === true;
  const failure = test.error ?? send.error;
  return (
    <section aria-labelledby="tests" className="mt-10 border-t border-line pt-6">
      <h2 id="tests" className="text-heading font-medium">
        {t("test.title")}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t("test.lead", { platform: t(`platform.${name}`) })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={test.isPending} onClick={() => test.mutate(false)}>
          {t("test.check")}
        </Button>
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {t("test.send")}
        </Button>
      </div>
      {failure && (
        <Alert tone="bad" className="mt-4">
          {errorText(failure, t("test.notAsked"))}
        </Alert>
      )}
      {test.data && <Problems name={name} problems={test.data.problems} />}
      {isElsewhere && (
        <Button className="mt-3" busy={test.isPending} onClick={() => test.mutate(true)}>
          {t("test.register")}
        </Button>
      )}
      {test.data?.status === "success" && (
        <Alert tone="good" className="mt-4">
          {t("test.works", { account: test.data.account ?? "" })}
        </Alert>
      )}
      {send.data && <Problems name={name} problems={send.data.problems} />}
      {send.data?.status === "success" && (
        <Alert tone="good" className="mt-4">
          {t("test.sent")}
        </Alert>
      )}
    </section>
  );
}
