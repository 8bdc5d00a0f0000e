import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Spinner } from '../../../../shared/ui/page/spinner.tsx'
import { segmentsMessages } from '../messages/segments.ts'
import css from './segments.module.css'
import { useRebuild } from './use-rebuild.ts'

/** Whether the file has the corrections, and the file itself. */
export function RebuildBar({ requestId, translation }: { requestId: string; translation: FileTranslation }) {
  const t = useMessages(segmentsMessages)
  const rebuild = useRebuild(requestId, translation)
  const { isRebuildNeeded } = translation
  return (
    <div className={css.bar}>
      {rebuild.isPending ? (
        <Spinner text={t('rebuilding')} />
      ) : (
        <p role="status" data-tone={rebuild.isError ? 'bad' : isRebuildNeeded ? 'attention' : 'good'}>
          <Icon name={isRebuildNeeded || rebuild.isError ? 'alert' : 'check'} />
          {rebuild.isError
            ? rebuild.error instanceof ApiError
              ? errorText(rebuild.error)
              : t('rebuildFailed')
            : t(isRebuildNeeded ? 'rebuildNeeded' : 'upToDate')}
        </p>
      )}
      <button
        type="button"
        className={button(isRebuildNeeded ? 'solid' : 'outline')}
        disabled={rebuild.isPending}
        onClick={() => rebuild.mutate()}
      >
        <Icon name="collect" />
        {t('downloadAgain')}
      </button>
    </div>
  )
}
