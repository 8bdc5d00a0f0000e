/** SHA-1 is left out because collisions can be computed. */
const strong: readonly string[] = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]

const methodStart = /<[^\s<>/]*(?:SignatureMethod|DigestMethod)/g
const attributes = /\s+([\w:.-]+)\s*=\s*("[^"<>&]*"|'[^'<>&]*')/y
const tagEnd = /\s*\/?>/y

/**
 * Refuses a SAML response that names any signature or digest algorithm other than the strong ones. Runs before the
 * library parses the response, because the library accepts SHA-1. Unusual spellings (entities, doctypes) are refused.
 */
export function refuseWeakSignatures(base64: string): void {
  const xml = Buffer.from(base64, 'base64').toString('utf8')
  if (/<!(?:doctype|entity)/i.test(xml)) throw new Error('The answer has a document type.')
  for (const { index, 0: start } of xml.matchAll(methodStart))
    if (!strong.includes(algorithmAt(xml, index + start.length)))
      throw new Error('The answer is signed with a weak algorithm.')
}

/** Returns the Algorithm attribute of a tag; empty if the tag is written in an unexpected way. */
function algorithmAt(xml: string, start: number): string {
  const found: string[] = []
  let end = start
  for (;;) {
    attributes.lastIndex = end
    const attribute = attributes.exec(xml)
    if (!attribute) break
    end = attributes.lastIndex
    if (attribute[1] === 'Algorithm') found.push(attribute[2]?.slice(1, -1) ?? '')
  }
  tagEnd.lastIndex = end
  return tagEnd.test(xml) && found.length === 1 ? (found[0] ?? '') : ''
}
