import { answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  importWithRetry,
  paths,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
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

const fileName = 'edbazaar-my-data.json'

const DeleteAccountDialog = lazy(() => importWithRetry(() => import('./DeleteAccountDialog')))

/** Download of the user's personal data. */
export function DataSection() {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure: showError } = useFailureToast()
  const [isLoading, setIsLoading] = useState(false)
  async function download() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsLoading(true)
    try {
      saveJson(await answerOf(api.GET('/users/my-data')), fileName)
      store.set(showToastAtom, { message: t(messages.downloaded), type: 'success' })
    } catch (cause) {
      showError(cause)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <DetailsSection id="data" title={t(messages.data)} text={t(messages.dataText)}>
      <div className={styles.actions}>
        <Button variant="act" loading={isLoading} onClick={() => void download()}>
          <DownloadIcon />
          {t(messages.download)}
        </Button>
      </div>
    </DetailsSection>
  )
}

/** Explains what is deleted with the account, and opens the confirmation. */
export function DeletionSection() {
  const t = useMessages(messages)
  const { profile } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DetailsSection id="deletion" title={t(messages.deletion)} text={t(messages.deletionText)}>
      <ul className={styles.list}>
        {messages.deletedData.map((text) => (
          <li key={text.id}>{t(text)}</li>
        ))}
      </ul>
      {profile.user_has_institute && (
        <>
          <p className={styles.text}>
            {t(messages.listingsRemain)}{' '}
            <Link href={paths.contactAbout('listing')} variant="inText">
              {t(messages.contactUs)}
            </Link>
          </p>
          <p className={styles.text}>{t(messages.cancelBatchesFirst)}</p>
          <p className={styles.text}>{t(messages.invoicesRemain)}</p>
        </>
      )}
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t(messages.openDeletion)}
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
