import { expect, it } from 'vitest'
import { en as reasons } from './messages/reasons.en.ts'
import { listNotTaken, wordReason } from './word-reason.ts'

it("words a stored reason of the portal in the reader's language", async () => {
  const stored = `${reasons.notScreened} ${reasons.storeDown}`
  expect(await wordReason(stored, 'es-MX')).toBe(
    'No pudimos revisar los archivos. Nuestro almacenamiento de archivos no respondió.',
  )
  expect(await wordReason(stored, 'en')).toBe(stored)
})

it('keeps the names of files that cannot be taken', async () => {
  const stored = listNotTaken(['a. b.exe', 'c.exe'])
  expect(stored).toBe('These files cannot be taken: a. b.exe, c.exe.')
  expect(await wordReason(stored, 'es')).toMatch(/^No podemos aceptar estos archivos: .*a\. b\.exe, c\.exe.*\.$/)
})

it('leaves a reason alone that the portal did not write', async () => {
  expect(await wordReason(`${reasons.notScreened} Call us.`, 'es')).toBe(`${reasons.notScreened} Call us.`)
})
