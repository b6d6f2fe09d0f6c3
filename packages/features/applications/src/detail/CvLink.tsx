import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import * as styles from './detail.css'
import { messages } from './messages'
import { openInNewTab } from './open-in-new-tab'

interface CvLinkProps {
  /** Of the application. */
  id: string
  name: string
  /** The question that the file answers; none for the CV. */
  questionId?: number
}

/** The name of a CV, or of a file, with a button that opens it. Its URL is valid for a minute. */
export function CvLink({ id, name, questionId }: CvLinkProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  async function onOpen() {
    const query = questionId === undefined ? {} : { question_id: questionId }
    const params = { path: { id }, query }
    const address = await run((api) =>
      answerOf(api.POST('/my-applications/{id}/cv-address', { params })),
    )
    if (address !== null) openInNewTab(address.url)
  }
  return (
    <span className={styles.cv}>
      <span>{name}</span>
      <Button variant="bare" loading={isBusy} onClick={() => void onOpen()}>
        {t(messages.openCv)}
      </Button>
    </span>
  )
}
