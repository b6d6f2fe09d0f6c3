import { contactMessages, exitedUsers } from '../../../db/schema/index.ts'

/**
 * Records of people who wait for a contact or an answer. The columns `<field>_on` and `<field>_by` say
 * when it was made and by which admin; `field` also names them in the audit log.
 */
export const followUpKinds = {
  exitedUser: { entity: 'exited_user', field: 'contacted', table: exitedUsers, name: null },
  contactMessage: {
    entity: 'contact_message',
    field: 'answered',
    table: contactMessages,
    name: 'name',
  },
} as const

export type FollowUpKind = (typeof followUpKinds)[keyof typeof followUpKinds]
