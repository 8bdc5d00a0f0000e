import type { RequestTemplate } from '@portolan/contract/job-requests/templates'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { MenuButton, type MenuItem } from '../../../../shared/ui/menu-button.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import type { Setup, Values } from '../model/values.ts'
import { templateList } from './api.ts'
import { templateMessages } from './messages/templates.ts'
import type { OpenDialog } from './open-dialog.ts'
import { changesBy, contentOf } from './template-content.ts'
import type { Organization } from './template-dialogs.tsx'

const TemplateDialogs = lazy(() => import('./template-dialogs.tsx'))

type Props = { setup: Setup; values: Values; organization: Organization }

/** Fills in the form from a template, and saves the form as one. */
export default function TemplateMenu({ setup, values, organization }: Props) {
  const t = useMessages(templateMessages)
  const { change } = useFormContext()
  const { data: templates = [] } = useQuery(templateList(organization.clientId))
  const [open, setOpen] = useState<OpenDialog | null>(null)

  function apply({ name, content }: RequestTemplate) {
    for (const [field, value] of Object.entries(changesBy(content, values, setup))) change(field, value)
    notify(t('applied', { name }))
  }
  const items: MenuItem[] = [
    ...templates.map((template) => ({
      id: template.id,
      label: template.isOwn ? template.name : `${template.name} · ${template.ownerName}`,
      icon: template.isShared ? ('people' as const) : ('quote' as const),
      onChoose: () => apply(template),
    })),
    { id: 'save', label: t('saveAs'), icon: 'plus', onChoose: () => setOpen({ kind: 'save' }) },
  ]
  if (templates.length > 0)
    items.push({ id: 'manage', label: t('manage'), icon: 'settings', onChoose: () => setOpen({ kind: 'manage' }) })
  return (
    <div>
      <MenuButton label={t('menu')} items={items} className={button('outline')}>
        <Icon name="copy" size={16} />
        {t('menu')}
        <Icon name="chevron" size={16} />
      </MenuButton>
      <Suspense>
        {open && (
          <TemplateDialogs
            open={open}
            organization={organization}
            templates={templates}
            content={contentOf(values, setup)}
            onOpen={setOpen}
          />
        )}
      </Suspense>
    </div>
  )
}
