import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { type ActionFunctionArgs, data } from 'react-router-dom'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

/**
 * Creates a route action for forms posted without scripts. The page is rendered again with the typed
 * values and error messages, or with the confirmation. Only on the server: with scripts, the form
 * calls the API itself.
 */
export function formAction<Values extends Texts>(
  loadSchema: () => Promise<FormSchema<Values>>,
  send: (api: ApiClient, values: Values) => Promise<unknown>,
) {
  if (!import.meta.env.SSR) return undefined
  return async ({ request, context }: ActionFunctionArgs<LoaderContext>) => {
    const values = await readTexts(request)
    const { checkForm, apiErrorResult } = await import('./check-form')
    const checked = checkForm(await loadSchema(), values)
    if (!checked.isValid) {
      const { errors } = checked
      return respond({ isSent: false, msg: messages.checkFields, errors, values }, 400)
    }
    try {
      await send(context.get(apiContext), checked.values)
      return respond({ isSent: true }, 200)
    } catch (cause) {
      return respond(
        apiErrorResult(cause, values),
        cause instanceof ApiError ? cause.status || 503 : 500,
      )
    }
  }
}

const respond = (result: FormResult, status: number) => data(result, { status })

/** The form's values and those of the query, which may hold the token of a link. */
async function readTexts(request: Request): Promise<Texts> {
  const { searchParams } = new URL(request.url)
  const form = new URLSearchParams(await request.text())
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(form) }
}
