/**
 * Loaded into the server's process before its own code (`node --import`): calls to the one address in E2E_REROUTE_FROM go to
 * E2E_REROUTE_TO instead, so that the product as it is shipped fetches a provider's keys from a provider of the test's own.
 */
const from = process.env["E2E_REROUTE_FROM"];
const to = process.env["E2E_REROUTE_TO"];
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return realFetch(address === from && to !== undefined ? to : input, init);
};
