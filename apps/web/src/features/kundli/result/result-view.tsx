import type { ReactNode, RefObject } from "react";
import { isUntimed } from "../kundli-api.ts";
import type { GeneratedKundli } from "../use-kundli.ts";
import { ResultPanel, UntimedResult } from "./result-components.ts";
import type { useResultSources } from "./use-result-sources.ts";

interface ResultViewProps {
  generated: GeneratedKundli;
  sources: NonNullable<ReturnType<typeof useResultSources>["sources"]>;
  busy: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
  onSettings: () => void;
  save: ReactNode;
  savedId: string | null;
  generatedCount: number;
}

export function ResultView({ generated, sources, savedId, generatedCount, ...shared }: ResultViewProps) {
  const { data } = generated;
  if (isUntimed(data))
    return <UntimedResult.Component {...shared} data={data} sections={sources.day} rectifying={sources.rectifying} />;
  return (
    <ResultPanel.Component
      {...shared}
      data={data}
      source={sources.timed}
      pickedState={generated.values.place?.state ?? null}
      timeAssumed={generated.timeAssumed}
      request={sources.request}
      savedId={savedId}
      generatedCount={generatedCount}
    />
  );
}
