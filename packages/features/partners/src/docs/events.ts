import type { Term } from './Terms'

/** What the element tells its page, as `packages/widget` does. */
export const events: readonly Term[] = [
  {
    name: 'edbazaar-search:suggest',
    text: 'Suggestions are there.',
    values: '`detail`: `query`, `suggestions` with `kind`, `name`, `detail`, `url`',
  },
  {
    name: 'edbazaar-search:select',
    text: 'A suggestion was chosen. `preventDefault()` keeps its page from opening.',
    values: '`detail`: `query`, `suggestion`',
  },
  {
    name: 'edbazaar-search:submit',
    text: 'All results were asked for. `preventDefault()` keeps their page from opening.',
    values: '`detail`: `query`, `url`',
  },
  {
    name: 'edbazaar-search:error',
    text: 'Suggestions did not come. The box says so to the reader itself; this is for you.',
    values: '`detail`: `query`, `status`, `code`, `msg`',
  },
]

export const eventsExample = `document.addEventListener('edbazaar-search:select', (event) => {
  const { query, suggestion } = event.detail
  console.log(query, suggestion.kind, suggestion.url)
  // event.preventDefault() here, and you decide what happens next.
})`

/** What may be wrong with a request, and what to do. */
export const errors: readonly Term[] = [
  {
    name: 'origin_not_registered',
    text: 'Your key is not for this site. Ask us to add its origin, or leave `partner` out.',
    values: '403',
  },
  {
    name: 'partner_unknown',
    text: 'Nobody has this key: see whether it was copied whole.',
    values: '403',
  },
  { name: 'partner_closed', text: 'The key was closed. Write to us.', values: '403' },
  {
    name: 'invalid_request',
    text: 'An attribute is not as it should be, such as a place that nobody knows. `msg` names it.',
    values: '400',
  },
  {
    name: 'too_many_requests',
    text: 'Too many searches in a minute. It passes by itself; with a key the limit is your own.',
    values: '429',
  },
  {
    name: 'unreachable',
    text: 'No answer: the reader’s connection, or a content policy without `connect-src`.',
    values: '0',
  },
]
