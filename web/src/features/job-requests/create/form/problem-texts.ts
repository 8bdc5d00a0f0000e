import type { Problem } from '../../../../shared/forms/schema/problem.ts'
import type { TextOf } from '../../../../shared/forms/schema/problem-text.ts'
import type { Translate } from '../../../../shared/messages/messages.ts'
import type { en } from '../messages/create-request.en.ts'
import type { Requester } from '../model/requester.ts'

const codes = ['filesRequired', 'linksRequired', 'urlTwice', 'emailNotAllowed'] as const

/** The texts of the form's own rules. */
export const problemTexts =
  (requester: Requester, t: Translate<typeof en>): TextOf =>
  ({ code, params }) => {
    if (code === 'invalidEmail' && requester.kind === 'visitor') return t('invalidEmailOfVisitor')
    const key = codes.find((one) => one === code)
    // The rules give their texts the parameters they need.
    return key && (t as (key: string, params: Problem['params']) => string)(key, params)
  }
