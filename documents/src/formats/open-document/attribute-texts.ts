import type { Edit } from '../../segments/edits.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

const namesOf = (elements: string, attributes: string): [string, readonly string[]][] =>
  elements.split(' ').map((element) => [element, attributes.split(' ')])

const indexMarks = 'text:toc-mark text:alphabetical-index-mark text:user-index-mark'
const controls = 'button image checkbox radio fixed-text frame text textarea listbox combobox option item'

/** What stands before and after the numbers of lists, headings and notes, such as “Article 1.”. */
export const numberings: ReadonlyMap<string, readonly string[]> = new Map(
  namesOf(
    'text:list-level-style-number text:outline-level-style text:notes-configuration',
    'style:num-prefix style:num-suffix loext:num-list-format',
  ),
)

/** Attributes that people read: choices, hints of fields, entries of an index, labels of form controls. */
const shown: ReadonlyMap<string, readonly string[]> = new Map([
  ...numberings,
  ...namesOf('text:user-field-decl', 'office:string-value'),
  ...namesOf('text:text-input text:placeholder', 'text:description'),
  ...namesOf('text:conditional-text', 'text:string-value-if-true text:string-value-if-false'),
  ...namesOf(`${indexMarks} ${indexMarks.replace(/mark/g, 'mark-start')}`, 'text:string-value text:key1 text:key2'),
  ...namesOf('text:a', 'office:title'),
  ...namesOf('text:label', 'text:value'),
  ...namesOf('loext:content-control', 'loext:alias'),
  ...namesOf('loext:list-item', 'loext:display-text'),
  ...namesOf(controls.replace(/\S+/g, 'form:$&'), 'form:label form:title'),
])

/** Fields of Word's forms have named values. */
const parameter = 'field:param'
const shownParameters = new Set(['Dropdown_ListEntry', 'Help', 'Hint', 'Content'])

export const elementsWithTexts: readonly string[] = [...shown.keys()]

export function translateAttributes(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  const isShown = element.name === parameter && shownParameters.has(attributeOf(xml, element, 'name') ?? '')
  const names = isShown ? ['field:value'] : shown.get(element.name)
  if (!names) return
  for (const { name, value, start, end } of attributesOf(xml, element)) {
    if (!names.includes(name) || !/\p{L}{2}/u.test(value)) continue
    const text = pass.translateItems(itemsOf(value), { run: (_format, inner) => inner, text: (piece) => piece })
    if (text !== undefined) edits.push({ start, end, text: escapeAttribute(text) })
  }
}

/** The format of a number, such as `Article %1%.`, has the places of numbers. */
const itemsOf = (text: string): InlineItem[] =>
  text
    .split(/(%\d{1,2}%)/)
    .map((piece, index) =>
      index % 2 === 0
        ? { kind: 'text', text: piece, format: 0 }
        : { kind: 'object', markup: piece, format: betweenRuns, readAs: '0' },
    )
