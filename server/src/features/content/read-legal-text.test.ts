import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseLegalText } from './parse-legal-text.ts'
import { findMissingLegalTexts, readLegalText, readLegalTexts } from './read-legal-text.ts'

const facts = {
  ...{ providerName: 'Acme Words', contactEmail: 'hello@acme.example', contactPhone: '+1 555 0199' },
  remoteServices: [],
}
const contentIn = (folder: string, remoteServices: readonly string[] = []) => ({
  folder,
  facts: { ...facts, remoteServices },
})

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
    expect(await findMissingLegalTexts(folder)).toEqual(['terms', 'privacy', 'imprint'])
    for (const from of ['content', folder]) {
      const { terms, privacy } = await readLegalTexts(contentIn(from), 'en')
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
    expect(await readLegalText(contentIn(folder), 'terms', 'en')).toMatchObject({
      title: 'Ours',
      blocks: [{ text: 'Pay.' }],
    })
    expect(await findMissingLegalTexts(folder)).toEqual(['privacy', 'imprint'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('takes no time for a hostile text', () => {
  const begin = process.cpuUsage()
  for (const text of ['['.repeat(200_000), '---\n'.repeat(50_000), '# '.repeat(100_000), '\n '.repeat(100_000)])
    parseLegalText(text, 'Terms')
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(5000)
})

it('QUOTE-20 reads each text in the language of the reader, and the English one where there is no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-content-'))
  try {
    expect(await readLegalText(contentIn(folder), 'terms', 'ar-EG')).toMatchObject({
      title: 'شروط الخدمة',
      locale: 'ar',
    })
    writeFileSync(join(folder, 'terms.md'), '---\nversion: 7\n---\n# Ours\n\nPay.')
    expect(await readLegalText(contentIn(folder), 'terms', 'ar-EG')).toMatchObject({ title: 'Ours', locale: 'en' })
    writeFileSync(join(folder, 'terms.ar.md'), '---\nversion: 7\n---\n# شروطنا\n\nادفع.')
    expect(await readLegalText(contentIn(folder), 'terms', 'ar-EG')).toMatchObject({
      title: 'شروطنا',
      version: '7',
      locale: 'ar',
    })
    expect(await readLegalText(contentIn(folder), 'terms', 'es-US')).toMatchObject({ title: 'Ours', locale: 'en' })
    const { terms } = await readLegalTexts(contentIn(folder), 'es')
    expect(terms.sha256.es).toBe(terms.sha256.en)
    expect(terms.sha256.ar).not.toBe(terms.sha256.en)
    writeFileSync(join(folder, 'terms.ar.md'), '---\nversion: 7\n---\n# شروطنا\n\nادفع الآن.')
    expect((await readLegalTexts(contentIn(folder), 'es')).terms.sha256.ar).not.toBe(terms.sha256.ar)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('has the demo provider’s texts in every language, with the same version and the same parts', async () => {
  const english = await readLegalTexts(contentIn('content'), 'en')
  for (const locale of ['ar', 'es']) {
    const translated = await readLegalTexts(contentIn('content'), locale)
    for (const id of ['terms', 'privacy'] as const) {
      expect(translated[id]).toMatchObject({ locale, version: english[id].version })
      expect(translated[id].blocks.map(({ kind }) => kind)).toEqual(english[id].blocks.map(({ kind }) => kind))
    }
  }
})

it('names the provider, and the services of other companies that get texts', async () => {
  const read = async (id: 'privacy' | 'imprint', locale: string, services: string[] = []) =>
    (await readLegalText(contentIn('content', services), id, locale)).blocks.map(({ text }) => text).join('\n')
  expect(await read('imprint', 'en')).toContain('Acme Words runs this portal.')
  expect(await read('imprint', 'en')).toContain('Email: hello@acme.example\nTelephone: +1 555 0199')
  const ours = await read('privacy', 'en')
  expect(ours).toContain('All engines of this portal run on our own machines. Machine translation sends your texts')
  // Files may be stored and worked on elsewhere: only engines are known here.
  expect(ours).not.toContain('do not leave')
  expect(await read('privacy', 'en', ['DeepL', 'api.openai.com'])).toContain(': DeepL and api.openai.com.')
  expect(await read('privacy', 'es', ['DeepL', 'api.openai.com'])).toContain(': DeepL y api.openai.com.')
  expect(await read('privacy', 'ar', ['DeepL'])).toContain('\u2068DeepL\u2069')
})

it('keeps the lines of an address', () => {
  expect(parseLegalText('100 Example Street\\\nExample City\ngoes on', 'Legal Notice').blocks).toEqual([
    { kind: 'paragraph', text: '100 Example Street\nExample City goes on' },
  ])
})
