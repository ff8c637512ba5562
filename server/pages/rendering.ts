import { join } from 'node:path'
import { createFairQueue, type FairQueue } from '../base/fair-queue.ts'
import { createSemaphore, type Semaphore } from '../base/semaphore.ts'
import { bestBrotli, type Compress } from './brotli.ts'
import { createBrotliFiles } from './brotli-files.ts'

/** Rendering and compression, shared by all businesses of a process, so that the pages of one do not wait for those of another. */
export type Rendering = {
  /** For renderings that a request waits for. */
  queue: FairQueue
  /** For renderings that no request waits for, one at a time. */
  background: Pick<Semaphore, 'run'>
  /** The best compression, one text at a time. */
  compress: Compress
}

export function createRendering(compress: Compress = bestBrotli): Rendering {
  const compressing = createSemaphore(1)
  return {
    queue: createFairQueue(),
    background: createSemaphore(1),
    compress: (bytes) => compressing.run(() => compress(bytes)),
  }
}

type Folders = { dataDir: string; databaseUrl: string | undefined }

/** Keeps the best compression in the data folder, so that a restart does not compress every page again. With a database there is no folder. */
export function createLastingRendering({ dataDir, databaseUrl }: Folders): Rendering {
  return createRendering(databaseUrl === undefined ? createBrotliFiles(join(dataDir, '.brotli')) : bestBrotli)
}
