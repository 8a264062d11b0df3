/**
 * Loaded into the server's process before its own code (`node --import`): calls to the address in E2E_REROUTE_FROM go to E2E_REROUTE_TO
 * instead, so that the unmodified product fetches a provider's keys from the test's provider.
 */
const from = process.env["E2E_REROUTE_FROM"];
const to = process.env["E2E_REROUTE_TO"];
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return realFetch(address === from && to !== undefined ? to : input, init);
};
