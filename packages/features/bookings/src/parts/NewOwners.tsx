import { answerOf, type MyBooking, type MyWaitlist } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import * as styles from './parts.css'

interface NewOwnersProps {
  /** Bookings and waitlists of the user. */
  of: readonly (MyBooking | MyWaitlist)[]
}

/** Asks, for each store with a new owner, whether it may see what the user told the former one. */
export function NewOwners({ of }: NewOwnersProps) {
  const asked = of.filter(({ owner_changed_at: at }) => at !== null)
  const stores = new Map(asked.map(({ store: { id, name } }) => [id, name]))
  return [...stores].map(([id, name]) => <NewOwner key={id} id={id} name={name} />)
}

function NewOwner({ id, name }: { id: number; name: string }) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const showToast = useSetAtom(showToastAtom)
  const agree = () =>
    run((api) => answerOf(api.POST('/my-bookings/new-owner', { body: { store_id: id } })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.agreed(name)) })
        await revalidate()
      },
    })
  return (
    <Notice title={t(messages.newOwner(name))}>
      <p>{t(messages.newOwnerText)}</p>
      <p className={styles.noticeButtons}>
        <Button variant="main" loading={isBusy} onClick={() => void agree()}>
          {t(messages.agree)}
        </Button>
      </p>
    </Notice>
  )
}
