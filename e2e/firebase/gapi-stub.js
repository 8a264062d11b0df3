/* global gapi */
/*
 * Replaces https://apis.google.com/js/api.js, which tests cannot reach: implements by postMessage the part of gapi.iframes that the SDK
 * and the emulator's relay page use. It runs in the page and in the frame, and each side queues messages until the other has a handler.
 */
(() => {
  const TAG = "gapi-stand-in";

  function channel(target) {
    const handlers = new Map();
    const early = [];
    const waiting = new Map();
    let sent = 0;
    async function handle(message) {
      const handler = handlers.get(message.name);
      if (!handler) return void early.push(message);
      target().postMessage({ tag: TAG, answers: message.id, answer: await handler(message.data) }, "*");
    }
    addEventListener("message", ({ source, data }) => {
      if (source !== target() || data?.tag !== TAG) return;
      if (!("answers" in data)) return void handle(data);
      try {
        waiting.get(data.answers)?.([data.answer]);
      } catch {
        // Ignored as in the real script: the SDK throws in the callback of webStorageSupport even after a valid answer.
      }
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of early.splice(0)) void handle(message);
      },
      send(name, data, callback) {
        sent += 1;
        if (callback) waiting.set(sent, callback);
        target().postMessage({ tag: TAG, id: sent, name, data }, "*");
      },
    };
  }

  function open({ url, where, attributes: { style, ...attributes } }, ready) {
    const frame = document.createElement("iframe");
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    Object.assign(frame.style, style);
    const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
    frame.src = url;
    where.append(frame);
    const link = channel(() => frame.contentWindow);
    return ready({ ...link, restyle: async () => undefined, ping: () => loaded });
  }

  const parent = window.parent === window ? null : channel(() => window.parent);
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: "cross-origin",
      Iframe: open,
      getContext: () => ({ open, getParentIframe: () => parent }),
    },
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get("onload") ?? "gapi_onload"]?.();
})();
