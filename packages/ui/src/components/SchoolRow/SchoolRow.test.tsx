import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleRegisterSchool, sampleSchools } from '../../internal/samples'
import { SchoolList } from './SchoolList'
import { SchoolRow } from './SchoolRow'
import { SchoolRowSkeleton } from './SchoolRowSkeleton'

function textOf(markup: string) {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('shows the facts in the order distance, board, fees, age, availability', () => {
  const markup = renderToStaticMarkup(<SchoolRow {...sampleSchools[0]} />)
  expect(textOf(markup)).toBe(
    'Vidya Niketan Public School Indiranagar Recognition checked ' +
      'Distance 0.8 km Board CBSE Fees a year ₹1,24,500 Age 3½–17 Availability 12 seats left',
  )
})

it('tells screen readers that recognition has been checked', () => {
  const markup = renderToStaticMarkup(<SchoolRow {...sampleSchools[0]} />)
  expect(markup).toContain('aria-label="Recognition checked"')
})

it('shows every missing fact as not provided', () => {
  const markup = renderToStaticMarkup(<SchoolRow {...sampleRegisterSchool} />)
  expect(markup.match(/Not provided/g)).toHaveLength(5)
})

it('leaves out the distance without a location', () => {
  const { distanceKm: _, ...school } = sampleRegisterSchool
  const markup = renderToStaticMarkup(
    <SchoolList label="Schools" hasDistance={false}>
      <SchoolRow {...school} />
    </SchoolList>,
  )
  expect(markup).not.toContain('Distance')
})

it('marks a Hindi name as Hindi', () => {
  const markup = renderToStaticMarkup(<SchoolRow {...sampleSchools[0]} name="सरस्वती विद्या मंदिर" />)
  expect(markup).toMatch(/<h2[^>]* lang="hi"/)
})

it('escapes a hostile name', () => {
  const name = '<script>alert(1)</script>" onload="x'
  const markup = renderToStaticMarkup(<SchoolRow {...sampleSchools[0]} name={name} />)
  expect(markup).not.toContain('<script')
  expect(markup).toContain('&lt;script&gt;')
})

it('renders the same markup every time, with no style attribute', () => {
  const render = () => renderToStaticMarkup(<SchoolRow {...sampleSchools[0]} actions="x" />)
  expect(render()).toBe(render())
  expect(render()).not.toContain('style=')
})

it('shows a skeleton bar for every cell while loading', () => {
  const markup = renderToStaticMarkup(<SchoolRowSkeleton />)
  expect(markup.match(/<dd>/g)).toHaveLength(5)
  expect(renderToStaticMarkup(<SchoolRowSkeleton hasDistance={false} />)).not.toContain('Distance')
})
