import type { GlossaryTerm } from '@portolan/contract/machine-translation/glossaries'

type TbxHead = { readonly name: string; readonly sourceTag: string; readonly targetTag: string }

/** Streams TBX-Basic, ISO 30042:2019. */
export async function* writeTbx(
  { name, sourceTag, targetTag }: TbxHead,
  pages: AsyncIterable<readonly GlossaryTerm[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="${escapeXml(sourceTag)}" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><sourceDesc><p>${escapeXml(name)}</p></sourceDesc></fileDesc></tbxHeader>
<text><body>
`
  const section = (tag: string, text: string) =>
    `<langSec xml:lang="${escapeXml(tag)}"><termSec><term>${escapeXml(text)}</term></termSec></langSec>`
  for await (const terms of pages)
    yield terms
      .map(
        ({ id, source, target }) =>
          `<conceptEntry id="c${id}">${section(sourceTag, source)}${section(targetTag, target)}</conceptEntry>\n`,
      )
      .join('')
  yield '</body></text>\n</tbx>\n'
}

/** Leaves out characters that XML 1.0 cannot hold. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
