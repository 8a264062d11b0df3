interface ImportMetaEnv {
  /** Origin of the API where it is not the server that sends the page. */
  readonly VITE_API_BASE?: string;
}
