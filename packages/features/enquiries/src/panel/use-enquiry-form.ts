import type { ApiClient, SentEnquiries } from '@edbazaar/api-client'
import type { PermissionDays, PermissionDraft } from '@edbazaar/feature-catalogue-ui/permission'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import { nSentEnquiriesAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type EnquiryDraft, emptyDraft, useEnquiryDraft } from './enquiry-draft'
import type { EnquiryValues } from './enquiry-schema'
import { formFieldOf, sendEnquiries } from './send-enquiries'
import type { EnquiryListing } from './use-enquiry-forms'

/** The sent enquiry, with the permission and the email address. */
export interface SentEnquiry {
  sent: SentEnquiries
  values: EnquiryValues
  days: PermissionDays
  /** Deletes the draft, which is kept until the parent has seen whether the address is right. */
  forget: () => void
}

/** The form of an enquiry to these listings, of which there is at least one. */
export function useEnquiryForm(
  listings: readonly [EnquiryListing, ...EnquiryListing[]],
  onSent: (sent: SentEnquiry) => void,
) {
  const [first] = listings
  const recipients = listings.flatMap(({ recipient }) => recipient ?? [])
  const [openedAt] = useState(() => Date.now())
  const [empty] = useState(() => emptyDraft(first.form))
  const { draft = empty, save, clear } = useEnquiryDraft(recipients)
  const countSent = useSetAtom(nSentEnquiriesAtom)
  const days = daysOf(listings)

  async function send(api: ApiClient, values: EnquiryValues) {
    const sent = await sendEnquiries(api, values, {
      recipients,
      days,
      noticeVersion: first.form.notice.version,
      slots: listings.length === 1 ? first.form.slots : [],
      secondsOpen: Math.round((Date.now() - openedAt) / 1000),
    })
    // Sent again with another address, it is another enquiry.
    if (sent.outcome === 'sent') clear()
    else save({ ...form.getValues(), requestKey: crypto.randomUUID() })
    countSent((count) => count + 1)
    onSent({ sent, values, days, forget: clear })
  }
  const api = useApiForm<EnquiryValues, EnquiryDraft>({
    loadSchema: async () => {
      const { enquirySchema } = await import('./enquiry-schema')
      return (t: Translate) => enquirySchema(t, days)
    },
    send,
    stored: { draft, save },
    fieldOf: formFieldOf,
  })
  const { form } = api
  const values = form.watch()

  /** For fields that are not inputs. They are checked as soon as the form has been sent once. */
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  function setPermission({ channels, times, until, untilDate }: PermissionDraft) {
    form.setValue('times', times, { shouldDirty: true })
    form.setValue('until', until, { shouldDirty: true })
    form.setValue('untilDate', untilDate, { shouldDirty: true })
    form.setValue('channels', channels, change)
  }
  return { ...api, values, days, change, setPermission }
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>

/** For several listings: the earliest of their days. */
function daysOf(listings: readonly EnquiryListing[]): PermissionDays {
  const earliest = (days: readonly string[]) => days.toSorted()[0] ?? ''
  return {
    today: todayInIndia(new Date()),
    byDefault: earliest(listings.map(({ form }) => form.expires_on_default)),
    latest: earliest(listings.map(({ form }) => form.expires_on_max)),
  }
}
