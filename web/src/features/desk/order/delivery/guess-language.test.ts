import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

const language = (id: string, bcp47: string, name: string, englishName = name) => ({ id, bcp47, name, englishName })
const languages = [
  language('deu', 'de-DE', 'German (Germany)'),
  language('eti', 'et', 'Estonian'),
  language('fra', 'fr-FR', 'French (France)'),
  language('ita', 'it-IT', 'Italian'),
  language('esm', 'es-419', 'Spanish (Latin America)'),
  language('chs', 'zh-CN', 'Chinese (Simplified)'),
  language('cht', 'zh-TW', 'Chinese (Traditional)'),
]
const guess = (path: string, among = languages) => {
  const at = path.lastIndexOf('/')
  return guessLanguage(path.slice(at + 1), path.slice(0, Math.max(at, 0)), among)
}

it.each([
  ['contract_de.docx', 'deu'],
  ['contract-ET.pdf', 'eti'],
  ['contract.fr.docx', 'fra'],
  ['contract de.docx', 'deu'],
  ['contract_de_v2.docx', 'deu'],
  ['contract [DE] final.docx', 'deu'],
  ['de-contract.docx', 'deu'],
  ['contract_en-fr.docx', 'fra'],
  ['contract_de_fr.docx', 'fra'],
  ['contract-es-419.docx', 'esm'],
  ['contract_es-MX.docx', 'esm'],
  ['contract_esm.docx', 'esm'],
  ['contract_zhTW.docx', 'cht'],
  ['contract_zh-Hans.docx', 'chs'],
  ['Chinese (Traditional) contract.docx', 'cht'],
  ['Contract German.docx', 'deu'],
  ['Vertrag Deutsch.docx', 'deu'],
  ['contrat_français.docx', 'fra'],
  ['contrato espanol.docx', 'esm'],
  ['de/contract.docx', 'deu'],
  ['delivery/French/part 1/contract.docx', 'fra'],
  ['German/contract_fr.docx', 'fra'],
  ['zh-TW/contract_zh.docx', 'cht'],
])('recognizes the language of %s', (path, id) => expect(guess(path)).toBe(id))

it.each([
  'contract.docx',
  'contrato de venta.docx',
  'CONTRATO DE VENTA.DOCX',
  'it report.docx',
  'contract_zh.docx',
  'detail.docx',
  'Chinese.docx',
])('proposes none for %s', (path) => expect(guess(path)).toBeUndefined())

it('knows names in the language of the reader', () => {
  const arabic = [
    language('deu', 'de-DE', 'الألمانية (ألمانيا)', 'German (Germany)'),
    language('eti', 'et', 'الإستونية', 'Estonian'),
  ]
  expect(guess('عقد الألمانية.docx', arabic)).toBe('deu')
  expect(guess('Estonian.docx', arabic)).toBe('eti')
})
