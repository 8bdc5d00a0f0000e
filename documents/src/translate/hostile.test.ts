import { describe, expect, it } from 'vitest'
import { hostileActive } from '../corpus/hostile/hostile-active.ts'
import { hostileArchives } from '../corpus/hostile/hostile-archives.ts'
import { hostileOffice } from '../corpus/hostile/hostile-office.ts'
import { RefusedFile, segmentsOf, translateBytes } from '../corpus/translated/translate-bytes.ts'
import type { FileType } from '../file-types.ts'

const files = [...hostileArchives, ...hostileOffice, ...hostileActive].filter(([, name]) =>
  /\.(?:docx|xlsx|pptx)$/.test(name),
)
/** What only an inspection looks for: it is in parts that a translation copies without reading them. */
const inOtherParts = new Set(['remote_content', 'dde', 'executable'])
const isInOtherPart = (title: string, refusal: string): boolean =>
  inOtherParts.has(refusal) || /^laughs in (?:the styles|two-byte|a drawing|a workbook)|name of a picture/.test(title)

const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'translated'
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal.refusal
    throw error
  }
}

describe('A hostile office file is refused or translated, and never breaks the reader', () => {
  it('has examples', () => expect(files.length).toBeGreaterThan(25))
  for (const [title, name, make, refusal] of files)
    it(`${title}: ${refusal}`, async () => {
      const type = name.slice(name.lastIndexOf('.') + 1) as FileType
      const bytes = make()
      const outcome = await outcomeOf(segmentsOf(bytes, type))
      if (outcome === 'translated' && isInOtherPart(title, refusal)) {
        expect(await outcomeOf(translateBytes(bytes, type, (text) => `${text}!`, 'ar'))).toBe('translated')
        return
      }
      expect([refusal, 'broken']).toContain(outcome)
    })
})
