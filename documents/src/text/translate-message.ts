import type { InlineItem, MarkupWriter } from '../segments/inline.ts'
import type { TranslationPass } from '../segments/translation-pass.ts'
import { messageItems } from './message-items.ts'

type MessageOptions = { readonly writesSame?: boolean; readonly hasNumberSign?: boolean }

/** Line breaks of the source are objects. Those that an engine adds could be taken for the syntax of the file. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

const plainWriter: MarkupWriter = { run: (_, inner) => inner, text: withoutLineBreaks }

const longest = 32 * 1024

/** Translates a text that may have placeholders; undefined where nothing changed. A very long one goes in parts. */
export function translateMessage(
  text: string,
  pass: TranslationPass,
  options: MessageOptions = {},
): string | undefined {
  if (text.length <= longest) return translatePart(text, pass, options)
  let written = ''
  let isChanged = false
  for (let at = 0; at < text.length; ) {
    const space = at + longest < text.length ? text.lastIndexOf(' ', at + longest) : text.length
    const end = space > at ? space : at + longest
    const part = text.slice(at, end)
    const translated = translatePart(part, pass, options)
    isChanged ||= translated !== undefined
    written += translated ?? part
    at = end
  }
  return isChanged ? written : undefined
}

function translatePart(
  text: string,
  pass: TranslationPass,
  { writesSame = false, hasNumberSign = false }: MessageOptions,
): string | undefined {
  if (text.trim() === '') return undefined
  let hasChangedBranch = false
  const items = messageItems(text, {
    hasNumberSign,
    translateBranch(branch) {
      const translated = translateMessage(branch, pass, { writesSame, hasNumberSign: true })
      if (translated !== undefined) hasChangedBranch = true
      return translated ?? branch
    },
  })
  const translated = pass.translateItems(items, plainWriter, { writesSame })
  return translated ?? (hasChangedBranch ? writeItems(items, (words) => words) : undefined)
}

/** Writes items as they are, untranslated. Needed where something inside an object changed. */
function writeItems(items: readonly InlineItem[], writeText: (text: string) => string): string {
  const open: string[] = []
  let written = ''
  for (const item of items) {
    if (item.kind === 'text') written += writeText(item.text)
    else if (item.kind === 'object') written += item.markup
    else if (item.kind === 'close') written += open.pop() ?? ''
    else {
      written += item.open
      open.push(item.close)
    }
  }
  return written
}
