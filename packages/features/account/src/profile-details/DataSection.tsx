import { answerOf } from '@edbazaar/api-client'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useStore } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { useProfile } from './edited-profile'
import { messages } from './messages'
import { saveJson } from './save-json'
import { useFailure } from './use-failure'

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'))

/** What is kept of one: to take along, or to have deleted. */
export function DataSection() {
  const store = useStore()
  const tellFailure = useFailure()
  const [isLoading, setIsLoading] = useState(false)
  async function download() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsLoading(true)
    try {
      saveJson(await answerOf(api.GET('/users/my-data')), messages.fileName)
      store.set(showToastAtom, { message: messages.downloaded, type: 'success' })
    } catch (cause) {
      tellFailure(cause)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <DetailsSection id="data" title={messages.data} text={messages.dataText}>
      <div className={styles.actions}>
        <Button variant="act" loading={isLoading} onClick={() => void download()}>
          <DownloadIcon />
          {messages.download}
        </Button>
      </div>
    </DetailsSection>
  )
}

/** What goes with the account, and the way to end it. */
export function DeletionSection() {
  const { profile } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DetailsSection id="deletion" title={messages.deletion} text={messages.deletionText}>
      <ul className={styles.goes}>
        {messages.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      {profile.user_has_institute && (
        <p className={styles.text}>
          {messages.stays}{' '}
          <Link href={paths.contactAbout('listing')} variant="inText">
            {messages.write}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {messages.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog profile={profile} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </DetailsSection>
  )
}
