/** Content of a page besides its text: the value of a form field, added text, or a comment. */
export type PdfAnnotation = { readonly text: string; readonly field: string; readonly isComment: boolean }

/** The part of a pdf.js annotation that is used here. */
type RawAnnotation = {
  readonly subtype?: string
  readonly hidden?: boolean
  readonly fieldType?: string
  readonly fieldName?: string
  readonly fieldValue?: unknown
  readonly password?: boolean
  readonly options?: readonly { readonly exportValue?: string | null; readonly displayValue?: string | null }[]
  readonly contentsObj?: { readonly str?: string }
}

const comments = new Set(['Text', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Caret'])
const hiddenFlag = 2
const nothing: PdfAnnotation = { text: '', field: '', isComment: false }

export function readAnnotation(annotation: RawAnnotation & { readonly annotationFlags?: number }): PdfAnnotation {
  const { subtype = '', contentsObj, fieldName = '' } = annotation
  if (((annotation.annotationFlags ?? 0) & hiddenFlag) !== 0) return nothing
  const contents = contentsObj?.str ?? ''
  if (subtype === 'FreeText') return { text: contents, field: '', isComment: false }
  if (subtype === 'Widget') return { text: shownValue(annotation), field: fieldName, isComment: false }
  return { text: '', field: '', isComment: comments.has(subtype) && contents.trim() !== '' }
}

/** What a text field or a choice shows. */
function shownValue({ fieldType, fieldValue, password, options = [] }: RawAnnotation): string {
  if ((fieldType !== 'Tx' && fieldType !== 'Ch') || password) return ''
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === 'string')
  const shown = values.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
  return shown.join('\n')
}
