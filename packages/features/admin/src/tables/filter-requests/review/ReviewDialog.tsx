import type { AdminFilterRequest, FilterRequestDetail } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { DecidedNotice } from './DecidedNotice'
import { DecisionFields } from './DecisionFields'
import {
  type DecisionValues,
  decisionBody,
  initialValues,
  isSameDecision,
  missingIn,
} from './decision'
import { reviewMessages as messages } from './messages'
import { RequestFacts } from './RequestFacts'
import { useDecide } from './use-decide'
import { useRequest } from './use-request'

interface ReviewDialogProps {
  request: AdminFilterRequest
  /** The section of its filter, in words. */
  section: string
  onClose: () => void
}

/** A requested value with what a decision would change, and the decision. */
export function ReviewDialog({ request, section, onClose }: ReviewDialogProps) {
  const t = useMessages(messages)
  const { state, value: opened, reload } = useRequest(request.id, request.status)
  const { decide, isBusy } = useDecide(request)
  const [entered, setEntered] = useState<DecisionValues | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const canDecide = opened !== null && opened.request.status === 'pending' && !opened.is_own
  const initial = initialValues(request.value, opened?.values ?? [])
  const values = entered ?? initial
  const missing = missingIn(values)
  async function send() {
    setHasTried(true)
    if (missing === null && (await decide(decisionBody(values)))) onClose()
  }
  const { close, question } = useDialogGuard({
    isDirty: canDecide && !isBusy && !isSameDecision(values, initial),
    onClose,
  })
  return (
    <Dialog
      isOpen
      title={t(messages.title(request.value))}
      description={t(messages.place(request.category, section))}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{canDecide ? t(messages.cancel) : t(messages.close)}</Button>
          {canDecide && (
            <Button
              variant={values.decision === 'rejected' ? 'danger' : 'main'}
              loading={isBusy}
              onClick={() => void send()}
            >
              {t(messages.send[values.decision])}
            </Button>
          )}
        </>
      }
    >
      {state === 'loading' && <Skeleton />}
      {state === 'failed' && (
        <ErrorState
          title={t(messages.failed)}
          actions={<Button onClick={reload}>{t(messages.retry)}</Button>}
        />
      )}
      {opened !== null && <RequestFacts {...opened} />}
      {opened !== null && <WhyClosed opened={opened} />}
      {canDecide && (
        <DecisionFields
          choices={opened.values}
          values={values}
          missing={hasTried ? missing : null}
          onChange={setEntered}
        />
      )}
      {question}
    </Dialog>
  )
}

/** The reason why the admin cannot decide: the request is decided, or their own. */
function WhyClosed({ opened: { request, is_own: isOwn } }: { opened: FilterRequestDetail }) {
  const t = useMessages(messages)
  if (request.status !== 'pending') return <DecidedNotice request={request} />
  return isOwn ? <Notice title={t(messages.own)}>{t(messages.ownText)}</Notice> : null
}
