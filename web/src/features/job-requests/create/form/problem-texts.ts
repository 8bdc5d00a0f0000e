import type { Problem } from '../../../../shared/forms/problem.ts'
import type { TextOf } from '../../../../shared/forms/problem-text.ts'
import type { Translate } from '../../../../shared/messages/messages.ts'
import type { en } from '../messages/create-request.en.ts'
import type { Sender } from '../model/sender.ts'

const codes = ['filesRequired', 'linksRequired', 'urlTwice', 'emailNotAllowed'] as const

/** The texts of the form's own rules. */
export const problemTexts =
  (sender: Sender, t: Translate<typeof en>): TextOf =>
  ({ code, params }) => {
    if (code === 'invalidEmail' && sender.kind === 'visitor') return t('invalidEmailOfVisitor')
    const key = codes.find((one) => one === code)
    // The rules give their texts the parameters they need.
    return key && (t as (key: string, params: Problem['params']) => string)(key, params)
  }
