import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreSuite } from '../../ports/file-store.suite.ts'
import { serveTemporaryStore } from './testing/served-store.fixture.ts'

describe('the embedded file store', () => {
  let served: Awaited<ReturnType<typeof serveTemporaryStore>>
  beforeAll(async () => {
    served = await serveTemporaryStore()
  })
  afterAll(() => served.close())

  fileStoreSuite(async () => served.store)

  it('had no unexpected errors and left no partial file', async () => {
    expect(served.faults).toEqual([])
    expect(await served.incoming()).toEqual([])
  })
})
