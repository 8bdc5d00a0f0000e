import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { ContactCard } from '../../../../shared/ui/page/contact-card.tsx'
import { StepsCard } from '../../../../shared/ui/page/steps-card.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './visitor-notes.module.css'

/** Beside the first question: how it goes on, what becomes of the files, and who can be asked. */
export function VisitorNotes() {
  const t = useMessages(createRequestMessages)
  return (
    <>
      <StepsCard title={t('howTitle')} steps={[t('howContent'), t('howCode'), t('howReply')]} />
      <Card title={t('yourFiles')}>
        <div className={css.text}>
          <p>{t('yourFilesText')}</p>
          <Link to="/privacy">{t('privacy')}</Link>
        </div>
      </Card>
      <ContactCard />
    </>
  )
}
