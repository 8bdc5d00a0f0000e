import { escapeText } from '@portolan/documents/escape'
import type { Region, SubtitleTrack, VerticalAlign } from '../../model/cue.ts'
import { writeAttributes } from '../../text/xml.ts'
import type { TtmlProfile } from './profile.ts'

const displayAlign: Readonly<Record<VerticalAlign, string>> = { top: 'before', middle: 'center', bottom: 'after' }

/** Title, speakers, styles and regions. */
export function writeHead(
  { title }: SubtitleTrack,
  speakers: readonly string[],
  regions: readonly Region[],
  profile: TtmlProfile,
): string[] {
  const metadata = [
    ...(title ? [`      <ttm:title>${escapeText(title)}</ttm:title>`] : []),
    ...speakers.map(
      (speaker, index) =>
        `      <ttm:agent xml:id="a${index + 1}" type="person"><ttm:name type="full">${escapeText(speaker)}</ttm:name></ttm:agent>`,
    ),
  ]
  return [
    '  <head>',
    ...(metadata.length > 0 ? ['    <metadata>', ...metadata, '    </metadata>'] : []),
    '    <styling>',
    ...writeStyles(profile),
    '    </styling>',
    '    <layout>',
    ...regions.map((region) => writeRegion(region, profile)),
    '    </layout>',
    '  </head>',
  ]
}

const writeStyle = (attributes: Readonly<Record<string, string | undefined>>): string =>
  `      <style${writeAttributes(attributes)}/>`

function writeStyles(profile: TtmlProfile): string[] {
  if (profile === 'itt') return [ittStyle('normal'), ittStyle('bold'), ittStyle('italic')]
  const isImsc = profile === 'imsc'
  return [
    writeStyle({
      'xml:id': 'base',
      'tts:fontFamily': isImsc ? 'proportionalSansSerif' : 'sansSerif',
      'tts:fontSize': isImsc ? '100%' : '1c',
      'tts:lineHeight': isImsc ? '125%' : undefined,
      'tts:color': '#ffffff',
      'tts:textAlign': 'center',
      'ebutts:linePadding': isImsc ? '0.5c' : undefined,
    }),
    writeStyle({ 'xml:id': 'box', 'tts:backgroundColor': '#000000c0' }),
  ]
}

/** The three styles that iTT has. */
const ittStyle = (id: 'normal' | 'bold' | 'italic'): string =>
  writeStyle({
    'xml:id': id,
    'tts:fontFamily': 'sansSerif',
    'tts:fontSize': '100%',
    'tts:fontWeight': id === 'bold' ? 'bold' : 'normal',
    'tts:fontStyle': id === 'italic' ? 'italic' : 'normal',
    'tts:color': 'white',
  })

const writeRegion = ({ id, x, y, width, height, vertical }: Region, profile: TtmlProfile): string =>
  `      <region${writeAttributes({
    'xml:id': id,
    'tts:origin': `${x}% ${y}%`,
    'tts:extent': `${width}% ${height}%`,
    'tts:displayAlign': displayAlign[vertical],
    'tts:textAlign': profile === 'itt' ? 'center' : undefined,
  })}/>`
