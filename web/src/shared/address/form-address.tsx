import { FormSelect, FormText } from '../forms/fields/inputs.tsx'
import { useFormContext } from '../forms/form-context.ts'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import css from './address-fields.module.css'
import type { NamedPlace } from './address-inputs.ts'
import { addressMessages } from './messages/address.ts'

type Props = {
  countries: readonly NamedPlace[]
  /** Undefined until they are loaded. */
  provinces: readonly NamedPlace[] | undefined
}

const toOptions = (places: readonly NamedPlace[]) => places.map(({ id, name }) => ({ value: String(id), name }))

/** The country decides which provinces there are, and whether one is required. */
export function FormAddress({ countries, provinces = [] }: Props) {
  const t = useMessages(addressMessages)
  const forms = useMessages(formMessages)
  const { change } = useFormContext()
  return (
    <>
      <FormSelect
        name="countryId"
        label={t('country')}
        autoComplete="country-name"
        options={toOptions(countries)}
        placeholder={forms('choose')}
        onChange={() => change('provinceId', '')}
      />
      <FormText name="addressLine1" label={t('addressLine1')} autoComplete="address-line1" />
      <FormText name="addressLine2" label={t('addressLine2')} autoComplete="address-line2" />
      <div className={css.pair}>
        <FormText name="city" label={t('city')} autoComplete="address-level2" />
        <FormText name="zip" label={t('zip')} autoComplete="postal-code" />
      </div>
      {provinces.length > 0 && (
        <FormSelect
          name="provinceId"
          label={t('province')}
          autoComplete="address-level1"
          translate="no"
          options={toOptions(provinces)}
          placeholder={forms('choose')}
        />
      )}
      <FormText name="phone" label={t('phone')} type="tel" dir="ltr" autoComplete="tel" />
    </>
  )
}
