import type { App } from "./types.ts";

/** Lets a JSON request have no body at all, in this scope: some calls have nothing to say, and clients set the type all the same. */
export function acceptEmptyBodies(scope: App): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null);
    else void parse(request, body as string, done);
  });
}
