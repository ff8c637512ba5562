/** Made by the build for the one set it bundles: each static page's part of the content as a chunk of its own, by page key. */
declare module '#pages' {
  export const pageChunks: Record<string, () => Promise<{ default: import('../shared/page-data.ts').PageData }>>
}
