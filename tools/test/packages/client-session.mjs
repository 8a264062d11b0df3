// What a program does with the client: one call that succeeds, and one that the server refuses. Prints what it got.
import { createServer } from "node:http";
import { createLagnaClient } from "@lagna/client";

const server = createServer((request, response) => {
  const isRefused = request.headers.authorization !== "Bearer lagna_right";
  const refusal = { status: 422, code: "invalid_input", detail: "The input is invalid.", params: {}, requestId: "1" };
  response.writeHead(isRefused ? 422 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(isRefused ? refusal : { data: { lagna: { sign: "libra" } } }));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const body = { name: "Asha", gender: "female", year: 1990, month: "August", day: 15, city: "Pune", country: "India" };
const { data } = await createLagnaClient({ url, key: "lagna_right" }).computeKundli({ body });
console.log(data.lagna.sign);
await createLagnaClient({ url, key: "lagna_wrong" })
  .computeKundli({ body })
  .catch(({ name, status, code }) => console.log(name, status, code));
server.close();
