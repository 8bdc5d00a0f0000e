import { listPlaceholders } from '../checks/placeholders.ts'
import { listMissing } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Puts a placeholder or address back that the translation changed: `{name}` for `{nombre}`. */
export const restorePlaceholders: Fix = ({ source, target }) => {
  const wanted = listPlaceholders(source)
  const present = listPlaceholders(target)
  const [missing, ...moreMissing] = listMissing(wanted, present)
  const [extra, ...moreExtra] = listMissing(present, wanted)
  if (!missing || !extra || moreMissing.length + moreExtra.length > 0 || kindOf(missing) !== kindOf(extra))
    return target
  return target.replace(extra, () => missing)
}

const kindOf = (placeholder: string): string => {
  if (placeholder.startsWith('http')) return 'address'
  if (placeholder.includes('@') && !placeholder.startsWith('%')) return 'email'
  return placeholder.charAt(0)
}
