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
      saveLabel={t(messages.save)}
      send={(api, body) => {
        const params = accessParams(access)
        return answerOf(api.PUT('/my-enquiries/{id}/consent', { params, body }))
      }}
      onSaved={(changed) => {
        editing.show(changed, t(messages.changed))
        onEnd()
      }}
      onCancel={onEnd}
    />
  )
}
