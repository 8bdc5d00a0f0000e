import type { Cue, HorizontalAlign, VerticalAlign } from '../../model/cue.ts'

type Position = Pick<Cue, 'align' | 'vertical' | 'region'>

const sides: Readonly<Record<string, HorizontalAlign>> = { left: 'left', start: 'left', right: 'right', end: 'right' }
/** Players show about 15 lines, so a line number below this is in the upper half. */
const firstLowerLine = 8
const upperPercent = 40

/** The settings after the times of a cue: `line:0 align:left`. */
export function readSettings(settings: string): Position {
  let position: Position = {}
  for (const setting of settings.trim().split(/\s+/)) {
    const [key, value = ''] = setting.split(':')
    const align = sides[value]
    if (key === 'align' && align) position = { ...position, align }
    if (key === 'region' && value !== '') position = { ...position, region: value }
    if (key !== 'line') continue
    const vertical = verticalOf(value)
    if (vertical !== 'bottom') position = { ...position, vertical }
  }
  return position
}

function verticalOf(line: string): VerticalAlign {
  const number = Number.parseFloat(line)
  if (/^\d{1,9}$/.test(line)) return number < firstLowerLine ? 'top' : 'bottom'
  if (line.endsWith('center') || line.startsWith('50%')) return 'middle'
  return number >= 0 && number < upperPercent ? 'top' : 'bottom'
}
