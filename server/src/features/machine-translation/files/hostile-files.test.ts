import { cancelFileTranslation } from '@portolan/contract/machine-translation/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { rejectedFiles } from '../../../testing/machine-translation/hostile-translations.ts'
import { type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [dictionaryEngine()] })
})
afterAll(() => portal.close())

describe('a hostile file is named with what is wrong, and nothing of it is translated', () => {
  it.each(rejectedFiles)('$name', async ({ name, make, outcome }) => {
    const content = Uint8Array.from(make())
    const { id } = await portal.sendFiles({ [name]: content, 'good.txt': 'The arm.' })
    const { items } = await portal.settle(id, 'REJECTED_BY_SCREENING')
    expect(items).toEqual([])
    const request = await portal.see(id)
    expect(request.files.find(({ fileName }) => fileName === name)?.rejection).toBe(outcome)
    const { status } = await portal.call(cancelFileTranslation, { params: { id } }, portal.client)
    expect(status).toBe('CANCELLED')
  })
})

it('a file of a type that is not translated fails alone', async () => {
  const { id } = await portal.sendFiles({ 'old.rtf': '{\\rtf1 The arm.}', 'good.txt': 'The arm.' })
  const { items } = await portal.settle(id, 'COMPLETED')
  expect(items.map(({ fileName, status, failure }) => [fileName, status, failure])).toEqual([
    ['good.txt', 'COMPLETED', null],
    ['old.rtf', 'FAILED', 'UNSUPPORTED_TYPE'],
  ])
})
