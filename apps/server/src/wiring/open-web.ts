import type { App } from "../http/fastify-app-type.ts";
import { createContentFiller } from "../http/page-rendering/fill-content.ts";
import { openPageRenderer } from "../http/page-rendering/page-renderer.ts";
import { createWebParts, type WebParts } from "../http/static-web.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import { resolveSite } from "./resolve-site.ts";

/** The built web app; with its build for Node, the server fills public pages with what the API answers to the reader's address. */
export function openWeb(app: App, { webFolder, pageBundle, config, clock }: AppDependencies): WebParts {
  const site = resolveSite(config);
  if (pageBundle === undefined) return createWebParts(webFolder, site, null, null);
  const renderer = openPageRenderer({
    folder: pageBundle,
    log: app.log,
    readApi: async (path, client) => {
      const { address, authorization } = client;
      const headers = { accept: "application/json", ...(authorization !== undefined && { authorization }) };
      const { statusCode, body } = await app.inject({ url: path, headers, remoteAddress: address });
      return { status: statusCode, body };
    },
  });
  app.addHook("onListen", () => {
    renderer
      .warmUp()
      .catch((error: unknown) => app.log.warn({ err: error }, "the thread that renders pages has no code"));
  });
  app.addHook("onClose", () => renderer.close());
  return createWebParts(webFolder, site, createContentFiller(renderer, clock), renderer);
}
