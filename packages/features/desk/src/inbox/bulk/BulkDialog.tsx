import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useEffect, useId, useRef, useState } from 'react'
import * as styles from '../dialogs/dialogs.css'
import type { BulkResult, EnquiryRow, Person } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { BulkFields } from './BulkFields'
import { BulkPreview } from './BulkPreview'
import { type BulkAction, type BulkBody, bulkSchema, initialBulk } from './bulk-action'
import { bulkToast } from './bulk-toast'
import { messages } from './messages'

interface BulkDialogProps {
  action: BulkAction
  rows: readonly EnquiryRow[]
  members: readonly Person[]
  now: number
  onDone: () => void
  onClose: () => void
}

/** Changes or emails several enquiries: first the choice, then a preview of each, then the change. */
export function BulkDialog({ action, rows, members, now, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages, inboxMessages)
  const formId = useId()
  const { run, isBusy } = usePageRequest()
  const [preview, setPreview] = useState<{ fields: BulkBody; result: BulkResult } | null>(null)
  const [requestKey] = useState(() => crypto.randomUUID())
  const form = usePageForm({
    schema: bulkSchema(action, now),
    initial: initialBulk(now),
    send: async (api, fields) => ({ fields, result: await send(api, fields, true) }),
    reloads: false,
    onSuccess: setPreview,
  })
  const { close, question } = useDialogGuard({ isDirty: form.isDirty && !isBusy, onClose })

  // Some enquiries have no address that may be emailed.
  const count = action === 'email' ? rows.filter((row) => row.can_email).length : rows.length
  const fields = useRef<HTMLFormElement>(null)
  const isWriting = preview === null
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    if (isWriting && !wasWriting.current)
      fields.current?.querySelector<HTMLElement>('textarea, select, input')?.focus()
    wasWriting.current = isWriting
  }, [isWriting])

  function send(api: ApiClient, fields: BulkBody, isPreview: boolean) {
    const ids = rows.map(({ id }) => id)
    const body = { ids, action, preview: isPreview, request_key: requestKey, ...fields }
    return answerOf(api.POST('/desk/enquiries/bulk', { body }))
  }
  async function change(fields: BulkBody) {
    const result = await run((api) => send(api, fields, false), {
      toast: (changed) => bulkToast(action, changed, t),
    })
    if (result === null) return
    onDone()
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.bulkTitles[action](count))}
      closeLabel={t(inboxMessages.close)}
      className={styles.wide}
      onClose={close}
      footer={
        preview === null ? (
          <>
            <Button onClick={close}>{t(inboxMessages.cancel)}</Button>
            <Button type="submit" form={formId} variant="main" loading={form.isSending}>
              {t(messages.preview)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{t(messages.back)}</Button>
            {preview.result.done > 0 && (
              <Button variant="main" loading={isBusy} onClick={() => void change(preview.fields)}>
                {t(messages.bulkDo[action](preview.result.done))}
              </Button>
            )}
          </>
        )
      }
    >
      {preview === null ? (
        <form ref={fields} id={formId} noValidate onSubmit={form.onSubmit}>
          <BulkFields action={action} form={form} members={members} now={now} />
        </form>
      ) : (
        <BulkPreview action={action} preview={preview.result} now={now} />
      )}
      {question}
    </Dialog>
  )
}
