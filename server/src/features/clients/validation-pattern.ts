import { createRequire } from 'node:module'
import type { RE2JS } from 're2js'
import { messages } from './messages/en.ts'
import { translatePattern } from './translate-pattern.ts'

const require = createRequire(import.meta.url)
const mostRemembered = 1_000
const compiled = new Map<string, RE2JS | undefined>()

/** Returns why a pattern is not allowed in a client's configuration. Call before saving one. */
export function checkValidationPattern(pattern: string): string | undefined {
  if (!isJavaScript(pattern)) return messages.patternInvalid
  return compile(pattern) ? undefined : messages.patternNotLinear
}

/**
 * Checks a value like the page does. Clients write the patterns and strangers the values, so matching runs on RE2, in
 * linear time. A pattern that RE2 cannot compile (lookaround, back-references) is skipped and reported once: refusing
 * every value would lock the client's people out.
 */
export function matchesPattern(pattern: string, value: string): boolean {
  if (!compiled.has(pattern)) remember(pattern)
  return compiled.get(pattern)?.test(value) ?? true
}

function remember(pattern: string): void {
  const problem = checkValidationPattern(pattern)
  if (problem) process.emitWarning(`A custom field's pattern is not checked. ${problem}: ${pattern}`)
  if (compiled.size >= mostRemembered) compiled.clear()
  compiled.set(pattern, problem ? undefined : compile(pattern))
}

function isJavaScript(pattern: string): boolean {
  try {
    new RegExp(pattern)
    return true
  } catch {
    return false
  }
}

/** Loads the library with the first pattern: most portals have none, and it would slow down the start. */
function compile(pattern: string): RE2JS | undefined {
  const { RE2JS } = require('re2js') as typeof import('re2js')
  try {
    return RE2JS.compile(RE2JS.translateRegExp(translatePattern(pattern)))
  } catch {
    return undefined
  }
}
