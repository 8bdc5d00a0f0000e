import { uploadLimits } from '@portolan/contract/files/files'
import { describe, expect, it } from 'vitest'
import { admitFiles, type UploadLimits } from './upload-rules.ts'

const MB = 1024 * 1024
/** Of any size, without any bytes. */
const file = (name: string, size = 1) => Object.defineProperty(new File([], name), 'size', { value: size }) as File
const admit = (files: File[], limits: UploadLimits, there: { name: string; size: number }[] = []) => {
  const { taken, refusals } = admitFiles(there, files, limits)
  return { taken: taken.map(({ name }) => name), refusals }
}

describe('what may join a list', () => {
  it('REQ-34 is no name that is there already, in this list or the other, or comes twice', () => {
    const there = [{ name: 'Brief.docx', size: 1 }]
    expect(admit([file('brief.DOCX'), file('a.txt'), file('a.txt')], uploadLimits.signedIn, there)).toEqual({
      taken: ['a.txt'],
      refusals: ['A file named brief.DOCX is already in the list.', 'A file named a.txt is already in the list.'],
    })
  })

  it('is a name of another folder where that is asked for', () => {
    const inFolder = (folder: string) =>
      Object.defineProperty(file('a.txt'), 'webkitRelativePath', { value: `${folder}/a.txt` })
    const files = [inFolder('de'), inFolder('fr'), inFolder('de')]
    expect(admit(files, { ...uploadLimits.signedIn, isByFolder: true }).taken).toEqual(['a.txt', 'a.txt'])
    expect(admit(files, uploadLimits.signedIn).taken).toEqual(['a.txt'])
  })

  it('is distinguished by the names the server will use', () => {
    expect(admit([file('a?.txt'), file('a*.txt')], uploadLimits.signedIn)).toEqual({
      taken: ['a-.txt'],
      refusals: ['A file named a-.txt is already in the list.'],
    })
  })

  it('REQ-35 is no more in total than is allowed, reference files counted in, and the limit is shown', () => {
    const limits = { ...uploadLimits.signedIn, bytesInTotal: 150 * MB }
    const there = [{ name: 'reference.pdf', size: 100 * MB }]
    expect(admit([file('a', 50 * MB + 1), file('b', 50 * MB)], limits, there)).toEqual({
      taken: ['b'],
      refusals: ['The files together exceed 150 MB.'],
    })
  })

  it('REQ-40 is at most 20 files of a visitor, 40 MB each and 60 MB in total', () => {
    const many = Array.from({ length: 22 }, (_, index) => file(`${index}.txt`))
    expect(admit(many, uploadLimits.anonymous)).toEqual({
      taken: many.slice(0, 20).map(({ name }) => name),
      refusals: ['You can add 20 files at most.'],
    })
    const large = [file('fits', 41_943_040), file('over', 41_943_041), file('rest', 20_971_520), file('more', 1)]
    expect(admit(large, uploadLimits.anonymous)).toEqual({
      taken: ['fits', 'rest'],
      refusals: ['over is larger than 40 MB.', 'The files together exceed 60 MB.'],
    })
  })

  it('REQ-41 is at most 100 files of a user, 1000 MB each', () => {
    const many = Array.from({ length: 101 }, (_, index) => file(`${index}.txt`, 1_048_576_000))
    const { taken, refusals } = admit(many, uploadLimits.signedIn)
    expect([taken.length, refusals]).toEqual([100, ['You can add 100 files at most.']])
    expect(admit([file('film', 1_048_576_001)], uploadLimits.signedIn).refusals).toEqual([
      'film is larger than 1,000 MB.',
    ])
  })

  it('is not empty', () => {
    expect(admit([file('nothing.txt', 0)], uploadLimits.signedIn)).toEqual({
      taken: [],
      refusals: ['nothing.txt is empty.'],
    })
  })
})
