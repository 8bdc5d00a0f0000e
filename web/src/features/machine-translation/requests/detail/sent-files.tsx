import type { JobRequest, JobRequestFile } from '@portolan/contract/job-requests/requests'
import { FileList } from '../../../../shared/deliverables/file-list.tsx'
import { FileSection } from '../../../../shared/deliverables/file-section.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { machineRequestMessages } from '../messages/requests.ts'
import css from './request-detail.module.css'

const isOther = ({ category }: JobRequestFile) => category !== 'SOURCE_DOCUMENT' && category !== 'TRANSLATED_DOCUMENT'

/** The source files, and what is neither source nor translation. */
export function SentFiles({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const sources = request.files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  const others = request.files.filter(isOther)
  return (
    <div className={css.sent}>
      <FileSection title={t('sourceFiles')}>
        <FileList requestId={request.id} label={t('sourceFiles')} files={sources} />
      </FileSection>
      {others.length > 0 && (
        <FileSection title={own('otherFiles')}>
          <FileList requestId={request.id} label={own('otherFiles')} files={others} />
        </FileSection>
      )}
    </div>
  )
}
