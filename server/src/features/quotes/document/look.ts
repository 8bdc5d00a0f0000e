import { color } from '../../../platform/colors.ts'
import type { Style } from '../../../platform/pdf/text-setter.ts'

/** The portal's light color scheme, for print. */
export const colors = {
  quiet: color('text-2'),
  rule: color('border'),
  primary: color('primary'),
  surface: color('surface-2'),
  tint: color('primary-tint'),
  onPrimary: color('on-primary'),
  secondary: color('secondary'),
  secondaryTint: color('secondary-tint'),
}

const regular = { weight: 400, color: color('text') } as const
const bold = { weight: 600, color: color('text') } as const

export const styles = {
  provider: { ...bold, size: 13 },
  initial: { ...bold, size: 15, color: colors.onPrimary },
  title: { ...bold, size: 26 },
  name: { ...regular, size: 13, color: colors.quiet },
  heading: { ...bold, size: 12 },
  label: { ...regular, size: 9, color: colors.quiet },
  text: { ...regular, size: 10 },
  strong: { ...bold, size: 10 },
  quiet: { ...regular, size: 9, color: colors.quiet },
  quietEnd: { ...regular, size: 9, color: colors.quiet, align: 'end' },
  badge: { ...bold, size: 9, color: colors.secondary },
  columnHead: { ...bold, size: 9, color: colors.quiet },
  number: { ...regular, size: 10, align: 'end' },
  total: { ...bold, size: 16, color: colors.primary, align: 'end' },
  terms: { ...regular, size: 8.5, color: colors.quiet },
  termsHeading: { ...bold, size: 8.5, color: colors.quiet },
  link: { ...bold, size: 10, color: colors.primary },
  footer: { ...regular, size: 8, color: colors.quiet },
  footerEnd: { ...regular, size: 8, color: colors.quiet, align: 'end' },
} as const satisfies Record<string, Style>
