/** The content of one paragraph in document order, independent of the file format. */
export type InlineItem =
  /** `format` is any number; equal numbers mean equal formatting. */
  | { readonly kind: 'text'; readonly text: string; readonly format: number }
  | {
      /** Something that is not text: a line break, an image, the result of a computed field. */
      readonly kind: 'object'
      readonly markup: string
      /** `betweenRuns`, or the format of the run that holds it. */
      readonly format: number
      /** What sentence splitting reads in its place. */
      readonly readAs?: string
    }
  | {
      /** The start of something around text, such as a link. */
      readonly kind: 'open'
      readonly open: string
      readonly close: string
      /** Whether it may be closed and opened again, for example where a sentence ends inside it. */
      readonly mayRepeat: boolean
    }
  | { readonly kind: 'close' }

export const betweenRuns = -1

export type Tag =
  | { readonly kind: 'format'; readonly format: number; readonly mayRepeat: true }
  | {
      readonly kind: 'wrapper'
      readonly open: string
      readonly close: string
      /** The format that most of the text inside has. */
      readonly format: number
      readonly mayRepeat: boolean
    }
  | { readonly kind: 'object'; readonly markup: string; readonly format: number; readonly readAs: string }

export type TagToken = { readonly edge: 'open' | 'close' | 'alone'; readonly tag: number }
/** Text, or an edge of a tag. `tag` is an index into the paragraph's tags. */
export type Token = string | TagToken

export type Paragraph = { readonly tags: readonly Tag[]; readonly format: number; readonly tokens: readonly Token[] }

/** How a format writes its markup. */
export type MarkupWriter = {
  /** One run of text and objects in one format. */
  run(format: number, inner: string): string
  text(text: string): string
}

export function addText(tokens: Token[], text: string): void {
  if (text === '') return
  const last = tokens.at(-1)
  if (typeof last === 'string') tokens[tokens.length - 1] = last + text
  else tokens.push(text)
}

export function addToken(tokens: Token[], token: Token): void {
  if (typeof token === 'string') addText(tokens, token)
  else tokens.push(token)
}

export const mayRepeat = (tag: Tag | undefined): boolean => tag !== undefined && tag.kind !== 'object' && tag.mayRepeat
