import { replaceCharacterReferences } from '../text/named-characters.ts'
import { byLine } from './plain.ts'

/** Not code, addresses or markup. Inline code is part of its sentence and counts. */
export const countMarkdown = byLine(() => {
  let fence = ''
  let isInHead = false
  let isFirst = true
  return (line) => {
    const isHeadMark = line.trimEnd() === '---'
    if (isFirst && isHeadMark) isInHead = true
    else if (isInHead && isHeadMark) isInHead = false
    const wasInHead = isInHead || (isHeadMark && !isFirst)
    isFirst = false
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === '' && mark !== undefined) {
      fence = mark
      return ''
    }
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = ''
      return ''
    }
    return wasInHead ? '' : textOfLine(line)
  }
})

const textOfLine = (line: string): string =>
  replaceCharacterReferences(
    line
      .replace(/^ {0,3}\[[^\]]{1,999}\]:\s+\S+/, '')
      .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\s+"([^"]*)")?\)/g, '$1 $2')
      .replace(/!?\[([^[\]]*)\]\[[^[\]]*\]/g, '$1')
      .replace(/<https?:[^<>\s]+>/g, '')
      .replace(/<\/?[A-Za-z][^<>]*>/g, '')
      .replace(/^\s{0,9}(?:#{1,6}\s|>+\s?|[-*+]\s|\d{1,9}[.)]\s)/, '')
      .replace(/[*_~`|]{1,3}/g, (marks) => (marks === '|' ? '\n' : '')),
  ).trim()
