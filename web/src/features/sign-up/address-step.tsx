import { useQuery } from '@tanstack/react-query'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import { addressMessages } from '../../shared/address/messages/address.ts'
import { countries, provincesOf } from '../../shared/address/places.ts'
import { useProblems } from '../../shared/form-problems.ts'
import { required } from '../../shared/form-rules.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ProblemSummary } from '../../shared/ui/fields/problem-summary.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Way } from './use-wizard.ts'

type Named = { readonly id: number; readonly name: string }

/** The country decides which provinces there are, and whether one is asked for. */
export function AddressStep({ wizard, onCancel }: Way) {
  const t = useMessages(signUpMessages)
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(wizard.draft.countryId))
  const failed = [allCountries, provinces].find(({ isError }) => isError)
  return (
    <StepFrame title={t('addressTitle')} text={t('addressText')}>
      {failed && <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !allCountries.data && <Skeleton count={6} />}
      {!failed && allCountries.data && (
        <AddressForm wizard={wizard} onCancel={onCancel} countries={allCountries.data} provinces={provinces.data} />
      )}
    </StepFrame>
  )
}

type FormProps = Way & {
  countries: readonly Named[]
  /** Undefined while it is not known which the country has. */
  provinces: readonly Named[] | undefined
}

function AddressForm({ wizard, onCancel, countries, provinces }: FormProps) {
  const t = useMessages(signUpMessages)
  const rules = useMessages(formMessages)
  const places = useMessages(addressMessages)
  const { draft, change } = wizard
  const hasProvinces = provinces !== undefined && provinces.length > 0
  const { problems, focusOn, formProps } = useProblems(
    {
      countryId: required(draft.countryId, rules),
      addressLine1: required(draft.addressLine1, rules),
      city: required(draft.city, rules),
      provinceId: hasProvinces ? required(draft.provinceId, rules) : undefined,
      zip: required(draft.zip, rules),
    },
    wizard.lookUp,
  )
  return (
    <form {...formProps} className={steps.form}>
      <ProblemSummary
        problems={problems}
        names={{
          countryId: places('country'),
          addressLine1: places('addressLine1'),
          city: places('city'),
          provinceId: places('province'),
          zip: places('zip'),
        }}
        onGo={focusOn}
      />
      <AddressFields inputs={draft} problems={problems} countries={countries} provinces={provinces} onChange={change} />
      <StepActions
        next={t('continue')}
        isBusy={provinces === undefined}
        onBack={() => wizard.goTo('user')}
        onCancel={onCancel}
      />
    </form>
  )
}
