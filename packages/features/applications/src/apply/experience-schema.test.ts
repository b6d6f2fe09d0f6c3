import { expect, test } from 'vitest'
import { experienceFieldOf } from './experience-schema'

test.each([
  ['posts[1].role', 'role4'],
  ['posts.0.to', 'to2'],
  ['posts[7].role', 'posts[7].role'],
  ['experience_years', 'experience_years'],
])('%s of the API is the field %s', (apiField, field) => {
  expect(experienceFieldOf(apiField, [2, 4])).toBe(field)
})
