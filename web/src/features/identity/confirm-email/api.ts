import { confirmEmail } from '@portolan/contract/sign-up/sign-up'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

/** On a press of the button, not on opening the page: mail scanners open links, and a link is valid once. */
export const useConfirmation = (email: string, code: string) =>
  useMutation({ mutationFn: () => call(confirmEmail, { body: { email, code } }) })
