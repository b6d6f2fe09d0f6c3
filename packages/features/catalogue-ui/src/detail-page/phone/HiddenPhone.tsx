import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useStore } from 'jotai'
import { useState } from 'react'
import { PhoneLink } from '../ContactLinks'
import { messages } from './messages'
import * as styles from './phone.css'

export interface HiddenPhoneProps {
  kind: 'school' | 'store'
  id: number
  /** With bullets in place of the last digits. */
  phone: string
}

/** The number without its last digits, and the button that shows it. */
export default function HiddenPhone({ kind, id, phone }: HiddenPhoneProps) {
  const t = useMessages(messages)
  const store = useStore()
  const [shown, setShown] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  async function show() {
    const api = store.get(apiAtom)
    if (api === null || isLoading) return
    setIsLoading(true)
    try {
      const path = '/listings/{kind}/{id}/phone'
      const answer = await answerOf(api.POST(path, { params: { path: { kind, id } } }))
      setShown(answer.phone)
    } catch (cause) {
      const isAnswered = cause instanceof ApiError && cause.status !== 0
      const message = isAnswered ? cause.message : t(messages.failed)
      store.set(showToastAtom, { message, type: 'error' })
    } finally {
      setIsLoading(false)
    }
  }
  if (shown !== null) return <PhoneLink phone={shown} isFocused />
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">{phone}</span>
      <Button
        variant="bare"
        className={styles.show}
        loading={isLoading}
        aria-label={t(messages.showNumber)}
        onClick={() => void show()}
      >
        {t(messages.show)}
      </Button>
    </span>
  )
}
