import { useQuery } from '@tanstack/react-query'
import { useProblems } from '../../shared/form-problems.ts'
import { required } from '../../shared/form-rules.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { signUpMessages } from '../../shared/messages/sign-up.ts'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import { SelectField } from '../../shared/ui/select-field.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { countries, provincesOf } from './api.ts'
import css from './sign-up.module.css'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Way } from './use-wizard.ts'

type Named = { readonly id: number; readonly name: string }
const options = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), name }))

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
  const { draft, change } = wizard
  const hasProvinces = provinces !== undefined && provinces.length > 0
  const { problems, formProps } = useProblems(
    {
      countryId: required(draft.countryId, rules),
      addressLine1: required(draft.addressLine1, rules),
      city: required(draft.city, rules),
      provinceId: hasProvinces ? required(draft.provinceId, rules) : undefined,
      zip: required(draft.zip, rules),
    },
    wizard.lookUp,
  )
  const text = (name: 'addressLine1' | 'addressLine2' | 'city' | 'zip' | 'phone') => ({
    name,
    label: t(name),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form {...formProps} className={css.form}>
      <SelectField
        name="countryId"
        label={t('country')}
        autoComplete="country-name"
        options={options(countries)}
        placeholder={rules('choose')}
        value={draft.countryId}
        error={problems.countryId}
        onChange={(event) => change({ countryId: event.target.value, provinceId: '' })}
      />
      <TextField {...text('addressLine1')} autoComplete="address-line1" maxLength={200} error={problems.addressLine1} />
      <TextField {...text('addressLine2')} autoComplete="address-line2" maxLength={200} optional />
      <div className={css.pair}>
        <TextField {...text('city')} autoComplete="address-level2" maxLength={100} error={problems.city} />
        <TextField {...text('zip')} autoComplete="postal-code" maxLength={20} error={problems.zip} />
      </div>
      {hasProvinces && (
        <SelectField
          name="provinceId"
          label={t('province')}
          autoComplete="address-level1"
          options={options(provinces)}
          placeholder={rules('choose')}
          value={draft.provinceId}
          error={problems.provinceId}
          onChange={(event) => change({ provinceId: event.target.value })}
        />
      )}
      <TextField {...text('phone')} type="tel" dir="ltr" autoComplete="tel" maxLength={40} optional />
      <StepActions
        next={t('continue')}
        isBusy={provinces === undefined}
        onBack={() => wizard.goTo('user')}
        onCancel={onCancel}
      />
    </form>
  )
}
