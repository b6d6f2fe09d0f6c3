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
  /** Where the API is, such as `https://edbazaar.in/api`: a bundled script can't tell by itself. */
  api: string
  ref?: Ref<EdBazaarSearchElement>
  /** Suggestions for a text are there. */
  onSuggest?: ((event: CustomEvent<SuggestDetail>) => void) | undefined
  /** A suggestion was chosen. `event.preventDefault()` keeps its page from opening. */
  onSelect?: ((event: CustomEvent<SelectDetail>) => void) | undefined
  /** All results were asked for. `event.preventDefault()` keeps their page from opening. */
  onSubmit?: ((event: CustomEvent<SubmitDetail>) => void) | undefined
  /** Suggestions failed to load. The user sees a message and can try again. */
  onError?: ((event: CustomEvent<ErrorDetail>) => void) | undefined
}

/**
 * EdBazaar's search for other sites, in React: `<edbazaar-search>` of `@edbazaar/widget`, which must
 * be installed beside this package. The server renders a link to EdBazaar, and so does a browser
 * until the element has loaded.
 */
export function SearchWidget({
  onSuggest,
  onSelect,
  onSubmit,
  onError,
  ...attributes
}: SearchWidgetProps) {
  useEffect(() => {
    // Without it the link stays, and leads to the same search.
    import('@edbazaar/widget').catch(() => undefined)
  }, [])
  const link = <a href={attributes.api.replace(/api\/?$/, '')}>{searchOn}</a>
  const listeners = {
    'onedbazaar-search:suggest': onSuggest,
    'onedbazaar-search:select': onSelect,
    'onedbazaar-search:submit': onSubmit,
    'onedbazaar-search:error': onError,
  }
  return createElement('edbazaar-search', { ...attributes, ...listeners }, link)
}

const searchOn = 'Search on EdBazaar'
