'use client'

import type {
  EdBazaarSearchAttributes,
  EdBazaarSearchElement,
  ErrorDetail,
  SelectDetail,
  SubmitDetail,
  SuggestDetail,
} from '@edbazaar/widget'
import { createElement, type HTMLAttributes, type Ref, useEffect } from 'react'

type Native = Omit<
  HTMLAttributes<EdBazaarSearchElement>,
  keyof EdBazaarSearchAttributes | 'onSelect' | 'onSubmit' | 'onError' | 'children'
>

export interface SearchWidgetProps extends Native, Omit<EdBazaarSearchAttributes, 'api'> {
  /** URL of the API, such as `https://edbazaar.in/api`. A bundled script cannot detect it. */
  api: string
  ref?: Ref<EdBazaarSearchElement>
  /** The link that is shown until the element has loaded. @default 'Search on EdBazaar' */
  linkLabel?: string
  /** Suggestions for a text have loaded. */
  onSuggest?: ((event: CustomEvent<SuggestDetail>) => void) | undefined
  /** A suggestion was selected. `event.preventDefault()` stops its page from opening. */
  onSelect?: ((event: CustomEvent<SelectDetail>) => void) | undefined
  /** The user asked for all results. `event.preventDefault()` stops the page from opening. */
  onSubmit?: ((event: CustomEvent<SubmitDetail>) => void) | undefined
  /** Suggestions failed to load. The user sees a message and can try again. */
  onError?: ((event: CustomEvent<ErrorDetail>) => void) | undefined
}

/**
 * EdBazaar's search for other sites, in React: `<edbazaar-search>` of `@edbazaar/widget`, which
 * must be installed as well. The server, and the browser until the element has loaded, render a
 * link to EdBazaar.
 */
export function SearchWidget({
  onSuggest,
  onSelect,
  onSubmit,
  onError,
  linkLabel = 'Search on EdBazaar',
  ...attributes
}: SearchWidgetProps) {
  useEffect(() => {
    // If loading fails, the link to the search stays.
    import('@edbazaar/widget').catch(() => undefined)
  }, [])
  const link = <a href={attributes.api.replace(/api\/?$/, '')}>{linkLabel}</a>
  const listeners = {
    'onedbazaar-search:suggest': onSuggest,
    'onedbazaar-search:select': onSelect,
    'onedbazaar-search:submit': onSubmit,
    'onedbazaar-search:error': onError,
  }
  return createElement('edbazaar-search', { ...attributes, ...listeners }, link)
}
