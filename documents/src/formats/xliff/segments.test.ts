import { describe, expect, it } from 'vitest'
import { translated, translatedOrRefused } from '../../corpus/translated/translate-text.ts'

const v1 = (units: string, file = ' source-language="en"'): string =>
  `<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file${file}><body>${units}</body></file></xliff>`
const bodyOf = (text: string): string => /<body>(.*)<\/body>/s.exec(text)?.[1] ?? ''

describe('XLIFF 1.2', () => {
  it('adds targets with inline elements as tags', async () => {
    const source =
      '<source>Press <g id="1">here</g> &amp; go <x id="2"/> <bpt id="3">&lt;b></bpt>now<ept id="3">&lt;/b></ept></source>'
    const { text, segments } = await translated(v1(`<trans-unit id="1">\n  ${source}\n</trans-unit>`), 'xliff')
    expect(segments).toEqual(['Press <g1>here</g1> & go <x2/> <g3>now</g3>'])
    expect(bodyOf(text)).toBe(
      `<trans-unit id="1">\n  ${source}\n  <target>PRESS <g id="1">HERE</g> &amp; GO <x id="2"/> <bpt id="3">&lt;b></bpt>NOW<ept id="3">&lt;/b></ept></target>\n</trans-unit>`,
    )
    expect(text).toContain('<file target-language="es" source-language="en">')
  })
  it('writes an answer that equals its source', async () => {
    const { text, report } = await translated(
      v1('<trans-unit id="1"><source>Menu</source><target state="new"/></trans-unit>'),
      'xliff',
      (same) => same,
    )
    expect(bodyOf(text)).toBe(
      '<trans-unit id="1"><source>Menu</source><target state="translated">Menu</target></trans-unit>',
    )
    expect(report).toMatchObject({ same: 1, translated: 0 })
  })
  it('keeps translations, and replaces targets that are copies of their source', async () => {
    const { text, report } = await translated(
      v1(
        '<trans-unit id="1"><source>Old</source><target>Viejo</target></trans-unit><trans-unit id="2"><source>New</source><target>New</target></trans-unit>',
      ),
      'xliff',
    )
    expect(bodyOf(text)).toContain('<target>Viejo</target>')
    expect(bodyOf(text)).toContain('<target>NEW</target>')
    expect(report.left).toEqual({ already_translated: 1 })
  })
  it('leaves units, groups and files that are marked as not to be translated', async () => {
    const unit = (id: number, more = ''): string =>
      `<trans-unit id="${id}"${more}><source>Word ${id}</source></trans-unit>`
    const { segments, report } = await translated(
      v1(
        `${unit(1)}${unit(2, ' translate="no"')}<group translate="no">${unit(3)}${unit(4, ' translate="yes"')}</group>${unit(5)}`,
      ),
      'xliff',
    )
    expect(segments).toEqual(['Word 1', 'Word 4', 'Word 5'])
    expect(report.left).toEqual({ marked_as_kept: 2 })
  })
  it('gives each segment of a divided source its place in the target', async () => {
    const unit =
      '<trans-unit id="1"><source>One. Two.</source><seg-source><mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2">Two.</mrk></seg-source></trans-unit>'
    const { text, segments } = await translated(v1(unit), 'xliff')
    expect(segments).toEqual(['One.', 'Two.'])
    expect(bodyOf(text)).toContain(
      '</seg-source><target><mrk mtype="seg" mid="1">ONE.</mrk> <mrk mtype="seg" mid="2">TWO.</mrk></target>',
    )
  })
  it('refuses entities and broken markup', async () => {
    const entities = `<!DOCTYPE x [<!ENTITY a "b">]>${v1('').slice(22)}`
    expect(await translatedOrRefused(entities, 'xliff', (text) => text)).toMatchObject({ refusal: 'xml_entities' })
    expect(await translatedOrRefused(v1('<trans-unit>'), 'xliff', (text) => text)).toMatchObject({ refusal: 'broken' })
  })
})

describe('XLIFF 2', () => {
  it('fills the targets of segments', async () => {
    const source =
      '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="1"><segment><source>Hi <pc id="1">you</pc> <ph id="2"/>.</source><target/></segment><ignorable><source> </source></ignorable><segment><source><sc id="3"/>Bold<ec startRef="3"/> word</source></segment></unit></file></xliff>'
    const { text, segments } = await translated(source, 'xliff')
    expect(segments).toEqual(['Hi <g1>you</g1> <x2/>.', '<g1>Bold</g1> word'])
    expect(text).toBe(
      source
        .replace('trgLang="de"', 'trgLang="es"')
        .replace('<target/>', '<target>HI <pc id="1">YOU</pc> <ph id="2"/>.</target>')
        .replace(' word</source>', ' word</source><target><sc id="3"/>BOLD<ec startRef="3"/> WORD</target>'),
    )
  })
})
