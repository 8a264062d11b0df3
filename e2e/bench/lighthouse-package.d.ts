/** The parts used here, declared because the package is installed by the benchmark alone. */
declare module "lighthouse" {
  interface Category {
    readonly id: string;
    readonly score: number | null;
  }
  interface Audit {
    readonly score: number | null;
    readonly title: string;
    readonly scoreDisplayMode: string;
  }
  interface Flags {
    readonly port: number;
    readonly logLevel: "error";
    readonly disableStorageReset: boolean;
  }
  interface Result {
    readonly lhr: { readonly categories: Record<string, Category>; readonly audits: Record<string, Audit> };
  }
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
