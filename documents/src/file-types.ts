/** The detectable file types. `doc`, `xls` and `ppt` are only recognized, not read. */
const fileTypes = {
  docx: ['docx', 'dotx'],
  xlsx: ['xlsx', 'xltx'],
  pptx: ['pptx', 'ppsx', 'potx'],
  odt: ['odt', 'ott'],
  ods: ['ods', 'ots'],
  odp: ['odp', 'otp'],
  doc: ['doc', 'dot'],
  xls: ['xls', 'xlt'],
  ppt: ['ppt', 'pps', 'pot'],
  pdf: ['pdf'],
  txt: ['txt', 'text', 'log', 'ini', 'properties', 'strings', 'yaml', 'yml'],
  html: ['html', 'htm', 'xhtml'],
  md: ['md', 'markdown'],
  csv: ['csv'],
  tsv: ['tsv', 'tab'],
  json: ['json', 'jsonl', 'arb'],
  xml: ['xml', 'dita', 'ditamap', 'resx', 'ttml', 'dfxp', 'tmx', 'tbx'],
  xliff: ['xliff', 'xlf', 'sdlxliff', 'mxliff', 'mqxliff'],
  po: ['po', 'pot'],
  srt: ['srt'],
  vtt: ['vtt'],
  idml: ['idml'],
  rtf: ['rtf'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'tif', 'tiff', 'webp', 'svg', 'heic', 'avif', 'psd', 'ico'],
  audio: ['mp3', 'wav', 'ogg', 'oga', 'opus', 'flac', 'm4a', 'aac', 'wma', 'aif', 'aiff'],
  video: ['mp4', 'm4v', 'mov', 'mkv', 'webm', 'avi', 'wmv', 'mpg', 'mpeg', 'ogv', '3gp', 'flv'],
  zip: ['zip'],
  unknown: [],
} as const satisfies Record<string, readonly string[]>

export type FileType = keyof typeof fileTypes

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The types that a file name suggests; none for an unknown extension. */
export const listTypesByName = (name: string): FileType[] => {
  const extension = extensionOf(name)
  return (Object.keys(fileTypes) as FileType[]).filter((type) =>
    (fileTypes[type] as readonly string[]).includes(extension),
  )
}
