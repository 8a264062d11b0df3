export const PlaceIcon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 text-accent" fill="none" stroke="currentColor">
    <path d="M8 14.5s4.5-4.6 4.5-8a4.5 4.5 0 0 0-9 0c0 3.4 4.5 8 4.5 8Z" strokeWidth="1.4" />
    <circle cx="8" cy="6.5" r="1.6" strokeWidth="1.4" />
  </svg>
);
