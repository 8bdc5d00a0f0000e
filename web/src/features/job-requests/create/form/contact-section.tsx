import type { Country, Province } from '@portolan/contract/reference/reference'
import { AddressFields } from '../../../../shared/address/address-fields.tsx'
import { CustomField } from '../../../../shared/custom-fields/custom-field.tsx'
import { shownFields } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { userKey } from '../model/problems.ts'
import { defaultProjectName } from '../model/project-name.ts'
import { clientOf } from '../model/sender.ts'
import { type FormPart, textOf } from './form-part.ts'
import { FormSection } from './form-section.tsx'
import css from './request-form.module.css'

type Props = FormPart & { countries: readonly Country[]; provinces: readonly Province[] | undefined }

/** Who is asking, where that is not known from an account. */
export function ContactSection({ countries, provinces, ...part }: Props) {
  const t = useMessages(createRequestMessages)
  const { values, problems, setup, change } = part
  const isKnown = clientOf(setup.sender) !== null
  const { userDefinitions = [] } = setup
  const nameProject = () =>
    values.projectName === '' && change({ projectName: defaultProjectName(values.email, new Date()) })
  return (
    <FormSection title={t('contact')}>
      <div data-field="companyName">
        <TextField
          {...textOf(part, 'companyName')}
          label={t('company')}
          autoComplete="organization"
          maxLength={200}
          readOnly={isKnown}
        />
      </div>
      <div data-field="email">
        <TextField
          {...textOf(part, 'email')}
          type="email"
          label={t('email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          onBlur={nameProject}
        />
      </div>
      <div className={steps.pair}>
        <div data-field="firstName">
          <TextField {...textOf(part, 'firstName')} label={t('firstName')} autoComplete="given-name" maxLength={100} />
        </div>
        <div data-field="lastName">
          <TextField {...textOf(part, 'lastName')} label={t('lastName')} autoComplete="family-name" maxLength={100} />
        </div>
      </div>
      {shownFields(userDefinitions, values.userFields).map((field) => (
        <div key={field.name} data-field={userKey(field.name)}>
          <CustomField
            field={field}
            value={values.userFields[field.name] ?? ''}
            error={problems[userKey(field.name)]}
            onChange={(value) => change({ userFields: { ...values.userFields, [field.name]: value } })}
          />
        </div>
      ))}
      <details className={css.fold} open={values.addressLine1 !== '' || values.phone !== '' || undefined}>
        <summary>
          <Icon name="chevron" />
          {t('addressAndPhone')}
        </summary>
        <div className={steps.form}>
          <AddressFields
            inputs={values}
            problems={problems}
            isOptional
            countries={countries}
            provinces={provinces}
            onChange={change}
          />
        </div>
      </details>
    </FormSection>
  )
}
