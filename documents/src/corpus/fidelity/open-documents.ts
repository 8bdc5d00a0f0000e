import { zipEntries, zipOf } from '../zip-writer.ts'
import type { FidelityDocument } from './fidelity-document.ts'

const namespaces = [
  ...['office', 'text', 'table', 'style', 'presentation', 'form'].map((name) => [name, name]),
  ['draw', 'drawing'],
  ['svg', 'svg-compatible'],
  ['fo', 'xsl-fo-compatible'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
    'xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(' ')
const part = (kind: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-${kind} ${namespaces} office:version="1.3">${inside}</office:document-${kind}>`
const kinds = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' } as const
type Content = { readonly body: string; readonly styles?: string; readonly masters?: string }

function build(type: keyof typeof kinds, { body, styles = '', masters = '' }: Content): Buffer {
  const mimetype = `application/vnd.oasis.opendocument.${kinds[type]}`
  const entry = (path: string, media: string): string =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`
  return zipOf([
    { name: 'mimetype', body: mimetype, isStored: true },
    ...zipEntries({
      'content.xml': part(
        'content',
        `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kinds[type]}>${body}</office:${kinds[type]}></office:body>`,
      ),
      'styles.xml': part(
        'styles',
        `<office:styles><style:style style:name="M1-title" style:family="presentation"/></office:styles><office:automatic-styles><style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style/></style:page-layout></office:automatic-styles><office:master-styles>${masters}</office:master-styles>`,
      ),
      'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${entry('/', mimetype)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`,
    }),
  ])
}

const p = (...content: readonly string[]): string => `<text:p>${content.join('')}</text:p>`
const cell = (text: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}>${p(text)}</table:table-cell>`
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`
const frame = (row: number, inside: string, attributes = ''): string =>
  `<draw:frame svg:x="2cm" svg:y="${row * 2}cm" svg:width="16cm" svg:height="1.5cm"${attributes}>${inside}</draw:frame>`
const box = (text: string): string => `<draw:text-box>${p(text)}</draw:text-box>`

/** Documents with fields, forms and pages that stand behind others, as LibreOffice writes them. */
export const openDocuments: readonly FidelityDocument[] = [
  {
    name: 'application-form',
    type: 'odt',
    from: 'en',
    kept: [],
    make: () =>
      build('odt', {
        styles:
          '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-prefix="Article " style:num-suffix="." style:num-format="1" loext:num-list-format="Article %1%."/></text:list-style>',
        body: [
          '<text:user-field-decls><text:user-field-decl office:value-type="string" office:string-value="the swimming club" text:name="club"/></text:user-field-decls>',
          p('Application to ', '<text:user-field-get text:name="club">the swimming club</text:user-field-get>', '.'),
          p(
            'Course: ',
            '<text:drop-down text:name="course"><text:label text:value="For beginners" text:current-selected="true"/><text:label text:value="For children"/>For beginners</text:drop-down>',
            ' please.',
          ),
          p('Name: ', '<text:text-input text:description="Your whole name">Write your name</text:text-input>'),
          p(
            'Remark: ',
            '<text:placeholder text:placeholder-type="text" text:description="Anything we should know">&lt;Your remark&gt;</text:placeholder>',
          ),
          p(
            'Kind of ticket: ',
            '<loext:content-control loext:drop-down="true"><loext:list-item loext:display-text="Day ticket" loext:value="1"/><loext:list-item loext:display-text="Season ticket" loext:value="2"/>Day ticket</loext:content-control>',
            ' only.',
          ),
          p('The water', '<text:alphabetical-index-mark text:string-value="warm water"/>', ' is warm.'),
          `<text:list text:style-name="L1"><text:list-item>${p('Children come with an adult.')}</text:list-item></text:list>`,
        ].join(''),
        masters: `<style:master-page style:name="Standard" style:page-layout-name="pm1"><style:header>${p('Form of the pool')}</style:header></style:master-page>`,
      }),
  },
  {
    name: 'opening-hours',
    type: 'ods',
    from: 'en',
    kept: [],
    make: () =>
      build('ods', {
        body: [
          '<table:content-validations><table:content-validation table:name="v1" table:condition="of:cell-content-is-in-list(&quot;Open today&quot;;&quot;Closed today&quot;)" table:base-cell-address="Hours.B2"><table:help-message table:title="State" table:display="true"><text:p>Choose a state.</text:p></table:help-message><table:error-message table:title="Not possible" table:display="true"><text:p>Take one of the list.</text:p></table:error-message></table:content-validation></table:content-validations>',
          '<table:table table:name="Hours">',
          '<table:table-column table:number-columns-repeated="2"/>',
          row(cell('Day of the week'), cell('State')),
          row(cell('Monday morning'), cell('Open today', ' table:content-validation-name="v1"')),
          row(
            `<table:table-cell office:value-type="string"><office:annotation><text:p>Check before Easter.</text:p></office:annotation>${p('Good Friday')}</table:table-cell>`,
            cell('Closed today', ' table:content-validation-name="v1"'),
          ),
          '</table:table>',
        ].join(''),
        masters: `<style:master-page style:name="Default" style:page-layout-name="pm1"><style:header>${p('List of the opening hours')}</style:header></style:master-page>`,
      }),
  },
  {
    name: 'club-evening',
    type: 'odp',
    from: 'en',
    kept: [],
    make: () =>
      build('odp', {
        body: `<draw:page draw:name="page1" draw:master-page-name="M1">${frame(4, `${box('Program of the evening')}<svg:title>Title of the slide</svg:title><svg:desc>What happens in the evening</svg:desc>`)}<presentation:notes>${frame(12, box('Greet the guests first.'))}</presentation:notes></draw:page>`,
        masters: `<style:master-page style:name="M1" style:page-layout-name="pm1">${frame(1, box('Click to edit the title'), ' draw:layer="backgroundobjects" presentation:style-name="M1-title" presentation:class="title" presentation:placeholder="true"')}<draw:rect svg:x="2cm" svg:y="18cm" svg:width="8cm" svg:height="1.5cm">${p('Friends of the theater')}</draw:rect>${frame(10, box('Only for members'))}</style:master-page>`,
      }),
  },
]
