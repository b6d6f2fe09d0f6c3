import type { ConsentNotice } from '@edbazaar/api-client'
import {
  newPermission,
  type PermissionDays,
  type PermissionDraft,
  permissionFieldOf,
} from '@edbazaar/feature-catalogue-ui/permission'
import { addDays, type Translate, todayInIndia, useSession } from '@edbazaar/feature-platform'
import { useState } from 'react'
import { detailsSchema } from './details-schema'
import { type BookingDraft, firstChoice, useDraft } from './drafts'

interface DetailsOptions {
  batchId: number
  notice: ConsentNotice
  /** The last class, yyyy-mm-dd: the permission lasts for a month longer. */
  endsOn: string | null
}

/** What the forms of a booking share: their draft, and the schema of the details. */
export function useDetails({ batchId, notice, endsOn }: DetailsOptions) {
  const user = useSession()?.user
  const today = todayInIndia(new Date())
  const days: PermissionDays = { today, byDefault: addDays(today, 90), latest: addDays(today, 364) }
  const [empty] = useState<BookingDraft>(() => ({
    ...firstChoice,
    ...initialOf(endsOn, days),
    note: '',
    isParent: false,
  }))
  const { draft = empty, save, clear } = useDraft(batchId)
  const { email = '', phone } = user ?? {}
  return {
    notice,
    days,
    email,
    phone: phone ?? '',
    stored: { draft, save },
    clear,
    schema: (t: Translate) =>
      detailsSchema(t, { days, version: notice.version, hasPhone: Boolean(phone) }),
  }
}

export type Details = ReturnType<typeof useDetails>

/** The form's field for a field of the details in the API, such as `details.note`. */
export function detailsFieldOf(apiField: string): string {
  const field = apiField.replace(/^details\./, '')
  return field === 'is_parent' ? 'isParent' : permissionFieldOf(field)
}

/** By email, until a month after the last class. */
function initialOf(endsOn: string | null, { latest, byDefault }: PermissionDays): PermissionDraft {
  const wanted = endsOn === null ? latest : addDays(endsOn, 30)
  const untilDate = [wanted, latest].toSorted()[0] ?? latest
  if (untilDate <= byDefault) return newPermission([])
  return { ...newPermission([]), until: 'date', untilDate }
}
