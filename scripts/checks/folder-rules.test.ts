import { describe, expect, it } from 'vitest'
import { findFolderProblems } from './folder-rules.ts'

const files = [
  'server/src/features/quotes/routes.ts',
  'web/src/features/quotes/page.tsx',
  'contract/src/quotes/quotes.ts',
]
const many = (count: number, folder: string) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

describe('the folder rules', () => {
  it('accept features of the same name on all sides', () => {
    expect(findFolderProblems(files)).toEqual([])
  })

  it('report a web or contract folder without a feature on the server', () => {
    const planted = [...files, 'web/src/features/offers/page.tsx', 'contract/src/prices/prices.ts']
    expect(findFolderProblems(planted)).toEqual([
      'web/src/features/offers has no feature of the same name in server/src/features.',
      'contract/src/prices has no feature of the same name in server/src/features.',
    ])
  })

  it('report a folder with more than 25 source files, not counting tests', () => {
    const tests = many(40, 'server/src/main').map((file) => file.replace('.ts', '.test.ts'))
    expect(findFolderProblems([...many(25, 'server/src/main'), ...tests])).toEqual([])
    expect(findFolderProblems(many(26, 'server/src/main'))).toEqual([
      'server/src/main has 26 source files; at most 25 are allowed.',
    ])
  })
})
