import type { ClientBilling, ClientOverview } from '@portolan/contract/clients/administration'
import { BillingContact, InvoiceReferences } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, emptyAddress, type Places } from '../../../../shared/address/address-inputs.ts'
import { optionalAddressInputs } from '../../../../shared/address/address-schema.ts'
import { FormAddress } from '../../../../shared/address/form-address.tsx'
import { countries, provincesOf } from '../../../../shared/address/places.ts'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import css from './client.module.css'
import { clientMessages } from './messages/client.ts'

export const billingInputs = {
  ...optionalAddressInputs,
  email: BillingContact.shape.email,
  vatNumber: InvoiceReferences.shape.vatNumber,
}

/** Without a country: it would be taken for one that somebody entered. */
export const noBilling = { ...emptyAddress, countryId: '', email: '', vatNumber: '' }
type BillingInputs = typeof noBilling

export function toBillingInputs({ contact, vatNumber }: ClientOverview['billing']): BillingInputs {
  const idOf = (place: { readonly id: number } | null) => (place ? String(place.id) : '')
  return {
    countryId: idOf(contact.country),
    addressLine1: contact.address1,
    addressLine2: contact.address2,
    city: contact.city,
    provinceId: idOf(contact.province),
    zip: contact.zipCode,
    phone: contact.phoneNumber,
    email: contact.email,
    vatNumber,
  }
}

export const toBilling = (inputs: BillingInputs, places: Places): ClientBilling => ({
  contact: addressOf(inputs, places),
  vatNumber: inputs.vatNumber.trim(),
})

/** The form's fields by the paths the server names them by. */
export const billingFieldNames = {
  'billing.contact.country': 'countryId',
  'billing.contact.province': 'provinceId',
  'billing.contact.email': 'email',
  'billing.vatNumber': 'vatNumber',
}

type Chosen = Pick<ClientOverview['billing']['contact'], 'country' | 'province'>

/** What the form chooses from. What is stored is there from the start, so that saving early loses nothing. */
export function useBillingPlaces(chosen: Chosen = { country: null, province: null }) {
  const [countryId, setCountryId] = useState(chosen.country ? String(chosen.country.id) : '')
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(countryId))
  const places = {
    countries: allCountries.data ?? listOf(chosen.country),
    provinces: provinces.data ?? listOf(chosen.province),
  }
  return { places, setCountryId }
}

const listOf = <Place,>(place: Place | null): readonly Place[] => (place ? [place] : [])

export function BillingFields({ places }: { places: Places }) {
  const t = useMessages(clientMessages)
  return (
    <fieldset className={css.billing}>
      <legend>{t('billing')}</legend>
      <p>{t('billingHelp')}</p>
      <FormAddress {...places} />
      <FormText name="email" label={t('billingEmail')} type="email" dir="ltr" autoComplete="off" />
      <FormText name="vatNumber" label={t('vatNumber')} dir="ltr" autoComplete="off" />
    </fieldset>
  )
}
