export type HtmlAttribute = {
  readonly name: string
  readonly value: string
  /** Where the value with its quotes begins and ends; both are the end of the name where it has none. */
  readonly start: number
  readonly end: number
}

const attribute = /([^\s"'<>/=]{1,200})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g

/** The attributes of a tag with their positions in it. */
export function readAttributes(tag: string): HtmlAttribute[] {
  const attributes: HtmlAttribute[] = []
  attribute.lastIndex = /^<[^\s/>]+/.exec(tag)?.[0].length ?? 0
  for (let match = attribute.exec(tag); match; match = attribute.exec(tag)) {
    const [written, name = '', double, single, bare] = match
    const value = double ?? single ?? bare
    const quotes = bare === undefined ? 2 : 0
    const end = match.index + written.length
    attributes.push({
      name: name.toLowerCase(),
      value: value ?? '',
      start: value === undefined ? end : end - value.length - quotes,
      end,
    })
  }
  return attributes
}

/** The tag with attributes set to values that need no escapes. */
export function setAttributes(tag: string, values: Readonly<Record<string, string>>): string {
  let changed = tag
  for (const [name, value] of Object.entries(values)) {
    const found = readAttributes(changed).find((attribute) => attribute.name === name)
    const at = found ? found.start : (/^<[^\s/>]+/.exec(changed)?.[0].length ?? 0)
    const written = found && found.start < found.end ? `"${value}"` : found ? `="${value}"` : ` ${name}="${value}"`
    changed = changed.slice(0, at) + written + changed.slice(found?.end ?? at)
  }
  return changed
}
