import type { MarkupWriter, Paragraph, Token } from './inline.ts'

/** Tokens as markup. Neighboring content of one format shares one run. */
export function writeParagraph(paragraph: Paragraph, tokens: readonly Token[], writer: MarkupWriter): string {
  const markup: string[] = []
  const formats = [paragraph.format]
  let format: number | undefined
  let inner = ''
  let text = ''
  const endText = (): void => {
    if (text !== '') inner += writer.text(text)
    text = ''
  }
  const endRun = (): void => {
    endText()
    if (format !== undefined && inner !== '') markup.push(writer.run(format, inner))
    inner = ''
    format = undefined
  }
  const continueIn = (wanted: number): void => {
    if (format === wanted) return
    endRun()
    format = wanted
  }
  for (const token of tokens) {
    if (typeof token === 'string') {
      if (token === '') continue
      continueIn(formats.at(-1) ?? paragraph.format)
      text += token
      continue
    }
    const tag = paragraph.tags[token.tag]
    if (tag?.kind === 'object') {
      if (tag.format < 0) {
        endRun()
        markup.push(tag.markup)
      } else {
        continueIn(tag.format)
        endText()
        inner += tag.markup
      }
    } else if (tag) {
      if (tag.kind === 'wrapper') {
        endRun()
        markup.push(token.edge === 'open' ? tag.open : tag.close)
      }
      if (token.edge === 'open') formats.push(tag.format)
      else formats.pop()
    }
  }
  endRun()
  return markup.join('')
}
