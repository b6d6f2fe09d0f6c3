import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { PermissionForm } from './PermissionForm'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

interface ChangePermissionProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** Called after saving, and on Cancel. */
  onEnd: () => void
}

/** Changes a permission, or gives it again. */
export function ChangePermission({ access, enquiry, editing, onEnd }: ChangePermissionProps) {
  const t = useMessages(messages)
  return (
    <PermissionForm
      enquiry={enquiry}
      name={enquiry.recipient}
      notice={enquiry.notice}
      isBusy={editing.isBusy}
      saveLabel={t(messages.save)}
      onSave={async (body) => {
        const params = accessParams(access)
        const isSaved = await editing.run(
          (api) => answerOf(api.PUT('/my-enquiries/{id}/consent', { params, body })),
          t(messages.changed),
        )
        if (isSaved) onEnd()
      }}
      onCancel={onEnd}
    />
  )
}
