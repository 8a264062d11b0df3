import { useState } from "react";

/** The person's picture, or the first letter of their name where there is none or it cannot be had. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = "size-20 shrink-0 rounded-full border border-accent";
  if (picture && broken !== picture) {
    return (
      <img
        src={picture}
        alt=""
        // Google's picture servers refuse strangers' referrers, and need not know where they are shown.
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className={`${shape} object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-accent-wash text-4xl font-light text-accent`}
    >
      {initialOf(name)}
    </span>
  );
}

/** The first letter as a reader sees it: with its vowel sign, not half a syllable. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}
