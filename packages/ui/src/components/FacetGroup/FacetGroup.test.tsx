import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FacetGroup } from './FacetGroup'

function optionsUpTo(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    value: `${index + 1}`,
    label: `Choice ${index + 1}`,
    count: 1000 * index,
  }))
}

function render(count: number, selected: string[] = []) {
  return renderToStaticMarkup(
    <FacetGroup
      legend="Board"
      name="filter_ids"
      options={optionsUpTo(count)}
      selected={selected}
    />,
  )
}

it('collapses values after the first five, without JavaScript', () => {
  const markup = render(9)
  expect(markup).toContain('<details')
  expect(markup).toContain('4 more')
})

it('does not collapse a single value', () => {
  expect(render(6)).not.toContain('<details')
})

it('selects the values of the URL', () => {
  expect(render(3, ['2'])).toMatch(
    /<input[^>]* checked=""[^>]* value="2"|value="2"[^>]* checked=""/,
  )
})

it('never collapses a selected value', () => {
  const [open = ''] = render(9, ['8']).split('<details')
  expect(open).toContain('Choice 8')
})

it('groups the digits of counts', () => {
  expect(render(3)).toContain('2,000')
})
