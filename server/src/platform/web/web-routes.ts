/**
 * Finds the pattern of the web's route table that a path matches: `$name` is one segment, a final `$` any number of
 * segments. Patterns with fewer variables come first, as in the web.
 */
export function routeMatcher(patterns: readonly string[]): (path: string) => string | undefined {
  const variables = (pattern: string) => pattern.split('/').filter((part) => part.startsWith('$')).length
  const rules = patterns
    .toSorted((one, other) => variables(one) - variables(other))
    .map((pattern) => ({ pattern, rule: ruleOf(pattern) }))
  return (path) => rules.find(({ rule }) => rule.test(path))?.pattern
}

const ruleOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : part))
      .join('/')}/?$`,
    'i',
  )
