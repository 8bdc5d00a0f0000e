/** The light scheme of the portal, on paper. Lengths are points. */
export const colours = {
  ink: '#18212c',
  quiet: '#475466',
  rule: '#dbe2ea',
  primary: '#0b57d0',
  surface: '#eef2f7',
  tint: '#e8f0fe',
  onPrimary: '#ffffff',
  secondary: '#b4540a',
  secondaryTint: '#fef4ea',
} as const

export const page = { width: 612, height: 792, margin: 54, footer: 60 } as const
export const content = {
  left: page.margin,
  right: page.width - page.margin,
  width: page.width - 2 * page.margin,
  top: page.margin,
  bottom: page.height - page.footer - 12,
} as const

export type Weight = 'regular' | 'bold'

export type Style = {
  readonly size: number
  readonly weight: Weight
  readonly colour: string
  readonly align?: 'start' | 'end'
}

const regular = { weight: 'regular', colour: colours.ink } as const
const bold = { weight: 'bold', colour: colours.ink } as const

export const styles = {
  provider: { ...bold, size: 13 },
  title: { ...bold, size: 26 },
  name: { ...regular, size: 13, colour: colours.quiet },
  heading: { ...bold, size: 12 },
  label: { ...regular, size: 9, colour: colours.quiet },
  text: { ...regular, size: 10 },
  strong: { ...bold, size: 10 },
  quiet: { ...regular, size: 9, colour: colours.quiet },
  columnHead: { ...bold, size: 9, colour: colours.quiet },
  number: { ...regular, size: 10, align: 'end' },
  total: { ...bold, size: 16, align: 'end' },
  terms: { ...regular, size: 8.5, colour: colours.quiet },
  termsHeading: { ...bold, size: 8.5, colour: colours.quiet },
  link: { ...bold, size: 10, colour: colours.primary },
} as const satisfies Record<string, Style>

export const lineHeight = ({ size }: Style): number => size * 1.45
