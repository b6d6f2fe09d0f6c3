import { type ApiClient, ApiError } from '@edbazaar/api-client'
import type { I18n } from '@edbazaar/feature-platform'
import { checkForm } from './check-form'
import { formFailureOf } from './failures/form-failure'
import { messages as failureMessages } from './failures/messages'
import type { FormResult, LoadSchema, Texts } from './form-result'
import { messages } from './messages'

/** The submission of a form, with or without scripts. */
export interface PostedForm<Values> {
  loadSchema: LoadSchema<Values>
  send: (api: ApiClient, values: Values) => Promise<unknown>
}

interface PostOptions {
  request: Request
  api: ApiClient
  i18n: I18n
}

/** Validates and sends a form that was posted without scripts. */
export async function postForm<Values>(
  { loadSchema, send }: PostedForm<Values>,
  { request, api, i18n }: PostOptions,
): Promise<{ result: FormResult; status: number }> {
  const values = await readTexts(request)
  const createSchema = await loadSchema()
  // The code of the schema may have brought the catalogue of its messages.
  await i18n.loadAll()
  const t = i18n.translate(messages)
  const checked = checkForm(createSchema(t), values)
  if (!checked.isValid) {
    const { errors } = checked
    return { result: { isSent: false, msg: t(messages.checkFields), errors, values }, status: 400 }
  }
  try {
    await send(api, checked.values)
    return { result: { isSent: true }, status: 200 }
  } catch (cause) {
    const fieldOf = (apiField: string) => (apiField in values ? apiField : undefined)
    const tFailure = i18n.translate(failureMessages)
    const { message, errors } = formFailureOf(cause, { t: tFailure, fieldOf })
    const msg = message ?? tFailure(failureMessages.failed)
    return { result: { isSent: false, msg, errors, values }, status: statusFor(cause) }
  }
}

/** 503 if the API could not be reached. */
function statusFor(cause: unknown): number {
  return cause instanceof ApiError ? cause.status || 503 : 500
}

/** The form's values and those of the query, which may hold the token of a link. */
async function readTexts(request: Request): Promise<Texts> {
  const { searchParams } = new URL(request.url)
  const form = new URLSearchParams(await request.text())
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(form) }
}
