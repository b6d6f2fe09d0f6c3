import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import {
  dayInIndia,
  showToastAtom,
  type Translate,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess } from './use-enquiry'

interface InvalidClaimProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  onAnswered: (enquiry: MyEnquiry) => void
}

/** The reason why the listing marked the enquiry as invalid, and the answer of the parent. */
export function InvalidClaim({ access, enquiry, onAnswered }: InvalidClaimProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { invalid, recipient, can } = enquiry
  if (invalid === null) return null
  const until = formatDay(dayInIndia(invalid.answer_until), { withYear: true, locale })
  return (
    <>
      <Notice title={t(messages.invalidTitle(recipient))}>
        {t(messages.invalidReasons[invalid.reason])}{' '}
        {invalid.answer === null
          ? can.object && t(messages.answerUntil(until))
          : t(messages.answered(invalid.answer))}
      </Notice>
      {can.object && <AnswerForm access={access} onAnswered={onAnswered} />}
    </>
  )
}

const answerSchema = (t: Translate) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.writeSomething)),
      v.maxLength(2000, t(messages.shorten)),
    ),
  })
const loadSchema = async () => answerSchema

function AnswerForm({ access, onAnswered }: Pick<InvalidClaimProps, 'access' | 'onAnswered'>) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { field, isSending, onSubmit } = useApiForm<{ text: string }>({
    loadSchema,
    validatesOnBlur: false,
    initial: { text: '' },
    send: async (api, body) => {
      const path = '/my-enquiries/{id}/objection'
      const answered = await answerOf(api.POST(path, { params: accessParams(access), body }))
      showToast({ type: 'success', message: t(messages.answerSent) })
      onAnswered(answered)
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <div className={styles.field}>
        <TextArea label={t(messages.yourAnswer)} rows={3} {...field('text')} />
      </div>
      <Button type="submit" loading={isSending}>
        {t(messages.sendAnswer)}
      </Button>
    </form>
  )
}
