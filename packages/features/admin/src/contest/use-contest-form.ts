import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { contestSchema, editedFields } from './contest-fields'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'

export type ContestForm = ReturnType<typeof useContestForm>

/** The form of the details of a contest. What is typed while they are saved stays. */
export function useContestForm({ contest, save, onContestChanged }: ContestEditor) {
  const t = useMessages(messages)
  const saved = editedFields(contest.fields)
  const pageForm = usePageForm({
    schema: contestSchema,
    initial: saved,
    fieldOf: (apiField) => /^fields\.(\w+)/.exec(apiField)?.[1],
    async send(api, fields) {
      const changed = await save(api, fields)
      const typed = v.safeParse(contestSchema(t), form.getValues())
      if (typed.success && textOf(typed.output) === textOf(fields))
        form.reset(editedFields(changed.fields))
      return changed
    },
    toast: () => t(messages.saved),
    reloads: false,
    onSuccess: onContestChanged,
  })
  const { form } = pageForm
  return { ...pageForm, isChanged: textOf(form.watch()) !== textOf(saved) }
}

const textOf = (fields: object) => JSON.stringify(fields)
