import { expect, it } from 'vitest'
import { isInAddress } from './is-around.ts'

const place = (norm: string, type: 'state' | 'town') => ({ norm, type, lat: null, lng: null })

it.each(['Guwahati, Assam', 'Guwahati, Assam 781001', 'Guwahati, Assam, India', 'Assam'])(
  'an address in a state ends with it: "%s"',
  (address) => expect(isInAddress(place('assam', 'state'), address)).toBe(true),
)

it('a ward with the name of a state is not in that state', () => {
  expect(isInAddress(place('assam', 'state'), 'Assam Lingzey, Gangtok, Sikkim')).toBe(false)
})

it('an address in a town has all words of its name somewhere', () => {
  expect(isInAddress(place('navi mumbai', 'town'), 'Vashi, Navi Mumbai, Maharashtra')).toBe(true)
  expect(isInAddress(place('navi mumbai', 'town'), 'Mumbai, Maharashtra')).toBe(false)
})
