import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about the contact details of families. */
export const messages = defineMessages('batches/contact', import.meta.glob('./locales/*.po'), {
  hiddenChild: msg`Child (name hidden)`,
  hiddenFamily: msg`Family (name hidden)`,
  newOwner: msg`Some names are hidden from the new owner`,
  newOwnerText: msg`Families who joined before the store changed hands have to agree first. We asked them by email. Their seats stay, and names, notes and contact details are shown as soon as they agree.`,
  show: msg`Contact`,
  showOf: (name: string) => msg`Show the contact details of ${name}`,
  seen: msg`The parent sees that you opened this.`,
  callsFrom: (moment: string) => msg`Calls are allowed from ${moment}.`,
})
