import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RangeField } from './RangeField'
import type { Range } from './use-draft'

function render(value: Range, counts?: number[]) {
  return renderToStaticMarkup(
    <RangeField
      legend="Fees a year"
      names={['fee_min', 'fee_max']}
      min={0}
      max={300000}
      step={10000}
      value={value}
      counts={counts}
    />,
  )
}

it('submits both ends in a plain form', () => {
  const markup = render([50000, 150000])
  expect(markup).toMatch(/<input[^>]* name="fee_min"[^>]* value="50000"/)
  expect(markup).toMatch(/<input[^>]* name="fee_max"[^>]* value="150000"/)
})

it('reads both values as text', () => {
  expect(render([0, 150000])).toContain('<span>₹0</span><span>₹1,50,000</span>')
})

it('draws a bar for every step, the tallest as high as the drawing', () => {
  const markup = render([0, 300000], [1, 4, 2, 0])
  expect(markup.match(/<rect/g)).toHaveLength(5)
  expect(markup).toContain('height="56"')
})

it('draws bars even without results', () => {
  expect(render([0, 300000], [0, 0])).not.toContain('NaN')
})

it('uses no style attribute, so that a strict Content-Security-Policy works', () => {
  expect(render([0, 150000], [1, 2])).not.toContain('style=')
})

it('spaces the bars like the stops', () => {
  const markup = renderToStaticMarkup(
    <RangeField
      legend="Fees a year"
      names={['fee_min', 'fee_max']}
      min={0}
      max={400}
      stops={[0, 50, 100, 200, 400]}
      value={[0, 100]}
      counts={[5, 3, 1, 1]}
      fieldLabels={['From', 'To']}
    />,
  )
  const bars = [...markup.matchAll(/<rect class="[^"]*" x="([^"]*)" y/g)].map(([, x]) => x)
  expect(bars).toEqual(['0%', '50%', '75%', '87.5%'])
  expect(markup).toMatch(/<noscript>.*<input[^>]*type="number"[^>]* name="fee_max"[^>]*value="100"/)
  expect(markup).not.toMatch(/type="range"[^>]* name=/)
})
