import { type BasicColor, basicColors, nearestColor } from '../../model/colors.ts'

/** The color classes that every WebVTT player knows. Its `lime` is the green of television. */
const classOf = (color: BasicColor): string => (color === 'green' ? 'lime' : color)
const names: readonly [BasicColor, ...BasicColor[]] = [
  'white',
  'green',
  'cyan',
  'red',
  'yellow',
  'magenta',
  'blue',
  'black',
]

export const nearestClass = (color: string): string => classOf(nearestColor(color, names))

export function findClassColor(classes: string): string | undefined {
  const given = classes.split('.')
  const name = names.find((color) => given.includes(classOf(color)))
  return name === undefined || name === 'white' ? undefined : basicColors[name]
}
