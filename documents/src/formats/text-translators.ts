import { newCsvWalk } from './csv/segments.ts'
import { walkHtml } from './html/segments.ts'
import { newJsonWalk } from './json/segments.ts'
import { walkMarkdown } from './md/segments.ts'
import { newPoWalk } from './po/segments.ts'
import { walkSubtitles } from './subtitles/segments.ts'
import { textTranslator } from './text-translator.ts'
import { newPlainWalk } from './txt/segments.ts'
import { newXliffWalk } from './xliff/segments.ts'

const asReference = (character: string): string => `&#${character.codePointAt(0)};`

export const textTranslators = {
  txt: textTranslator({ type: 'txt', newWalk: newPlainWalk }),
  md: textTranslator({ type: 'md', newWalk: () => walkMarkdown }),
  html: textTranslator({ type: 'html', newWalk: () => walkHtml, escapeCharacter: asReference }),
  csv: textTranslator({ type: 'csv', newWalk: newCsvWalk }),
  tsv: textTranslator({ type: 'tsv', newWalk: newCsvWalk }),
  json: textTranslator({ type: 'json', newWalk: newJsonWalk }),
  po: textTranslator({ type: 'po', newWalk: newPoWalk, isBilingual: true }),
  xliff: textTranslator({ type: 'xliff', newWalk: newXliffWalk, isBilingual: true, escapeCharacter: asReference }),
  srt: textTranslator({ type: 'srt', newWalk: () => walkSubtitles('srt') }),
  vtt: textTranslator({ type: 'vtt', newWalk: () => walkSubtitles('vtt') }),
} as const
