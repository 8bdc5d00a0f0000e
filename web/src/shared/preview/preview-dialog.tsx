import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '../deliverables/download-button.tsx'
import { fetchFile } from '../deliverables/fetch-file.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Spinner } from '../ui/page/spinner.tsx'
import { previewMessages } from './messages/preview.ts'
import css from './preview.module.css'
import { type PreviewContent, readPreview } from './preview-content.ts'
import { useBlobUrl } from './use-blob-url.ts'

type Props = { requestId: string; file: JobRequestFile; onClose: () => void }

/** Shows a PDF, an image or a text over the page. The bytes are fetched and judged here: nothing in the file runs. */
export default function PreviewDialog({ requestId, file, onClose }: Props) {
  const t = useMessages(previewMessages)
  const { fileName, fileKey } = file
  const content = useQuery({
    queryKey: ['preview', requestId, fileKey],
    queryFn: async ({ signal }) => readPreview(new Uint8Array(await fetchFile(requestId, fileKey, signal))),
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} kind="wide" title={fileName} hasCloseButton>
      {content.isPending ? (
        <Spinner text={t('loading')} />
      ) : (
        <Content content={content.data ?? { kind: 'none' }} fileName={fileName} />
      )}
      <DialogActions>
        <DownloadButton requestId={requestId} fileKey={fileKey} fileName={fileName} />
        <button type="button" className={button('text')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}

function Content({ content, fileName }: { content: PreviewContent; fileName: string }) {
  const t = useMessages(previewMessages)
  const url = useBlobUrl('blob' in content ? content.blob : undefined)
  // Some browsers, such as those of phones, only save PDFs.
  const isShown = content.kind !== 'pdf' || navigator.pdfViewerEnabled
  if (content.kind === 'none' || !isShown) return <p role="status">{t('none')}</p>
  if (content.kind === 'pdf') return <iframe className={css.pdf} src={url} title={fileName} />
  if (content.kind === 'image') return <img className={css.image} src={url} alt={fileName} />
  return (
    <>
      {content.isCut && <p className={css.quiet}>{t('cut')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <pre className={css.text} dir="auto" translate="no" tabIndex={0}>
        {content.text}
      </pre>
    </>
  )
}
