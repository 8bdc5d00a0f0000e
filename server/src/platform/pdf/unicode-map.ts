/** The ToUnicode map of a font: the text that each code stands for. Code 0 stands for none. */
export function unicodeMap(texts: readonly string[]): string {
  const lines = texts.map((text, code) => `<${hex(code)}> <${utf16(text)}>`).slice(1)
  const parts: string[] = []
  // The format allows 100 lines in a section.
  for (let at = 0; at < lines.length; at += 100) {
    const part = lines.slice(at, at + 100)
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const hex = (code: number): string => code.toString(16).padStart(4, '0')
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')
