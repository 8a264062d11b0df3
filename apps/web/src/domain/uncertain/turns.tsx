import { lazy, Suspense, use } from "react";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { TurningContext, useTurning } from "./turning.ts";

const TurnMark = lazy(async () => {
  const [file] = await Promise.all([import("./turn-mark.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.TurnMark };
});

const Note = lazy(async () => {
  const [file] = await Promise.all([import("./uncertain-note.tsx"), loadNamespaces(["uncertain"])]);
  return { default: file.UncertainNote };
});

/** How well the time is known, where it is not exact. */
export function TurningNote() {
  const turning = use(TurningContext);
  return (
    turning && (
      <Suspense fallback={null}>
        <Note turning={turning} />
      </Suspense>
    )
  );
}

/** Beside a fact: nothing where it stands firm, else a quiet mark that tells from when to when it holds. */
export function Turns({ paths }: { paths: readonly string[] }) {
  const turning = use(TurningContext);
  const turns = useTurning()(paths);
  if (turning === null || turns.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TurnMark turning={turning} paths={turns} />
    </Suspense>
  );
}
