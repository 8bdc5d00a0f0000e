import type { ReactNode } from 'react'
import { formatDashboardMoment, formatMoney, formatProviderDay } from '../../../shared/format.ts'
import type { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { dashboardMessages } from '../messages/dashboards.ts'
import css from './lists.module.css'

type Words = ReturnType<typeof useMessages<(typeof dashboardMessages)['source']>>

type Head =
  | 'projectId'
  | 'internalProjectId'
  | 'projectDeadline'
  | 'projectName'
  | 'client'
  | 'languages'
  | 'totalAgreed'
  | 'rateType'
  | 'projectGroupName'
  | 'projectGroupId'
  | 'status'
  | 'pastDue'
  | 'projectNumber'
  | 'assignedTo'
  | 'jobAssignmentId'
  | 'projectJobId'
  | 'jobStartDate'
  | 'projectManager'
  | 'jobStatus'
  | 'qaType'
  | 'quoteId'
  | 'startDate'

/** One column of a list: its head in the messages and what stands in each row. */
export type ListColumn<Row> = {
  readonly head: Head
  readonly cell: (row: Row, t: Words) => ReactNode
  readonly isAmount?: true
  /** Whether it says something about these rows; always if absent. */
  readonly isNeeded?: (rows: readonly Row[]) => boolean
  /** Whether the row has nothing in it; never if absent. */
  readonly isEmpty?: (row: Row) => boolean
  /** Few rows have it, so it is hidden unless a good part of those shown do. */
  readonly isRare?: true
  /** Takes a second line. */
  readonly isLong?: true
  /** A name, which may take a second line in a table with many columns. */
  readonly isName?: true
  /** The name that the server sorts it by. */
  readonly sort?: string
}

const day = 86_400_000

/** Linked to the translation-management system, where it has a page for it. */
export const linked = (text: string, link: string | null, t: Words): ReactNode =>
  link === null ? (
    <bdi>{text}</bdi>
  ) : link.startsWith('/') ? (
    <a href={link} data-row-link="">
      <bdi>{text}</bdi>
    </a>
  ) : (
    <a href={link} target="_blank" rel="noreferrer" data-row-link="">
      <bdi>{text}</bdi> <Icon name="external" size={16} />
      <span className={css.hidden}>{t('opens')}</span>
    </a>
  )

/** Red once it is 24 hours old, and said in words too. */
export function startDate(instant: string, t: Words): ReactNode {
  const isOld = Date.now() - Date.parse(instant) >= day
  return (
    <time dateTime={instant} className={isOld ? css.old : css.mark} title={isOld ? t('waiting') : undefined}>
      {formatDashboardMoment(instant)}
    </time>
  )
}

/** By the calendar of the provider, whose offset the instant has. */
export function daysSince(instant: string): number {
  const offset = Date.parse(`${instant.slice(0, 19)}Z`) - Date.parse(instant)
  const today = new Date(Date.now() + offset).toISOString()
  return (Date.parse(today.slice(0, 10)) - Date.parse(instant.slice(0, 10))) / day
}

/** The date alone. Red once it has passed, which is said in words too. */
export const deadline = (instant: string | null, t: Words, isPastDue = false): ReactNode =>
  instant === null ? (
    t('none')
  ) : (
    <time dateTime={instant} className={isPastDue ? css.late : css.mark} title={isPastDue ? t('pastDue') : undefined}>
      {formatProviderDay(instant)}
    </time>
  )

export const money = (amount: number | null, t: Words): string => (amount === null ? t('none') : formatMoney(amount))

export const rateType = (word: 'Standard' | 'Rush', t: Words): ReactNode =>
  word === 'Rush' ? <span className={css.rush}>{t('rush')}</span> : t('standard')

export const moment = (instant: string): ReactNode => (
  <time dateTime={instant} className={css.moment}>
    {formatDashboardMoment(instant)}
  </time>
)

/** A number people call something by, never broken. */
export const mark = (value: string): ReactNode => <bdi className={css.mark}>{value}</bdi>

export const text = (value: string | null, t: Words): ReactNode =>
  value === null || value === '' ? t('none') : <bdi>{value}</bdi>
