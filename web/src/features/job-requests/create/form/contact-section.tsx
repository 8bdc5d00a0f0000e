import type { Country, Province } from '@portolan/contract/reference/reference'
import { FormAddress } from '../../../../shared/address/form-address.tsx'
import CustomFields from '../../../../shared/custom-fields/custom-fields.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { defaultProjectName } from '../../../../shared/request/project-name.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { clientOf } from '../model/requester.ts'
import { FormSection } from './form-section.tsx'
import css from './request-form.module.css'
import type { SectionProps } from './section-props.ts'

type Props = SectionProps & { countries: readonly Country[]; provinces: readonly Province[] | undefined }

/** Name, email address and company of a person who is not signed in. */
export default function ContactSection({ countries, provinces, values, setup }: Props) {
  const t = useMessages(createRequestMessages)
  const { change } = useFormContext()
  function nameProject() {
    if (values.projectName === '') change('projectName', defaultProjectName(values.email, new Date()))
  }
  return (
    <FormSection title={t('contact')} catchesFocus>
      <FormText
        name="companyName"
        label={t('company')}
        autoComplete="organization"
        readOnly={clientOf(setup.requester) !== null}
      />
      <FormText name="email" label={t('email')} autoComplete="email" dir="ltr" onBlur={nameProject} />
      <div className={steps.pair}>
        <FormText name="firstName" label={t('firstName')} autoComplete="given-name" />
        <FormText name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <CustomFields name="userFields" definitions={setup.userDefinitions ?? []} />
      <details className={css.fold} open={values.addressLine1 !== '' || values.phone !== '' || undefined}>
        <summary>
          <Icon name="chevron" />
          {t('addressAndPhone')}
        </summary>
        <div className={steps.form}>
          <FormAddress countries={countries} provinces={provinces} />
        </div>
      </details>
    </FormSection>
  )
}
