import type { en as forms } from '../../../../shared/messages/forms.en.ts'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { type Translate, useMessages } from '../../../../shared/messages/messages.ts'
import type { en } from '../messages/create-request.en.ts'
import { createRequestMessages } from '../messages/create-request.ts'

/** The form's own texts, and those of the rules every form shares. */
export type Words = { readonly t: Translate<typeof en>; readonly rules: Translate<typeof forms> }

export const useWords = (): Words => ({ t: useMessages(createRequestMessages), rules: useMessages(formMessages) })
