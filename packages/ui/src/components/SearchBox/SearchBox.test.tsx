import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchBox } from './SearchBox'

const ignore = () => undefined

function render(value: string) {
  return renderToStaticMarkup(
    <SearchBox
      placeholder="Search For Right School, Tuition & Activity"
      action="/global-search-result"
      value={value}
      suggestions={[]}
      highlightedIndex={-1}
      isOpen={false}
      onValueChange={ignore}
      onMove={ignore}
      onHighlight={ignore}
      onSelect={ignore}
      onSubmit={ignore}
      onClear={ignore}
      onDismiss={ignore}
    />,
  )
}

it('is a plain GET form before JavaScript has loaded', () => {
  const markup = render('')
  expect(markup).toMatch(/<form[^>]* method="get"/)
  expect(markup).toMatch(/<form[^>]* action="\/global-search-result"/)
  expect(markup).toMatch(/<input[^>]* name="query"/)
  expect(markup).toContain('type="submit"')
})

it('is a closed combobox on the server', () => {
  expect(render('')).toMatch(/<input[^>]* role="combobox" aria-expanded="false"/)
  expect(render('')).not.toContain('listbox')
})

it('escapes the text of the URL', () => {
  expect(render('"><script>')).toContain('value="&quot;&gt;&lt;script&gt;"')
})
