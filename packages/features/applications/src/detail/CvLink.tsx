import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import * as styles from './detail.css'
import { messages } from './messages'
import { clickLink } from './save-file'

/** The name of a CV with a button that opens it. Its address is valid for a minute. */
export function CvLink({ id, name }: { id: string; name: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  async function onOpen() {
    const params = { path: { id } }
    const address = await run((api) =>
      answerOf(api.POST('/my-applications/{id}/cv-address', { params })),
    )
    if (address !== null) clickLink(address.url, { target: '_blank' })
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
