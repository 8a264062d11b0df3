import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

/** The lines of the product's logo, the frame of the North Indian chart, as in favicon.svg, on a grid of 32. */
const LINES: readonly (readonly [number, number, number, number])[] = [
  [5, 5, 27, 5],
  [27, 5, 27, 27],
  [27, 27, 5, 27],
  [5, 27, 5, 5],
  [5, 5, 27, 27],
  [27, 5, 5, 27],
  [16, 5, 27, 16],
  [27, 16, 16, 27],
  [16, 27, 5, 16],
  [5, 16, 16, 5],
];
const GRID = 32;
const HALF_STROKE = 0.8;
const BACKGROUND = [0x12, 0x14, 0x2b] as const;
const GOLD = [0xd8, 0xb4, 0x5a] as const;

interface Icon {
  readonly name: string;
  readonly size: number;
  /** Corner radius in grid units; zero for an icon that the system crops itself. */
  readonly radius: number;
  /** Scale of the logo, smaller where the system crops the edges of the icon. */
  readonly scale: number;
}

const ICONS: readonly Icon[] = [
  { name: "icon-192.png", size: 192, radius: 6, scale: 1 },
  { name: "icon-512.png", size: 512, radius: 6, scale: 1 },
  { name: "icon-maskable-512.png", size: 512, radius: 0, scale: 0.78 },
  { name: "apple-touch-icon.png", size: 180, radius: 0, scale: 0.9 },
];

function computeSegmentDistance(x: number, y: number, [x1, y1, x2, y2]: (typeof LINES)[number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.min(Math.max(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** Signed distance to the rounded square: negative inside, positive outside. */
function computeSignedDistance(x: number, y: number, radius: number): number {
  const [qx, qy] = [Math.abs(x - GRID / 2) - GRID / 2 + radius, Math.abs(y - GRID / 2) - GRID / 2 + radius];
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius;
}

/** Coverage of a pixel by a shape whose edge is this many pixels away. */
const computeCoverage = (dots: number): number => Math.min(Math.max(0.5 - dots, 0), 1);

function renderPixels({ size, radius, scale }: Icon): Buffer {
  const dot = GRID / size;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column + 0.5) * dot, (row + 0.5) * dot];
      const [mx, my] = [(x - GRID / 2) / scale + GRID / 2, (y - GRID / 2) / scale + GRID / 2];
      const nearest = Math.min(...LINES.map((line) => computeSegmentDistance(mx, my, line)));
      const gold = computeCoverage(((nearest - HALF_STROKE) * scale) / dot);
      const offset = row * (size * 4 + 1) + 1 + column * 4;
      for (let part = 0; part < 3; part += 1)
        rows[offset + part] = Math.round((BACKGROUND[part] ?? 0) * (1 - gold) + (GOLD[part] ?? 0) * gold);
      rows[offset + 3] = Math.round(
        255 * (radius === 0 ? 1 : computeCoverage(computeSignedDistance(x, y, radius) / dot)),
      );
    }
  return rows;
}

function buildPngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const EIGHT_BITS_RGBA = [8, 6, 0, 0, 0];

/** Renders a PNG by the W3C recommendation: signature, header, one data chunk, end. */
export function renderIconPng(icon: Icon): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(icon.size, 0);
  header.writeUInt32BE(icon.size, 4);
  header.set(EIGHT_BITS_RGBA, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildPngChunk("IHDR", header),
    buildPngChunk("IDAT", deflateSync(renderPixels(icon), { level: 9 })),
    buildPngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The icons of the installed app, drawn from the logo in each size that systems request. */
export const iconsPlugin = (): Plugin => ({
  name: "lagna:icons",
  // Not for the bundle that prerenders the public pages.
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle() {
    for (const icon of ICONS) this.emitFile({ type: "asset", fileName: icon.name, source: renderIconPng(icon) });
  },
});
