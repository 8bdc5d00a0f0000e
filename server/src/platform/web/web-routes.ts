/** Whether an address is a page of the web's route table: `$name` stands for one part, a last `$` for any that follow. */
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
