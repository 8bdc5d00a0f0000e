import type { Translate } from '@portolan/locale/catalog'
import type { ActivityEntry } from './activity.ts'
import type { en } from './messages/activity.en.ts'

type Wording = Translate<typeof en>

/** The sentence of an entry, for the page and for files. */
export function wordActivity(t: Wording, { kind, by, request, object, count }: ActivityEntry): string {
  const values = { who: wordPerson(t, by), request: request?.name ?? t('goneRequest'), object, count }
  return t(kind, values)
}

function wordPerson(t: Wording, { type, name, isImpersonated }: ActivityEntry['by']): string {
  if (type === 'PORTAL') return t('portal')
  if (name === '') return t('formerUser')
  if (type === 'VISITOR') return t('visitor', { name })
  return isImpersonated ? t('impersonated', { name }) : name
}
