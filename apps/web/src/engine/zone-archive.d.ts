declare module "virtual:zone-archive" {
  /** The histories of all time zones, as `readZoneArchive` takes them, and the release of the IANA database. */
  const archive: { readonly version: string; readonly base64: string };
  export default archive;
}
