import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductRow } from './ProductRow'
import { ProductRowSkeleton } from './ProductRowSkeleton'

const maths = {
  href: '/products/ganit-1',
  name: 'Ganit Maths Circle',
  image: { src: '/p.svg' },
  detail: 'Ganit Classes, Bengaluru',
  distanceKm: 0.8,
  where: 'Centre',
  price: 2800,
  priceUnit: 'a month',
  ageFrom: 11,
  ageTo: 16,
  availability: { state: 'few', label: '4 seats' },
  when: 'Mon, Wed',
} as const

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('shows the facts in the order distance, where, price, age, availability', () => {
  expect(textOf(renderToStaticMarkup(<ProductRow {...maths} />))).toBe(
    'Ganit Maths Circle Ganit Classes, Bengaluru ' +
      'Distance 0.8 km Where Centre Price ₹2,800 a month Age 11–16 Availability 4 seats Mon, Wed',
  )
})

it('shows every missing fact as not provided', () => {
  const noFacts = { price: null, ageFrom: null, ageTo: null, availability: null }
  const markup = renderToStaticMarkup(<ProductRow {...maths} {...noFacts} when={undefined} />)
  expect(markup.match(/Not provided/g)).toHaveLength(3)
})

it('has a dash for the distance of an online product', () => {
  const markup = renderToStaticMarkup(<ProductRow {...maths} distanceKm={null} where="Online" />)
  expect(textOf(markup)).toContain('Distance – Where Online')
})

it('leaves out the distance without a location', () => {
  const markup = renderToStaticMarkup(<ProductRow {...maths} distanceKm={undefined} />)
  expect(markup).not.toContain('Distance')
})

it('shows a skeleton bar for every cell while loading', () => {
  const bars = (markup: string) => markup.match(/<dd>/g)
  expect(bars(renderToStaticMarkup(<ProductRowSkeleton />))).toHaveLength(5)
  expect(bars(renderToStaticMarkup(<ProductRowSkeleton hasDistance={false} />))).toHaveLength(4)
})
