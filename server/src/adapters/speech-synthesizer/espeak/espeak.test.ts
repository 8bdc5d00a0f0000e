import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSandbox } from '../../../platform/sandbox/find-sandbox.ts'
import { speechSynthesizerSuite } from '../../../ports/speech-synthesizer.suite.ts'
import { espeak } from './espeak.ts'
import { readEspeakVoices } from './espeak-voices.ts'
import { findEspeak } from './find-espeak.ts'

const sandbox = await findSandbox({ allowLimitsOnly: true })
const isInstalled = findEspeak(['/']) !== undefined && sandbox !== undefined
const make = (roots: readonly string[] = ['/']) => espeak({ roots, getSandbox: async () => sandbox })

describe.runIf(isInstalled)('with espeak-ng', () => {
  speechSynthesizerSuite(async () => ({ synthesizer: make(), voice: 'espeak:en', language: 'en' }))

  it('has a voice for more languages than any other synthesizer', async () => {
    const languages = (await make().listVoices()).map(({ language }) => language)
    expect(languages.length).toBeGreaterThan(80)
    expect(languages).toEqual(expect.arrayContaining(['ar', 'de', 'es', 'es-419', 'fr', 'ja', 'pt-BR', 'ru', 'zh']))
  })

  it('runs a program that was unpacked into a folder, with its own data', async () => {
    const root = mkdtempSync(join(tmpdir(), 'portolan-espeak-'))
    const libraries = '/usr/lib'
    const platform = readdirSync(libraries).find((name) => existsSync(join(libraries, name, 'espeak-ng-data')))
    cpSync('/usr/bin/espeak-ng', join(root, 'usr/bin/espeak-ng'))
    const data = join(platform ?? '', 'espeak-ng-data')
    for (const name of ['phontab', 'phonindex', 'phondata', 'intonations', 'lang/roa/es', 'es_dict'])
      cpSync(join(libraries, data, name), join(root, 'usr/lib', data, name))
    const synthesizer = make([root])
    const languages = (await synthesizer.listVoices()).map(({ language }) => language)
    await synthesizer.speak({
      texts: ['Hola.'],
      voice: 'espeak:es',
      folder: root,
      signal: new AbortController().signal,
      onSpoken: () => {},
    })
    expect(languages).toEqual(['es'])
    expect(existsSync(join(root, '0.wav'))).toBe(true)
    rmSync(root, { recursive: true })
  })

  it('offers nothing without a sandbox', async () => {
    expect(await espeak({ roots: ['/'], getSandbox: async () => undefined }).listVoices()).toEqual([])
  })
})

it('offers nothing where espeak-ng is not installed', async () => {
  expect(await make(['/nowhere']).listVoices()).toEqual([])
})

it('takes one voice of each language and region, and no accents', () => {
  const table = `Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  cmn             --/M      Chinese_(Mandarin,_latin_as_English) sit/cmn              (zh-cmn 5)(zh 5)
 5  cmn-latn-pinyin --/M      Chinese_(Mandarin,_latin_as_Pinyin) sit/cmn-Latn-pinyin  (zh-cmn 5)
 2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
 5  en-gb-scotland  --/M      English_(Scotland) gmw/en-GB-scotland   (en 4)
 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)
 5  eo              --/M      Esperanto          art/eo
 5  yue             --/M      Chinese_(Cantonese) sit/yue              (zh-yue 5)(zh 8)
 5  yue             --/M      Chinese_(Cantonese,_latin_as_Jyutping) sit/yue-Latn-jyutping (zh-yue 5)
`
  const voices = readEspeakVoices(table)
  expect(voices.map(({ id, language }) => [id, language])).toEqual([
    ['cmn', 'zh'],
    ['en-gb', 'en-GB'],
    ['fr-fr', 'fr'],
    ['yue', 'yue'],
  ])
  expect(voices[0]).toMatchObject({ name: 'espeak:zh', displayName: 'eSpeak NG (zh)' })
})
