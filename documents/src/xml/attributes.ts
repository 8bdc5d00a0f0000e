import { replaceCharacterReferences } from '../text/named-characters.ts'

const each = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The value of an attribute, by its name without a prefix, from the text between a tag's name and its end. */
export function attributeOf(attributes: string, wanted: string): string | undefined {
  if (!attributes.includes(wanted)) return undefined
  for (const [, name = '', double, single] of attributes.matchAll(each))
    if (name === wanted || name.endsWith(`:${wanted}`)) return replaceCharacterReferences(double ?? single ?? '')
  return undefined
}
