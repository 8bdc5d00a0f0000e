import { messages } from '../messages/en.ts'
import type { Block, MailContent, Sender } from '../template.ts'

const LINE = 72

/** Renders the same content as plain text. */
export function layoutText({ title, blocks }: MailContent, sender: Sender): string {
  const footer = [
    '-- ',
    wrap(messages.footer.why(sender.providerName)),
    `${messages.footer.questions} ${sender.contactEmail} · ${sender.contactPhone}`,
    sender.portalUrl,
  ].join('\n')
  return `${[title, '='.repeat(title.length)].join('\n')}\n\n${blocks.map(textOf).join('\n\n')}\n\n${footer}\n`
}

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
