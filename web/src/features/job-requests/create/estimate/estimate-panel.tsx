import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Spinner } from '../../../../shared/ui/page/spinner.tsx'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { neededByOf, type Setup, type Values } from '../model/values.ts'
import { AwaitedFigures, EstimateFigures } from './estimate-figures.tsx'
import css from './estimate-panel.module.css'
import { estimateMessages } from './messages/estimate.ts'
import { type EstimateState, useEstimate } from './use-estimate.ts'

type Props = {
  setup: Setup
  values: Values
  listed: readonly UploadItem[]
  outgoing: Uploader
  isSending: boolean
}

/** What the request will probably cost, before it is sent. */
export default function EstimatePanel(props: Props) {
  const t = useMessages(estimateMessages)
  const state = useEstimate(props)
  const title = titleOf(state)
  return (
    <section className={css.panel} aria-label={t('title')}>
      {title && <h3>{t(title)}</h3>}
      <State state={state} neededBy={neededByOf(props.values, props.setup.definitions)} />
    </section>
  )
}

/** Nothing is called a price that has none. */
function titleOf(state: EstimateState): 'title' | 'volume' | undefined {
  if (state.kind === 'uploading' || state.kind === 'counting' || state.kind === 'languages') return 'title'
  if (state.kind !== 'known') return undefined
  if (state.estimate.price !== null) return 'title'
  return state.estimate.count ? 'volume' : undefined
}

function State({ state, neededBy }: { state: EstimateState; neededBy: string | null }) {
  const t = useMessages(estimateMessages)
  switch (state.kind) {
    case 'known':
      return <EstimateFigures {...state} neededBy={neededBy} />
    case 'uploading':
    case 'counting':
      return (
        <AwaitedFigures>
          <Spinner text={t(state.kind)} />
        </AwaitedFigures>
      )
    case 'languages':
      return (
        <AwaitedFigures>
          <p>{t('languages')}</p>
        </AwaitedFigures>
      )
    default:
      return (
        <div role="status">
          <p>{t(state.kind)}</p>
          <button type="button" className={button('text')} onClick={state.retry}>
            {t('tryAgain')}
          </button>
        </div>
      )
  }
}
