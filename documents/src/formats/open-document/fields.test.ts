import { describe, expect, it } from 'vitest'
import { openDocument, openXml } from '../../corpus/office-files.ts'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { translated } from '../../corpus/translated/translate-text.ts'

const more =
  'xmlns:form="urn:oasis:names:tc:opendocument:xmlns:form:1.0" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"'
const translate = async (body: string, kind = 'text', type: 'odt' | 'ods' = 'odt') => {
  const content = openXml('content', `<office:body ${more}>${body}</office:body>`)
  const source = openDocument(`application/vnd.oasis.opendocument.${kind}`, { 'content.xml': content })
  const { bytes, segments, report } = await translated(source, type)
  const xml = await partOf(bytes, 'content.xml')
  return { segments, report, body: xml.slice(xml.indexOf('<office:body'), xml.indexOf('</office:body')) }
}

describe('A field of an OpenDocument text', () => {
  it('MTFILE has its choices and the chosen one translated', async () => {
    const { segments, body } = await translate(
      '<text:p>Take <text:drop-down text:name="d"> <text:label text:value="One"/> <text:label text:value="Two"/>One</text:drop-down> now</text:p>',
    )
    expect(segments).toEqual(['One', 'Two', 'Take <g1>One</g1> now'])
    expect(body).toContain(
      '<text:p>TAKE <text:drop-down text:name="d"> <text:label text:value="ONE"/> <text:label text:value="TWO"/>ONE</text:drop-down> NOW',
    )
  })
  it('MTFILE has its text, hint and condition translated', async () => {
    const { segments, body } = await translate(
      '<text:user-field-decl office:value-type="string" office:string-value="Acme" text:name="f"/><text:p>A <text:text-input text:description="Hint">name</text:text-input> of <text:user-field-get text:name="f">Acme</text:user-field-get> or <text:conditional-text text:condition="c" text:string-value-if-true="yes" text:string-value-if-false="no">yes</text:conditional-text></text:p>',
    )
    expect(segments).toEqual(['Acme', 'Hint', 'yes', 'no', 'A <g1>name</g1> of <g2>Acme</g2> or <g3>yes</g3>'])
    expect(body).toContain('office:string-value="ACME" text:name="f"')
    expect(body).toContain('text:string-value-if-true="YES" text:string-value-if-false="NO">YES<')
  })
  it('MTFILE has the text of a button and the values of a form of Word translated', async () => {
    const value = (name: string, text: string): string => `<field:param field:name="${name}" field:value="${text}"/>`
    const form =
      'xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0" text:name="f" field:type="d"'
    const { segments, body } = await translate(
      `<text:p>Pay <field:fieldmark ${form}>${value('Dropdown_ListEntry', 'By card')}${value('Result', 'Keep it')}</field:fieldmark> and <text:execute-macro><office:event-listeners/>[Click]</text:execute-macro></text:p>`,
    )
    expect(segments).toEqual(['By card', 'Pay <x1/> and <g2>[Click]</g2>'])
    expect(body).toContain(`${value('Dropdown_ListEntry', 'BY CARD')}${value('Result', 'Keep it')}`)
    expect(body).toContain('<text:execute-macro><office:event-listeners/>[CLICK]</text:execute-macro>')
  })
  it('keeps the spans around links, because Impress does not show those inside', async () => {
    const link = (text: string): string =>
      `<text:span text:style-name="T2"><text:a xlink:href="x" xmlns:xlink="l">${text}</text:a></text:span>`
    const { segments, body } = await translate(`<text:p>See the ${link('plan')} now</text:p>`)
    expect(segments).toEqual(['See the <g1>plan</g1> now'])
    expect(body).toContain(`<text:p>SEE THE ${link('PLAN')} NOW</text:p>`)
  })
  it('has the words under a reading in its sentences', async () => {
    const { segments } = await translate(
      '<text:p>The <text:ruby><text:ruby-base>base</text:ruby-base><text:ruby-text>yomi</text:ruby-text></text:ruby> word</text:p>',
    )
    expect(segments).toEqual(['The base word'])
  })
})

describe('An OpenDocument file', () => {
  it('MTFILE has labels of form controls and numbers translated', async () => {
    const { segments, body } = await translate(
      '<form:form><form:button form:name="b" form:label="Send it" form:title="Sends it"/><form:listbox form:name="l"><form:option form:label="Red" form:value="1"/></form:listbox></form:form><text:list-style><text:list-level-style-number style:num-prefix="Article " style:num-suffix="." loext:num-list-format="Article %1%."/></text:list-style>',
    )
    expect(segments).toEqual(['Send it', 'Sends it', 'Red', 'Article', 'Article'])
    expect(body).toContain('<form:button form:name="b" form:label="SEND IT" form:title="SENDS IT"/>')
    expect(body).toContain('<form:option form:label="RED" form:value="1"/>')
    expect(body).toContain('style:num-prefix="ARTICLE " style:num-suffix="." loext:num-list-format="ARTICLE %1%."')
  })
  it('MTFILE has pivot tables that still know the texts of cells', async () => {
    const cell = (text: string): string =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
    const { segments, body } = await translate(
      `<office:spreadsheet><table:table><table:table-row>${cell('Region')}${cell('North')}</table:table-row></table:table><table:data-pilot-table><table:data-pilot-field table:source-field-name="Region"><table:data-pilot-member table:name="North"/></table:data-pilot-field></table:data-pilot-table></office:spreadsheet>`,
      'spreadsheet',
      'ods',
    )
    expect(segments).toEqual(['North', 'North'])
    expect(body).toContain('<text:p>Region</text:p>')
    expect(body).toContain('table:source-field-name="Region"><table:data-pilot-member table:name="NORTH"/>')
  })
})
