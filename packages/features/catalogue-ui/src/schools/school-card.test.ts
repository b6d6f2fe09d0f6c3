import { drawnImage, schoolSummary, unknownSchool } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { messages } from './messages'
import { imageSource, schoolCard } from './school-card'
import { schoolAvailability } from './school-labels'

const t = createI18n('en').translate(messages)

test('maps a school to card props', () => {
  expect(schoolCard(schoolSummary())).toMatchObject({
    href: '/schools/vidya-niketan-public-school-482913',
    place: 'Indiranagar, Bengaluru',
    feesFrom: 124_500,
    firstYearFrom: 149_500,
  })
})

test.each([
  [{ address: '29, Station Road, HSR Layout' }, 'HSR Layout, Bengaluru'],
  [{ address: 'Near the Lake, BENGALURU 560038' }, 'Near the Lake, BENGALURU 560038'],
  [{ address: '' }, 'Bengaluru'],
  [{ address: 'Main Road', city: null }, 'Main Road, Bengaluru Urban'],
  [{ address: 'Main Road', city: null, district: null }, 'Main Road'],
  [{ address: '', city: null, district: null }, 'Karnataka'],
])('the place for %j includes the town', (given, place) => {
  expect(schoolCard(schoolSummary(given)).place).toBe(place)
})

test('missing values stay null, and an approximate place is marked', () => {
  expect(schoolCard(unknownSchool())).toMatchObject({
    feesFrom: null,
    firstYearFrom: null,
    ageFrom: null,
    availability: null,
    isDistanceApproximate: true,
  })
})

test('describes availability as text', () => {
  const label = (state: 'open' | 'few' | 'opens' | 'closed', left: number | null = null) =>
    schoolAvailability({ state, seats_left: left, opens_on: null }, t)?.label
  expect([
    label('few', 1),
    label('few', 3),
    label('opens'),
    label('closed'),
    label('open', 40),
  ]).toEqual(['1 seat left', '3 seats left', 'Opens later', 'Closed', 'Open'])
  const opens = schoolAvailability({ state: 'opens', seats_left: null, opens_on: '2027-01-05' }, t)
  expect(opens?.label).toBe('Opens 5 Jan')
})

test('an image lists its smaller variants', () => {
  const variants = [{ url: '/a-240.webp', width: 240 }]
  expect(imageSource({ ...drawnImage, url: '/a.webp', width: 960, variants })).toEqual({
    src: '/a.webp',
    srcSet: '/a-240.webp 240w, /a.webp 960w',
  })
  const placeholder = 'data:image/webp,x'
  expect(
    imageSource({
      ...drawnImage,
      url: '/a.webp',
      variants,
      formats: ['avif', 'webp', 'jpg'],
      placeholder,
    }),
  ).toEqual({
    src: '/a.jpg',
    srcSet: expect.stringMatching(/^\/a-240\.jpg 240w, \/a\.jpg \d+w$/),
    formats: ['avif', 'webp'],
    placeholder: 'data:image/webp,x',
  })
  expect(imageSource(drawnImage)).toEqual({ src: drawnImage.url })
  expect(imageSource({ ...drawnImage, url: '/a.svg', variants })).toEqual({ src: '/a.svg' })
})
