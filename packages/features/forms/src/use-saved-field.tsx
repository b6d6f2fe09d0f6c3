import { ApiError } from '@edbazaar/api-client'
import { type SavePhase, SaveState } from '@edbazaar/ui/SaveState'
import { type ChangeEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { messages } from './messages'
import { refusalWords } from './refusal-words'

interface SavedFieldOptions {
  /** What is saved now. */
  value: string
  /** Tidies what was typed, and says what is wrong with it. */
  schema: v.GenericSchema<unknown, string>
  /** Saves it; whatever it throws is told under the field. */
  save: (value: string) => Promise<unknown>
}

/**
 * A field that saves itself when it is left, if it was changed. What is not saved stays as it was
 * typed, with the reason, and is tried again when the field is left again.
 */
export function useSavedField({ value: saved, schema, save }: SavedFieldOptions) {
  const [typed, setTyped] = useState<string | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')
  const [error, setError] = useState<string | undefined>()
  /** One after the other, so that what was typed last is what is kept. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** What is on its way. */
  const sending = useRef<string | null>(null)

  async function send(value: string) {
    const isLast = () => sending.current === value
    sending.current = value
    setPhase('saving')
    setError(undefined)
    const sent = queue.current.then(() => save(value))
    queue.current = sent.catch(() => {})
    try {
      await sent
      if (!isLast()) return
      setPhase('saved')
      setTyped((now) => (now !== null && tidied(schema, now) === value ? null : now))
    } catch (cause) {
      if (!isLast()) return
      setPhase('failed')
      setError(reasonOf(cause))
    }
    sending.current = null
  }
  function onBlur() {
    if (typed === null) return
    const checked = v.safeParse(schema, typed)
    if (!checked.success) {
      sending.current = null
      setPhase('failed')
      setError(checked.issues[0].message)
    } else if (checked.output !== (sending.current ?? saved)) void send(checked.output)
    else if (phase === 'failed') {
      setPhase('unchanged')
      setError(undefined)
    }
  }

  return {
    value: typed ?? saved,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.target.value),
    onBlur,
    error,
    beside: <SaveState phase={phase} />,
  }
}

function tidied(schema: v.GenericSchema<unknown, string>, typed: string): string | null {
  const checked = v.safeParse(schema, typed)
  return checked.success ? checked.output : null
}

/** The API speaks of the field; other failures are ours. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return messages.notSaved
  }
  const [wrong] = cause.errors
  return wrong ? wrong.msg : refusalWords(cause)
}
