import {
  changeEmailSettings,
  type EmailDelivery,
  type EmailKind,
  type EmailSettings,
  getEmailSettings,
} from '@portolan/contract/accounts/email-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { notify } from '../../../shared/ui/snackbar.tsx'

export const emailSettings = queryOptions({
  queryKey: ['emailSettings'],
  queryFn: ({ signal }) => call(getEmailSettings, {}, { signal }),
})

type Choice = { enabledKinds: EmailKind[]; delivery: EmailDelivery }

/** Shows the choice at once, and takes it back if it could not be saved. */
export function useChangeEmailSettings(saved: string) {
  const queries = useQueryClient()
  const { queryKey } = emailSettings
  return useMutation({
    mutationFn: (body: Choice) => call(changeEmailSettings, { body }),
    onMutate: (choice) => {
      const before = queries.getQueryData<EmailSettings>(queryKey)
      if (before) queries.setQueryData(queryKey, { ...before, ...choice })
      return before
    },
    onSuccess: (settings) => {
      queries.setQueryData(queryKey, settings)
      notify(saved)
    },
    onError: (error, _choice, before) => {
      queries.setQueryData(queryKey, before)
      notify(errorText(error), 'error')
    },
  })
}
