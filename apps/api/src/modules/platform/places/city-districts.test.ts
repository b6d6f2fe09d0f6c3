import { describe, expect, it } from 'vitest'
import { cityAround, districtsAround } from './city-districts.ts'

const delhi = { name: 'West Delhi', state: 'Delhi' }
const noida = { name: 'Gautam Budh Nagar', state: 'Uttar Pradesh' }

describe('the districts around a point', () => {
  it('are the own one alone within a few kilometres', () => {
    expect(districtsAround(delhi, 5)).toEqual({ ...delhi, districts: ['West Delhi'] })
  })

  it('are all of a city within a wider circle, under its name', () => {
    const around = districtsAround(delhi, 25)
    expect(around).toMatchObject({ name: 'Delhi', state: 'Delhi' })
    expect(around.districts).toEqual(expect.arrayContaining(['West Delhi', 'South Delhi']))
  })

  it('are all spellings of a district, however small the circle', () => {
    const { districts } = districtsAround(noida, 2)
    expect(districts).toEqual(['Gautam Buddha Nagar', 'Gautam Budh Nagar'])
  })

  it('do not include a namesake of another state', () => {
    const namesake = { name: 'Hyderabad', state: 'Andhra Pradesh' }
    expect(districtsAround(namesake, 25)).toEqual({ ...namesake, districts: ['Hyderabad'] })
  })
})

describe('the city around a point', () => {
  it.each([
    ['within a wide circle', delhi, 25, 'Delhi'],
    ['not within a few kilometres', delhi, 5, undefined],
    ['not in a district with other towns', { name: 'Pune', state: 'Maharashtra' }, 25, undefined],
    ['not in a district that is only spelt in several ways', noida, 25, undefined],
  ])('is known %s', (_, district, radius, name) => {
    expect(cityAround(district, radius)?.name).toBe(name)
  })
})
