import { describe, expect, it } from 'vitest'
import { hostileActive } from '../corpus/hostile/hostile-active.ts'
import { hostileArchives } from '../corpus/hostile/hostile-archives.ts'
import { hostileOffice } from '../corpus/hostile/hostile-office.ts'
import { hostileOthers } from '../corpus/hostile/hostile-others.ts'
import { inspectFile } from './inspect-file.ts'

describe('A hostile or unusable file is refused with the reason', () => {
  for (const [title, name, make, refusal] of [...hostileArchives, ...hostileOffice, ...hostileActive, ...hostileOthers])
    it(`${title}: ${refusal}`, async () => {
      expect(await inspectFile(make(), { name, signal: AbortSignal.timeout(15_000) })).toMatchObject({ refusal })
    })
})
