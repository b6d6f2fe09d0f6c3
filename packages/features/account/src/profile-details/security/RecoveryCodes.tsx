import { useMessages } from '@edbazaar/feature-platform'
import { useCopy } from '@edbazaar/feature-platform/clipboard'
import { saveFile } from '@edbazaar/feature-platform/save-file'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import * as details from '../details.css'
import { messages } from './messages'
import * as styles from './security.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onClose: () => void
}

/** Shows recovery codes once, to save or copy. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const t = useMessages(messages)
  const copy = useCopy()
  function download() {
    const text = `${t(messages.fileTitle(email))}\n\n${codes.join('\n')}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), 'edbazaar-recovery-codes.txt')
  }
  return (
    <div className={styles.steps}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={details.actions}>
        <Button onClick={download}>
          <DownloadIcon />
          {t(messages.download)}
        </Button>
        <Button
          onClick={() =>
            void copy(codes.join('\n'), {
              copied: t(messages.copied),
              failed: t(messages.copyFailed),
            })
          }
        >
          {t(messages.copy)}
        </Button>
        <Button variant="main" onClick={onClose}>
          {t(messages.saved)}
        </Button>
      </div>
    </div>
  )
}
