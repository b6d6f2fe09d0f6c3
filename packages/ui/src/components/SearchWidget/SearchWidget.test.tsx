import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchWidget } from './SearchWidget'

it('renders a link to EdBazaar with the attributes of the element on the server', () => {
  const markup = renderToStaticMarkup(
    <SearchWidget
      api="https://edbazaar.in/api"
      kind="camps"
      limit={4}
      onSelect={() => undefined}
    />,
  )
  expect(markup).toBe(
    '<edbazaar-search api="https://edbazaar.in/api" kind="camps" limit="4"><a href="https://edbazaar.in/">Search on EdBazaar</a></edbazaar-search>',
  )
})
