import { expect, it } from 'vitest'
import { findMissingFiles } from './doc-rules.ts'

const files = ['server/src/main/start.mjs', 'docs/STYLE.md', 'docs/decisions/2026-11-16-procurement.md', 'README.md']

it('accepts files by their name, by the end of their path and by links, and leaves the web alone', () => {
  const text =
    '`start.mjs`, `main/start.mjs`, [style](STYLE.md#names), [why](decisions/2026-11-16-procurement.md), [site](https://portal.example/x.ts), `*.test.ts`'
  expect(findMissingFiles('docs/ARCHITECTURE.md', text, files)).toEqual([])
})

it('reports a file under another path, one that is gone and a link to nowhere', () => {
  const text = '`other/start.mjs`, `stop.mjs`, [glossary](GLOSSARY.md), [readme](../README.md)'
  expect(findMissingFiles('docs/ARCHITECTURE.md', text, files)).toEqual([
    'docs/ARCHITECTURE.md names `other/start.mjs`, which does not exist.',
    'docs/ARCHITECTURE.md names `stop.mjs`, which does not exist.',
    'docs/ARCHITECTURE.md links to GLOSSARY.md, which does not exist.',
  ])
})
