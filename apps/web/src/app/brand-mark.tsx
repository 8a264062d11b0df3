/** The frame of the North Indian chart, also used as the logo. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M3 3h26v26H3z" />
      <path d="m3 3 26 26M29 3 3 29M16 3l13 13-13 13L3 16z" />
    </svg>
  );
}
