import type { TargetLanguage } from '../../segments/target-language.ts'

const header = /<(?:[\w.-]{1,50}:)?(?:file|xliff)\s[^<>]{1,4000}>/g
const ofVersion = [
  { source: /\ssource-language\s*=/, target: /(\starget-language\s*=\s*)(?:"[^"]*"|'[^']*')/, name: 'target-language' },
  { source: /\ssrcLang\s*=/, target: /(\strgLang\s*=\s*)(?:"[^"]*"|'[^']*')/, name: 'trgLang' },
]

/** Names the language of the targets where a file names that of the sources. */
export function declareTarget(xml: string, target: TargetLanguage | undefined): string {
  if (!target) return xml
  return xml.replace(header, (tag) => {
    const version = ofVersion.find(({ source }) => source.test(tag))
    if (!version) return tag
    if (version.target.test(tag)) return tag.replace(version.target, `$1"${target.tag}"`)
    return tag.replace(version.source, ` ${version.name}="${target.tag}"$&`)
  })
}
