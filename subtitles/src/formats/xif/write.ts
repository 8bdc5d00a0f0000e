import { basicColors } from '../../model/colors.ts'
import { type Cue, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { cueText } from '../../model/spans.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeAttributes } from '../../text/xml.ts'
import { type FrameRate, frameRates, nominalRate } from '../../time/frame-rate.ts'
import { formatTimecode, msToTimecode } from '../../time/timecode.ts'
import type { WrittenFile } from '../format.ts'
import { languageName } from '../language-name.ts'
import { writeCue } from './write-cue.ts'

/**
 * XIF 1.0, the XML of a subtitle preparation system. It has no public specification: only elements that Subtitle Edit reads
 * and writes are used.
 */
export function writeXif(track: SubtitleTrack, rate: FrameRate = frameRates.pal): WrittenFile {
  const formatTime = (ms: number): string => formatTimecode(msToTimecode(ms, rate))
  const cues = sortCues(track.cues).filter((cue) => cueText(cue).trim() !== '')
  const xml = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<XIF version="1.0">',
    ...writeHeader(track, cues, nominalRate(rate), formatTime),
    '  <FileBody>',
    '    <ProgrammeBlock NoOfAssociatedIDs="0"/>',
    '    <StoryBlock TimingType="Manual"/>',
    ...cues.flatMap((cue) => writeCue(cue, formatTime, (cue.language ?? track.language).slice(0, 3).toUpperCase())),
    '  </FileBody>',
    '</XIF>',
    '',
  ].join('\n')
  const findings = cues.flatMap((one, cue) => (hasMixedStyles(one) ? [{ code: 'style_lost', cue } as const] : []))
  return { bytes: encodeUtf8(xml), findings }
}

function writeHeader(
  { title = '', language }: SubtitleTrack,
  cues: readonly Cue[],
  perSecond: number,
  formatTime: (ms: number) => string,
): string[] {
  const facts = writeAttributes({
    ProgrammeName: title,
    ProgrammeTitle: title,
    Format: 'Open',
    Language: languageName(language),
    StartTime: formatTime(0),
    StopTime: formatTime(cues.reduce((last, { endMs }) => Math.max(last, endMs), 0)),
    NumberOfCaptions: cues.length,
    CharacterCodeTable: 0,
    VideoStartTC: formatTime(0),
  })
  const colors = Object.values(basicColors).map(
    (color, index) => `<Colour ID="${index}" value="0x${color.slice(1).toUpperCase()}"/>`,
  )
  return [
    '  <FileHeader>',
    '    <OriginatorSoftware Name="Portolan" Version="1.0"/>',
    `    <GlobalFileInfo${facts}/>`,
    '    <Canvases><Canvas ID="0" Width="720" Height="576" SAWidth="576" SAHeight="460" SATop="57" SALeft="72"/></Canvases>',
    `    <TimingStandards><TimingStandard ID="0" Type="SMPTE${perSecond}"/></TimingStandards>`,
    '    <Fonts><Font ID="0" Type="True Type" Typeface="Arial" Height="35"/></Fonts>',
    `    <Colours>${colors.join('')}</Colours>`,
    '    <Threads><Thread ID="0" CanvasID="0" TimingStandardID="0" Medium="Open" Name="Default"/></Threads>',
    '    <TxStreams><TxStream ID="0" Active="yes"/></TxStreams>',
    '  </FileHeader>',
  ]
}

function hasMixedStyles({ lines }: Cue): boolean {
  const spans = lines.flat()
  const first = spans[0]
  return spans.some(
    ({ isItalic, isBold, isUnderlined }) =>
      isItalic !== first?.isItalic || isBold !== first?.isBold || isUnderlined !== first?.isUnderlined,
  )
}
