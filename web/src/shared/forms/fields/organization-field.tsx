import * as z from 'zod/mini'
import { OrganizationChoice } from '../../ui/organization-choice.tsx'
import { useSchemaForm } from '../use-schema-form.ts'
import { FormField } from './form-field.tsx'

const schema = z.object({ clientId: z.number() })

/** A form with an `OrganizationField` only. Nothing is chosen at first. */
export const useOrganizationForm = (chooseText: string) =>
  useSchemaForm({ schema, defaultValues: {} as z.input<typeof schema>, textOf: () => chooseText })

type Organization = { readonly clientId: number; readonly clientName: string; readonly companyName: string }
type Props = { legend: string; organizations: readonly Organization[] }

export const OrganizationField = ({ legend, organizations }: Props) => (
  <FormField name="clientId" label={legend}>
    {({ value, error, change }) => (
      <OrganizationChoice
        legend={legend}
        organizations={organizations}
        chosen={value as number | undefined}
        error={error}
        onChoose={change}
      />
    )}
  </FormField>
)
