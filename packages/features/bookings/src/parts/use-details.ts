import type { BookingDetails, ConsentNotice } from '@edbazaar/api-client'
import {
  newPermission,
  type PermissionDays,
  type PermissionDraft,
  toConsent,
  usePermissionErrors,
} from '@edbazaar/feature-catalogue-ui/permission'
import { useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { addDays, todayInIndia, useMessages, useSession } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { type DetailsDraft, useDraft } from './drafts'
import { messages } from './messages'

type DetailsErrors = ReturnType<typeof usePermissionErrors> & { isParent?: string | undefined }
const noErrors: Partial<DetailsErrors> = {}

interface DetailsOptions {
  batchId: number
  notice: ConsentNotice
  /** The last class, yyyy-mm-dd: the permission lasts for a month longer. */
  endsOn: string | null
}

/** The details of a booking: a note, the permission, and that the sender is a parent. */
export function useDetails({ batchId, notice, endsOn }: DetailsOptions) {
  const t = useMessages(messages)
  const user = useSession()?.user
  const today = todayInIndia(new Date())
  const days: PermissionDays = { today, byDefault: addDays(today, 90), latest: addDays(today, 364) }
  const [initial] = useState<DetailsDraft>(() => ({
    permission: initialOf(endsOn, days),
    note: '',
    isParent: false,
  }))
  const { draft, change } = useDraft(batchId)
  const { permission, note, isParent } = draft.details ?? initial
  const changeDetails = (changed: Partial<DetailsDraft>) =>
    change(({ details = initial, ...others }) => ({
      ...others,
      details: { ...details, ...changed },
    }))
  const [isChecked, setIsChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  const ofPermission = usePermissionErrors(permission, days)
  const needsPhone = permission.channels.some((channel) => channel !== 'email')
  const errors = {
    ...ofPermission,
    channels:
      ofPermission.channels ?? (needsPhone && !user?.phone ? t(messages.noPhone) : undefined),
    isParent: isParent ? undefined : t(messages.tickParent),
  }

  /** The details to send, or null after showing what is wrong. */
  function read(): BookingDetails | null {
    setIsChecked(true)
    if (Object.values(errors).some((error) => error !== undefined)) {
      if (fields.current) focusFirstInvalid(fields.current)
      return null
    }
    const written = note.trim()
    return {
      is_parent: true,
      ...(written !== '' && { note: written }),
      consent: toConsent(permission, { days, version: notice.version }),
    }
  }
  return {
    notice,
    days,
    permission,
    setPermission: (to: PermissionDraft) => changeDetails({ permission: to }),
    note,
    setNote: (to: string) => changeDetails({ note: to }),
    isParent,
    setIsParent: (to: boolean) => changeDetails({ isParent: to }),
    errors: isChecked ? errors : noErrors,
    fields,
    read,
    email: user?.email ?? '',
    phone: user?.phone ?? '',
  }
}

export type DetailsState = ReturnType<typeof useDetails>

/** By email, until a month after the last class. */
function initialOf(endsOn: string | null, { latest, byDefault }: PermissionDays): PermissionDraft {
  const wanted = endsOn === null ? latest : addDays(endsOn, 30)
  const untilDate = [wanted, latest].toSorted()[0] ?? latest
  if (untilDate <= byDefault) return newPermission([])
  return { ...newPermission([]), until: 'date', untilDate }
}
