import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { RateType } from '@portolan/contract/quotes/quotes'

type Condition = { readonly fieldName: string; readonly value: string }

/** A request is a rush job if one of its custom fields has the value that the client agreed on. */
export const rateTypeOf = (condition: Condition | null, fields: readonly CustomFieldValue[]): RateType =>
  condition !== null &&
  fields.some(({ fieldName, value }) => fieldName === condition.fieldName && value === condition.value)
    ? 'RUSH'
    : 'STANDARD'
