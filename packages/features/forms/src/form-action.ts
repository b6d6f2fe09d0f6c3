import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { type ActionFunctionArgs, data } from 'react-router-dom'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

/**
 * Makes the action of a route whose form was posted without scripts. The page is rendered again:
 * with what was typed and what is wrong with it, or with the news that it was sent. Only on the
 * server: in a browser that runs scripts the form calls the API itself.
 */
export function formAction<Values extends Texts>(
  loadSchema: () => Promise<FormSchema<Values>>,
  send: (api: ApiClient, values: Values) => Promise<unknown>,
) {
  if (!import.meta.env.SSR) return undefined
  return async ({ request, context }: ActionFunctionArgs<LoaderContext>) => {
    const values = await readTexts(request)
    const { checkForm, refusalOf } = await import('./check-form')
    const checked = checkForm(await loadSchema(), values)
    if (!checked.isGood) {
      const { errors } = checked
      return answer({ isSent: false, msg: messages.checkFields, errors, values }, 400)
    }
    try {
      await send(context.get(apiContext), checked.values)
      return answer({ isSent: true }, 200)
    } catch (cause) {
      return answer(refusalOf(cause, values), cause instanceof ApiError ? cause.status || 503 : 500)
    }
  }
}

const answer = (result: FormResult, status: number) => data(result, { status })

/** What the form holds, and what stands in its address: the token of a link. */
async function readTexts(request: Request): Promise<Texts> {
  const { searchParams } = new URL(request.url)
  const form = new URLSearchParams(await request.text())
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(form) }
}
