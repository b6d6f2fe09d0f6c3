import { answerOf } from '@edbazaar/api-client'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useStore } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { saveJson } from './save-json'
import { useErrorToast } from './use-error-toast'

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'))

/** Download of the user's personal data. */
export function DataSection() {
  const store = useStore()
  const showError = useErrorToast()
  const [isLoading, setIsLoading] = useState(false)
  async function download() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsLoading(true)
    try {
      saveJson(await answerOf(api.GET('/users/my-data')), messages.fileName)
      store.set(showToastAtom, { message: messages.downloaded, type: 'success' })
    } catch (cause) {
      showError(cause)
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

/** Explains what is deleted with the account, and opens the confirmation. */
export function DeletionSection() {
  const { profile } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DetailsSection id="deletion" title={messages.deletion} text={messages.deletionText}>
      <ul className={styles.list}>
        {messages.deletedData.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {profile.user_has_institute && (
        <p className={styles.text}>
          {messages.listingsRemain}{' '}
          <Link href={paths.contactAbout('listing')} variant="inText">
            {messages.contactUs}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {messages.openDeletion}
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
