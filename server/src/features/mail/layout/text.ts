import { directionOf } from '@portolan/locale/direction'
import type { MailTexts } from '../messages/mail-texts.ts'
import type { Block, MailContent, Sender } from '../template.ts'

const LINE = 72
/** No markup can turn a line of plain text, so each line of a right-to-left email begins with this. */
const rightToLeftMark = '\u200f'

/** Renders the same content as plain text. */
export function layoutText(
  { title, blocks, replyLine }: MailContent,
  { accounts: t, locale }: MailTexts,
  sender: Sender,
  settingsUrl?: string,
): string {
  const footer = [
    '-- ',
    wrap(t('why', { provider: sender.providerName })),
    `${t('questions')} ${sender.contactEmail} · ${sender.contactPhone}`,
    sender.portalUrl,
    ...(settingsUrl === undefined ? [] : [`${t('emailSettings')}:`, settingsUrl]),
  ].join('\n')
  const top = replyLine === undefined ? '' : `${replyLine}\n\n`
  const text = `${top}${title}\n${'='.repeat(title.length)}\n\n${blocks.map(textOf).join('\n\n')}\n\n${footer}\n`
  return directionOf(locale) === 'rtl' ? markLines(text) : text
}

/** A URL keeps its own direction, and `-- ` is what mail programs know a signature by. */
const markLines = (text: string): string => text.replace(/^(?!https?:|-- $|$)/gm, rightToLeftMark)

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return wrap(block.text)
    case 'code':
      return block.text
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'action':
      return `${block.label}:\n${block.url}`
  }
}

function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > LINE) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
