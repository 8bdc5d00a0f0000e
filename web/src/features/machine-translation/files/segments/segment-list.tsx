import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Labeled } from '../../../../shared/ui/fields/labeled.tsx'
import { SearchBox } from '../../../../shared/ui/fields/search-box.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { MoreButton } from '../../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { segmentsMessages } from '../messages/segments.ts'
import { SegmentRow } from './segment-row.tsx'
import css from './segments.module.css'
import { segmentPages, useCorrection } from './use-segments.ts'
import { readFilter, segmentFilters, useSegmentsAddress } from './use-segments-address.ts'

type Props = {
  requestId: string
  translation: FileTranslation
  canCorrect: boolean
  source: Language | undefined
  target: Language | undefined
}

/** The segments that are looked for, in the order of the document. */
export function SegmentList({ requestId, translation, canCorrect, source, target }: Props) {
  const t = useMessages(segmentsMessages)
  const { filter, search, look } = useSegmentsAddress()
  const params = { id: requestId, translationId: translation.id }
  const list = useInfiniteQuery(segmentPages(params, filter, search, translation.status === 'COMPLETED'))
  const correct = useCorrection(params)
  const segments = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isFiltered = filter !== 'all' || search !== ''
  return (
    <>
      <search className={css.filter}>
        <SearchBox label={t('search')} search={search} onSearch={(typed) => look({ search: typed })} />
        <Labeled label={t('show')}>
          {(control) => (
            <select {...control} value={filter} onChange={({ target }) => look({ filter: readFilter(target.value) })}>
              {segmentFilters.map((one) => (
                <option key={one} value={one}>
                  {t(`filter_${one}`)}
                </option>
              ))}
            </select>
          )}
        </Labeled>
      </search>
      {list.isPending ? (
        <Skeleton count={8} />
      ) : list.isError ? (
        <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
      ) : segments.length === 0 ? (
        <EmptyState icon="search" text={t(isFiltered ? 'noneFound' : 'noSegments')}>
          {isFiltered && (
            <button type="button" className={button('outline')} onClick={() => look({ filter: 'all', search: '' })}>
              {t('showAll')}
            </button>
          )}
        </EmptyState>
      ) : (
        <div className={css.frame} aria-busy={list.isPlaceholderData}>
          <div className={css.columns} aria-hidden="true">
            <span>{source?.name ?? t('source')}</span>
            <span>{target?.name}</span>
          </div>
          <ol className={css.segments} aria-label={t('segments')}>
            {segments.map((segment) => (
              <SegmentRow
                key={segment.position}
                segment={segment}
                canCorrect={canCorrect}
                source={source}
                target={target}
                onCorrect={(text) => correct(segment.position, text)}
              />
            ))}
          </ol>
        </div>
      )}
      <MoreButton list={list} label={t('showMore')} />
    </>
  )
}
