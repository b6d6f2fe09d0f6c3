import { ContactScreen, contactMeta, postContact } from '@edbazaar/feature-contact'

export const action = postContact
export const Component = ContactScreen
export const handle = { meta: contactMeta }
