import { replaceCharacterReferences } from '../../text/named-characters.ts'
import { byLine } from '../txt/count.ts'
import { MarkdownBlocks, withoutBlockMarks } from './markdown-blocks.ts'

/** Skips code blocks, comments, addresses and markup. Inline code is part of its sentence and counts. */
export const countMarkdown = byLine(() => {
  const blocks = new MarkdownBlocks()
  return (line) => textOfLine(withoutBlockMarks(blocks.shownPartOf(line)))
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
