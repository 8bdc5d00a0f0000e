import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverPageCss } from './server-page-css.ts'

const tokens = readFileSync(new URL('../../../../web/src/shared/theme/tokens.css', import.meta.url), 'utf8')
const plain = (css: string) => css.replace(/\s+/g, ' ').replaceAll("'", '"')

it("has the tokens and the type of the web's theme", () => {
  const declarations = plain(serverPageCss).match(/--[\w-]+: [^;]+;|[\w-]+: (?!light dark)[^;{]+;/g) ?? []
  expect(declarations.length).toBeGreaterThan(20)
  for (const declaration of declarations) expect(plain(tokens)).toContain(declaration)
})
