import type { App } from "./fastify-app-type.ts";

/** Accepts JSON requests with an empty body in this scope: some routes need no body, and clients set the content type anyway. */
export function acceptEmptyBodies(scope: App): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null);
    else void parse(request, body as string, done);
  });
}
