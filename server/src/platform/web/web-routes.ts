/** Matches paths against the route table of the web: `$name` is one segment, a final `$` any number of segments. */
export function routeMatcher(patterns: readonly string[]): (path: string) => boolean {
  const rules = patterns.map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .split('/')
          .map((part) => (part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : part))
          .join('/')}/?$`,
        'i',
      ),
  )
  return (path) => rules.some((rule) => rule.test(path))
}
