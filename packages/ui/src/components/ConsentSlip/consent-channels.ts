/** The ways to contact a parent, in the order they are shown. */
export const consentChannels = ['email', 'phone', 'whatsapp'] as const
export type ConsentChannel = (typeof consentChannels)[number]
