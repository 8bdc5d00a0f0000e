const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text of unknown direction in a Unicode isolate, without marks of its own: it cannot reorder the text around it. */
export const isolate = (text: string): string => (text === '' ? '' : `\u2068${text.replace(directionMarks, '')}\u2069`)

/** Phone numbers, ids and currency signs: always left to right. In an Arabic line `US$` would show as `$US`. */
export const isolateLeftToRight = (text: string): string =>
  text === '' ? '' : `\u2066${text.replace(directionMarks, '')}\u2069`

/** Without the marks, for tags and copied text. */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '')
