import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import type { Holiday } from '../../batch-types'
import { fullDay } from '../../times/times'
import { messages } from './messages'

interface RemoveHolidayProps {
  holiday: Holiday
  onClose: () => void
}

/** Asks whether a holiday is to be removed. */
export default function RemoveHoliday({ holiday, onClose }: RemoveHolidayProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  async function remove() {
    await run(
      (api) =>
        answerOf(api.DELETE('/stores/holidays/{id}', { params: { path: { id: holiday.id } } })),
      { toast: () => t(messages.removed) },
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      question={t(messages.removeQuestion(holiday.name, fullDay(holiday.on, locale)))}
      yesLabel={t(messages.removeYes)}
      noLabel={t(messages.keep)}
      closeLabel={t(messages.close)}
      isBusy={isBusy}
      onYes={() => void remove()}
      onNo={onClose}
    >
      {t(messages.removeText)}
    </ConfirmDialog>
  )
}
