import { escapeText } from '@portolan/documents/escape'
import { nearestColor, teletextColors } from '../../model/colors.ts'
import type { Cue, Line } from '../../model/cue.ts'
import { writeAttributes } from '../../text/xml.ts'

const sides = { left: 'Left', center: 'Centre', right: 'Right' }
const white = 7
const yesOrNo = (isSo: boolean): string => (isSo ? 'Yes' : 'No')

/** One subtitle. A style of the whole text is written; one inside a line has no known element. */
export function writeCue(cue: Cue, formatTime: (ms: number) => string, language: string): string[] {
  const side = sides[cue.align ?? 'center']
  const spans = cue.lines.flat()
  const state = writeAttributes({
    Foreground: white,
    Background: 0,
    Flash: 'No',
    Underline: yesOrNo(spans.every(({ isUnderlined }) => isUnderlined)),
    Italic: yesOrNo(spans.every(({ isItalic }) => isItalic)),
    Bold: yesOrNo(spans.every(({ isBold }) => isBold)),
    Indent: 0,
    FontID: 0,
  })
  const paragraph = writeAttributes({
    Type: 'Open',
    Justification: side,
    LineLimit: 15,
    CharactersPerRow: 99,
    Alignment: 'None',
    Language: language,
    VideoLanguage: language,
  })
  const rows = cue.lines.map((_, index) => `<Row Number="${index + 1}" JustificationOverride="${side}" Highlight="0"/>`)
  const texts = cue.lines.flatMap((line, index) => [...(index > 0 ? ['<HardReturn/>'] : []), ...writeLine(line)])
  return [
    '    <ContentBlock TXStreamID="0">',
    `      <ThreadedObject ID="0" Type="BasicSubtitle" VPos="${rowOf(cue)}">`,
    cue.speaker ? `        <Note>${escapeText(cue.speaker)}</Note>` : '        <Note/>',
    `        <TimingObject><TimeIn value="${formatTime(cue.startMs)}"/><TimeOut value="${formatTime(cue.endMs)}"/></TimingObject>`,
    '        <Content Override="0" DirectionState="0" PositionState="1">',
    '          <SubtitleText>',
    `            <Paragraph${paragraph}>`,
    ...[`<StartState${state}/>`, ...rows, ...texts].map((element) => `              ${element}`),
    '            </Paragraph>',
    '          </SubtitleText>',
    '        </Content>',
    '      </ThreadedObject>',
    '    </ContentBlock>',
  ]
}

/** Of the 576 rows of the canvas. */
function rowOf({ vertical, lines }: Cue): number {
  if (vertical === 'top') return 57
  return vertical === 'middle' ? 258 : 517 - 35 * lines.length
}

const writeLine = (line: Line): string[] =>
  line.flatMap(({ text, color }) => {
    const number = color === undefined ? white : teletextColors.indexOf(nearestColor(color, teletextColors))
    return [`<ForegroundColour Colour="${number}"/>`, `<Text>${escapeText(text)}</Text>`]
  })
