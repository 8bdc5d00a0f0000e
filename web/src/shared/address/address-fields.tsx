import type { Problems } from '../form-problems.ts'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import css from './address-fields.module.css'
import type { AddressInputs } from './address-inputs.ts'
import { addressMessages } from './messages/address.ts'

type Named = { readonly id: number; readonly name: string }
type Props = {
  inputs: AddressInputs
  problems: Problems<keyof AddressInputs>
  /** All of it may stay empty. */
  isOptional?: boolean
  countries: readonly Named[]
  /** Undefined while it is not known which the country has. */
  provinces: readonly Named[] | undefined
  onChange: (part: Partial<AddressInputs>) => void
}

const options = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), name }))

/** The country decides which provinces there are, and whether one is asked for. */
export function AddressFields({ inputs, problems, isOptional = false, countries, provinces, onChange }: Props) {
  const t = useMessages(addressMessages)
  const rules = useMessages(formMessages)
  const text = (name: 'addressLine1' | 'addressLine2' | 'city' | 'zip' | 'phone', maxLength: number) => ({
    name,
    maxLength,
    label: t(name),
    value: inputs[name],
    error: problems[name],
    optional: isOptional,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <SelectField
        name="countryId"
        label={t('country')}
        autoComplete="country-name"
        options={options(countries)}
        placeholder={rules('choose')}
        value={inputs.countryId}
        error={problems.countryId}
        optional={isOptional}
        onChange={(event) => onChange({ countryId: event.target.value, provinceId: '' })}
      />
      <TextField {...text('addressLine1', 200)} autoComplete="address-line1" />
      <TextField {...text('addressLine2', 200)} autoComplete="address-line2" optional />
      <div className={css.pair}>
        <TextField {...text('city', 100)} autoComplete="address-level2" />
        <TextField {...text('zip', 20)} autoComplete="postal-code" />
      </div>
      {provinces !== undefined && provinces.length > 0 && (
        <SelectField
          name="provinceId"
          label={t('province')}
          autoComplete="address-level1"
          options={options(provinces)}
          placeholder={rules('choose')}
          value={inputs.provinceId}
          error={problems.provinceId}
          optional={isOptional}
          onChange={(event) => onChange({ provinceId: event.target.value })}
        />
      )}
      <TextField {...text('phone', 40)} type="tel" dir="ltr" autoComplete="tel" optional />
    </>
  )
}
