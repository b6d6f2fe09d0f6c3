import {
  type ApiClient,
  answerOf,
  type EnquiryForm,
  type NewEnquiries,
  type SentEnquiries,
} from '@edbazaar/api-client'
import {
  type PermissionDays,
  permissionFieldOf,
  toConsent,
} from '@edbazaar/feature-catalogue-ui/permission'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import type { EnquiryValues } from './enquiry-schema'

interface SendOptions {
  recipients: readonly EnquiryRecipient[]
  days: PermissionDays
  noticeVersion: number
  secondsOpen: number
  /** Visit times of the only recipient. */
  slots: EnquiryForm['slots']
}

/** Sends an enquiry to each recipient. */
export function sendEnquiries(
  api: ApiClient,
  values: EnquiryValues,
  { recipients, days, noticeVersion, secondsOpen, slots }: SendOptions,
): Promise<SentEnquiries> {
  const { name, email, phone, message, declared, website, requestKey } = values
  const child = childOf(values)
  // A time of an older draft may not be offered any more.
  const isVisitFree = values.wantsVisit && slots.some(({ id }) => String(id) === values.visitSlot)
  const body: NewEnquiries = {
    request_key: requestKey,
    recipients: recipients.map(({ kind, id, batch }) => ({
      kind,
      id,
      ...(batch && { batch_id: batch.id }),
    })),
    name,
    email,
    message,
    declared,
    website,
    seconds_open: secondsOpen,
    consent: toConsent(values, { days, version: noticeVersion }),
    ...(child && { child }),
    ...(phone !== '' && { phone }),
    ...(values.wantedFrom !== '' && { wanted_from: values.wantedFrom }),
    ...(values.wantsVisit && values.visitWish !== '' && { visit_wish: values.visitWish }),
    ...(isVisitFree && { visit_slot: Number(values.visitSlot) }),
  }
  return answerOf(api.POST('/enquiries', { body }))
}

function childOf({ child, childName, classSought }: EnquiryValues): NewEnquiries['child'] {
  const known = child === '' ? {} : { id: Number(child) }
  const named = child === '' && childName !== '' ? { name: childName } : {}
  const sought = classSought === '' ? {} : { class_sought: classSought }
  const all = { ...known, ...named, ...sought }
  return Object.keys(all).length === 0 ? undefined : all
}

const fields: Readonly<Record<string, string>> = {
  child: 'childName',
  wanted_from: 'wantedFrom',
  visit_wish: 'visitWish',
  visit_slot: 'visitSlot',
}

/** The field of the form for a field of the API. */
export function formFieldOf(apiField: string): string | undefined {
  if (/^consent/.test(apiField)) return permissionFieldOf(apiField)
  if (/^child\.class_sought/.test(apiField)) return 'classSought'
  const [top = ''] = /^\w+/.exec(apiField) ?? []
  return fields[top] ?? top
}
