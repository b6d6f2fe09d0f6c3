import { describe, expect, it } from 'vitest'
import { stateName } from '../../../platform/places/states.ts'
import { districtName } from './districts.ts'

describe('stateName', () => {
  it.each([
    ['Orissa', 'Odisha'],
    ['TAMILNADU', 'Tamil Nadu'],
    ['Jammu and Kashmir', 'Jammu & Kashmir'],
    ['Dadar & Nagar Haveli', 'Dadra & Nagar Haveli and Daman & Diu'],
    ['Union Territory Of Ladakh', 'Ladakh'],
    ['UP', 'Uttar Pradesh'],
  ])('recognises %s as %s', (found, name) => {
    expect(stateName(found)).toBe(name)
  })

  it('recognises no state abroad', () => {
    expect(stateName('Dubai')).toBeUndefined()
  })
})

describe('districtName', () => {
  it.each([
    ['Aurangabad (maharashtra)', 'Maharashtra', 'Aurangabad'],
    ['Jyotiba Phule Nagar (amroha)', 'Uttar Pradesh', 'Amroha'],
    ['Bengaluru U North', 'Karnataka', 'Bengaluru Urban'],
    ['North West A', 'Delhi', 'North West Delhi'],
    ['Bijapur', 'Karnataka', 'Vijayapura'],
    ['Bijapur', 'Chhattisgarh', 'Bijapur'],
    ['Gayā', 'Bihar', 'Gaya'],
    ['District Banda', 'Uttar Pradesh', 'Banda'],
    ['Pune Division', 'Maharashtra', 'Pune'],
    ['SUNDARGARH', 'Odisha', 'Sundargarh'],
  ])('changes %s of %s to %s', (found, state, name) => {
    expect(districtName(found, state)).toBe(name)
  })
})
