import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages as partMessages } from '../parts/messages'
import * as partStyles from '../parts/parts.css'
import * as styles from './book.css'
import { messages } from './messages'

interface AddChildProps {
  /** Called once the child is saved, before it is in the list of the form. */
  onSaved: () => void
  onEnd: () => void
}

/** Adds a child to the profile, and to the list of the form. */
export function AddChild({ onSaved, onEnd }: AddChildProps) {
  const t = useMessages(messages, partMessages)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const [name, setName] = useState('')
  const [bornOn, setBornOn] = useState('')
  const [bornText, setBornText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const today = todayInIndia(new Date())
  const isNameMissing = name.trim() === ''
  const isBornMissing = bornOn === ''
  const bornError = t(bornText.trim() === '' ? messages.bornNeeded : messages.bornWrong)
  useEffect(() => first.current?.focus(), [])

  async function onSave() {
    setIsChecked(true)
    if (isNameMissing || isBornMissing) return
    await run(
      async (api) => {
        const profile = await answerOf(api.GET('/users/my-profile'))
        const child = { name: name.trim(), born_on: bornOn }
        // An earlier attempt may have saved the child although its answer never arrived.
        const isSaved = profile.children.some(
          (each) => each.name === child.name && each.born_on === child.born_on,
        )
        if (isSaved) return profile
        const value = [...profile.children, child]
        const body = { field: 'children', value, revision: profile.revision } as const
        return answerOf(api.PUT('/users/my-profile', { body }))
      },
      {
        async onSuccess() {
          onSaved()
          await revalidate()
          onEnd()
        },
      },
    )
  }
  /** Enter in a field saves the child; it would otherwise submit the booking around it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void onSave()
  }
  return (
    <fieldset aria-label={t(messages.addChild)} className={styles.childForm} onKeyDown={onKeyDown}>
      <TextField
        ref={first}
        label={t(messages.childName)}
        autoComplete="off"
        maxLength={60}
        value={name}
        error={isChecked && isNameMissing ? t(messages.nameNeeded) : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <DatePicker
        label={t(messages.bornOn)}
        max={today}
        hint={t(messages.bornOnHint)}
        value={bornOn}
        error={isChecked && isBornMissing ? bornError : undefined}
        onValueChange={setBornOn}
        onTextChange={setBornText}
      />
      <div className={partStyles.buttons}>
        <Button variant="main" loading={isBusy} onClick={() => void onSave()}>
          {t(messages.saveChild)}
        </Button>
        <Button onClick={onEnd}>{t(partMessages.cancel)}</Button>
      </div>
    </fieldset>
  )
}
