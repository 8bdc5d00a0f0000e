import { expect, it } from 'vitest'
import { loadReplyLines } from '../../mail/index.ts'
import { cutQuotes } from './cut-quotes.ts'

const replyLines = await loadReplyLines()
const cut = (...lines: string[]): string => cutQuotes(lines.join('\r\n'), replyLines)
const written = ['Yes, please.', '', 'Helen']
const kept = 'Yes, please.\n\nHelen'
const sent = 'On Tue, Nov 17, 2026 at 10:00 AM Portolan <support@portolan.example> wrote:'

it.each([
  ['a quote with a header', [sent, '> Write your reply above this line', '> Is it ready?']],
  ['a header in two lines', [sent.slice(0, 40), sent.slice(40), '', '> Is it ready?']],
  ['a quote without a header', ['> Is it ready?']],
  ['our line alone', ['Write your reply above this line', 'Paula wrote to you']],
  ['our line in Spanish', ['El mar, 17 nov 2026, Portolan escribió:', '', `> ${replyLines[2]}`]],
  ['our line in Arabic', [`\u200fفي 17 نوفمبر 2026 كتب Portolan:`, `> \u200f${replyLines[1]}`]],
  ['a header in a language we do not know', ['W dniu 17.11 Portolan <support@portolan.example> napisał(a):', '> Hi']],
  ['a separator', ['-----Original Message-----', 'From: Portolan']],
  ["Outlook's block", ['________________________________', 'From: Portolan', 'Sent: Tuesday', 'To: Helen', 'Hi']],
])('cuts %s and keeps the signature', (_what, quote) => {
  expect(cut(...written, '', ...quote)).toBe(kept)
})

it('keeps a sentence that looks like a header if no quote follows', () => {
  const text = 'On Monday Paula wrote:\nit is ready.\nFrom: now on\nwe use the new name.'
  expect(cutQuotes(text, replyLines)).toBe(text)
})

it('returns an empty text for a reply without new text', () => {
  expect(cut(sent, '> Is it ready?')).toBe('')
  expect(cut('', '  ')).toBe('')
})

it.each([
  ['quotes', '> '.repeat(500_000)],
  ['quoted lines', '> \n'.repeat(300_000)],
  ['blank lines', '\n'.repeat(1_000_000)],
  ['underscores', '_'.repeat(1_000_000)],
  ['beginnings of headers', 'On a wrote'.repeat(100_000)],
  ['senders', 'From: a\n'.repeat(100_000)],
])('takes a moment for 1 MB of %s', (_what, text) => {
  const start = performance.now()
  cutQuotes(text, replyLines)
  expect(performance.now() - start).toBeLessThan(2000)
})
