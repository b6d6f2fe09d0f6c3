import type { Definition } from './DefinitionList'

/** The events that `packages/widget` dispatches. */
export const events: readonly Definition[] = [
  {
    name: 'edbazaar-search:suggest',
    text: 'Suggestions have loaded.',
    values: '`detail`: `query`, `suggestions` with `kind`, `name`, `detail`, `url`',
  },
  {
    name: 'edbazaar-search:select',
    text: 'The visitor chose a suggestion. Call `preventDefault()` to keep its page from opening.',
    values: '`detail`: `query`, `suggestion`',
  },
  {
    name: 'edbazaar-search:submit',
    text: 'The visitor asked for all results. Call `preventDefault()` to keep their page from opening.',
    values: '`detail`: `query`, `url`',
  },
  {
    name: 'edbazaar-search:error',
    text: 'Suggestions did not load. The search box tells the visitor; this event is for your own handling.',
    values: '`detail`: `query`, `status`, `code`, `msg`',
  },
]

export const eventsExample = `document.addEventListener('edbazaar-search:select', (event) => {
  const { query, suggestion } = event.detail
  console.log(query, suggestion.kind, suggestion.url)
  // Call event.preventDefault() to handle the selection yourself.
})`

/** The error codes of a request, and what to do about each. */
export const errors: readonly Definition[] = [
  {
    name: 'origin_not_registered',
    text: 'Your key is not registered for this site. Ask us to add its origin, or remove `partner`.',
    values: '403',
  },
  {
    name: 'partner_unknown',
    text: 'The key does not exist. Check that you copied all of it.',
    values: '403',
  },
  { name: 'partner_closed', text: 'The key has been closed. Contact us.', values: '403' },
  {
    name: 'invalid_request',
    text: 'An attribute has an invalid value, such as an unknown place. `msg` names it.',
    values: '400',
  },
  {
    name: 'too_many_requests',
    text: 'Too many searches in one minute. Wait a minute. With a key, your site has its own limit.',
    values: '429',
  },
  {
    name: 'unreachable',
    text: 'No response: the visitor is offline, or your content policy lacks `connect-src`.',
    values: '0',
  },
]
