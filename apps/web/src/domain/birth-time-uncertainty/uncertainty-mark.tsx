import { lazy, Suspense, use } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { UncertaintyContext, useUncertainPaths } from "./uncertainty-context.ts";

const UncertaintyPopover = lazy(async () => {
  const [file] = await Promise.all([import("./uncertainty-popover.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.UncertaintyPopover };
});

const UncertaintyNoteText = lazy(async () => {
  const [file] = await Promise.all([import("./uncertainty-note-text.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.UncertaintyNoteText };
});

/** States how precisely the time is known, where it is not exact. */
export function UncertaintyNote() {
  const birthUncertainty = use(UncertaintyContext);
  return (
    birthUncertainty && (
      <Suspense fallback={null}>
        <UncertaintyNoteText birthUncertainty={birthUncertainty} />
      </Suspense>
    )
  );
}

/** Shown after a fact: nothing where it is certain, else a mark that explains for which times of birth it is true. */
export function UncertaintyMark({ paths }: { paths: readonly string[] }) {
  const birthUncertainty = use(UncertaintyContext);
  const uncertainPaths = useUncertainPaths()(paths);
  if (birthUncertainty === null || uncertainPaths.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <UncertaintyPopover birthUncertainty={birthUncertainty} paths={uncertainPaths} />
    </Suspense>
  );
}
