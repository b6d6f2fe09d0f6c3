import { createContext, useContext, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ServiceDraft } from '../service/service-draft'
import { checkService } from '../service/service-schema'

/**
 * The form of a new service, and what stands in it. react-hook-form's own context and watchers are
 * left out: public pages share its file, and would carry them.
 */
interface ServiceForm {
  readonly form: UseFormReturn<ServiceDraft>
  readonly draft: ServiceDraft
}

const ServiceFormContext = createContext<ServiceForm | null>(null)
export const ServiceFormProvider = ServiceFormContext.Provider

/** The form around a part of it. Throws outside of one. */
export function useServiceForm(): ServiceForm {
  const around = useContext(ServiceFormContext)
  if (around === null) throw new Error('Parts of a service’s form stand inside ServiceFormProvider')
  return around
}

/** Begins with what was kept, and hands every change to `keep`. */
export function useNewService(
  initial: Readonly<ServiceDraft>,
  keep: (draft: ServiceDraft) => void,
): ServiceForm {
  const form = useForm<ServiceDraft>({
    defaultValues: { ...initial, request_key: initial.request_key || crypto.randomUUID() },
    mode: 'onTouched',
    resolver: resolve,
  })
  const [draft, setDraft] = useState<ServiceDraft>(form.getValues)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDraft({ ...values })
          keep({ ...values })
        },
      }),
    [subscribe, keep],
  )
  return { form, draft }
}

/** react-hook-form asks for errors in its own shape. */
function resolve(values: ServiceDraft) {
  const checked = checkService(values)
  if (checked.service !== undefined) return { values, errors: {} }
  const errors = Object.entries(checked.errors).map(([field, message]) => [
    field,
    { type: 'schema', message },
  ])
  return { values: {}, errors: Object.fromEntries(errors) }
}
