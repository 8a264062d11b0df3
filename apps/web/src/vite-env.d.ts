interface ImportMetaEnv {
  /** Origin of the API if it differs from the page's. */
  readonly VITE_API_BASE?: string;
}
