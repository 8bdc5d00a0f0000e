import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'

export type CustomFieldProps = {
  field: CustomFieldDefinition
  value: string
  error: string | undefined
  maxLength: number | undefined
  onChange: (value: string) => void
}
