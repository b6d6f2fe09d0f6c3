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

it('folds what is past the first five, with no script', () => {
  const markup = render(9)
  expect(markup).toContain('<details')
  expect(markup).toContain('4 more')
})

it('does not fold a single choice', () => {
  expect(render(6)).not.toContain('<details')
})

it('ticks what the address says', () => {
  expect(render(3, ['2'])).toMatch(
    /<input[^>]* checked=""[^>]* value="2"|value="2"[^>]* checked=""/,
  )
})

it('keeps a ticked choice out of the fold', () => {
  const [open = ''] = render(9, ['8']).split('<details')
  expect(open).toContain('Choice 8')
})

it('groups the counts', () => {
  expect(render(3)).toContain('2,000')
})
