const mostBytes = 20 * 1024 * 1024
const extensions: readonly string[] = [
  ...['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
  ...['txt', 'md', 'csv', 'tsv', 'json', 'xml', 'html', 'htm', 'svg', 'srt', 'vtt', 'po', 'properties', 'yaml', 'yml'],
  ...['xliff', 'xlf', 'tmx', 'strings', 'rst', 'tex', 'log', 'ini'],
]

/** Whether a preview is worth offering. What is really shown depends on the content of the file. */
export const mayPreview = ({ fileName, size }: { readonly fileName: string; readonly size: number }): boolean =>
  size <= mostBytes && extensions.includes(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase())
