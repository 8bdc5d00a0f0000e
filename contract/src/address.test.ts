import { expect, it } from 'vitest'
import { type Address, addressLines } from './address.ts'

const empty = { address1: '', address2: '', city: '', province: null, zipCode: '', country: null }
const lines = (parts: Partial<Address>) => addressLines({ ...empty, phoneNumber: '', email: '', ...parts })
const country = (id: number, name: string) => ({ id, name })

it('writes the postal code where the country has it', () => {
  const hamburg = { address1: 'Am Sandtorkai 1', city: 'Hamburg', zipCode: '20457', country: country(84, 'Germany') }
  expect(lines(hamburg)).toEqual(['Am Sandtorkai 1', '20457 Hamburg', 'Germany'])
  const city = { id: 1, name: 'Hamburg' }
  expect(lines({ ...hamburg, province: city })).toEqual(['Am Sandtorkai 1', '20457 Hamburg', 'Germany'])
  const milan = {
    city: 'Monza',
    zipCode: '20900',
    province: { id: 2, name: 'Lombardy' },
    country: country(110, 'Italy'),
  }
  expect(lines(milan)).toEqual(['20900 Monza, Lombardy', 'Italy'])
  const portland = { city: 'Portland', zipCode: '97201', province: { id: 3, name: 'Oregon' } }
  expect(lines({ ...portland, country: country(227, 'United States') })).toEqual([
    'Portland, Oregon 97201',
    'United States',
  ])
  const london = { city: 'London', zipCode: 'SW1A 1AA', country: country(234, 'United Kingdom') }
  expect(lines(london)).toEqual(['London, SW1A 1AA', 'United Kingdom'])
})

it('leaves out what is empty, and a country alone', () => {
  expect(lines({ city: 'Hamburg', country: country(84, 'Germany') })).toEqual(['Hamburg', 'Germany'])
  expect(lines({ country: country(84, 'Germany') })).toEqual([])
})
