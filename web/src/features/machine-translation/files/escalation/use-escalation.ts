import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { submitToXtrf } from '@portolan/contract/translation-management/translation-management'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { oneRequest } from '../../../../shared/request/one-request.ts'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { translationProgress } from '../api.ts'
import { escalationMessages } from '../messages/escalation.ts'
import { escalationBody } from './escalation-body.ts'
import { escalationSchema } from './escalation-schema.ts'
import type { EscalationStart } from './escalation-start.ts'

/** The form that hands a request to human translators. */
export function useEscalation(request: JobRequest, start: EscalationStart, onDone: () => void) {
  const t = useMessages(escalationMessages)
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema: escalationSchema,
    defaultValues: {
      projectName: request.name.replaceAll(';', ','),
      targetLanguageIds: request.targetLanguages.map(({ id }) => id),
      reason: start.reason as 'OTHER',
      otherReason: start.otherReason ?? '',
      notes: '',
    },
  })
  const sending = useSubmit(form, {
    send: (values) => call(submitToXtrf, { params: { id: request.id }, body: escalationBody(request, values) }),
    onDone: (changed) => {
      queries.setQueryData(oneRequest(request.id).queryKey, changed)
      void queries.invalidateQueries(translationProgress(request.id))
      void queries.invalidateQueries({ queryKey: ['jobRequests'] })
      notify(t('sent'))
      onDone()
    },
  })
  return { form, sending }
}
