import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import * as styles from './detail.css'
import { messages } from './messages'
import { useReplyDraft } from './reply-drafts'
import { accessParams, type EnquiryAccess } from './use-enquiry'

interface ReplyFormProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  onSent: (enquiry: MyEnquiry) => void
}

const replySchema = (t: Translate) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.writeSomething)),
      v.maxLength(2000, t(messages.shorten)),
    ),
    requestKey: v.string(),
  })
const loadSchema = async () => replySchema

/** Writes to the listing. What was typed stays until it is sent. */
export function ReplyForm({ access, enquiry, onSent }: ReplyFormProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { draft, save, clear } = useReplyDraft(enquiry.id)
  const { field, isSending, onSubmit } = useApiForm<v.InferOutput<ReturnType<typeof replySchema>>>({
    loadSchema,
    validatesOnBlur: false,
    stored: { draft, save },
    send: async (api, { text, requestKey }) => {
      const sent = await answerOf(
        api.POST('/my-enquiries/{id}/messages', {
          params: accessParams(access),
          body: { text, request_key: requestKey },
        }),
      )
      clear()
      showToast({ type: 'success', message: t(messages.sent) })
      onSent(sent)
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <div className={styles.field}>
        <TextArea
          label={t(messages.reply)}
          hint={t(messages.replyHint(enquiry.recipient))}
          rows={3}
          {...field('text')}
        />
      </div>
      <Button type="submit" variant="main" loading={isSending}>
        {t(messages.send)}
      </Button>
    </form>
  )
}
