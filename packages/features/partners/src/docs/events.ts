import type { Definition } from './DefinitionList'
import { docMessages } from './messages'

/** The events that `packages/widget` dispatches. */
export const events: readonly Definition[] = [
  {
    name: 'edbazaar-search:suggest',
    text: docMessages.eventTexts.suggest,
    values: docMessages.suggestDetail,
  },
  {
    name: 'edbazaar-search:select',
    text: docMessages.eventTexts.select,
    values: '`detail`: `query`, `suggestion`',
  },
  {
    name: 'edbazaar-search:submit',
    text: docMessages.eventTexts.submit,
    values: '`detail`: `query`, `url`',
  },
  {
    name: 'edbazaar-search:error',
    text: docMessages.eventTexts.error,
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
    text: docMessages.errorTexts.origin_not_registered,
    values: '403',
  },
  {
    name: 'partner_unknown',
    text: docMessages.errorTexts.partner_unknown,
    values: '403',
  },
  { name: 'partner_closed', text: docMessages.errorTexts.partner_closed, values: '403' },
  {
    name: 'invalid_request',
    text: docMessages.errorTexts.invalid_request,
    values: '400',
  },
  {
    name: 'too_many_requests',
    text: docMessages.errorTexts.too_many_requests,
    values: '429',
  },
  {
    name: 'unreachable',
    text: docMessages.errorTexts.unreachable,
    values: '0',
  },
]
