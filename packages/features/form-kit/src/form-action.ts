import type { ApiClient } from '@edbazaar/api-client'
import { apiContext, i18nContext, type LoaderContext } from '@edbazaar/feature-platform'
import { type ActionFunctionArgs, data } from 'react-router-dom'
import type { LoadSchema } from './form-result'

/**
 * Creates a route action for forms posted without scripts. The page is rendered again with the typed
 * values and error messages, or with the confirmation. Only on the server: with scripts, the form
 * calls the API itself.
 */
export function formAction<Values>(
  loadSchema: LoadSchema<Values>,
  send: (api: ApiClient, values: Values) => Promise<unknown>,
) {
  if (!import.meta.env.SSR) return undefined
  return async ({ request, context }: ActionFunctionArgs<LoaderContext>) => {
    const { postForm } = await import('./post-form')
    const { result, status } = await postForm(
      { loadSchema, send },
      { request, api: context.get(apiContext), i18n: context.get(i18nContext) },
    )
    return data(result, { status })
  }
}
