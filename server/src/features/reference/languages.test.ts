import { Language, LltsLanguage } from '@portolan/contract/reference/reference'
import { describe, expect, it } from 'vitest'
import { filterLltsLanguages, languageById, languageByXtrfId, listLanguages, lltsLanguages } from './languages.ts'

/** Every two-letter code of ISO 639-1. */
const iso6391 =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu ' +
  'fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km ' +
  'kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om ' +
  'or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to ' +
  'tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'

/** Avestan, Church Slavonic and Pali are dead; Interlingua, Interlingue, Ido and Volapük are constructed. */
const notOffered = ['ae', 'cu', 'pi', 'ia', 'ie', 'io', 'vo']

const values = (key: keyof LltsLanguage) => lltsLanguages.map((language) => language[key])

describe('the languages', () => {
  it('CLIENT-17 all have the required fields', () => {
    expect(listLanguages().length).toBeGreaterThan(300)
    for (const language of listLanguages()) expect(Language.parse(language)).toEqual(language)
    for (const language of lltsLanguages) expect(LltsLanguage.parse(language)).toEqual(language)
  })

  it('have no duplicate id, number, name or tag', () => {
    for (const key of ['id', 'xtrfId', 'name', 'bcp47'] as const) {
      expect(new Set(values(key)).size, key).toBe(lltsLanguages.length)
    }
  })

  it('have three lowercase letters as id and a positive number for XTRF', () => {
    for (const { id, xtrfId } of lltsLanguages) {
      expect(id).toMatch(/^[a-z]{3}$/)
      expect(xtrfId).toBeGreaterThan(0)
    }
  })

  it('have canonical tags', () => {
    for (const tag of lltsLanguages.map(({ bcp47 }) => bcp47)) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it('are sorted by English name', () => {
    const names = listLanguages().map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    expect(names.slice(0, 2)).toEqual(['Abkhaz', 'Acholi'])
  })

  it('DATA-16 have the right text direction', () => {
    for (const { bcp47, direction } of lltsLanguages) expect(direction, bcp47).toBe(textDirection(bcp47))
    const rightToLeft = lltsLanguages.filter(({ direction }) => direction === 'rtl').map(({ id }) => id)
    expect(rightToLeft).toEqual(
      expect.arrayContaining(['ara', 'heb', 'far', 'prs', 'urd', 'pas', 'div', 'kur', 'uig', 'yid', 'sip', 'rhg']),
    )
  })

  it('include every language of ISO 639-1 except dead and constructed ones', () => {
    const offered = new Set(lltsLanguages.map(({ bcp47 }) => new Intl.Locale(bcp47).language))
    const isOffered = (code: string) => offered.has(code === 'no' ? 'nb' : new Intl.Locale(code).language)
    expect(iso6391.split(' ').filter((code) => !isOffered(code))).toEqual(notOffered.toSorted())
  })

  it('use the LLTS codes that clients know', () => {
    const named = [
      'enu',
      'eng',
      'esn',
      'esm',
      'esj',
      'fra',
      'frc',
      'deu',
      'ptb',
      'ptg',
      'chs',
      'cht',
      'jpn',
      'kor',
      'srm',
      'sro',
    ]
    expect(named.map((id) => languageById(id)?.name)).toEqual([
      'English (United States)',
      'English (United Kingdom)',
      'Spanish (Spain)',
      'Spanish (Mexico)',
      'Spanish (Latin America)',
      'French (France)',
      'French (Canada)',
      'German (Germany)',
      'Portuguese (Brazil)',
      'Portuguese (Portugal)',
      'Chinese (Simplified)',
      'Chinese (Traditional)',
      'Japanese',
      'Korean',
      'Serbian (Latin)',
      'Serbian (Cyrillic)',
    ])
  })

  it('keep their numbers', () => {
    expect(['abk', 'enu', 'esm', 'zul'].map((id) => languageById(id)?.xtrfId)).toEqual([1, 97, 302, 363])
    for (const language of lltsLanguages) expect(languageByXtrfId(language.xtrfId)).toBe(language)
  })

  it('return undefined for an unknown code', () => {
    expect(languageById('xxx')).toBeUndefined()
    expect(languageByXtrfId(0)).toBeUndefined()
  })
})

describe('languages by provider', () => {
  it('returns those with a code, without one, or all', () => {
    const offered = filterLltsLanguages({ azureIdExists: true })
    const rest = filterLltsLanguages({ azureIdExists: false })
    expect(offered.every(({ azureId }) => azureId !== null)).toBe(true)
    expect(rest.every(({ azureId }) => azureId === null)).toBe(true)
    expect(offered.length + rest.length).toBe(lltsLanguages.length)
    expect(Math.min(offered.length, rest.length)).toBeGreaterThan(50)
    expect(filterLltsLanguages({})).toEqual(lltsLanguages)
  })

  it('combines several flags', () => {
    const silent = filterLltsLanguages({ xl8FileTranslationIdExists: true, xl8DubbingIdExists: false })
    expect(silent.map(({ id }) => id)).toEqual(expect.arrayContaining(['dan', 'fin', 'hun']))
    expect(silent.map(({ id }) => id)).not.toContain('enu')
  })

  it('never uses a code for another script or another kind of Portuguese', () => {
    const azure = (id: string) => languageById(id)?.azureId
    expect(['bsb', 'bsc', 'uzb', 'uzc', 'pan', 'pap', 'srm', 'sro', 'val'].map(azure)).toEqual([
      'bs',
      null,
      'uz',
      null,
      'pa',
      null,
      'sr-Latn',
      'sr-Cyrl',
      null,
    ])
    expect(['ptb', 'ptg', 'pta', 'zhh', 'frs', 'frc', 'kur', 'kmr'].map(azure)).toEqual([
      'pt',
      'pt-pt',
      'pt-pt',
      'zh-Hant',
      'fr',
      'fr-ca',
      'ku',
      'kmr',
    ])
  })

  it('uses the Latin American voices for the Spanish of the Americas', () => {
    expect(['esn', 'esm', 'est', 'esj'].map((id) => languageById(id)?.xl8DubbingId)).toEqual([
      'es',
      'es-419',
      'es-419',
      'es-419',
    ])
  })
})

function textDirection(tag: string): string {
  const locale: Intl.Locale & { getTextInfo?: () => { direction: string } } = new Intl.Locale(tag)
  return locale.getTextInfo?.().direction ?? 'unknown to this Node'
}
