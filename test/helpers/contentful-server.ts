import { onTestFinished } from 'vitest'
import { type FakeContentful, startContentful } from '../../scripts/bench/contentful.ts'

/** The fake content service, until the test ends. */
export async function startContentfulServer(): Promise<FakeContentful> {
  const service = await startContentful()
  onTestFinished(service.stop)
  return service
}
