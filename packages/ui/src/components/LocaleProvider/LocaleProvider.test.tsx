import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AgeRange } from '../../internal/AgeRange'
import { LocaleProvider } from './LocaleProvider'

async function pageIn(locale: 'en-IN' | 'hi-IN') {
  const stream = await renderToReadableStream(
    <LocaleProvider locale={locale}>
      <AgeRange from={null} to={12} />
    </LocaleProvider>,
  )
  return new Response(stream).text()
}

it('renders pages of different locales at the same time on a server', async () => {
  const [english, hindi] = await Promise.all([pageIn('en-IN'), pageIn('hi-IN')])
  expect(english).toContain('up to 12')
  expect(hindi).toContain('12 तक')
})
