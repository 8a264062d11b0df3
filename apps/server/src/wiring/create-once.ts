/** One object for each configuration, so that it is created again only when the configuration changes. */
export function createOnce<Config extends object, Created>(create: (config: Config) => Created) {
  const created = new WeakMap<Config, Created>();
  return (config: Config): Created => {
    const made = created.get(config) ?? create(config);
    created.set(config, made);
    return made;
  };
}
