import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { NamedPlace } from '../../shared/address/address-inputs.ts'
import { addressSchema, isProvinceRequired } from '../../shared/address/address-schema.ts'
import { FormAddress } from '../../shared/address/form-address.tsx'
import { addressMessages } from '../../shared/address/messages/address.ts'
import { countries, provincesOf } from '../../shared/address/places.ts'
import { ErrorSummary } from '../../shared/forms/error-summary.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useOnChange } from '../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './use-wizard.ts'

/** The country decides which provinces there are, and whether one is required. */
export function AddressStep({ wizard, onCancel }: StepProps) {
  const t = useMessages(signUpMessages)
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(wizard.address.countryId))
  const failed = [allCountries, provinces].find(({ isError }) => isError)
  return (
    <StepFrame title={t('addressTitle')}>
      {failed && <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !allCountries.data && <Skeleton count={6} />}
      {!failed && allCountries.data && (
        <AddressForm wizard={wizard} onCancel={onCancel} countries={allCountries.data} provinces={provinces.data} />
      )}
    </StepFrame>
  )
}

type FormProps = StepProps & {
  countries: readonly NamedPlace[]
  /** Undefined until they are loaded. */
  provinces: readonly NamedPlace[] | undefined
}

function AddressForm({ wizard, onCancel, countries, provinces }: FormProps) {
  const t = useMessages(signUpMessages)
  const addresses = useMessages(addressMessages)
  const needsProvince = isProvinceRequired(wizard.address.countryId, provinces)
  const form = useSchemaForm({
    schema: addressSchema(needsProvince),
    defaultValues: wizard.address,
    textOf: ({ code }, name) =>
      name === 'provinceId' && code === 'required' ? addresses('provinceNeeded') : undefined,
  })
  useOnChange(form, wizard.changeAddress)
  const recheck = useEffectEvent((_needsProvince: boolean) => form.recheck())
  useEffect(() => recheck(needsProvince), [needsProvince])
  const next = async () => {
    if (await form.check()) wizard.lookUp()
  }
  return (
    <Form form={form} onSubmit={() => void next()} className={steps.form}>
      <ErrorSummary />
      <FormAddress countries={countries} provinces={provinces} />
      <StepActions
        next={t('continue')}
        isBusy={provinces === undefined}
        onBack={wizard.leaveAddress}
        onCancel={onCancel}
      />
    </Form>
  )
}
