import { expect, it } from 'vitest'
import { shownTabs } from './tabs.ts'

const all = { disableTextTranslation: false, disableFileTranslation: false, disableMediaTranslation: false }

it('MTTEXT-03 has text first, else files, else media', () => {
  expect(shownTabs(all)[0]).toBe('textTranslation')
  expect(shownTabs({ ...all, disableTextTranslation: true })[0]).toBe('fileTranslation')
  expect(shownTabs({ ...all, disableTextTranslation: true, disableFileTranslation: true })[0]).toBe('mediaTranslation')
})

it('MTTEXT-04 hides disabled tabs', () => {
  expect(shownTabs({ ...all, disableTextTranslation: true })).toEqual(['fileTranslation', 'mediaTranslation'])
  expect(shownTabs({ ...all, disableFileTranslation: true })).toEqual(['textTranslation', 'mediaTranslation'])
})

it('MTTEXT-05 shows media only if it is explicitly not disabled', () => {
  expect(shownTabs(all)).toContain('mediaTranslation')
  expect(shownTabs({ ...all, disableMediaTranslation: true })).not.toContain('mediaTranslation')
  expect(shownTabs({ ...all, disableMediaTranslation: undefined as never })).not.toContain('mediaTranslation')
})
