import type { VerifyResponse } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { VERIFY_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { birthToKundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { ApiError, api } from "../../lib/api.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { createPreloadable } from "../../lib/preloadable-component.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { ReadingField, useReadingText } from "./reading-field.tsx";
import { VerifyAnswer } from "./verify-answer.tsx";

/** Loaded with its texts: users with an account choose a saved kundli instead. */
const { Component: BirthForm, preload } = createPreloadable(async () => {
  const [file] = await Promise.all([import("../../domain/birth/birth-form.tsx"), loadNamespaces(["kundli"])]);
  return file.BirthForm;
});
export const preloadBirthForm = preload;

const verifyBirth = (body: { readonly birth: ValidBirth; readonly text: string }) =>
  api<VerifyResponse>("/api/v1/try/verify", { method: "POST", body, anonymous: true });

/** For visitors without an account: the reading, and the birth it is about. */
export function VisitorForm() {
  const { t } = useTranslation("verify");
  const reading = useReadingText();
  const field = useRef<HTMLDivElement>(null);
  const check = useMutation({ mutationFn: verifyBirth });
  const [isChanging, setIsChanging] = useState(false);
  const isHydrated = useHydrated();
  const submit = async (birth: ValidBirth): Promise<void> => {
    if (reading.requireText())
      await check.mutateAsync({ birth, text: reading.text }).then(
        () => setIsChanging(false),
        () => undefined,
      );
    else field.current?.querySelector("textarea")?.focus();
  };
  // The form shows errors of the birth's fields itself.
  const fields = check.error instanceof ApiError ? check.error.fields : [];
  const areAllInBirth = fields.length > 0 && fields.every(({ path }) => path !== "text");
  const isCollapsed = check.data !== undefined && !isChanging;
  const change = () => {
    setIsChanging(true);
    requestAnimationFrame(() => field.current?.querySelector("textarea")?.focus());
  };
  return (
    <>
      {/* Hidden, not unmounted: what was typed stays for the next check. */}
      <div hidden={isCollapsed} className="mt-8 grid items-start gap-10 lg:grid-cols-2">
        {/* What is typed before the app runs would be lost. */}
        <div ref={field} inert={!isHydrated}>
          <ReadingField reading={reading} failure={areAllInBirth ? null : check.error} />
        </div>
        <section aria-labelledby="verified-birth" className="flex flex-col gap-6">
          <h2 id="verified-birth" className="text-heading font-medium">
            {t("kundli")}
          </h2>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <BirthForm
              draftKey={VERIFY_DRAFT_KEY}
              action={t("check")}
              busy={check.isPending}
              error={areAllInBirth ? check.error : null}
              failure={null}
              onClear={() => undefined}
              onSubmit={submit}
            />
          </Suspense>
          <p className="text-sm text-ink-muted">{t("visitor.notStored")}</p>
        </section>
      </div>
      {check.data && (
        <>
          {isCollapsed && (
            <p className="mt-6 flex flex-wrap items-center gap-x-4 border-y border-line py-1.5 text-sm text-ink-muted">
              {t("visitor.notStored")}
              <Button variant="quiet" className="-mx-3 px-3 text-accent" onClick={change}>
                {t("visitor.change")}
              </Button>
            </p>
          )}
          <VerifyAnswer answer={check.data} birth={birthToKundliFields(check.variables.birth, {})} />
          <p className="mt-8">
            <Link to="/try" className={buttonClass()}>
              {t("visitor.signUp")}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
