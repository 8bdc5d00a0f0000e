import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMissingLegalTexts, parseLegalText, readLegalText, readLegalTexts } from './read-legal-text.ts'

it('reads title, version, headings, items and paragraphs', () => {
  const text =
    '---\nversion: 2027-01 \n---\n\n# Our **terms**\nFirst\nline.\n\n## Payment\n- One\n- Two\n  goes on\n3. [Three](https://x.example)\n'
  expect(parseLegalText(text, 'Terms')).toEqual({
    title: 'Our terms',
    version: '2027-01',
    blocks: [
      { kind: 'paragraph', text: 'First line.' },
      { kind: 'heading', text: 'Payment' },
      { kind: 'item', text: 'One' },
      { kind: 'item', text: 'Two goes on' },
      { kind: 'item', text: 'Three (https://x.example)' },
    ],
  })
})

it('is known by its digest where it names no version: a changed text is another version', () => {
  const versions = ['One.', 'Two.'].map((text) => parseLegalText(text, 'Terms').version)
  expect(versions[0]).toMatch(/^[0-9a-f]{12}$/)
  expect(versions[0]).not.toBe(versions[1])
})

it('QUOTE-20 has terms that say what is prescribed, the provider’s own or standard ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-content-'))
  try {
    expect(await findMissingLegalTexts(folder)).toEqual(['terms', 'privacy'])
    for (const from of ['content', folder]) {
      const { terms, privacy } = await readLegalTexts(from)
      const words = terms.blocks.map(({ text }) => text).join(' ')
      for (const term of [
        /valid for thirty days/,
        /within thirty days of delivery/,
        /1\.5% per month/,
        /end of the month/,
      ])
        expect(words).toMatch(term)
      expect([terms.title, privacy.title, privacy.blocks.length > 3]).toEqual([
        'Terms of Service',
        'Privacy Policy',
        true,
      ])
    }
    writeFileSync(join(folder, 'terms.md'), '# Ours\n\nPay.')
    expect(await readLegalText(folder, 'terms')).toMatchObject({ title: 'Ours', blocks: [{ text: 'Pay.' }] })
    expect(await findMissingLegalTexts(folder)).toEqual(['privacy'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('takes no time for a hostile text', () => {
  const begin = performance.now()
  for (const text of ['['.repeat(200_000), '---\n'.repeat(50_000), '# '.repeat(100_000), '\n '.repeat(100_000)])
    parseLegalText(text, 'Terms')
  expect(performance.now() - begin).toBeLessThan(5000)
})
