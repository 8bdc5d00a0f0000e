import type { CustomFieldDefinition } from '@portolan/contract/clients'

export type CustomFieldProps = {
  field: CustomFieldDefinition
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
