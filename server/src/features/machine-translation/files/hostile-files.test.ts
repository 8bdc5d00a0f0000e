import { cancelFileTranslation } from '@portolan/contract/machine-translation/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileActive } from '../../../../../documents/src/corpus/hostile/hostile-active.ts'
import { hostileArchives } from '../../../../../documents/src/corpus/hostile/hostile-archives.ts'
import { hostileOffice } from '../../../../../documents/src/corpus/hostile/hostile-office.ts'
import { hostileOthers } from '../../../../../documents/src/corpus/hostile/hostile-others.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [dictionaryEngine()] })
})
afterAll(() => portal.close())

const rejections = {
  archive_bomb: 'ARCHIVE_BOMB',
  xml_entities: 'UNSAFE_CONTENT',
  password_protected: 'PASSWORD_PROTECTED',
  broken: 'UNREADABLE',
  macros: 'MACROS',
} as const
const files = [...hostileArchives, ...hostileOffice, ...hostileActive, ...hostileOthers]

describe('a hostile file is named with what is wrong, and nothing of it is translated', () => {
  it.each(Object.entries(rejections))('%s', async (refusal, rejection) => {
    const [, name = '', make] = files.find((file) => file[3] === refusal && /\.(?:docx|xlsx|pptx)$/.test(file[1])) ?? []
    const content = Uint8Array.from(make?.() ?? Buffer.alloc(0))
    const { id } = await portal.sendFiles({ [name]: content, 'good.txt': 'The arm.' })
    const { items } = await portal.settle(id, 'REJECTED_BY_SCREENING')
    expect(items).toEqual([])
    const request = await portal.see(id)
    expect(request.files.find(({ fileName }) => fileName === name)?.rejection).toBe(rejection)
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
