import { describe, expect, it } from 'vitest'
import { districtsAround } from './city-districts.ts'

const delhi = { name: 'West Delhi', state: 'Delhi' }

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
    const { districts } = districtsAround({ name: 'Gautam Budh Nagar', state: 'Uttar Pradesh' }, 2)
    expect(districts).toEqual(['Gautam Buddha Nagar', 'Gautam Budh Nagar'])
  })

  it('do not include a namesake of another state', () => {
    const namesake = { name: 'Hyderabad', state: 'Andhra Pradesh' }
    expect(districtsAround(namesake, 25)).toEqual({ ...namesake, districts: ['Hyderabad'] })
  })
})
